### Місце гравця: заявки, підтвердження, лист із роллю, нотатки; листування з ведучим; чат мафії.
### До гравця — на «ти». Імена персонажів не відмінюються.


## Що ще за мною

table-owe = Що ще за мною
table-owe-done = зроблено
table-owe-letter = Лист із роллю
table-owe-vote = Голос
table-owe-post = Допис
table-owe-introduction = Знайомство
table-owe-argument = Пояснення голосу
table-owe-order = Заявка
table-owe-short-letter = Роль
table-owe-short-vote = Голос
table-owe-short-post = Допис
table-owe-short-introduction = Знайомство
table-owe-short-argument = Пояснення
table-owe-short-order = Заявка
table-owe-go-letter = Прочитати
table-owe-go-vote = Обрати
table-owe-go-post = Написати
table-owe-go-introduction = Написати
table-owe-go-argument = Написати
table-owe-go-order = Обрати
table-left = До кінця ходу


## Де я стою

# $why — причина, яку написав ведучий
table-state-plays = Хід триває.
table-state-closed = Заявки на цей хід закрито. Наступний хід відкриється, коли ведучий оголосить підсумки.
table-state-over = Гру завершено: заявок більше не надсилають.
table-state-ghost = Твій персонаж — привид. Заявок більше не надсилаєш, а говорити в ігровій темі можеш: лише не натякай, хто є хто.
table-state-silent-ghost = Твій персонаж — привид. Заявок більше не надсилаєш, і в цій грі привиди мовчать. Читати можеш усе, а з ведучим листуйся, як і раніше.
table-state-silenced = Твій персонаж — привид, якого за рішенням ведучого позбавлено слова. Читати можеш усе, а з ведучим листуйся, як і раніше.
table-state-excluded = Тебе виключено з гри: ні дописів, ні заявок більше не буде. Причина: { $why } Якщо це помилка, напиши ведучому.
table-state-left = Ти виходиш із гри. Дописів і заявок більше не буде, а надіслане чинне. Решта дізнається про це з підсумків ходу. Якщо передумаєш, одразу напиши ведучому.
table-replaced = На твоєму місці тепер грає хтось інший. Дякуємо за гру! Усе, що ти про неї знаєш, бережи в таємниці, доки вона не скінчиться.
table-back-to-seat = До мого місця


## Роль

table-sealed = Бачиш лише ти
table-role = Твоя роль
table-role-mates = Твої спільники
table-role-commissioner = Хто комісар
table-role-read = Лист прочитано
table-mafia-link = До чату мафії
table-letter-confirmed = Готово: лист із роллю прочитано.


## Заявки

table-whom-vote = За кого голос
table-whom-election = Кого обрати хранителем ключів
table-whom-kill = Кого вбити
table-whom-check = Кого перевірити
table-whom-block = Кого заблокувати
table-whom-frame = Кого обмовити
table-whom-poison = Кого отруїти
table-whom-heal = Кого лікувати
table-whom-inject = Кому смертельний укол
table-whom-hunt = На кого полювати
table-whom-shoot = У кого останній постріл
table-kind-election = Вибори хранителя ключів
table-send = Надіслати
table-withdraw = Відкликати
table-nobody = Ні за кого

# далі — ім’я
table-stands = Чинна заявка № { $number }:
table-stands-until = Нова її замінить.
table-vote-barred = Хід { $turn }: за рішенням ведучого ти не маєш права голосу. Причина: { $why } Про це знаєш лише ти.
table-no-court = Цього ходу суду немає. Голосують із ходу { $turn }.
table-no-hunt = Цього ходу не полюють. Заявки на полювання — з ходу { $turn }.
table-hunt-hours = Заявки на полювання приймають із { $opens } за часом гри.
table-heal-or-inject = Лікування й укол — одна заявка: чинна та, що надіслана пізніше.
table-shot-stands = Постріл лишається чинним із ходу в хід, доки його не зміниш або не відкличеш.
table-double-kill = Цього ходу можна назвати двох.
table-nobody-picked = Нікого не обрано. Обери персонажа й надішли заявку ще раз.
table-form-garbled = Цю форму не вдалося прочитати, тож нічого не змінилося. Обери на цій сторінці ще раз і надішли.
table-you-picked = Твій вибір: { $names }.
table-not-sent = Написане й не надіслане
table-same-again = Така заявка вже чинна, з тим самим номером і часом.

table-shown-votes = Голоси зараз
table-shown-who = Хто
table-shown-whom = За кого
table-shown-silent = не голосували


## Підтвердження й відповіді

