### Події гри, по реченню на кожну: журнал, рішення ведучого у підсумках, пульт.
### Передаються лише ті значення, які подія має; $has_… каже "yes" або "no". Причина рішення
### (because у words.ftl) іде окремим реченням.
###
### $seat $to $author — персонажі; $person — гравець; $when — час; $order — заявка або її назва.


## Запис і роздача

event-game_created = Створено гру «{ $title }».
event-enrolment_opened = Запис на гру відкрито. Відбиток ключа роздачі: { $commitment }.
event-key_drawn = Ключ роздачі вибрано й запечатано до кінця гри.
event-enrolled = Новий запис на гру: { $person }.
event-enrolment_withdrawn = Запис на гру відкликано: { $person }.
event-roster_changed = Записалося: { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }.
event-enrolment_closed = Запис на гру закрито. Склад: { $lineup }.
event-deal_cancelled = Роздачу скасовано. Її ключ: { $key }.
event-dealt = Ролі роздано.
event-table_set = Персонажі в грі: { $personas }.
event-person_seated = { $person }: { $label }.
event-role_told = Лист із роллю: { $seat } — { $role }.
event-mate_told = Мафії повідомлено: { $seat } — { $role }.


## Хід і заявки

event-turn_opened = Хід { $turn } відкрито. Закриття: { $when }.
event-order_given = { $has_why ->
        [yes] Заявку внесено за рішенням ведучого. { $seat }: { $order }.
       *[no] Заявка № { $number }. { $seat }: { $order }.
    }
event-order_withdrawn = Заявку відкликано. { $seat }: { $order }.
event-vote_shown = { $has_targets ->
        [yes] Голосування. { $seat }: { $targets }.
       *[no] Голос відкликано: { $seat }.
    }
event-note_given = Передсмертна записка. Автор: { $seat }; адресат: { $to }.
event-turn_closed = { $has_why ->
        [yes] Хід { $turn } закрито рішенням ведучого.
       *[no] Хід { $turn } закрито.
    }
event-turn_resolved = Хід { $turn } розглянуто, підсумків ще не оголошено.


## Підсумки

event-report_published = Підсумки ходу { $turn } оголошено.
event-story_told = До підсумків ходу { $turn } додано розповідь.
event-seat_died = Смерть: { $fate }.
event-seat_revived = Знову в грі, за рішенням ведучого: { $seat }.
event-fact_corrected = Виправлено за рішенням ведучого: { $seat } — { $shows }.
event-court_held = { $election ->
        [true] { $has_sentenced ->
            [yes] Вибори хранителя ключів. Обрано: { $sentenced }.
           *[no] Вибори хранителя ключів. Не обрано нікого.
        }
       *[false] { $has_sentenced ->
            [yes] Суд Лінча. Вирок: { $sentenced }.
           *[no] Суд Лінча. Нікого не страчено.
        }
    }
event-keeper_named = { $gender ->
        [f] Хранителька ключів: { $seat }.
       *[other] Хранитель ключів: { $seat }.
    }
event-check_answered = Перевірка: { $seat } — { $shows }.
event-check_unanswered = Перевірка: { $seat } — без відповіді.
event-note_handed = Передсмертну записку передано. Автор: { $author }; адресат: { $to }.
event-person_revealed = За персонажем «{ $seat }» — гравець { $person }.
event-game_won = Гру завершено. { $winner }


## Рішення ведучого

event-resolution_undone = Підсумки ходу { $turn } скасовано.
event-order_voided = Заявку скасовано. { $seat }: { $order }.
event-fact_changed = Змінено встановлений факт: { $fact }.
event-vote_barred = Без права голосу на ході { $turn }: { $seat }.
event-seat_excluded = { $gender ->
        [m] Виключений з гри: { $seat }.
        [f] Виключена з гри: { $seat }.
       *[other] Виключення з гри: { $seat }.
    }
event-seat_left = { $gender ->
        [m] Вибув за власним бажанням: { $seat }.
        [f] Вибула за власним бажанням: { $seat }.
       *[other] Вибуття за власним бажанням: { $seat }.
    }
event-seat_silenced = Привида позбавлено слова: { $seat }.
event-double_kill_granted = На ході { $turn } мафії дозволено подвійне вбивство.
event-turn_extended = Хід { $turn } подовжено. Закриття: { $when }.
event-turn_paused = Хід { $turn } призупинено.
event-turn_resumed = Хід { $turn } відновлено. Закриття: { $when }.
event-close_moved = Сайт не працював, тож хід { $turn } закриється пізніше: { $when }.
event-player_replaced = Заміна гравця: { $seat }.
event-seat_taken = Новому гравцеві — лист про заміну: { $seat }.
event-seat_lost = Попередньому гравцеві — лист про заміну: { $seat }.

# Змінений факт: ім’я, а далі через кому, що тепер
fact = { $seat } — { $changes }
fact-alive = серед живих
fact-dead = серед загиблих
fact-role = роль: { $role }
fact-poisoned = отрута є
fact-not-poisoned = отрути немає
fact-unchanged = усе за правилами


## Після гри

event-game_opened = Усе відкрито.
event-award_voted = Голос за відзнаку. { $award }: { $seat }.
event-awards_given = { $has_awards ->
        [yes] Відзнаки. { $awards }.
       *[no] Відзнак не присуджено.
    }

# Роль у складі, якщо вона там не одна: «мирний житель × 4»
lineup-several = { $role } × { $count }
