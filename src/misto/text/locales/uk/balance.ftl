### misto balance: чи рівні шанси за такого складу.

help-balance = Сказати, чи рівні шанси за такого складу: програма сама зіграє з ним кілька тисяч ігор.

    Приклади:
    misto balance 11
    misto balance 11 --roles "3 мафії (бос, баламут), маніяк, комісар, сержант, лікар"
    misto balance --suggest 13
    misto balance 11 --vanilla 3
help-balance-seats = Скільки гравців.
help-balance-roles = Склад: «3 мафії (бос, баламут), маніяк, комісар, сержант, лікар»; решта мирні. Без нього програма візьме свій склад на стільки гравців.
help-balance-rules = Правила: classic чи black-market.
help-balance-policy = Як усі грають: розважливо (plain) чи навмання (random).
help-balance-hunt = Для --policy random: з якою ймовірністю кожен за хід іде на полювання, 0.1 або 10%. Інакше ніхто не полює.
help-balance-games = Скільки ігор зіграти: якщо не сказано, 10 000; для --suggest — 2000 на кожну зміну складу.
help-balance-until = Грати, доки всі шанси не стануть відомі з такою точністю: 0.5% означає, що жоден проміжок не ширший.
help-balance-seed = Число, з якого береться весь випадок: те саме число дає той самий результат.
help-balance-workers = На скількох ядрах грати: якщо не сказано, на всіх.
help-balance-dask = Грати на кластері Dask; адреса його планувальника, tcp://host:8786.
help-balance-plot = Ще й намалювати: файл, назва якого закінчується на .png чи .svg.
help-balance-suggest = Знайти найсправедливіший склад на стільки гравців і сказати, що дала б кожна зміна в ньому.
help-balance-vanilla = Стільки мафії, жодних інших ролей, і всі обирають навмання: шанси обчислено точно.
help-balance-first = Для --vanilla: з чого починається гра: day — з дня, night — з ночі.
help-balance-end = Для --vanilla, коли перемагає мафія: parity — її не менше, ніж міста; majority — її більше; wipeout — міста не лишилося.
help-balance-json = Вивести один об’єкт JSON, для програми.
meta-chance = ЙМОВІРНІСТЬ
meta-mafia = МАФІЇ
meta-number = ЧИСЛО
meta-roles = РОЛІ
meta-seats = МІСЦЬ
meta-width = ШИРИНА

balance-how-many = Вкажи, скільки гравців: misto balance 11. Або попроси знайти склад: misto balance --suggest 11
balance-no-seats = У грі має бути хоча б одне місце, а не { $seats }. Вкажи число гравців від 1 до { $most }: misto balance 11
balance-too-many-seats = Місць забагато: { $seats }. Шанси обчислюються не більше ніж для { $most }. Вкажи менше число.
balance-no-lineup = Готового складу на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
} за цими правилами немає. Напиши свій: --roles "мафіозі, лікар"
balance-roles-above-seats = У складі { $count ->
    [one] { $count } роль
    [few] { $count } ролі
   *[many] { $count } ролей
}, а місць — { $seats }. Прибери зайві ролі або вкажи більше гравців.
balance-or-mafia-share = Або дозволь меншу мафію: --rule mafia_share=0
balance-no-preset = Таких правил немає: { $preset }. Після --rules став одне з цих слів: { $known }; окремі налаштування — через --rule.
balance-no-policy = Так ніхто не вміє грати: { $policy }. Після --policy став одне з цих слів: { $known }.
balance-hunts-are-random = --hunt діє разом із --policy random: за --policy { $policy } гравці самі вирішують, коли полювати. Прибери --hunt або додай --policy random.
balance-no-share = Так не вийде: { $option } { $value }. Напиши частку від 0 до 1, наприклад 0.005 або 0.5%.
balance-too-small = Так не вийде: { $option } { $value }. Вкажи ціле число, не менше ніж { $least }.
balance-workers-or-cluster = Або --workers, або --dask: на кластері грають його власні виконавці. Прибери щось одне.
balance-vanilla-alone = --vanilla — це лише мафія та місто. Прибери --roles і --suggest: misto balance 11 --vanilla 3
balance-mafia-below-nought = Мафії не може бути { $mafia }. Після --vanilla став число від 0 до { $seats }.
balance-mafia-above-seats = Стільки мафії ({ $mafia }) не вміститься: місць — { $seats }. Після --vanilla став число від 0 до { $seats }.
balance-needs-cluster = Щоб грати на кластері, треба Dask, а його тут не встановлено: pip install 'misto[cluster]'
balance-no-cluster = За адресою { $address } кластер не відповідає або в ньому немає виконавців. Подивись, яку адресу планувальник показує на початку (наприклад, tcp://192.168.1.5:8786) і чи приєдналися до нього виконавці.
balance-cluster-lost = Кластер за адресою { $address } перестав відповідати. Перевір, чи працюють планувальник і виконавці, і почни знову: з тим самим --seed результат буде той самий.
balance-cluster-without-misto = У виконавців кластера за адресою { $address } немає Misto. Встанови там ту саму версію, що й тут: pip install misto
balance-worker-lost = Один із процесів, що грали, хтось зупинив, — може, забракло пам’яті. Почни знову, з меншою їх кількістю: --workers 1
balance-needs-plot = Щоб малювати, треба Matplotlib, а його тут не встановлено: pip install 'misto[plot]'
balance-no-picture = Малюнка такого виду не вийде: { $path }. Назва файлу має закінчуватися на одне з цього: { $known }.
balance-no-folder = { $path } не записати: теки { $folder } немає. Створи її або вкажи іншу.
balance-not-drawn = Малюнка { $path } не записано: { $reason }. Вкажи інший файл.
balance-nothing-played = Зупинено, перш ніж скінчилися перші ігри: показати нічого.

balance-vanilla = Місць: { $seats }, із них у мафії: { $mafia }. { $first ->
    [day] Гра починається з дня.
   *[night] Гра починається з ночі.
} { $end ->
    [parity] Мафія перемагає, коли її не менше, ніж міста.
    [majority] Мафія перемагає, коли її більше, ніж міста.
   *[wipeout] Мафія перемагає, коли з міста не лишилося нікого.
}
balance-at-random = Інших ролей немає. Щодня страчують когось із живих, щоночі вбивають когось із міста, і в кожного однакові шанси.
balance-column-side = сторона
balance-column-chance = шанси
balance-column-exactly = точно
balance-column-between = у межах
balance-column-role = роль
balance-column-turns = живе, ходів
balance-column-survives = доживає до кінця
balance-column-change = зміна
balance-column-town = місто
balance-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ "\u00A0" }%
balance-long = (є в --json)

