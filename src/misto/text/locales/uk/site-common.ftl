### Слова, спільні для всіх сторінок сайту.

site-name = Місто
site-brand = Місто
site-skip = До змісту
site-foot = Унизу сторінки
site-sign-in = Увійти
site-sign-out = Вийти
site-to-home = На головну
site-units = д год хв с

site-theme = Вигляд:
site-theme-auto = за грою
site-theme-day = день
site-theme-night = ніч

site-tabs = Сторінки гри
site-tab-game = Гра
site-tab-talk = Обговорення
site-tab-reports = Підсумки
site-tab-court = Суд
site-tab-seats = Гравці
site-tab-rules = Правила
site-tab-seat = Моє місце
site-tab-desk = Стіл

site-hour = Час гри
site-hour-open = хід { $turn } · заявки до
site-hour-left = лишилося
site-hour-over = час вийшов
site-hour-paused = хід { $turn } · пауза: хід не закриється, доки гру не поновлять
site-hour-closed = хід { $turn }, ніч · заявки закрито, чекаємо на підсумки
site-hour-ended = гру завершено
site-phase-created = запис на гру ще не відкрито
site-phase-enrolment = триває запис на гру
site-phase-frozen = запис закрито, попереду роздача ролей

site-too-often = Забагато спроб поспіль. Набране лишилося у формі: надішли його ще раз через { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }.

## Сторінки помилок

site-error-bad-request = Запит не вдалося прочитати
site-error-next-bad-request = Повернися на попередню сторінку, онови її та спробуй ще раз.
site-error-too-large = Надіслано забагато за один раз
site-error-next-too-large = Нічого не збережено, але введене лишилося у формі: повернися назад, скороти текст або обери менше зображення й надішли ще раз.
site-error-too-slow = Форма надходила надто довго
site-error-next-too-slow = Нічого не збережено, але введене лишилося у формі: повернися назад і надішли її ще раз, коли зв’язок поліпшиться.
site-error-too-big = Забагато тексту за один раз
site-error-next-too-big = Нічого не збережено, але введене лишилося у формі: повернися назад, скороти його або поділи на частини й надішли ще раз.
site-error-forbidden = Сюди не можна
site-error-next-forbidden = Увійди під тим акаунтом, якому це дозволено, або повернися на головну.
site-error-stale-form = Сторінка застаріла
site-error-next-stale-form = Повернися назад (введене лишилося у формі), онови сторінку та надішли ще раз. Якщо це повторюється, дозволь файли cookie для цього сайту.
site-error-not-found = Такої сторінки немає
site-error-next-not-found = Перевір адресу або знайди гру на головній. Якщо сторінка лише для учасників, спершу увійди.
site-error-server-error = На сервері сталася помилка
site-error-next-server-error = Усе, що підтверджено, збережено. Спробуй ще раз за хвилину; якщо не допоможе, напиши операторові сайту.
site-error-away = База даних не відповідає
site-error-next-away = Цього разу, найімовірніше, нічого не збережено; усе, що підтверджено раніше, на місці. Спробуй ще раз за хвилину.
site-error-full = На диску сервера немає місця
site-error-next-full = Цього разу нічого не збережено; усе, що підтверджено раніше, на місці. Скопіюй набране й напиши операторові сайту: доки місця не додадуть, сайт нічого не прийме.
site-sent = Набране ще тут
site-send-again = Надіслати ще раз
site-no-answer = Сервер не відповідає. Набране лишилося на сторінці: спробуй ще раз за хвилину.

## Підсумки й суд, хоч би де вони стояли

site-nobody = ні за кого
site-person-gone = видалений акаунт
site-sheet-by = Ведучий
site-sheet-of = Ведучий · підсумки ходу { $turn }
site-sheet-undone = Ці підсумки скасовано. Що оголошено, те відомо, але діють нові.
site-sheet-root = Відбиток ходу
site-sheet-root-about = За ним після гри видно, чи нічого в журналі не змінили заднім числом. Про самі заявки він не каже нічого.
site-sheet-title = Підсумки ходу { $turn }
site-court-count = Підрахунок голосів, хід { $turn }
site-court-silent = не голосували:
site-court-all = проголосували всі

site-bell = { $count ->
        [0] Сповіщення
        [one] { $count } нове сповіщення
        [few] { $count } нові сповіщення
       *[other] { $count } нових сповіщень
    }

site-day-run = Хід минув на { $percent } %
site-day-closed = Хід закрито
site-left = { $days ->
        [0] { $hours ->
            [0] { $minutes } хв
           *[other] { $hours } год { $minutes } хв
        }
       *[other] { $days } д { $hours } год
    }
site-spoiler = Прихований текст
