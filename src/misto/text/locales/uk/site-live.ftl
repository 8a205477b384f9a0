### Живі оновлення сторінок.

live-news = З’явилося нове. Показати
live-changed = Гра змінилася. Оновити сторінку
live-posts =
    { $count ->
        [one] { $count } новий допис
        [few] { $count } нові дописи
       *[many] { $count } нових дописів
    }
