### Слова й короткі звороти: заявки, переможці, відзнаки, лічба, години.
### Імена персонажів не відмінюються: речення будується довкола них.
### $gender — "m", "f" або "other"; числа передаються числами.


## Персонажі

label = { $nick } — { $name }
seat-number = місце { $seat }


## Заявки: назва посеред речення

kind-vote = голос
kind-hunt = полювання
kind-kill = вбивство
kind-check = перевірка
kind-poison = отрута
kind-heal = лікування
kind-inject = смертельний укол
kind-block = блокування
kind-frame = обмова
kind-shoot = останній постріл
kind-note = передсмертна записка


## Заявки: заголовок, як його пише гравець

subject-vote = Суд Лінча { $turn }
subject-election = Вибори хранителя ключів { $turn }
subject-hunt = Полювання { $turn }
subject-kill = Вбивство мафії { $turn }
subject-check = Перевірка { $turn }
subject-poison = Отрута { $turn }
subject-heal = Лікування { $turn }
subject-inject = Смертельний укол { $turn }
subject-block = Блокування { $turn }
subject-frame = Обмова { $turn }
subject-shoot = Останній постріл
subject-note = Передсмертна записка


## Заявки: на кого

# $what — назва заявки або її заголовок
order = { $what } — { $targets }

order-nobody = { $kind ->
        [vote] ні за кого
        [shoot] ні в кого
       *[other] ні на кого
    }


## Що показує смерть і що показує перевірка, коли це сторона

shown-town = { $gender ->
        [f] містянка
       *[other] містянин
    }
shown-mafia = мафія
found-town = не мафія


## Стан гри

phase-created = запис на гру ще не відкрито
phase-enrolment = триває запис на гру
phase-frozen = запис закрито, ролі ще не роздано
phase-open = хід триває
phase-closed = хід закрито, підсумків ще немає
phase-over = гру завершено
phase-opened = гру завершено, усе відкрито


## Чим закінчилася гра

winner-town = Перемога міста!
winner-mafia = Перемога мафії!
winner-maniac = Перемога маніяка-отруйника!
winner-draw = Нічия: не вижив ніхто.
ending-draw = нічия
ending-none = без кінця


## Відзнаки

award-townsperson = Найкращий містянин
award-mafioso = Найкращий мафіозі
award-player = Найкращий гравець
award-character = Найкращий персонаж


## Лічба

count-votes = { $count ->
        [one] { $count } голос
        [few] { $count } голоси
        [many] { $count } голосів
       *[other] { $count } голосу
    }
count-turns = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
count-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
count-posts = { $count ->
        [one] { $count } допис
        [few] { $count } дописи
        [many] { $count } дописів
       *[other] { $count } допису
    }
count-seats = { $count ->
        [one] { $count } місце
        [few] { $count } місця
        [many] { $count } місць
       *[other] { $count } місця
    }


## Час

when = { $hour }, { $day } { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[12] грудня
    }

weekday-monday = понеділок
weekday-tuesday = вівторок
weekday-wednesday = середа
weekday-thursday = четвер
weekday-friday = п’ятниця
weekday-saturday = субота
weekday-sunday = неділя


## Сполучення

# Перелік, з якого щось одне: «а, б або в»
either = { $items } або { $last }

# Причина, яку написав ведучий; речення вже закінчене
because = Причина: { $why }
