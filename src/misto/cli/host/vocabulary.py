"""The words in which players write their orders, as data, language by language.

All languages are understood at once, in any case of letters. In each row the first phrase is the
one that the host is shown. Accusatives stand in the rows too, for «Відкликаю перевірку».
"""

from collections.abc import Mapping
from types import MappingProxyType

from misto.engine.terms import Kind

_UK: Mapping[Kind, tuple[str, ...]] = {
    Kind.VOTE: (
        "Суд Лінча",
        "Лінч",
        "Суд",
        "Лінчування",
        "Голосування",
        "Голос",
        "Вибори хранителя ключів",
        "Вибори хранителя",
        "Вибори",
    ),
    Kind.HUNT: ("Полювання", "Полюю на", "Полюю"),
    Kind.KILL: ("Вбивство мафії", "Вбивство", "Убивство мафії", "Убивство"),
    Kind.CHECK: (
        "Перевірка",
        "Перевірку",
        "Перевірка комісара",
        "Перевірку комісара",
        "Перевіряю",
    ),
    Kind.POISON: ("Отрута", "Отруту", "Отруєння", "Отруюю"),
    Kind.HEAL: ("Лікування", "Лікую"),
    Kind.INJECT: ("Смертельний укол", "Укол", "Евтаназія", "Евтаназію"),
    Kind.BLOCK: ("Блокування", "Блок", "Блокую"),
    Kind.FRAME: ("Обмова", "Обмову", "Обмовляю"),
    Kind.SHOOT: ("Останній постріл", "Постріл"),
    Kind.NOTE: (
        "Передсмертна записка",
        "Передсмертну записку",
        "Остання записка",
        "Останню записку",
        "Записка",
        "Записку",
    ),
}

_RU: Mapping[Kind, tuple[str, ...]] = {
    Kind.VOTE: (
        "Суд Линча",
        "Линч",
        "Суд",
        "Линчевание",
        "Голосование",
        "Голос",
        "Выборы хранителя ключей",
        "Выборы хранителя",
        "Выборы",
    ),
    Kind.HUNT: ("Охота", "Охоту", "Охочусь на"),
    Kind.KILL: ("Убийство мафии", "Убийство"),
    Kind.CHECK: (
        "Проверка",
        "Проверку",
        "Проверка комиссара",
        "Проверку комиссара",
        "Проверяю",
    ),
    Kind.POISON: ("Яд", "Отрава", "Отраву", "Отравление", "Отравляю"),
    Kind.HEAL: ("Лечение", "Лечу"),
    Kind.INJECT: ("Смертельный укол", "Укол", "Эвтаназия", "Эвтаназию"),
    Kind.BLOCK: ("Блокировка", "Блокировку", "Блокирование", "Блок", "Блокирую"),
    Kind.FRAME: ("Клевета", "Клевету", "Оговор", "Наговор"),
    Kind.SHOOT: ("Последний выстрел", "Выстрел"),
    Kind.NOTE: (
        "Предсмертная записка",
        "Предсмертную записку",
        "Последняя записка",
        "Последнюю записку",
        "Записка",
        "Записку",
    ),
}

_EN: Mapping[Kind, tuple[str, ...]] = {
    Kind.VOTE: (
        "Court",
        "Lynch court",
        "Lynch",
        "Vote",
        "Voting",
        "Election of the keeper",
        "Election",
    ),
    Kind.HUNT: ("Hunt", "Hunting"),
    Kind.KILL: ("Kill", "Mafia kill", "Mafia's kill", "Murder"),
    Kind.CHECK: ("Check",),
    Kind.POISON: ("Poison",),
    Kind.HEAL: ("Heal", "Healing"),
    Kind.INJECT: ("Fatal injection", "Injection", "Inject"),
    Kind.BLOCK: ("Block",),
    Kind.FRAME: ("Slander", "Frame"),
    Kind.SHOOT: ("Last shot", "Shot", "Shoot"),
    Kind.NOTE: ("Last note", "Note"),
}

ORDERS: Mapping[str, Mapping[Kind, tuple[str, ...]]] = MappingProxyType(
    {"uk": _UK, "ru": _RU, "en": _EN},
)
"""The kinds of orders, as players write them."""

