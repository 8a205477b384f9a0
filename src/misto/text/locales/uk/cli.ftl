### Командний рядок ведучого: misto host, misto verify-deal і misto verify-ledger.
### $label — персонаж, як у таблицях: «igrok 8 — Ашот»; $labels — кілька; $name — як написано.


## Довідка: група

help-host = Уся гра в одному файлі: для ведучого за столом або на своєму форумі.

    Починається з «new», закінчується «end»; кожна команда підказує наступну. Без --yes про кожне рішення буде запитано.
help-panel-before = До першого ходу
help-panel-turn = Хід
help-panel-rulings = Рішення ведучого
help-panel-papers = Підсумки, листи, журнал
help-panel-end = Після гри
help-help = Показати цю довідку.
help-file = Файл гри.
help-lang = Мова: uk або en.
help-yes = Зробити, не питаючи.
help-why = Причина, хоч одним реченням.
help-seat-argument = Місце: номер, нік, ім’я персонажа або основний нік гравця.
help-seats-argument = Місця: номери, ніки, імена персонажів або основні ніки гравців.
help-turn-argument = Номер ходу; без нього — останній.
help-markup = Розмітка: markdown, bbcode або plain.
help-out = Файл, у який записати; без нього — на екран.
help-gender = Рід персонажа: ч, ж або нічого.
help-list-option = Файл зі списком; без нього список можна вставити.


## Довідка: до першого ходу

help-new = Створити гру та відкрити запис на неї.

    Приклад: misto host new "Чорний ринок" --preset black-market --rule hunts_per_turn=2
help-new-title = Назва гри.
help-new-preset = Набір правил: classic або black-market.
help-new-rule = Змінити налаштування; можна кілька разів: tie=keeper,last_to_reach, min_open=12h.
help-new-beacon = Назвати стороннє число, якого ще немає: «лотерея, тираж 2345».
help-new-at-table = Гра за столом: хід закривають лише вручну, дописів ніхто не лічить.
help-new-dealt-elsewhere = Ролі вже роздано деінде: далі буде «seat», без запису.
help-open-enrolment = Відкрити запис знову, коли роздачу скасовано.
help-enrol = Записати гравців: одного або цілий список.

    Рядок списку: основний нік; жереб; ім’я персонажа; рід. Останні два — не обов’язково. Поля розділяє крапка з комою, кома або табуляція.
help-enrol-nick = Основний нік гравця.
help-enrol-nonce = Жереб: будь-яка фраза, яку вигадав сам гравець, від 16 до 200 знаків.
help-enrol-name = Ім’я персонажа, якщо його вже вигадано.
help-withdraw = Відкликати запис гравця.
help-roster = Показати, хто записався, а після роздачі — хто де сидить.
help-close-enrolment = Закрити запис: склад ролей і жереби гравців більше не зміняться.
help-lineup = Склад: «3 мафії (бос, баламут), маніяк, комісар, сержант, лікар»; решта мирні. Без нього склад запропонує програма.
help-beacon = Показати стороннє число або записати його, коли воно відоме.
help-beacon-value = Число, як його оприлюднено.
help-deal = Роздати ролі, відкрити перший хід і написати листи з ролями.
help-letters-out = Папка для листів, по файлу на місце; без неї — на екран.
help-cancel-deal = Скасувати роздачу: її ключ відкриється, запис почнеться знову.
help-seat = Почати гру, ролі якої роздано деінде: хто де сидить, каже список.

    Рядок списку: ім’я персонажа; роль; рід; основний нік. Останні два — не обов’язково.
help-name = Записати ім’я персонажа, яке гравець вигадав після роздачі.
help-name-name = Ім’я персонажа.


## Довідка: хід

help-order = Прийняти заявки так, як їх пишуть гравці.

    «Суд Лінча 2 - Виталя», «Полювання - igrok 5», «Вбивство мафії 2 — Зойка, Ашот», «Відкликаю суд Лінча», «Передсмертна записка - Зойка: текст». Записку на кілька рядків беруть у лапки: «…».

    Можна вставити багато рядків разом. Хто й коли надіслав, каже рядок перед заявками: «Виталя, 20:15:», «igrok 5, вчора 23:10:», «Веруня:»; він може стояти й перед самою заявкою. Заявки стають у порядку часу; без часу — як щойно надіслані. Заявку, надіслану раніше за вже прийняті, не буде прийнято: хто перший, має значення. Тож вставляй листи в порядку часу, або без часу, або внось заявку рішенням: «enter».

    Рядки, що починаються з «>», — цитати, їх пропускають. Час пишуть із двокрапкою: саме лише 10.11 може бути й датою, тож його не приймуть.
