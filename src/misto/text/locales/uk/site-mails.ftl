### Листи електронною поштою. Тема й текст кажуть, у якій грі що сталося, і більше нічого:
### ні ролі, ні голосу, ні імені персонажа чи людини.

mail-subject-role-letter = «{ $title }»: ролі роздано
mail-body-role-letter = У грі «{ $title }» роздано ролі. Прочитай листа зі своєю роллю на сторінці «Моє місце» й підтвердь, що прочитано.
mail-subject-turn-opened = «{ $title }»: новий хід
mail-body-turn-opened = У грі «{ $title }» відкрито новий хід. Подивись, що треба встигнути до його закриття.
mail-subject-deadline = «{ $title }»: хід скоро закриється
mail-body-deadline = У грі «{ $title }» скоро закриється хід, а за тобою ще щось є. Подивись, що саме, і встигни.
mail-subject-report = «{ $title }»: підсумки ходу
mail-body-report = У грі «{ $title }» оприлюднено підсумки ходу. Вони в ігровій темі.
mail-subject-letter = «{ $title }»: новий лист
mail-body-letter = У грі «{ $title }» на тебе чекає новий лист. Прочитати його можна на сайті.
mail-subject-mention = «{ $title }»: тебе згадано
mail-body-mention = У грі «{ $title }» тебе згадано в дописі.
mail-subject-game-ended = «{ $title }»: гру завершено
mail-body-game-ended = Гру «{ $title }» завершено. Як саме — читай в ігровій темі.
mail-subject-reminder = «{ $title }»: нагадування
mail-body-reminder = Нагадування про гру «{ $title }»: хід триває. Подивись, чи все зроблено.

mail-go = Перейти до гри
mail-why = Цей лист прийшов, бо так налаштовано у твоєму профілі; там-таки його можна вимкнути:
