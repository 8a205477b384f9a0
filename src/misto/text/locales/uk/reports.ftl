### Підсумки ходу, які читають усі, і кінець гри.
### Імена не відмінюються; $names — один або кілька персонажів, ніколи не порожньо.


## Заголовки

report-title = «{ $title }». Підсумки ходу { $turn }
report-title-untitled = Підсумки ходу { $turn }
ending-title = «{ $title }». Кінець гри
ending-title-untitled = Кінець гри


## Загиблі

nobody-died = Цього ходу ніхто не загинув.

died-heading = { $count ->
        [1] { $gender ->
            [m] Загинув:
            [f] Загинула:
           *[other] Смерть:
        }
       *[other] Загинули:
    }

# Хто зник, вибув сам або кого виключено
gone-heading = { $count ->
        [1] { $gender ->
            [m] Вибув із гри:
            [f] Вибула з гри:
           *[other] Вибуття з гри:
        }
       *[other] Вибули з гри:
    }

# $what — роль або сторона, $causes — причини через кому
fate = { $name }{ $has_what ->
        [yes] {" "}— { $what }
       *[no] {""}
    }{ $has_causes ->
        [yes] {" "}({ $causes })
       *[no] {""}
    }


## Суд Лінча і вибори хранителя ключів

court-heading = Суд Лінча
court-sentence = Вирок: { $names }.
court-nobody = { $why ->
        [no_votes] Жодного голосу не зараховано, тож нікого не страчено.
        [tie] Найбільше голосів порівну ({ $votes }): { $names }. Нікого не страчено.
        [few] Найбільше голосів ({ $votes }): { $names }. Для вироку цього замало, тож нікого не страчено.
       *[unsaid] Нікого не страчено.
    }

election-heading = Вибори хранителя ключів
election-keeper = { $gender ->
        [f] Хранителька ключів: { $names }.
       *[other] Хранитель ключів: { $names }.
    }
# Обраний персонаж до кінця ходу вибув
election-lost = Обрано: { $names }. Але того самого ходу цей персонаж вибув із гри, тож хранителя ключів немає.
election-nobody = { $why ->
        [no_votes] Жодного голосу не зараховано, тож хранителя ключів не обрано.
        [tie] Найбільше голосів порівну ({ $votes }): { $names }. Хранителя ключів не обрано.
       *[unsaid] Хранителя ключів не обрано.
    }

sealed-result = Цього ходу оголошено тільки результат.
sealed-totals = Цього ходу оголошено тільки результат і кількість голосів.


## Хто за кого голосував

votes-heading = Голосування:
ballot = { $voter } — { $vote }
ballot-empty = { $voter } —
# $votes — попередні голоси, від першого
ballot-history = { $ballot } (раніше: { $votes })
ballot-void = { $ballot } (не зараховано за рішенням ведучого)
vote-nobody = ні за кого
vote-withdrawn = відкликано

tally-heading = Підрахунок голосів:
tally = { $name } — { $votes }
tally-nobody = Ні за кого: { $names }
tally-silent = Не голосували: { $names }
tally-everybody = Проголосували всі.


## Рішення ведучого, перемога, кінець

rulings-heading = Рішення ведучого:
roles-heading = Хто ким був:
# $fate — ім’я, роль, причини смерті
role-alive = { $gender ->
        [m] живий
        [f] жива
       *[other] серед живих
    }
role-played = { $fate }; гравець { $person }
awards-heading = Відзнаки:
award-given = { $award }: { $names }
