### Акаунти: вхід, профіль, сповіщення.

accounts-tabs = Сторінки акаунта
accounts-profile = Профіль
accounts-notices = Сповіщення
accounts-save = Зберегти
accounts-saved = Збережено.
accounts-back = Назад
accounts-no-back = Ні, назад
accounts-go-on = Далі
accounts-to-profile = До профілю


## Поля

accounts-username = Ім’я
accounts-username-help = Так тебе бачитимуть в обговоренні й ведучі. У самій грі ти пишеш від імені персонажа, і цього імені там немає.
accounts-password = Пароль
accounts-password-help = Щонайменше 8 знаків, не самі цифри й не слово, яке легко вгадати.
accounts-password-old = Теперішній пароль
accounts-password-new = Новий пароль
accounts-password-again = Новий пароль ще раз
accounts-email-optional = Електронна пошта (не обов’язково)
accounts-email-optional-help = Для листів про твої ігри і щоб відновити пароль. Її не бачить ніхто, крім оператора сайту.
accounts-language = Мова
accounts-language-browser = як у браузері
accounts-language-uk = українська
accounts-language-en = English
accounts-zone = Часовий пояс
accounts-zone-help = За ним показано години на сторінках і в листах.
accounts-zone-browser = як на цьому пристрої
accounts-zone-other = Інший часовий пояс
accounts-zone-other-help = Якщо в списку твого немає: назва латинкою, наприклад Asia/Tokyo.
accounts-zone-meant = Такого поясу немає. Можливо, { $zone }?
accounts-zone-unknown = Такого поясу немає. Назва складається з частини світу й міста, наприклад Asia/Tokyo.
accounts-zone-Europe-Kyiv = Київ
accounts-zone-Europe-Warsaw = Варшава
accounts-zone-Europe-Prague = Прага
accounts-zone-Europe-Berlin = Берлін
accounts-zone-Europe-Vilnius = Вільнюс
accounts-zone-Europe-Rome = Рим
accounts-zone-Europe-Madrid = Мадрид
accounts-zone-Europe-Lisbon = Лісабон
accounts-zone-Europe-London = Лондон
accounts-zone-Europe-Istanbul = Стамбул
accounts-zone-Asia-Tbilisi = Тбілісі
accounts-zone-Asia-Jerusalem = Єрусалим
accounts-zone-America-New_York = Нью-Йорк
accounts-zone-America-Toronto = Торонто
accounts-zone-America-Chicago = Чикаго
accounts-zone-America-Los_Angeles = Лос-Анджелес
accounts-zone-Australia-Sydney = Сідней
accounts-zone-UTC = UTC


## Що не так із полем

accounts-error-required = Заповни це поле.
accounts-error-invalid = Перевір, що тут написано.
accounts-error-choice = Обери щось зі списку.
accounts-error-long = Задовго. Скороти, будь ласка.
accounts-error-short = Закоротко. Допиши, будь ласка.
accounts-error-signs = Тут є знаки, яких бути не може. Прибери їх.
accounts-error-email = Це не схоже на адресу електронної пошти. Перевір її або залиш поле порожнім.
accounts-error-password-again = Паролі різні. Введи той самий пароль двічі.

accounts-password-short = Пароль закороткий: потрібно щонайменше { $least } знаків.
accounts-password-like-name = Пароль надто схожий на ім’я чи адресу. Вигадай інший.
accounts-password-common = Такий пароль вгадують одним із перших. Вигадай інший.
accounts-password-digits = Пароль із самих цифр легко вгадати. Додай літери.

accounts-name-short = Ім’я закоротке: потрібно щонайменше { $least } знаки.
accounts-name-long = Ім’я задовге: не більше { $most } знаків.
accounts-name-signs = В імені можуть бути літери, цифри, пробіл, дефіс, крапка, апостроф і підкреслення. Почни й закінчи його літерою або цифрою.
accounts-name-mixed = Пиши ім’я однією абеткою: або кирилицею, або латинкою. Інакше його можна сплутати з чужим.
accounts-name-letterless = В імені має бути хоча б одна літера.
accounts-name-reserved = Так на сайті звуться ведучі, оператори або місця в грі. Обери інше ім’я.