help-order-lines = Рядки заявок; без них їх можна вставити.
help-order-by = Чий це лист. Тоді в ньому нічого не приймуть від імені когось іншого.
help-order-at = Коли це надіслано: 20:15, «вчора 23:10», «30.11 20:15».
help-order-in-time = Час невідомий, але надіслано до закриття.
help-order-paste = Файл із заявками.
help-status = Показати стан ходу: хто проголосував, хто ні, і що буде, якщо закрити зараз.
help-status-explain = З кожним кроком і пунктом правил або коротко.
help-posts = Записати, скільки в кого дописів за хід, і показати, хто написав замало.

    Приклад: misto host posts 3=0 5=2. Кого не названо, той написав досить; «3=» прибирає число.
help-posts-counts = Місце й число дописів: 3=0.
help-close = Закрити хід: у свою годину, а раніше — з причиною.
help-publish = Оголосити підсумки, додавши розповідь; відкриється наступний хід.
help-publish-story = Файл із розповіддю; «-» — вставити її.
help-publish-edit = Написати розповідь у редакторі.
help-publish-weapon = Чим убито, для відповіді комісарові: 6=келих.


## Довідка: рішення ведучого

help-undo = Скасувати останні оголошені підсумки.
help-void = Скасувати чиюсь заявку цього ходу.
help-kind-argument = Вид заявки: «вбивство», «перевірка», «суд Лінча»…
help-enter = Внести заявку від імені місця, поки підсумків не оголошено.
help-enter-order = Заявка: «Суд Лінча 2 - Виталя».
help-fact = Змінити встановлений факт: хто живий, яка роль, чи є отрута.
help-fact-alive = Серед живих чи серед загиблих.
help-fact-role = Роль.
help-fact-poisoned = Є отрута чи немає.
help-bar = Позбавити права голосу на цей хід або на наступний.
help-bar-turn = На який хід; без нього — на цей.
help-exclude = Виключити гравця з гри.
help-leave = Записати, що гравець іде з гри за власним бажанням.
help-silence = Позбавити слова привида мафії, який натякає.
help-double-kill = Дати мафії право на подвійне вбивство на цьому ході.
help-extend = Подовжити хід; доки підсумків не оголошено, він знову прийматиме заявки.
help-extend-to = До якої години: 22:30, «завтра 21:00», «1.12 21:00».
help-pause = Призупинити хід: доки його не відновлено, він не закриється.
help-resume = Відновити хід після паузи.
help-replace = Віддати місце іншому гравцеві та написати листи обом.
help-replace-nick = Основний нік нового гравця.
help-replace-clear = Пропущених досі голосувань не рахувати.


## Довідка: папери, кінець

help-report = Надрукувати підсумки ходу, готові для вставлення.
help-letters = Надрукувати, що підсумки принесли окремим гравцям: відповіді, записки, нові ролі.
help-letters-roles = Натомість — листи з ролями.
help-letters-seat = Лише для цього місця.
help-log = Надрукувати весь журнал гри словами.
help-export = Вивантажити протокол гри (record, YAML) або її журнал (ledger, JSON).
help-export-what = Що саме: record або ledger.
help-end = Відкрити все, коли гру завершено: ролі, людей, відзнаки.
help-end-record = Файл, у який покласти протокол гри.
help-award = Прийняти голоси за відзнаки або оголосити їх.

    Приклад: misto host award --by Zoya мирний=Ашот мафіозі=Айгюль гравець=4 персонаж=Виталя
