### Стіл ведучого: створення гри, запис, хід, рішення, листи, журнал.

## Вкладки

desk-tabs = Сторінки столу
desk-tab-enrolment = Запис
desk-tab-turn = Хід
desk-tab-letters = Листи
desk-tab-rulings = Рішення
desk-tab-log = Журнал
desk-tab-settings = Налаштування

## Створити гру

desk-create = Нова гра
desk-create-about = Назви гру й обери правила: усе вже заповнено так, як грають зазвичай. Запис відкриєш окремо, коли все буде готове.
desk-create-title = Назва
desk-create-story = Зачин
desk-create-story-help = Розкажи, що це за місто й хто в ньому живе. Можна Markdown; це побачать усі.
desk-create-cohosts-help = Імена акаунтів через кому. Співведучі бачать усе, тож самі не грають.
desk-create-make = Створити гру
desk-create-wrong = Гру ще не створено: виправ позначене. Усе введене лишилося у формі.
desk-created = Гру створено. Далі — запис.
desk-title-unfit = Потрібна назва: до 200 знаків, усі видимі.
desk-story-unfit = Зачин задовгий або має невидимі знаки. Скороти його: можна до 20 000 знаків.
desk-presets = Узяти готові правила
desk-check = Перевірити
desk-rules-wrong = Так грати не вийде
desk-rules-fit = Налаштування не суперечать одне одному
desk-changed = { $count ->
        [one] { $count } зміна
        [few] { $count } зміни
        [many] { $count } змін
       *[other] { $count } зміни
    }
desk-place = Правило № { $place }
desk-group-basics = Гравці та розклад
desk-group-enrolment = Запис і таємниця
desk-group-time = Хід
desk-group-hunt = Заявки та полювання
desk-group-night = Ніч
desk-group-court = Суд Лінча
desk-group-death = Смерть, привиди, відсутні
desk-group-ending = Підсумки, перемога, кінець
desk-unfit-number = Потрібне ціле число: щонайменше { $least }{ $most ->
        [none] .
       *[other] , щонайбільше { $most }.
    }
desk-unfit-share = Потрібна частка у відсотках, від 0 до 100.
desk-unfit-hours = Потрібна кількість годин: 12 або 0,5.
desk-unfit-hour = Потрібна година доби: 21:00.
desk-unfit-zone = Потрібна назва часового поясу: Europe/Kyiv.
desk-unfit-choice = Обери одне з названого.

desk-set-ups = Твої заготовки
desk-set-up-keep = Зберегти як заготовку
desk-set-up-about = Назву, зачин і правила буде збережено для наступних ігор. Гравців і ходу гри там немає.
desk-set-up-name = Назва заготовки
desk-set-up-save = Зберегти заготовку
desk-set-up-saved = Заготовку збережено: { $name }.
desk-set-up-unnamed = Заготовці потрібна назва, не довша за { $most } знаків.
desk-again = Зіграти ще раз за цими правилами
desk-again-about = Назва, зачин і правила вже стоятимуть у формі.

## Запис і роздача

desk-open-enrolment = Відкрити запис
desk-open-enrolment-about = Гравці записуватимуться самі. Щоб роздати ролі, їх треба щонайменше { $least }.
desk-enrolment-opened = Запис відкрито. Дай гравцям посилання.
desk-enrolment-closed = Запис закрито. Лишилося вписати стороннє число й роздати ролі.
desk-beacon = Стороннє число (не обов’язково)
desk-beacon-name = Що це за число
desk-beacon-help = Число, якого ще ніхто не знає: «лотерея, тираж 2345». Роздача залежатиме і від нього, тож чекатиме, доки його оголосять.
desk-line-up = Склад ролей
desk-line-up-about = { $count ->
        [one] Склад на { $count } гравця. Запропонований можна змінити.
       *[other] Склад на { $count } гравців. Запропонований можна змінити.
    }
desk-line-up-fits = Склад годиться
desk-line-up-count = Ролей: { $count }, гравців: { $seats }.
desk-line-up-mafia = Мафії: { $count }, потрібно щонайменше { $wanted }.
desk-less = Менше: { $role }
desk-more = Більше: { $role }
desk-close-and-deal = Закрити запис і роздати ролі
desk-close-enrolment = Закрити запис
desk-close-about = Жереби буде відкрито, ролі — роздано, усі листи з ролями вийдуть в одну мить, і почнеться перший хід.
desk-close-beacon-about = Жереби та склад буде відкрито, і вони вже не зміняться. Далі — число: { $name }.
desk-deal = Роздати ролі
desk-deal-about = Запис закрито. Коли роздаси ролі, усі листи вийдуть в одну мить, і почнеться перший хід.
desk-deal-beacon-about = Запис закрито. Впиши число, щойно його оголосять ({ $name }): ролі буде роздано, листи вийдуть в одну мить.
desk-dealt = { $count ->
        [one] Роздано { $count } роль, лист надіслано. Перший хід почався.
        [few] Роздано { $count } ролі, листи надіслано. Перший хід почався.
        [many] Роздано { $count } ролей, листи надіслано. Перший хід почався.
       *[other] Роздано { $count } ролі, листи надіслано. Перший хід почався.
    }