balance-title = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}: { $lineup }. Правила: { $rules }.
balance-played = Зіграно { $games ->
    [one] { NUMBER($games) } гру
    [few] { NUMBER($games) } гри
   *[many] { NUMBER($games) } ігор
}, { $policy ->
    [random] усі обирали навмання (random)
   *[other] усі грали розважливо ({ $policy })
}; число для випадку: { NUMBER($seed, useGrouping: 0) }.
balance-begins = Готуються перші ігри
balance-stopped = Зупинено: це ігри, зіграні досі.
balance-progress = { $games ->
    [one] { NUMBER($games) } гра
    [few] { NUMBER($games) } гри
   *[many] { NUMBER($games) } ігор
}, найширший проміжок — { NUMBER($width, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
balance-tenths = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
balance-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
balance-from-to = від { $low } до { $high }
balance-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-length = Гра триває в середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ходу; половина закінчується не пізніше ходу { $half }, дев’ять із десяти — не пізніше ходу { $most }, найдовша — на ході { $longest }.
balance-court = З вироків суду { NUMBER($right, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }% припадає на мафію чи маніяка (у межах { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%); { NUMBER($idle, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }% судів не засуджують нікого.
balance-means = У межах: там шанси лежать у 95 випадках зі 100, якби всі грали саме так. Люди грають інакше: порівнюй за цими числами склади, а не вгадуй, як скінчиться гра.
balance-plot-chances = Шанси, %
balance-plot-length = Скільки ігор тривало стільки ходів
balance-plot-lives = Скільки ходів живе кожна роль

balance-suggest = Найсправедливіший склад на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
} — той, за якого місто й мафія перемагають однаково часто. Правила: { $rules }. Кожну зміну на одному місці зіграно в { $games ->
    [one] { NUMBER($games) } грі
    [few] { NUMBER($games) } іграх
   *[many] { NUMBER($games) } іграх
}, { $policy ->
    [random] усі обирали навмання (random)
   *[other] усі грали розважливо ({ $policy })
}; число для випадку: { NUMBER($seed, useGrouping: 0) }.
balance-suggest-stopped = Зупинено: ось що знайдено досі.
balance-looking = Крок { $step }: програма пробує { $changes ->
    [one] { $changes } зміну
    [few] { $changes } зміни
   *[many] { $changes } змін
}
balance-looking-on = Пошук іде далі від знайденого складу
balance-weighing = Що дала б кожна з { $changes ->
    [one] { $changes } зміни
    [few] { $changes } змін
   *[many] { $changes } змін
}
balance-begun = Спершу: { $lineup }.
balance-step = { $change }: місто { $town }
balance-step-unseen = { $change }: для міста помітної різниці немає
balance-fairest = Найсправедливіший зі знайдених: { $lineup }.
balance-fairest-already = Жодна зміна не зробить його помітно справедливішим.
balance-more = +1 { $role }
balance-less = −1 { $role }
balance-instead = { $more } замість { $less }
balance-no-visible-effect = помітної різниці немає