help-award-votes = Відзнака й місце: мирний, мафіозі, гравець або персонаж.
help-award-by = Хто голосує; без цього — ведучий.
help-award-announce = Полічити голоси й оголосити.
help-verify-deal = Обчислити роздачу ролей ще раз, за журналом завершеної гри.
help-verify-file = Файл гри або вивантажений журнал.
help-verify-ledger = Перевірити журнал завершеної гри: чи все в ньому так, як засвідчено під час гри.
help-ledger-file = Журнал гри, завантажений із сайту.
help-receipt = Файл підтвердження: чи є ця заявка в журналі. Можна кілька.
help-key = Ключ, яким сайт підписує підтвердження. Без нього — ключ із самого журналу.
help-root = Відбиток ходу, який стояв під підсумками: чи такий він і в журналі. Можна кілька.


## Хиби командного рядка

usage-prefix = Використання:
usage-any-options = [ПАРАМЕТРИ]
usage-any-command = КОМАНДА [АРГУМЕНТИ]…
usage-arguments = Аргументи
usage-options = Параметри
usage-commands = Команди
usage-error = Помилка
usage-aborted = Перервано.
usage-required = [обов’язково]
usage-default = [типово: { $value }]
usage-variable = [змінна: { $name }]
usage-try = Довідка: { $command }
usage-missing = Бракує: { $what }.
usage-no-such-option = Такого параметра немає: { $option }.
usage-option-before = Цей параметр ставлять перед командою: misto host { $option } … КОМАНДА.
usage-bad-value = Не годиться значення: { $what }.
usage-bad-choice = Не годиться значення: { $what }. Обери з таких: { $choices }.
usage-bad-option = Параметр ужито неправильно: { $option }.
usage-too-much = У команді щось зайве або чогось бракує. Текст із пробілами бери в лапки.
usage-no-such-command = Такої команди немає: { $command }.
quoted = «{ $text }»
did-you-mean = Може, { $near }?


## На місці значень у довідці

meta-award = ВІДЗНАКА
meta-count = ЧИСЛО
meta-file = ФАЙЛ
meta-folder = ПАПКА
meta-key = КЛЮЧ
meta-kind = ВИД
meta-line = ЗАЯВКА
meta-name = ІМ’Я
meta-nick = НІК
meta-option = НАЛАШТУВАННЯ
meta-order = ЗАЯВКА
meta-phrase = ЖЕРЕБ
meta-root = ВІДБИТОК
meta-seat = МІСЦЕ
meta-text = ТЕКСТ
meta-time = ЧАС
meta-title = НАЗВА
meta-turn = ХІД
meta-value = ЗНАЧЕННЯ
meta-who = ХТО


## Файл гри

file-missing = Немає файлу гри { $path }. Створи гру («misto host new») або назви її файл: -f.
file-there-already = Файл { $path } уже є, і його не змінено. Назви інший: -f.
file-not-a-file = { $path } — не файл. Назви інший: -f.
file-too-large = Файл { $path } завеликий для гри, тож його не прочитано.
file-foreign = Файл { $path } — не гра misto. Його не змінено.
file-newer = Файл { $path } записала новіша версія misto. Онови програму; файл не змінено.
file-damaged = Файл { $path } неповний або його змінило щось інше. Він лишився, як був; візьми свою копію.
file-unreadable = Файл { $path } не вдалося прочитати.
file-unwritable = Файл { $path } не вдалося записати; у ньому те, що й було.
file-busy = Із файлом { $path } саме працює інше вікно. Зачекай мить і спробуй ще раз.
file-changed = Тим часом файл { $path } змінило інше вікно. Нічого не записано; подивись і повтори.
text-field-too-long = У { $path } є рядок із надто довгим полем. Нічого звідти не взято.
text-unreadable = Не вдалося прочитати { $path }.
text-no-input = Нема чого читати: введення закрито. Назви файл або подай текст через «|».
text-too-large = Завеликий текст: { $path }. Щонайбільше — один мегабайт.
text-not-utf8 = Текст не в UTF-8: { $path }. Збережи його в UTF-8.


## Спільне