accounts-refused-account-inactive = Цей акаунт вимкнено. Напиши операторові сайту.
accounts-refused-cannot-generate-recovery-codes = Коди відновлення потрібні разом із ключем доступу. Спершу додай ключ.
accounts-refused-enter-current-password = Це не теперішній пароль. Введи його ще раз.
accounts-refused-incorrect-code = Код або ключ не підійшов. Перевір і спробуй ще раз.
accounts-refused-incorrect-password = Пароль не той. Спробуй ще раз.
accounts-refused-invalid-login = Увійти не вдалося. Перевір ім’я та пароль.
accounts-refused-invalid-password-reset = Це посилання вже не діє. Попроси новий код.
accounts-refused-rate-limited = Забагато спроб поспіль. Зачекай десять хвилин і спробуй ще раз.
accounts-refused-same-as-current = Нове значення таке саме, як теперішнє.
accounts-refused-too-many-login-attempts = Забагато невдалих спроб. Зачекай десять хвилин і спробуй ще раз.
accounts-refused-username-password-mismatch = Ім’я або пароль не ті. Перевір обидва й спробуй ще раз.
accounts-refused-username-taken = Таке ім’я, або дуже схоже, вже є. Обери інше.


## Вхід і реєстрація

accounts-login = Увійти
accounts-forgot = Не пам’ятаєш пароля?
accounts-no-account = Ще немає акаунта?
accounts-have-account = Уже маєш акаунт?
accounts-signup = Зареєструватися
accounts-signup-title = Новий акаунт
accounts-signup-lead = Вистачить імені й пароля. Акаунт твій, а персонажа для кожної гри вигадаєш окремо.
accounts-signup-closed = Реєстрацію закрито
accounts-signup-how-closed = Нових акаунтів цей сайт зараз не приймає. Читати ігри можна й без акаунта.
accounts-signup-how-invitation = Новий акаунт можна створити лише за запрошенням. Попроси посилання в того, хто веде гру, і відкрий його в цьому браузері.
accounts-signup-how-open = Реєстрація відкрита для всіх.
accounts-inactive = Цей акаунт вимкнено
accounts-inactive-next = Увійти під ним не можна. Якщо це помилка, напиши операторові сайту.
accounts-logout-title = Вийти з акаунта?
accounts-logout-what = Чернетки, збережені в цьому браузері, буде стерто. Усе надіслане залишиться.
accounts-logged-out = Готово: цей браузер твого акаунта вже не пам’ятає. До зустрічі!

accounts-confirm = Підтвердь, що це ти
accounts-confirm-why = Цю зміну може зробити лише власник акаунта.
accounts-confirm-go = Підтвердити
accounts-confirm-else = Інакше
accounts-confirm-by-password = Паролем
accounts-confirm-by-code = Кодом відновлення
accounts-confirm-by-passkey = Ключем доступу

accounts-too-often = Забагато спроб поспіль
accounts-too-often-next = Зачекай десять хвилин і спробуй ще раз. Нічого з надісланого раніше не втрачено.
accounts-try-again = Спробувати ще раз


## Пароль

