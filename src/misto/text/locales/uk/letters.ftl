### Листи одному гравцеві: роль, нова роль, відповіді на перевірки, записки, заміна, підтвердження.
### До гравця — на «ти». Тексти ролей — у rules.ftl (role-….letter).
###
### $label — нік і ім’я персонажа, $name — саме ім’я; $role — назва ролі.


## Лист із роллю

letter-title = «{ $title }». Лист із роллю
letter-title-untitled = Лист із роллю
letter-persona = Твій персонаж: { $label }.
letter-mates = Твої спільники:
letter-no-mates = Спільників у тебе немає.
letter-mate = { $label } — { $role }
letter-commissioner = { $gender ->
        [f] Комісарка: { $label }.
       *[other] Комісар: { $label }.
    }
letter-orders = Що можна надсилати: { $kinds }.
letter-hours = Заявки приймаються до { $closes } за часом гри ({ $timezone }){ $hunts ->
        [yes] , а заявки на полювання — з { $hunt_opens }.
       *[no] .
    }
letter-closes = Закриття ходу { $turn }: { $when }.
letter-keeper = Першого ходу суд обирає хранителя ключів, тож голос потрібен і тоді.
letter-secret = Не показуй цього листа нікому: за таке виключають із гри.


## Що хід приніс одному гравцеві

turn-letter-title = «{ $title }». Хід { $turn }: лише для тебе
turn-letter-title-untitled = Хід { $turn }: лише для тебе

# Перевірений персонаж загинув під час того самого розгляду
answer-autopsy = Розтин показав: { $cause }.
answer-weapon = Зброя: { $weapon }

note-from = Передсмертна записка. Автор: { $name }.

new-role = Оновлений лист із роллю. Попередній більше не чинний.
new-mate = Відтепер у мафії: { $name } — { $role }.
no-longer-mate = Більше не в мафії: { $name } — { $role }.


## Заміна гравця

welcome-title = «{ $title }». Ти виходиш на заміну
welcome-title-untitled = Ти виходиш на заміну
welcome = Відтепер твій персонаж: { $label }. Заявки, записки й усе, що відомо на цьому місці, — твої.
welcome-misses-cleared = Пропущені досі голосування не рахуються.
farewell = За персонажа «{ $label }» відтепер грає хтось інший. Дякуємо за гру! Усе, що ти про неї знаєш, бережи в таємниці, доки вона не скінчиться.


## Підтвердження

receipt-given = Заявку прийнято: { $order }. Підтвердження № { $number }: хід { $turn }, { $when }.
receipt-withdrawn = Заявку відкликано: { $order }. Підтвердження № { $number }: хід { $turn }, { $when }.
receipt-note = Передсмертну записку прийнято, адресат: { $name }. Підтвердження № { $number }: хід { $turn }, { $when }.