desk-frozen = Доказ чесної роздачі
desk-frozen-about = Оприлюдни цей відбиток до того, як стане відоме число: він засвідчує жереби та склад.
desk-nonces = Жереби гравців
desk-enrolled = Записалися: { $count }
desk-enrolled-nobody = Ще ніхто не записався.
desk-enrolled-few = До найменшої кількості бракує ще { $count ->
        [one] { $count } гравця.
       *[other] { $count } гравців.
    }
desk-enrolled-link = Посилання для гравців:
desk-reserve = У запасі: { $count }

## Хід

desk-board = Хто що зробив
desk-column-seat = Місце
desk-column-role = роль
desk-column-vote = голос
desk-column-posts = дописи
desk-column-argument = пояснення
desk-column-introduction = знайомство
desk-column-orders = заявки
desk-column-misses = пропуски
desk-column-last = останній допис
desk-column-person = гравець
desk-column-character = персонаж
desk-none = немає
desk-there = є
desk-nobody = нікого
desk-barred = без права
desk-voided = скасовано
desk-state-dead = у грі вже немає
desk-state-excluded = виключення з гри
desk-state-left = вибуття за власним бажанням
desk-letter-unread = Листа з роллю ще не прочитано: { $names }.
desk-late = { $count ->
        [one] Ще не все подав { $count } гравець
        [few] Ще не все подали { $count } гравці
        [many] Ще не все подали { $count } гравців
       *[other] Ще не все подали { $count } гравця
    }
desk-remind-all = Нагадати всім
desk-remind-one = Нагадати одному
desk-remind-about = Нагадування однакове для всіх: хід триває, ось скільки лишилося. Хто запізнюється, з нього не видно.
desk-remind-closed = Хід закрито, тож нагадувати вже нема про що.
desk-remind-nobody = Нагадувати нікому: на цьому місці зараз немає гравця.
desk-reminded = { $count ->
        [one] Нагадування надіслано { $count } гравцеві.
       *[other] Нагадування надіслано { $count } гравцям.
    }
desk-outlook-open = Якби хід закрили зараз
desk-outlook-closed = Що сталося і чому
desk-overrule-about = Не погоджуєшся? Торкнись рядка, щоб змінити рішення; причина лишиться в журналі.
desk-votes = Зараховані голоси: { $count }
desk-facts = Чернетка підсумків
desk-standing = Чинні заявки: { $count }
desk-standing-about = Торкнись заявки, щоб скасувати її; причина лишиться в журналі.
desk-standing-none = Заявок ще немає.
desk-story = Розповідь
desk-story-early = Пиши, коли зручно: чернетка дочекається закриття ходу.
desk-story-saved = Чернетку збережено.
desk-story-of = Розповідь до ходу { $turn }
desk-story-of-about = Підсумки вийшли без розповіді. Її можна додати й тепер.
desk-story-tell = Додати розповідь
desk-story-told = Розповідь до ходу { $turn } додано.
desk-saved = збережено о
desk-save = Зберегти
desk-preview = Перегляд
desk-weapon = Чим убито: { $name }
desk-weapon-help = Це прочитає лише той, хто перевіряв. Можна лишити порожнім.
desk-publish = Оприлюднити
desk-publish-about = Підсумки чекають на тебе. Факти сайт додасть сам.
desk-publish-due = Факти сайт додасть сам. Якщо не оприлюднити, підсумки вийдуть без розповіді:
desk-publish-stale = Цей хід уже оприлюднено або його стан змінився. Нічого зайвого не сталося; поглянь, що зараз на столі.
desk-published = Підсумки ходу { $turn } оприлюднено.

## Рішення

desk-rulings-about = Кожне рішення має причину й лишається в журналі. Спершу побачиш, що воно змінить.
desk-rulings-none = Зараз рішень ухвалити не можна: гра ще не почалася або вже скінчилася.
desk-rulings-time = Час
desk-rulings-night = Заявки та факти
desk-rulings-penalties = Покарання
desk-rulings-people = Гравці
desk-ruling-extend = Подовжити хід
    .about = Хід закриється пізніше. Якщо його вже закрито, заявки знову прийматимуть.
    .seen = Побачать усі, разом із причиною.
desk-ruling-pause = Призупинити хід
    .about = Заявки приймають і далі, але хід не закриється, доки його не поновлять.
    .seen = Побачать усі, разом із причиною.