host-no-such-language = Такої мови немає: { $language }. Є uk та en.
host-refused = { $text } [{ $clause }]
host-plain = { $text }
host-why-missing = Додай її: --why "…".
host-end-opens = Це зробить «misto host end».
host-will-be = Ось що буде:
host-do-it = Зробити? (т/н)
host-say-yes = Нічого не зроблено: спитати нема кого. Якщо все гаразд, додай --yes.
host-not-done = Нічого не зроблено.
host-nothing-new = Нічого нового: так уже є.
host-done = Зроблено.
host-unknown-seat = Нікого на ім’я «{ $name }» немає. Хто є: «misto host roster».
host-unknown-seat-near = Нікого на ім’я «{ $name }» немає. Може, { $near }?
host-several-seats = «{ $name }» — не одне місце: { $labels }. Назви номер або нік.
host-out-is-the-game = { $path } — це сама гра або службовий файл поруч із нею. Назви інший файл.
host-out-is-there = Файл { $path } уже є; його буде перезаписано.
host-cant-write = Не вдалося записати { $path }: { $detail }.
host-written = Записано: { $path }.
no-such-markup = Такої розмітки немає: { $markup }. Є: { $known }.
no-editor = Не вдалося відкрити редактор: { $editor }. Назви свій у змінній EDITOR.


## До першого ходу

host-new = Гру «{ $title }» створено. Її файл: { $path }
host-new-publish-after = Поки тебе немає, підсумків ніхто не оголосить: publish_after = none.
host-new-seat-next = Далі: «misto host seat» — імена та ролі.
host-no-such-option = Такого налаштування немає: { $option }. Може, { $known }?
host-option-unfit = Не годиться: { $option }={ $value }. Годяться такі значення: { $known }.
host-enrolment-open = Запис відкрито. Відбиток ключа роздачі, який треба оприлюднити зараз, до першого запису:
host-beacon-unfit = Стороннє число — це видимий текст, щонайбільше { $limit } знаків.
host-beacon-named = Стороннє число: «{ $name }».
host-beacon-drawn = Саме число: { $value }
host-beacon-missing = Числа ще немає. Коли воно буде: «misto host beacon ЧИСЛО».
host-no-beacon = Для цієї роздачі стороннього числа не названо.
host-enrol-next = Далі: «misto host enrol НІК ЖЕРЕБ», а потім «misto host close-enrolment».
host-enrolled = записано
host-enrolled-so-far = Записалося: { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }.
host-withdrawn = Запис відкликано: { $person }.
host-no-such-gender = Такого роду немає: «{ $gender }». Можна: ч, ж або нічого.
host-enrol-commas = Кома може бути частиною самого жереба чи імені. Розділи поля цього рядка крапкою з комою.
host-paste-enrol = Встав список: нік; жереб; ім’я; рід. Кінець — Ctrl-D (Windows: Ctrl-Z, Enter).
host-paste-seat = Встав список: ім’я; роль; рід; основний нік. Кінець — Ctrl-D (Windows: Ctrl-Z, Enter).
host-lineup-unknown = Незрозуміло: «{ $part }». Ролі: мирний, комісар, сержант, лікар, путана, підкидьок, мафіозі, бос, баламут, маніяк.
host-no-lineup = Складу на { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[other] { $count } місць
    } запропонувати не можна. Напиши свій: --lineup.
host-frozen-publish = Жереби гравців, які треба оприлюднити разом зі складом, щоб кожен побачив серед них свій:
host-frozen-fingerprint = Відбиток жеребів і складу, який треба оприлюднити разом із ними; кожен гравець його записує, щоб наприкінці звірити:
host-deal-next = Далі: «misto host deal».
host-deal-about = Буде роздано { $count ->
        [one] { $count } роль
        [few] { $count } ролі
       *[other] { $count } ролей
    }, і відкриється перший хід.
host-cancelled-next = Далі: «misto host open-enrolment».
host-turn-open = Хід { $turn } відкрито. Закриття: { $when }.
host-order-next = Далі: «misto host order» — заявки, «misto host status» — як стоїть хід.
host-letters-written = Листів: { $count }. Папка: { $folder }
host-seat-persons = Основний нік має стояти або в кожному рядку, або в жодному.
host-seat-role = Рядок { $line }: незрозуміла роль «{ $role }».
host-seat-person-twice = Рядок { $line }: нік «{ $person }» уже є.
host-seat-nobody = Список порожній.
host-named = Записано: { $label }.


## Заявки