accounts-password-change = Змінити пароль
accounts-password-set = Задати пароль
accounts-password-change-what = В усіх інших браузерах доведеться увійти знову.
accounts-password-changed = Пароль змінено. В усіх інших браузерах доведеться увійти знову.
accounts-password-new-title = Новий пароль
accounts-reset = Відновити пароль
accounts-reset-what = Напиши своє ім’я або пошту. Якщо в акаунті є пошта, на неї прийде код.
accounts-reset-who = Ім’я або електронна пошта
accounts-reset-whose = Пароль буде до акаунта «{ $name }». Твій акаунт інший? Повернися й напиши не пошту, а його ім’я.
accounts-reset-send = Надіслати код
accounts-reset-ask = Цей сайт не надсилає листів, тому новий пароль може задати лише оператор: { $contact }.
accounts-reset-ask-operator = Цей сайт не надсилає листів, тому новий пароль може задати лише оператор. Напиши йому або ведучому своєї гри.
accounts-reset-code-title = Код із листа
accounts-reset-code-what = Якщо акаунт є і в ньому вказано пошту, лист уже в дорозі. Код діє 15 хвилин. Не закривай цю сторінку; якщо листа немає, заглянь у спам.
accounts-reset-code = Код
accounts-reset-again = Надіслати ще раз
accounts-reset-done = Пароль змінено
accounts-reset-done-next = Тепер можна увійти з новим паролем.
accounts-mail-reset-subject = Код для нового пароля
accounts-mail-reset-hello = Хтось (сподіваємося, ти) хоче задати новий пароль до твого акаунта. Введи цей код на сторінці, з якої його надіслано:
accounts-mail-reset-why = Код діє 15 хвилин. Якщо це не ти, нічого не роби: пароль залишиться той самий.


## Ключі доступу

accounts-passkeys = Ключі доступу
accounts-passkeys-count = { $count ->
        [0] жодного
        [one] { $count } ключ
        [few] { $count } ключі
       *[other] { $count } ключів
    }
accounts-passkey-number = Ключ { $number }
accounts-passkeys-none = Ключів ще немає.
accounts-passkey-what = Ключ доступу зберігається в телефоні, комп’ютері чи менеджері паролів і відмикається відбитком, обличчям або PIN-кодом. З ним пароль вводити не треба.
accounts-passkey-after = Коли в акаунті є ключ, самого пароля для входу вже замало: після нього доведеться показати ключ або ввести код відновлення. Коди отримаєш одразу.
accounts-passkey-add = Додати ключ
accounts-passkey-name = Назва ключа
accounts-passkey-name-help = Щоб розрізняти: наприклад, «телефон».
accounts-passkey-made = Додано
accounts-passkey-used = останній вхід
accounts-passkey-rename = Перейменувати
accounts-passkey-remove = Прибрати
accounts-passkey-remove-title = Прибрати ключ «{ $name }»?
accounts-passkey-remove-what = Увійти з ним буде вже не можна. Якщо він останній, зникнуть і коди відновлення, а для входу знову вистачить пароля.
accounts-passkey-added = Ключ додано.
accounts-passkey-removed = Ключ прибрано.
accounts-passkey-failed = Із ключем не вийшло. Спробуй ще раз або обери інший спосіб.
accounts-passkey-use = Показати ключ
accounts-passkey-no-script = Для ключа потрібен JavaScript. Увімкни його для цього сайту й онови сторінку.
accounts-passkey-login = Увійти з ключем доступу
accounts-passkey-login-title = Без пароля
accounts-passkey-login-why = Якщо ключ до цього акаунта вже є на твоєму пристрої.
accounts-second = Ще один крок
accounts-second-why = До цього акаунта додано ключ доступу. Покажи його, щоб увійти.
accounts-second-code = Ключа немає поруч?
accounts-second-code-why = Введи один із кодів відновлення. Кожен код діє раз.
accounts-second-cancel = Не входити
accounts-recovery-code = Код відновлення
accounts-codes = Коди відновлення
accounts-codes-what = Вони знадобляться, якщо ключ загубиться. Кожен діє раз. Запиши їх і зберігай там, де не губиш речей.
accounts-codes-left = { $count ->
        [one] Лишився { $count } код із { $total }
        [few] Лишилося { $count } коди з { $total }
       *[other] Лишилося { $count } кодів із { $total }
    }
accounts-codes-show = Показати коди
accounts-codes-file = Завантажити файлом
accounts-codes-anew = Створити нові коди
accounts-codes-anew-what = Старі коди перестануть діяти. Заміни їх новими всюди, де їх записано.
accounts-codes-made = Коди відновлення готові. Збережи їх.