desk-ruling-resume = Поновити хід
    .about = Хід закриється о найближчій годині закриття, до якої лишається досить часу.
    .seen = Побачать усі, разом із причиною.
desk-ruling-close = Закрити хід зараз
    .about = Заявок більше не прийматимуть, і хід буде розглянуто так, ніби його година настала.
    .seen = Побачать усі, разом із причиною.
desk-ruling-undo = Скасувати підсумки
    .about = Гра повернеться в мить після закриття ходу: заявки стоять, як стояли. Відповіді та записки, які вже дійшли, лишаються в тих, хто їх прочитав.
    .seen = Побачать усі, разом із причиною.
desk-ruling-cancel = Скасувати роздачу
    .about = Ключ роздачі відкриється, записи гравців буде знято, і запис почнеться спочатку.
    .seen = Побачать усі, разом із причиною.
desk-ruling-void = Скасувати заявку
    .about = Заявка не діятиме. Скасований голос усе одно вважається поданим.
    .seen = Дізнається лише той, чия це заявка.
desk-ruling-enter = Внести заявку
    .about = Заявка стане чинною від імені місця, доки підсумків не оголошено. Година не має значення.
    .seen = Дізнається лише той, від чийого імені її внесено.
desk-ruling-fact = Змінити факт
    .about = Хто живий, яка роль, чи є отрута: твоє слово важить більше за розгляд. Хід буде розглянуто заново.
    .seen = З підсумками дізнаються ті, кому було сказано інакше.
desk-ruling-bar = Позбавити права голосу
    .about = Один хід ці гравці не голосують. Поданий голос буде знято, решта голосів збереже свій час, а суд того ходу оголошують без імен.
    .seen = Дізнається лише той, кого позбавлено права голосу.
desk-ruling-exclude = Виключити з гри
    .about = Від цієї миті — ні дописів, ні заявок. Надіслане чинне. Вибуває з розглядом цього ходу.
    .seen = Побачать усі, разом із причиною.
desk-ruling-double-kill = Дозволити подвійне вбивство
    .about = Цього ходу мафія може назвати двох: привид натякнув, хто є хто. Невикористаний дозвіл пропаде.
    .seen = Дізнається лише мафія.
desk-ruling-silence = Позбавити привида слова
    .about = Привид мафії натякав, тож більше не пише в ігровій темі.
    .seen = Побачать усі, разом із причиною.
desk-ruling-leave = Записати вибуття
    .about = Гравець іде з гри за власним бажанням: надіслане чинне, решту завершить розгляд цього ходу.
    .seen = До підсумків не дізнається ніхто, крім цього гравця.
desk-ruling-replace = Замінити гравця
desk-ruling-not-now = Зараз цього рішення ухвалити не можна.
desk-field-seat = Місце
desk-field-seats = Кого
desk-field-order = Заявка
desk-field-kind = Яка заявка
desk-field-target = Кого
desk-field-second = Кого ще
desk-field-turn = Котрого ходу
desk-field-closes = Коли закриється хід
desk-field-alive = Чи живий персонаж
desk-field-role = Роль
desk-field-poisoned = Чи є отрута
desk-field-why = Причина
desk-field-person = Хто прийде
desk-field-clear = Пропущених досі голосувань новому гравцеві не рахувати
desk-alive-yes = серед живих
desk-alive-no = серед загиблих
desk-poisoned-yes = є
desk-poisoned-no = немає
desk-as-it-is = як є
desk-choose = Обери
desk-choose-seat = Обери місце.
desk-choose-seats = Познач хоч когось.
desk-choose-order = Обери заявку зі списку.
desk-choose-kind = Обери, яка це заявка.
desk-choose-turn = Впиши номер ходу.
desk-choose-closes = Впиши день і годину.
desk-choose-fact = Скажи, що змінити: життя, роль або отруту.
desk-choose-person = Обери когось із запасу або посилання.
desk-why-missing = Напиши причину, хоч одним реченням: вона лишиться в журналі.
desk-look = Подивитися, що станеться
desk-look-again = Подивитися ще раз
desk-confirm = Так, зробити
desk-back = Ні, назад
desk-will-be = Що станеться
desk-will-be-nothing = Нічого нового: так уже є.
desk-will-come = Підсумок ходу стане таким
desk-will-not-come = Цього вже не буде
desk-undo-told = Дещо вже відоме, і забрати цього не можна
desk-undo-opened = Уже відкрили й прочитали:
desk-undo-unopened = Ніхто з них цього ще не відкривав.
desk-ruled = Рішення ухвалено й записано в журнал.
desk-replace-about = Новий гравець дістане місце з усім, що воно знає: заявками, записками, пропусками. Хто пішов, нового вже не дізнається. Про заміну дізнаються лише ці двоє.
desk-replaced = Заміну зроблено. Новий гравець отримав листа.
desk-by-link = За посиланням
desk-reserve-nobody = У запасі нікого немає.
desk-offers = Посилання
desk-offers-about = Надішли посилання тому, хто згодився грати. Воно спрацює один раз, протягом { $days } днів.
desk-offers-none = Чинних посилань немає.
desk-offer-made = Посилання готове.
desk-offer-withdraw = Відкликати
desk-offer-withdrawn = Посилання відкликано: воно більше не діє.