column-line = Рядок
column-sender = Від кого
column-order = Заявка
column-sent = Надіслано
column-result = Результат
column-seat = Місце
column-nick = Нік
column-character = Персонаж
column-player = Гравець
column-role = Роль
column-phrase = Жереб
column-vote = Голос
column-orders = Заявки
column-posts = Дописи
column-state = Стан

host-paste-orders = Встав заявки. Кінець — Ctrl-D (Windows: Ctrl-Z, Enter).
host-taken = Прийнято: { $taken }. Не прийнято: { $refused }.
host-skipped = Пропущено цитат: { $count }.
order-taken = прийнято, підтвердження № { $number }
order-nothing-new = те саме, що вже є: нічого не змінилося
order-no-lines = Жодного рядка із заявкою. Пиши так: «Суд Лінча 1 - Виталя».
order-at-and-in-time = Або --at, або --in-time, не разом.
order-behind-a-later-one = Уже є заявка, надіслана пізніше: { $when }. Без часу ця стане після неї; або внеси її рішенням: «enter».
order-late-hint = Заявку, надіслану вчасно, приймуть із її часом (--at 20:15) або без нього (--in-time), поки хід не закрито командою «close». Після «close» її вносять рішенням: «enter».

line-not-understood = Незрозуміло. Пиши так: «Полювання - Виталя».
line-no-dash = Між видом заявки та іменем потрібне тире.
line-no-target = Не сказано, кого. Напиши ім’я або нік.
line-note-unfinished = Лапки в записці не закрито, тож усе після них не прочитано. Закрий їх.
line-note-without-text = У записки мають бути адресат, двокрапка й текст.
line-other-turn = Це заявка на хід { $other }, а зараз хід { $turn }. Якщо вона на цей, виправ номер.
line-unknown-target = Нікого на ім’я «{ $name }» немає.
line-several-targets = «{ $name }» підходить не до одного: { $labels }. Назви нік.
line-targets-disagree = «{ $name }»: нік та ім’я різних персонажів: { $labels }. Лиши щось одне.
line-nobody-is-a-name = «{ $name }» — це ім’я чи нікого? Назви нік: { $labels }.
line-nothing-under-it = Під цим рядком немає жодної заявки.
line-anothers = Це лист одного гравця ({ $name }), а рядок у ньому називає відправником іншого: { $labels }. Встав цю частину окремо.
line-too-long = Рядок задовгий для заявки, тож його не прочитано.
line-quoted = цитата, пропущено
line-perhaps-quoted = Це може бути цитата з чужого листа: так каже рядок вище. Прибери цитату й встав заявки ще раз.
line-no-sender = Невідомо, від кого це. Напиши перед цим рядок «Виталя, 20:15:» або додай --by.
line-unknown-sender = Невідомо, від кого це: нікого на ім’я «{ $name }» немає.
line-several-senders = Невідомо, від кого це: «{ $name }» підходить не до одного: { $labels }. Назви нік.
line-senders-disagree = Невідомо, від кого це: «{ $name }» — нік та ім’я різних персонажів: { $labels }. Лиши щось одне.

time-not-a-time = Це не час: «{ $time }». Пиши так: 20:15, «вчора 23:10», «30.11 20:15».
time-before-the-turn = «{ $time }» — до початку цього ходу.
time-in-the-future = «{ $time }» ще не настало.
time-not-in-the-turn = «{ $time }» від початку цього ходу ще не було.
time-say-the-day = «{ $time }» за цей хід було не раз. Додай день: «вчора { $time }».
time-day-or-hour = «{ $time }» — це може бути і час, і дата. Напиши «{ $hour }» або дату з часом: «{ $time } 20:15».


## Хід

status-phase = Стан: { $phase }.
status-turn = Хід { $turn }. Закриття: { $when }.
status-turn-closed = Хід { $turn }. Закрито: { $when }.
status-left = Лишилося: { $length }.
status-due = Година закриття минула { $length } тому. Хід закриє команда «close»; заявки, надіслані вчасно, ще приймаються з їхнім часом.
status-paused = Хід призупинено.
status-hunts = Заявки на полювання приймаються з { $when }.
status-no-court = Цього ходу не голосують.
status-votes = Проголосувало { $given } з { $owed }.
status-not-voted = Не проголосували: { $labels }.
status-nobody = нікого
status-voided = скасовано
status-barred = без права голосу
status-dead = у грі вже немає
status-out = поза грою
length = { $days ->
        [0] { $hours } год { $minutes } хв
       *[other] { $days } дн { $hours } год { $minutes } хв
    }