WITHDRAW: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "uk": ("Відкликаю", "Відкликати", "Знімаю", "Скасовую", "Скасувати", "Відміняю"),
        "ru": ("Отзываю", "Отозвать", "Снимаю", "Отменяю", "Отменить"),
        "en": ("Withdraw", "Withdrawn", "Cancel", "Revoke"),
    },
)
"""The words that take an order back."""

NOBODY: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "uk": (
            "нікого",
            "ніхто",
            "ні за кого",
            "утримуюсь",
            "утримуюся",
            "утримався",
            "утрималася",
        ),
        "ru": ("никого", "никто", "ни за кого", "воздерживаюсь", "воздержался", "воздержалась"),
        "en": ("nobody", "no one", "none", "abstain"),
    },
)
"""A vote for nobody, and a last shot that is cleared. A bare «no» or «ні» isn't among them."""

WROTE = (
    *("пише", "пишуть", "писав", "писала", "написав", "написала"),
    *("пишет", "писал", "писала", "написал", "написала"),
    *("wrote", "writes"),
)
"""With one of these and a colon ends the line that stands over what is quoted of a letter."""

ORIGINAL = (
    *("оригінальне повідомлення", "початкове повідомлення", "переслане повідомлення"),
    *("исходное сообщение", "пересылаемое сообщение"),
    *("original message", "forwarded message"),
)
"""What stands between dashes over a letter that is quoted whole."""

TURN = ("хід", "ход", "день", "turn", "day")
"""Words that may stand before the number of a turn: «Суд Лінча, хід 2 — Виталя»."""

ORDINAL = ("й", "ий", "ій", "го", "му", "я", "st", "nd", "rd", "th")
"""Endings that may stand after it: «Суд Лінча 2-й — Виталя»."""

NICK = ("igrok", "игрок", "ігрок", "гравець", "гравчиня", "player")
"""What the generic nick «igrok 5» is called in the languages, and in other cases of them."""

NICK_CASES = ("игрока", "игроку", "ігрока", "ігроку", "гравця", "гравцю", "гравчиню")

SEAT = ("місце", "место", "seat", "№", "#")
"""What may stand before the number of a seat."""

TODAY = ("сьогодні", "сегодня", "today")
YESTERDAY = ("вчора", "учора", "вчера", "yesterday")
TOMORROW = ("завтра", "tomorrow")

AND = ("та", "і", "й", "и", "and", "&", "+")
"""What may stand between the two names of a double kill, beside a comma."""

ROLES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "civilian": (
            "мирний житель",
            "мирна жителька",
            "мирні жителі",
            "мирних жителів",
            "мирний",
            "мирна",
            "мирні",
            "мирних",
            "мж",
            "решта мирні",
            "civilian",
            "civilians",
            "townsperson",
            "townspeople",
            "мирный житель",
            "мирный",
            "мирные",
            "мирных",
        ),
        "commissioner": (
            "комісар",
            "комісара",
            "комісарка",
            "ком",
            "commissioner",
            "комиссар",
        ),
        "sergeant": ("сержант", "сержанта", "сержантка", "sergeant"),
        "doctor": (
            "лікар",
            "лікаря",
            "лікарка",
            "лікарі",
            "лікарів",
            "doctor",
            "doctors",
            "доктор",
            "врач",
        ),
        "courtesan": ("путана", "путану", "путани", "путан", "courtesan", "courtesans"),
        "foundling": ("підкидьок", "підкидька", "foundling", "подкидыш"),
        "mafioso": (
            "мафіозі",
            "мафіозо",
            "мафія",
            "мафії",
            "мафій",
            "маф",
            "mafioso",
            "mafiosi",
            "mafia",
            "мафиози",
            "мафия",
            "мафии",
        ),
        "boss": ("бос", "боса", "босс", "boss"),
        "framer": ("баламут", "баламута", "баламутка", "framer"),
        "maniac": (
            "маніяк-отруйник",
            "маніячка-отруйниця",
            "маніяк",
            "маніяка",
            "маніячка",
            "maniac",
            "poisoner",
            "маньяк",
        ),
    },
)
"""The roles, as a host may write them in a line-up."""
