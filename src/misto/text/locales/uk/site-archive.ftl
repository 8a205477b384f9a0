### Архів гри: підсумки, суди, гравці, правила, роздача, відзнаки, вивантаження.

archive-reports = Підсумки
archive-reports-none = Жодного ходу ще не підсумовано. Щойно ведучий оголосить підсумки, вони з’являться тут.
archive-opened = Гру відкрито: усе, що було таємницею, тепер видно
archive-take-page = Уся гра однією сторінкою
archive-take-record = Протокол гри (YAML): його можна переграти командою «misto replay»
archive-take-ledger = Журнал гри (рядки JSON): його перевіряють «misto verify-ledger» і «misto verify-deal»
archive-take-note = Файли можна зберегти собі: вони не залежать від цього сайту.

archive-roots = Відбитки ходів і ключ підпису
archive-roots-about = Кому цікаво: запиши їх зараз, і після гри перевіриш, чи журнал не переписали.
archive-roots-help = Як це перевірити
archive-root-undone = ці підсумки скасовано
archive-receipt-key = Ключ, яким цей сайт підписує підтвердження

archive-court = Суд
archive-court-none = Суду ще не було. Тут з’явиться таблиця: хто за кого голосував, хід за ходом.
archive-court-lead = Перекреслено голоси, які потім змінили. Підсвічено голоси за себе.
archive-court-table = Хто за кого голосував
archive-voter = Хто
archive-turn = Хід { $turn }
archive-election = Вибори хранителя ключів, хід { $turn }
archive-court-of = Суд Лінча, хід { $turn }
archive-cell-dead = привид
archive-cell-sealed = не оголошено
archive-cell-silent = немає голосу
archive-cell-free = –

archive-seats = Гравці
archive-seats-none = Місць іще немає: вони з’являться після роздачі ролей.
archive-seats-count = Живих: { $living }, привидів: { $ghosts }
archive-your-seat = це ти
archive-keeper = тримає ключі
archive-played-by = Грав акаунт: { $person }
archive-fate = { $has_was ->
        [yes] { $was }, хід { $turn }
       *[no] хід { $turn }
    }{ $has_causes ->
        [yes] {" "}({ $causes })
       *[no] {""}
    }

archive-rules = Правила цієї гри
archive-rules-lead = Так, як їх налаштував ведучий: пункт за пунктом. Що відрізняється від звичайних правил, позначено.

archive-deal = Роздача ролей та її доказ
archive-deal-link = Роздача ролей та її доказ
archive-deal-lead = Ролі роздає жереб, якого ніхто не може підлаштувати. Відбиток ключа оголошено до першого жереба, тож ключ уже не підмінити; а що вийде з ключа й жеребів усіх гравців, наперед не знає ніхто.
archive-deal-none = Запис на гру ще не відкрито, тож показувати тут нічого.
archive-deal-by-hand = Ролі в цій грі роздано без жереба: доводити тут нема чого.
archive-deal-number = Роздача { $number }
archive-deal-proved = Усе сходиться: роздачу доведено.
archive-deal-sealed = Ключ запечатано до кінця гри. Тоді кожен зможе перевірити роздачу на цій сторінці.
archive-deal-commitment = Відбиток ключа
archive-deal-fingerprint = Відбиток запису
archive-deal-beacon = Стороннє число
archive-deal-lineup = Склад
archive-deal-key = Ключ
archive-deal-seats = Хто що дістав
archive-deal-seat = Місце
archive-deal-nonce = Жереб
archive-deal-role = Роль
archive-deal-nonces = Жереби гравців
archive-deal-yours = твій
archive-deal-help = Як це працює і як це перевірити
archive-deal-ledger = Журнал гри для «misto verify-deal»

archive-awards = Відзнаки
archive-awards-lead = Один голос на кожну відзнаку; його можна змінити, доки ведучий не підбив підсумків.
archive-awards-early = Відзнаки дістануться найкращим, коли гра закінчиться і все відкриється.
archive-awards-wait = Голоси ще збирають. Результат з’явиться тут.
archive-award-for-townsperson = Найкращий мирний житель чи мирна жителька
archive-award-for-mafioso = Найкраща мафія
archive-award-for-player = Найкраща гра
archive-award-for-character = Найкращий персонаж
archive-award-send = Віддати голос
archive-award-change = Змінити голос
archive-award-taken = Голос за відзнаку прийнято.
archive-award-choose = Обери місце, якому віддаєш голос, і надішли ще раз.
archive-award-not-yours = Зараз ти не можеш голосувати за відзнаки. Хто голосує, сказано в правилах гри (пункт AWARD-1).

archive-whole-title = { $title }: уся гра
archive-whole-made = Сторінку зібрано { $when }. Вона не залежить від сайту: її можна зберегти й читати без мережі.
archive-whole-thread = Ігрова тема
archive-whole-mafia = Чат мафії
archive-whole-talk = Обговорення

archive-odds = Якими були шанси
archive-odds-lead = Як закінчуються ігри з таким складом ролей за цими правилами, коли їх багато разів грає програма, — і як сталося насправді.
archive-odds-beside = І як сталося
archive-odds-came = Насправді
archive-odds-length = Ходів у грі
archive-odds-court = Вироки мафії чи маніякові
archive-odds-of = { $count } з { $all }
archive-odds-lived = { $count ->
    [1] до кінця
   *[other] { $count } до кінця
}
archive-odds-lives = Біля кожної ролі — на якому ході загинули ті, кому її роздано, і скільки ходів вона живе в середньому. Одна гра нічого не доводить: що стається раз на десять ігор, те не диво.
