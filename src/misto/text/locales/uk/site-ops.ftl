### Команди, якими запускають сайт і доглядають за ним.

help-ops-panel = Сайт
help-ops-serve = Запустити сайт: сторінки, живі оновлення й хронометр в одному процесі.
help-ops-worker = Лише закривати ходи вчасно й надсилати пошту (сторінки — окремо).
help-ops-migrate = Привести таблиці бази даних до цієї версії.
help-ops-createhost = Створити акаунт і показати його пароль.
help-ops-setpassword = Дати акаунту новий пароль і показати його.
help-ops-backup = Зберегти весь сайт в один файл; сайт тим часом працює.
help-ops-restore = Відновити сайт із резервної копії.
help-ops-check = Перевірити, чи можна показувати сайт світові.
help-ops-host = На якій адресі слухати.
help-ops-port = На якому порту слухати.
help-ops-migrates = Спершу привести таблиці до цієї версії (для SQLite — так, якщо не сказано інакше).
help-ops-pages = Віддавати сторінки.
help-ops-streams = Віддавати живі оновлення (/live).
help-ops-timekeeper = Закривати ходи й надсилати пошту.
help-ops-name = Ім’я, яким людина входить на сайт.
help-ops-operator = Акаунт оператора: бачить сторінки /operator/.
help-ops-backup-file = Куди записати, скажімо misto.backup.
help-ops-with-secret-key = Додати секретний ключ сайту. З ним можна ввійти від будь-кого: бережи такий файл.
help-ops-restore-file = Файл, що його записала команда misto backup.

meta-address = АДРЕСА
meta-port = ПОРТ

ops-serving = Сайт працює: { $address } (для людей: { $site }). Зупинити: Ctrl+C.
ops-keeping-time = Хронометр працює. Зупинити: Ctrl+C.
ops-ended = Зупинено.
ops-port-in-use = Порт { $port } уже зайнятий. Зупини програму, яка його тримає, або обери інший: --port 8001.
ops-port-forbidden = Порт { $port } системою заборонено для цього користувача. Обери інший, більший за 1023: --port 8000.
ops-no-such-address = На адресі { $host } і порту { $port } слухати не можна. Перевір --host і --port.
ops-no-port = Порт { $port } взяти не вдалося: { $why }.
ops-bad-setting = Налаштування не годяться: { $why }. Перевір змінні середовища; їхній список — у docs/operator.uk.md.
ops-no-data = Тека даних { $folder } недоступна: { $why }. Надай до неї доступ або вкажи іншу в MISTO_DATA.
ops-no-database = База даних не відповідає: { $why }. Перевір DATABASE_URL і чи база працює.
ops-unmigrated = { $count ->
    [one] База даних відстає на { $count } зміну
    [few] База даних відстає на { $count } зміни
   *[many] База даних відстає на { $count } змін
  }. Виконай спершу: misto migrate.
ops-migrated = { $count ->
    [0] Таблиці вже такі, як треба.
    [one] Внесено { $count } зміну.
    [few] Внесено { $count } зміни.
   *[many] Внесено { $count } змін.
  }
ops-name-taken = Ім’я { $name } уже зайняте. Обери інше.
ops-bad-name = Ім’я { $name } не годиться: дозволено літери, цифри та знаки @ . + - _, разом не більше 150.
ops-host-made = Акаунт { $name } створено.
ops-password = Пароль (показується лише раз): { $password }
ops-no-account = Акаунта з іменем { $name } немає. Перевір, як воно пишеться.
ops-password-set = Акаунт { $name } має новий пароль; хто ввійшов зі старим, муситиме ввійти знову.
ops-file-exists = Файл { $path } уже є. Обери інше ім’я.
ops-not-written = Записати { $path } не вдалося: { $why }.
ops-backed-up = Збережено: { $path } ({ $size } КБ).
ops-key-apart = Секретного ключа у файлі немає; бережи його окремо (файл secret-key у теці даних або MISTO_SECRET_KEY).
ops-no-file = Файлу { $path } немає.
ops-no-backup = { $path } — не резервна копія Misto, або вона пошкоджена.
ops-other-database = Копію зроблено з { $backup }, а сайт працює на { $site }. Відновлюй на такій самій базі.
ops-not-empty = На сайті вже щось є. Щоб замінити це вмістом копії, додай --yes.
ops-running = Сайт працює. Спершу зупини всі його процеси, тоді повтори.
ops-damaged = База даних пошкоджена; нічого не змінено.
ops-flawed = Журнали цих ігор не сходяться: { $games }. Візьми іншу копію.
ops-restored = Відновлено: акаунтів — { $accounts }, ігор — { $games }, подій у журналах — { $events }.
ops-ledgers-whole = Усі журнали цілі.
ops-other-key = Секретний ключ тут інший, ніж у збереженого сайту: усім доведеться ввійти знову, а паролі персонажів на сторінках будуть не ті. Постав колишній ключ у MISTO_SECRET_KEY.
ops-no-program = Програми { $program } тут немає. Встанови клієнтські програми PostgreSQL (Debian: apt install postgresql-client).
ops-program-failed = { $program }: { $why }