host-close-first = Хід ще відкрито. Спершу: «misto host close».
posts-no-turn = Дописи рахують, поки хід відкрито. Якщо його вже закрито, подовж його («extend»), запиши дописи й закрий знову.
posts-unfit = Незрозуміло: «{ $text }». Пиши так: 3=0
posts-not-counted = У цій грі дописів не рахують.
posts-nobody-counted = Нікого не названо, тож усі написали досить. Потрібно щонайменше: { $least }.
posts-too-few = Замало дописів (потрібно { $least }): { $labels }.

outlook-open = Якби хід закрили зараз
outlook-closed = Чим закінчився хід

host-paste-story = Встав розповідь. Кінець — Ctrl-D (Windows: Ctrl-Z, Enter).
host-publish-next = Далі: «misto host publish».
host-published = Підсумки ходу { $turn } оголошено. Листи: «misto host letters». Для форуму: «misto host report -m bbcode».
host-end-next = Гру завершено. Далі: «misto host end».
host-undone-next = Заявки — як у мить закриття. Далі: рішення, «extend» або «publish».
weapon-unfit = Незрозуміло: «{ $text }». Пиши так: 6=келих

host-no-such-kind = Такої заявки немає: «{ $kind }».
host-one-order = Потрібна одна заявка.
host-enter-orders-only = Так вносять лише заявки. Для записки й відкликання є «order», для скасування — «void».
host-no-fact = Скажи, що змінити: --alive, --dead, --role, --poisoned, --not-poisoned.


## Папери, кінець

report-none-yet = Жодних підсумків ще не оголошено.
report-not-published = Підсумків ходу { $turn } не оголошено.
letters-not-dealt = Ролі ще не роздано.
letters-none = Листів немає: нікому окремо нічого не сказано.
no-such-export = Так вивантажити не можна: «{ $what }». Можна: record або ledger.
end-about = Усе буде відкрито: ролі, люди, ключ роздачі.
end-awards-next = Далі: «misto host award», а потім «misto host award --announce».
award-nothing = Назви відзнаку й місце (мирний=Ашот) або додай --announce.
award-unfit = Незрозуміло: «{ $text }». Пиши так: мирний=Ашот, мафіозі=9, гравець=Зойка, персонаж=11
award-taken = Голосів прийнято: { $count }.


## Перевірка роздачі

verify-foreign = { $path } — не гра misto і не журнал гри.
verify-no-deal = У цій грі роздачі немає: ролі роздано деінде.
verify-attempt = Роздача { $number }
verify-commitment = { "  " }Відбиток ключа: { $commitment }
verify-frozen = { "  " }Відбиток жеребів і складу: { $fingerprint }
verify-key = { "  " }Ключ: { $key }
verify-beacon = { "  " }Стороннє число «{ $name }»: { $value }
verify-lineup = { "  " }Склад: { $lineup }
verify-nonces = { "  " }Жеребів: { $count }
verify-seats = { "  " }Роздано:
verify-fits = Усе сходиться. Місць: { $count }.
verify-proved = Роздачу доведено.
verify-claim = Ні гравець, ні ведучий не міг її підлаштувати; той, на чиєму комп’ютері йшла гра, — лише зі спільником серед гравців і без стороннього числа. Звір обидва відбитки й стороннє число з тими, що їх тоді оприлюднили й записали: ніщо інше не відрізнить журналу, у якому роздачу потім переробили.
verify-nobody = У цій грі не відкривають, хто за ким стояв, тому журнал людей не називає. Чи дістали свої місця ті, хто записався, кожен бачить лише за своїм жеребом.
verify-not-proved = Роздачу не доведено.
verify-fault-not-text = У роздачі є непридатний текст.
verify-fault-nonces-unsorted = Жереби стоять не за порядком.
verify-fault-nonces-equal = Два жереби однакові.
verify-fault-nonce-too-short = Один із жеребів закороткий.
verify-fault-lineup-not-canonical = Склад записано не за порядком.
verify-fault-counts-differ = Жеребів і ролей не порівну.
verify-fault-beacon-missing = Бракує названого стороннього числа.
verify-fault-beacon-unnamed = Стороннє число є, але його не названо заздалегідь.
verify-fault-key-sealed = Ключ іще запечатано: гру не відкрито («misto host end»).
verify-fault-key-malformed = Ключ зіпсовано.
verify-fault-commitment-differs = Відбиток ключа — від іншого ключа, іншої гри чи інших правил.
verify-fault-not-dealt = Ролей за цією роздачею не роздавали.
verify-fault-deal-differs = З ключа й жеребів виходить інша роздача.
verify-fault-game-differs = Це роздача іншої гри.
verify-fault-key-reused = Ключ ужито вдруге.
verify-fault-nonce-reused = Жереб ужито вдруге.
verify-fault-twice = Те, що в роздачі буває раз, стоїть у журналі двічі.
verify-fault-not-enrolled = Зафіксовано не ті жереби, з якими записувалися гравці.
verify-fault-uneven = Ролей у роздачі не стільки, скільки жеребів чи персонажів.
verify-fault-table-differs = На столі, який показали всім, не ті персонажі або не те стороннє число, що в роздачі.
verify-fault-seated-otherwise = Хтось дістав не те місце, яке випало його жеребу.
verify-fault-told-otherwise = Якомусь місцю назвали не ту роль, яка йому випала.


