### Теми: ігрова, обговорення; вхід персонажа; вигляд персонажа.

## Сторінка теми

thread-jump = Куди перейти
thread-to-unread = Перший непрочитаний
thread-to-report = Від підсумків
thread-to-reply = Написати
thread-to-talk = До обговорення
thread-number = Номер допису
thread-number-sign = №
thread-go = Перейти до допису
thread-new = нові дописи
thread-turn = Хід { $turn }
thread-pages = Сторінки теми
thread-older = Давніші
thread-newer = Новіші
thread-none = Дописів ще немає.
thread-none-of-seats = Таких дописів немає.
thread-only = Лише дописи:
thread-all = Показати всі
thread-living = Живі, { $count }
thread-several = Дописи кількох персонажів
thread-several-show = Показати

thread-host = Ведучий
thread-leads = веде гру
thread-nobody = видалений акаунт
thread-ghost = { $nick } · привид
thread-hidden = Допис № { $number } приховано.
thread-edited = змінено о

thread-quote = Цитувати
thread-edit = Змінити
thread-hide = Приховати
thread-show = Показати знову
thread-complain = Поскаржитися
thread-past = Історія
thread-complaints = { $count ->
        [one] { $count } скарга
        [few] { $count } скарги
       *[other] { $count } скарг
    }


## Форма допису

thread-text = Допис
thread-as-persona = допис вийде від імені персонажа
thread-as-host = допис вийде від ведучого
thread-as-account = допис вийде від твого основного акаунта
thread-mark = Що це за допис
thread-mark-none = звичайний
thread-mark-argument = пояснення голосу
thread-mark-introduction = знайомство
thread-markup = Як оформити текст
thread-markup-help = **жирний**, *курсив*, ~~закреслений~~; «> » на початку рядка — цитата, «>! » — прихований текст; @7 або @ім’я — звернення до персонажа. Порожній рядок починає новий абзац. Картинок з інших сайтів тут не показують.
thread-preview = Перегляд
thread-preview-is = Так виглядатиме допис. Його ще не надіслано.
thread-send = Надіслати
thread-kept = Твій текст (скопіюй його, щоб не загубити)
thread-back = Назад до допису

thread-no-voice-thread = В ігровій темі пишуть лише персонажі цієї гри та ведучий.
thread-no-voice-talk = Щоб писати в обговоренні, увійди під своїм основним акаунтом.
thread-mute-not_begun = Гра ще не почалася. Писати можна буде, щойно відкриється перший хід.
thread-mute-out_of_game = Твій персонаж вибув із гри, тож більше не пише. Читати можна далі; для розмов є обговорення.
thread-mute-silenced = За рішенням ведучого твій привид мовчить до кінця гри. Читати можна далі.
thread-mute-ghost = У цій грі привиди мовчать. Читати можна далі.
thread-mute-night = Хід закрито, і до підсумків у темі мовчать. Текст збережено як чернетку: надішли його, коли відкриється новий хід.

thread-empty = Допис порожній. Напиши щось і надішли ще раз.
thread-too-long = Допис задовгий: { $count } знаків, а можна щонайбільше { $most }. Скороти його або поділи на кілька дописів.
thread-other-self = Цю форму відкрито від імені когось іншого, ніж ти є зараз. Перевір, від кого вийде допис, і надішли ще раз.
thread-not-your-seat = Це місце вже не твоє, тож писати від імені персонажа не можна. Напиши ведучому, якщо це помилка.
thread-not-yours = Змінити можна лише свій допис.
thread-too-late = Змінити допис можна протягом п’яти хвилин, а вони вже минули. Напиши новий допис.

## Що щойно зроблено

thread-done-post = Допис надіслано.
thread-done-edit = Допис змінено.
thread-done-hide = Допис приховано. Причину записано в журнал.
thread-done-show = Допис знову видно всім.
thread-done-complaint = Скаргу передано ведучому. Хто поскаржився, ніде не записано.
thread-done-settle = Скарги розглянуто.
thread-done-looks = Вигляд персонажа збережено.

## Зміна, приховування, скарга