## Профіль

accounts-about-me = Про мене
accounts-as-others-see = Як мене бачать інші
accounts-entering = Вхід
accounts-tell = Про що повідомляти
accounts-tell-what = Подія
accounts-tell-bell = на сайті
accounts-tell-mail = поштою
accounts-tell-set = Про що повідомляти
accounts-tell-nothing-secret = Сповіщення називає гру й подію, і нічого більше: ні ролі, ні голосу, ні персонажа.
accounts-tell-no-address = Щоб отримувати листи, вкажи пошту.
accounts-tell-no-mail = Листів цей сайт не надсилає.
accounts-tell-role-letter = Лист із роллю
accounts-tell-turn-opened = Почався хід
accounts-tell-deadline = Хід скоро закриється, а за мною ще щось є
accounts-tell-report = Вийшли підсумки
accounts-tell-letter = Новий лист
accounts-tell-mention = Мене згадано в темі
accounts-tell-game-ended = Гру завершено
accounts-tell-reminder = Ведучий нагадує
accounts-calendar = Календар
accounts-calendar-what = Посилання, за яким твій календар сам братиме години закриття ходів у всіх твоїх іграх.
accounts-calendar-secret = Хто має це посилання, той знає, у яких іграх ти береш участь. Нікому його не показуй.
accounts-calendar-make = Створити посилання
accounts-calendar-renew = Замінити
accounts-calendar-switch-off = Вимкнути
accounts-calendar-made = Посилання готове. Додай його до свого календаря.
accounts-calendar-off = Посилання більше не діє.
accounts-calendar-close = { $title }: закриття ходу { $turn }
accounts-calendar-hunt = { $title }: починається полювання
accounts-data = Мої дані
accounts-data-what = Усе, що сайт про тебе зберігає, можна забрати одним файлом, а акаунт видалити.


## Дані та видалення

accounts-export = Забрати мої дані
accounts-export-what = В архіві буде все, що сайт зберігає про тебе: акаунт, участь в іграх, твої дописи (зокрема від імені персонажів), заявки, листування з ведучими, нотатки, сповіщення.
accounts-export-secret = Там є твої ролі й листи з ігор, які ще тривають. Не показуй цей файл нікому, доки їх не завершено.
accounts-export-go = Завантажити архів
accounts-delete = Видалити акаунт
accounts-delete-title = Видалити акаунт назавжди?
accounts-delete-goes = Зникнуть: ім’я, пошта, пароль, ключі, сповіщення, нотатки й листування з ведучими. Незавершений запис на ігри буде відкликано.
accounts-delete-stays = Залишаться завершені ігри: дописи персонажів, заявки, підсумки. У їхньому літописі замість імені стоїть код, за яким тебе вже не знайти.
accounts-delete-archive = Де після гри відкривали, хто був ким (правило SEAT-4, reveal_person), архів більше не назве твого імені: лише код.
accounts-delete-talk = Твої дописи в обговореннях залишаться з підписом «видалений акаунт». Якщо якихось там не має бути, попроси ведучого приховати їх, перш ніж видаляти акаунт.
accounts-delete-export-first = Спершу забрати мої дані
accounts-delete-go = Видалити назавжди
accounts-deleted = Акаунт видалено.
accounts-delete-not-now = Видалити акаунт поки не можна
accounts-delete-needed = Тебе ще чекають у цих іграх. Коли вони завершаться або тебе замінять, акаунт можна буде видалити.
accounts-delete-needed-play = Ти граєш. Попроси ведучого про заміну або вибудь із гри за власним бажанням і дочекайся її кінця.
accounts-delete-needed-host = Ти ведеш цю гру. Доведи її до кінця, і тоді акаунт можна буде видалити.


## Сторінка людини

