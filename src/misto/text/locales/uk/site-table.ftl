### Місце гравця.

table-owe = Що ще за мною
table-owe-short-letter = Роль
table-owe-short-vote = Голос
table-owe-short-post = Допис
table-owe-short-introduction = Знайомство
table-owe-short-argument = Пояснення
table-owe-short-order = Заявка