thread-edit-title = Змінити допис № { $number }
thread-edit-note = Змінити допис можна протягом п’яти хвилин. Усі побачать позначку про зміну, а ведучий — і попередній текст.
thread-edit-save = Зберегти зміни
thread-hide-title = Приховати допис № { $number }?
thread-hide-outcome = Замість допису всі бачитимуть позначку, що його приховано. Сам допис не зникне: його можна показати знову.
thread-show-title = Показати допис № { $number } знову?
thread-show-outcome = Допис знову побачать усі.
thread-why = Причина
thread-why-help = Її побачить лише ведучий, у журналі.
thread-no-back = Ні, назад
thread-complain-title = Поскаржитися на допис № { $number }?
thread-complain-outcome = Ведучий побачить скаргу, але не тебе: хто поскаржився, ніде не записано.
thread-complain-why = Що з ним не так (за бажанням)
thread-complain-send = Поскаржитися
thread-complaints-too-many = Звідси вже надійшло багато скарг. Напиши ведучому або надішли цю скаргу ще раз через { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }.

thread-past-title = Історія допису № { $number }
thread-past-sealed = Бачать лише ведучий та оператор сайту
thread-past-edits = Попередній текст
thread-past-hidings = Приховування
thread-past-hidden = Приховано.
thread-past-shown = Показано знову.
thread-past-complaints = Скарги
thread-past-no-reason = Причини не вказано.
thread-past-settled = Розглянуто.
thread-settle = Скарги розглянуто

## Вигляд персонажа

thread-looks-link = вигляд
thread-looks-tab = Вигляд
thread-looks-title = Вигляд персонажа
thread-looks-sample = Так виглядатимуть твої дописи.
thread-avatar = Аватар
thread-avatar-help = PNG, JPEG, WebP або GIF, щонайбільше 5 МБ. Сайт візьме квадрат із середини й прибере все, що файл розповідає про себе.
thread-avatar-remove = прибрати аватар
thread-banner = Лінієчка
thread-banner-help = Картинка під дописами, до 600 × 120 пікселів: більшу буде зменшено.
thread-banner-remove = прибрати лінієчку
thread-signature = Підпис
thread-signature-help = Один рядок, щонайбільше { $most } знаків.
thread-about = Про персонажа
thread-about-help = Хто це, звідки, чим живе. Це бачать усі.
thread-looks-save = Зберегти
thread-looks-too-long = Задовго: можна щонайбільше { $most } знаків. Скороти й збережи ще раз.
thread-back-to-thread = До гри

# $megabytes — скільки можна.
thread-image-too-large = Файл завеликий: можна до { $megabytes } МБ. Зменш зображення або збережи його як JPEG чи WebP і надішли ще раз.
thread-image-not-an-image = Це не зображення, яке тут можна показати. Надішли файл PNG, JPEG, WebP або GIF.
thread-image-damaged = Файл пошкоджено: прочитати його до кінця не вдалося. Збережи зображення ще раз або обери інше.
# $megapixels — скільки можна.
thread-image-too-many-pixels = У зображенні забагато пікселів: можна до { $megapixels } мільйонів. Зменш або обріж його і надішли ще раз.
# $width, $height — найменші сторони.
thread-image-too-small = Зображення замале: треба щонайменше { $width } × { $height } пікселів. Обери більше.
thread-image-too-thin = Зображення надто довге й вузьке: у відведеному місці від нього лишилася б тонка смужка. Обріж його або обери інше.

## Вхід персонажа

thread-enter-title = Увійти персонажем
thread-enter-note = Нік і пароль персонажа — на сторінці твого місця, разом із листом про роль. Тут лише тема й вигляд персонажа: ні ролі, ні заявок.
thread-nick = Нік персонажа
thread-password = Пароль персонажа
thread-enter = Увійти
thread-leave = Вийти
thread-as-foot = У цьому вікні ти — лише персонаж. Про твій основний акаунт ця сторінка не знає.
thread-enter-wrong = Такого персонажа з таким паролем у цій грі немає. Перевір нік і пароль; після заміни гравця пароль інший.
thread-enter-too-often = Забагато спроб. Увійди під основним акаунтом або спробуй ще раз через { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }.
thread-enter-ended = Гру завершено, тож персонажем увійти вже не можна. Читати тему можна без входу.
thread-enter-read = Читати тему