accounts-person-since = { $month ->
        [1] На сайті з січня { $year }
        [2] На сайті з лютого { $year }
        [3] На сайті з березня { $year }
        [4] На сайті з квітня { $year }
        [5] На сайті з травня { $year }
        [6] На сайті з червня { $year }
        [7] На сайті з липня { $year }
        [8] На сайті з серпня { $year }
        [9] На сайті з вересня { $year }
        [10] На сайті з жовтня { $year }
        [11] На сайті з листопада { $year }
       *[12] На сайті з грудня { $year }
    }
accounts-person-games = Завершені ігри
accounts-person-part = Участь
accounts-person-host = ведення гри
accounts-person-player = гравець
accounts-person-ended = Завершено
accounts-person-no-games = Тут з’являться ігри, у яких уже все відкрито.
accounts-person-what = Хто грає в іграх, які ще тривають, не видно нікому, крім ведучих.


## Запрошення

accounts-invitations = Запрошення
accounts-invitations-what = Нові акаунти на цьому сайті створюють за запрошеннями.
accounts-invitations-how = { $days ->
        [one] За одним посиланням можна створити один акаунт. Воно діє { $days } день.
        [few] За одним посиланням можна створити один акаунт. Воно діє { $days } дні.
       *[other] За одним посиланням можна створити один акаунт. Воно діє { $days } днів.
    }
accounts-invitations-open = Ще не використано
accounts-invite-note = Для кого
accounts-invite-note-help = Бачиш лише ти.
accounts-invite-make = Створити посилання
accounts-invite-made = Посилання готове. Надішли його тому, кого запрошуєш.
accounts-invite-too-many = { $most ->
        [one] Уже { $most } запрошення чекає. Відклич його й створи нове.
        [few] Уже { $most } запрошення чекають. Відклич якесь і створи нове.
       *[other] Уже { $most } запрошень чекають. Відклич якесь і створи нове.
    }
accounts-invite-until = діє до
accounts-invite-withdraw = Відкликати
accounts-invite-withdrawn = Запрошення відкликано.
accounts-invite-gone = Це запрошення вже не діє
accounts-invite-gone-next = За ним уже створено акаунт, або його строк минув. Попроси нове в того, хто тебе запрошує.
accounts-invite-have-account = Акаунт у тебе вже є: запрошення залишилося невикористаним.


## Сповіщення

accounts-notices-read = Позначити все прочитаним
accounts-notices-new = нове
accounts-notices-none = Сповіщень ще немає. Вони з’являться, коли у твоїх іграх щось станеться.
accounts-notices-pages = Сторінки сповіщень
accounts-notices-newer = Новіші
accounts-notices-older = Давніші
accounts-notices-page = { $number } з { $pages }


## Стіл оператора

accounts-operator = Оператор
accounts-operator-account = акаунт
accounts-operator-accounts = акаунти
accounts-operator-invitation = запрошення
accounts-operator-invitations = запрошення
accounts-operator-game = гра
accounts-operator-games = ігри
accounts-operator-complaint = скарга
accounts-operator-complaints = скарги
accounts-operator-where = де
accounts-operator-post = допис
accounts-operator-sealed = Таємниця гри: текст бачать лише її учасники.
accounts-operator-code = код
accounts-operator-language = мова
accounts-operator-zone = часовий пояс
accounts-operator-note = для кого
accounts-operator-by = хто запрошує
accounts-operator-made-at = створено
accounts-operator-expires-at = діє до
accounts-operator-used-at = використано
accounts-operator-title = назва
accounts-operator-phase = стан
accounts-operator-turn = хід
accounts-operator-enrolled = записалося
accounts-operator-seats = місць
accounts-operator-living = живих
accounts-operator-closes = закриття ходу
accounts-operator-paused = пауза
accounts-operator-ended-at = завершено
accounts-operator-posts = дописів у грі
accounts-operator-talk-posts = дописів в обговоренні
accounts-operator-why = чому
accounts-operator-at = коли
accounts-operator-settled-at = розглянуто