## misto check

ops-check-error = помилка
ops-check-warning = увага
ops-check-good = Усе гаразд: сайт можна показувати.
ops-check-bad = { $count ->
    [one] { $count } помилка: сайт показувати ще не можна.
    [few] { $count } помилки: сайт показувати ще не можна.
   *[many] { $count } помилок: сайт показувати ще не можна.
  }
ops-check-key = Підтвердження заявок сайт підписує ключем { $key }
ops-check-testing = Увімкнено режим випробувань. Прибери MISTO_TESTING.
ops-check-clock = Годинник сайту взято з файлу. Прибери MISTO_CLOCK_FILE.
ops-check-debug = Увімкнено налагодження: помилки показують усім нутрощі сайту. Прибери MISTO_DEBUG.
ops-check-no-url = Не сказано, де сайт: зараз це { $url }. Впиши адресу в MISTO_URL, скажімо https://misto.example.org.
ops-check-insecure = Адреса { $url } без шифрування: паролі й ролі видно в дорозі. Постав перед сайтом Caddy чи nginx і впиши https-адресу в MISTO_URL.
ops-check-local = Адресу { $url } видно лише з цієї машини. Впиши справжню в MISTO_URL.
ops-check-short-key = Секретний ключ закороткий. Впиши в MISTO_SECRET_KEY щонайменше 50 випадкових знаків або прибери змінну: ключ зробиться сам.
ops-check-open-file = Файл { $path }, у якому є таємниці, можуть читати інші. Виконай: chmod 600 { $path }
ops-check-data = У теку даних { $folder } не можна писати: { $why }. Надай до неї доступ.
ops-check-database = База даних не відповідає: { $why }. Перевір DATABASE_URL і чи база працює.
ops-check-unmigrated = Базі даних бракує змін: { $count }. Виконай: misto migrate.
ops-check-pragma = SQLite налаштовано не так: { $name } = { $found }. Чи не на мережевому диску тека даних? Перенеси її на диск цієї машини.
ops-check-no-mail = Пошту не налаштовано: листів не буде, забутий пароль не відновити. Впиши MISTO_EMAIL_HOST.
ops-check-mail = Поштовий сервер { $host } не відповідає: { $why }. Перевір MISTO_EMAIL_HOST, PORT, USER і PASSWORD.
ops-check-zone = Немає даних про часовий пояс { $name }. Перевір MISTO_TIME_ZONE; дані встановлює pipx inject misto tzdata.
ops-check-django = Django: { $text } ({ $id })

help-ops-demo = На порожньому сайті створити показові ігри й акаунти до них.
ops-demo-made = Створено показові ігри. Увійти можна так (пароль усюди { $password }):
ops-demo-kept = На сайті вже є ігри, тож показових не додано.
ops-demo-way-host = { $name } — веде гру: стіл ведучого, підсумки, рішення
ops-demo-way-player = { $name } — грає: своє місце, роль, заявки; голосу ще не подано
ops-demo-way-mafia = { $name } — у мафії: чат і вибір жертви
ops-demo-way-ghost = { $name } — привид: читає й розмовляє, але заявок не подає
ops-demo-way-reader = { $name } — глядач