## Узяти місце

desk-take = Узяти місце у грі
desk-take-game = Гра «{ $title }». Хто веде: { $host }.
desk-take-means = Що це означає
desk-take-seat = У грі звільнилося місце. Яке саме і яка в нього роль, дізнаєшся, щойно візьмеш його.
desk-take-secret = Хто ти насправді, бачить лише ведучий, і хто грав до тебе — теж.
desk-take-turn = Триває хід { $turn }, живих: { $living }.
desk-take-duty = Щоходу треба проголосувати й щось написати в ігровій темі.
desk-take-yes = Узяти місце
desk-take-no = Ні, дякую
desk-taken = Місце твоє. Прочитай листа з роллю.
desk-take-host = Ти ведеш цю гру, тож місця в ній мати не можеш.
desk-take-played = У цій грі твоє місце вже є або було, тож іншого взяти не можна.

## Листи

desk-letters-nobody = Писати ще нікому: ніхто не записався.
desk-letters-many = Написати багатьом
desk-letters-none = Листів ще немає.
desk-letters-back = До всіх листів
desk-letter = Лист
desk-letter-all = Оголошення всім
desk-letter-all-about = Побачать усі гравці, кожен у своєму листуванні. Відповість кожен окремо.
desk-letter-mafia = Чат мафії
desk-letter-mafia-about = Тебе прочитає вся жива мафія.
desk-letter-sent = Надіслано.
desk-letter-unfit = Напиши щось: до 20 000 знаків, усі видимі.
desk-send = Надіслати
desk-since = нове
desk-you = Ведучий
desk-read = прочитано
desk-unread = непрочитаних
desk-part-player = гравець
desk-part-reserve = запас
desk-part-replaced = попередній гравець

## Журнал

desk-log-turns = Ходи
desk-log-turn = Хід { $turn }
desk-log-before = До гри
desk-log-empty = Тут ще нічого немає.
desk-log-with-orders = Показати й заявки
desk-log-without-orders = Сховати заявки
desk-seen-all = Бачать усі
desk-seen-host = Бачить лише ведучий
desk-seen-some = Бачать ведучий та: { $names }
desk-opened = Хто прочитав підсумки й листи ходу
desk-opened-nobody = Ще ніхто.
desk-complaints = Скарги на дописи
desk-complaint-settle = Розглянуто
desk-complaint-settled = Скаргу розглянуто.
desk-hidden = Приховані дописи
desk-edits = Що було в дописах до змін
desk-room-thread = Ігрова тема
desk-room-talk = Обговорення
desk-room-mafia = Чат мафії
desk-post-hide = Приховати
desk-post-show = Показати знову

## Налаштування

desk-opening = Назва й зачин
desk-opening-change = Змінити
desk-opening-changed = Назву й зачин змінено.
desk-hosts = Хто веде гру
desk-host = веде
desk-cohost = співведе
desk-cohosts = Співведучі
desk-cohost-name = Ім’я акаунта
desk-cohost-help = Співведучі бачать усе, що й ти, і можуть усе, що й ти, тож не грають.
desk-cohost-add = Додати
desk-cohost-added = Тепер співведе: { $name }.
desk-cohost-remove = Прибрати
desk-cohost-remove-name = Прибрати: { $name }
desk-cohost-removed = Більше не співведе: { $name }.
desk-cohost-unknown = Акаунта з іменем «{ $name }» немає. Перевір, як воно пишеться.
desk-cohost-plays = Акаунт «{ $name }» грає, грав або чекає в запасі. Хто грає, той не веде.

## Кінець

desk-end-open = Відкрити все
desk-end-open-about = Відкриються ролі, люди, заявки, записки, чати та доказ роздачі. Назад цього вже не закрити; якщо в підсумках помилка, спершу скасуй їх.
desk-end-opened = Гру завершено, усе відкрито.
desk-end-open-done = Усе відкрито.
desk-end-vote-done = Голоси за відзнаки записано.
desk-end-give-done = Відзнаки оголошено.
desk-awards = Відзнаки
desk-awards-voters = { $count ->
        [one] Проголосував { $count } учасник.
        [few] Проголосувало { $count } учасники.
        [many] Проголосувало { $count } учасників.
       *[other] Проголосувало { $count } учасника.
    }
desk-awards-vote = Записати голоси
desk-awards-give = Полічити й оголосити
