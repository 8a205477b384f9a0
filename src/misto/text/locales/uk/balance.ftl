### misto balance: чи рівні шанси за такого складу.

help-balance = Сказати, чи рівні шанси за такого складу.

    Приклад: misto balance 11 --vanilla 3
help-balance-seats = Скільки гравців.
help-balance-vanilla = Стільки мафії, жодних інших ролей, і всі обирають навмання: шанси обчислено точно.
help-balance-first = З чого починається гра: day — з дня, night — з ночі.
help-balance-end = Коли перемагає мафія: parity — її не менше, ніж міста; majority — її більше; wipeout — міста не лишилося.
help-balance-json = Вивести один об’єкт JSON, для програми.
meta-seats = МІСЦЬ
meta-mafia = МАФІЇ

balance-no-seats = У грі має бути хоча б одне місце, а не { $seats }. Вкажи число гравців від 1 до { $most }: misto balance 11 --vanilla 3
balance-too-many-seats = Місць забагато: { $seats }. Шанси обчислюються не більше ніж для { $most }. Вкажи менше число.
balance-no-model = Вкажи, скільки з цих місць ({ $seats }) у мафії: misto balance { $seats } --vanilla { $mafia }
balance-mafia-below-nought = Мафії не може бути { $mafia }. Після --vanilla став число від 0 до { $seats }.
balance-mafia-above-seats = Стільки мафії ({ $mafia }) не вміститься: місць — { $seats }. Після --vanilla став число від 0 до { $seats }.

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
balance-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ "\u00A0" }%
balance-long = (є в --json)