## Перевірка журналу

seal-foreign = { $path } — не журнал гри misto.
seal-none = У журналі { $path } немає засвідчень: його вивантажено зі старішого сайту або з «misto host». Роздачу в ньому перевірить «misto verify-deal».
seal-no-hex = «{ $text }» — не ключ і не відбиток: у них 64 знаки, цифри й літери від a до f.
seal-of = Гра: { $game }
seal-entries = Записів: { $count }, з них стерто: { $blank }
seal-blank-orders = Серед стертих є заявки: { $count }. У кого є підтвердження, може показати, що в них було.
seal-key-given = Ключ підпису (заданий тобою): { $key }
seal-key-own = Ключ підпису (із самого журналу: звір із тим, який показував сайт): { $key }
seal-root = Відбиток ходу { $turn }: { $root }
seal-line = Рядок { $line }: { $text }
seal-fits = Усі записи, підписи й відбитки сходяться.
seal-root-here = Відбиток { $root } у журналі є: хід { $turn }.
seal-root-strange = Відбитка { $root } в журналі немає: журнал не той, за яким оголошували підсумки.
seal-receipt = { $path }: підтвердження № { $number }, місце { $seat }
seal-receipt-kept = Справжнє. Заявка в журналі є, і її охоплює відбиток ходу { $turn }.
seal-receipt-late = Справжнє. Заявка в журналі є; відбитка після неї вже не було.
seal-receipt-foreign = { $path } — не підтвердження misto.
seal-proved = Журнал такий, як засвідчено.
seal-claim = Звір відбитки ходів із тими, що стояли під підсумками, а ключ — із тим, який показував сайт: самі собі вони не доказ, бо сайт міг підписати й інший журнал.
seal-not-proved = Журнал не такий, як засвідчено.
seal-fault-commitment-differs = Зміст не той, що засвідчений.
seal-fault-half-blank = Стерто щось одне: або зміст, або сіль. Перевірити запис неможливо.
seal-fault-root-differs = Відбиток ходу { $turn } не сходиться: якийсь запис змінено, вилучено, додано або переставлено.
seal-fault-root-missing = Підсумки ходу { $turn } не мають відбитка.
seal-fault-signature-missing = Заявку не підписано.
seal-fault-signature-differs = Підпис не сходиться.
seal-fault-key-unknown = Підписано іншим ключем.
seal-fault-other-format = Це підтвердження не того зразка: або його написав не сайт, або воно новіше за цю програму.
seal-fault-other-game = Це підтвердження з іншої гри.
seal-fault-says-otherwise = У заявці написано не те, що в підтвердженні: інше місце, номер або час.
seal-fault-not-contained = Такої заявки в журналі немає: її вилучено або змінено.