table-receipts = Мої заявки
table-no-receipts = Заявок ще немає.
table-turn = Хід { $turn }
table-undone = підсумки скасовано
table-receipt-withdrawn = Відкликано: { $order }
table-receipt-voided = Скасовано ведучим: { $order }
table-receipt-note = Передсмертна записка, адресат: { $name }
table-receipt-entered = Внесено за рішенням ведучого. Причина: { $why }
table-receipt-why = Причина: { $why }
table-proofs = Файли підтверджень
table-proofs-about = Щоб просто грати, вони не потрібні. Файл підтвердження доводить, що сайт прийняв саме таку заявку: після гри за ним видно, чи є вона в журналі. У файлі є сама заявка, тож до кінця гри нікому його не показуй.
table-proofs-help = Як перевірити
table-proof = Підтвердження № { $number }
table-told = Відповіді
table-role-now = Нова роль: { $role }.


## Передсмертна записка

table-note = Передсмертна записка
table-note-about = Раз за гру можна лишити ведучому записку одному з живих. Її передадуть, якщо загинеш так, як сказано в правилах цієї гри.
table-note-write = Написати записку
table-note-to = Адресат
table-note-text = Текст записки
table-note-once = Віддану записку не змінити й не забрати.
table-note-send = Віддати ведучому
table-note-given = Записку запечатано, № { $number }. Адресат:
table-note-read = Перечитати
table-no-addressee = Адресата не обрано. Обери, кому записка, і віддай її ще раз.


## Нотатки про персонажів

table-seat-notes = Мої нотатки
table-seat-note-about = Нотатка:
table-seat-note-keep = Зберегти
table-seat-note-kept = Нотатку про місце { $seat } збережено.
table-seat-note-unfit = Нотатка має бути не довша за { $limit ->
        [one] { $limit } знак
        [few] { $limit } знаки
        [many] { $limit } знаків
       *[other] { $limit } знака
    } і без недрукованих знаків. Скороти її та збережи ще раз.


## Вхід персонажа

table-persona = Вхід персонажа
table-persona-about = З ніком і паролем персонажа можна зайти до ігрової теми, не входячи до акаунта: там лише дописи та вигляд персонажа, без ролі й заявок.
table-persona-show = Показати нік і пароль
table-persona-nick = Нік
table-persona-password = Пароль
table-persona-entry = До входу персонажа


## Вихід із гри

table-leave-link = Вийти з гри
table-leave = Вийти з гри?
table-leave-outcome = Що станеться:
table-leave-silent = від цієї миті — ні дописів, ні заявок
table-leave-stands = усе вже надіслане лишається чинним
table-leave-report = у підсумках ходу персонаж вибуде за власним бажанням, і роль його відкриють, якщо так велять правила гри
table-leave-back = скасувати це вже не вийде: повернути тебе на місце може лише ведучий, доки не оголошено підсумків
table-leave-instead = Якщо справа лише в браку часу, напиши ведучому: він може знайти заміну, і гра на цьому місці триватиме.
table-leave-why = Чому
table-leave-why-help = Необов’язково; прочитає лише ведучий.
table-leave-do = Вийти з гри
table-leave-no = Ні, назад
table-left-now = Готово. До підсумків ходу про це знаєте лише ти та ведучий.


## Листування з ведучим

table-letters = Листування з ведучим
table-letters-about = Запитання, скарги, усе, що не для теми.
table-letters-open = Відкрити листування
table-letters-private = Приватне: бачите лише ти та ведучий
table-letters-warning = Приватних листів не публікують в ігровій темі: за це карають аж до виключення з гри.
table-letters-none = Листів ще немає. Запитай ведучого про будь-що.
table-letter-write = Лист ведучому
table-letter-send = Надіслати листа
table-letter-sent = Листа надіслано.
table-letter-host = Ведучий
table-letter-me = Я
table-letter-new = нове
table-letter-to-all = усім гравцям
table-too-long = Текст задовгий: знаків — { $length }, а можна щонайбільше { $limit }. Скороти його або поділи на два.
table-nothing-written = Тут ще нічого не написано. Напиши щось і надішли ще раз.
table-pages = Сторінки
table-pages-newer = Новіші
table-pages-older = Давніші


## Чат мафії

table-chat = Чат мафії
table-chat-private = Приватне: бачать лише мафія та ведучий
table-chat-opened = Гру відкрито, тож чат мафії можуть прочитати всі. Писати сюди вже не можна.
table-chat-none = Тут ще тихо.
table-chat-write = Написати в чат
table-chat-said = Сказано.
table-chat-closed = Сюди тобі вже не писати, тож нічого не надіслано. Написане лишилося нижче.
table-chat-silent = Писати сюди вже не можна, а прочитати можна те, що було за твого життя.
