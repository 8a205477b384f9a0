"""What a fuzzer types: what a person might, and what nobody should."""

import io
import random
from collections.abc import Callable
from dataclasses import dataclass

from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from tests.fuzz.forms import Control, Form
from tests.web import payloads

LETTERS = "абвгґдежзиіклмнопрстуфхцчшщюя"
PROBE = '"><xss-probe onload=hit()>'
STRANGE = (
    "", " ", "\t\n", "\x00", "а\x00б", "\x1b[31m", "\u202eтошА", "\u200b", "\ufeff",
    "\U0001f469\u200d\U0001f467", "e\u0301" * 40, "𝔐𝔦𝔰𝔱𝔬", "İ", "ß" * 300,
    "'; DROP TABLE store_game; --",
    "%s%n{}{{7*7}}",
    "../../etc/passwd", "-1", "0", "00", "1e9", "9" * 40, "NaN", "٣", "3.5", "null", "[]", "true",
    "2026-13-45", "25:61", "9999-12-31T23:59", "0001-01-01T00:00", "=cmd()", "{'a': 1}", "�",
)  # fmt: skip

Values = dict[str, list[object]]


@dataclass
class Filled:
    """A form as it is sent, and the words in it that nobody may lose."""

    values: Values
    words: dict[str, str]
    mutations: list[str]


class Typist:
    """Fills in forms: sensibly, and then less so."""

    def __init__(self, chance: random.Random, texts: list[str]) -> None:
        self.chance = chance
        self.stale = texts  # tokens and values of other pages

    def word(self) -> str:
        return "".join(self.chance.choices(LETTERS, k=9)).capitalize()

    def fill(self, form: Form) -> Filled:
        """Fill a form in as a person would."""
        values: Values = {}
        words: dict[str, str] = {}
        for one in form.fields:
            values.setdefault(one.name, []).extend(self._typed(one, words))
        if form.buttons:
            button = self.chance.choice(form.buttons)
            values[button.name] = [button.value]
        return Filled(values, words, [])

    def _typed(self, one: Control, words: dict[str, str]) -> list[object]:
        chance = self.chance
        if one.kind == "hidden":
            return [one.value]
        if one.kind in _SENSIBLE:
            return _SENSIBLE[one.kind](chance, one)
        if one.value and chance.random() < 0.8:
            return [one.value]
        typed = words[one.name] = self.word()
        if one.kind == "textarea" or "nonce" in one.name:
            typed = f"{typed} {self.word()} {self.word()}"
        return [typed]

    def mutate(self, form: Form, filled: Filled) -> None:
        """Spoil one or two things of it."""
        for _ in range(self.chance.choice([1, 1, 2])):
            names = [name for name in filled.values if name != "csrfmiddlewaretoken"]
            if not names:
                return
            kind = self.chance.choice(list(_MUTATIONS))
            _MUTATIONS[kind](self, filled, self.chance.choice(names), form)
            filled.mutations.append(kind)

    def _missing(self, filled: Filled, name: str, _form: Form) -> None:
        del filled.values[name]
        filled.words.pop(name, None)

    def _doubled(self, filled: Filled, name: str, _form: Form) -> None:
        filled.values[name] = [*filled.values[name], self.strange()]
        filled.words.pop(name, None)

    def _strange(self, filled: Filled, name: str, _form: Form) -> None:
        filled.values[name] = [self.strange()]
        filled.words.pop(name, None)

    def _beside(self, filled: Filled, name: str, _form: Form) -> None:
        """Put something strange after the word, which must stay."""
        typed = filled.values[name][0] if filled.values[name] else ""
        if name in filled.words:
            filled.values[name] = [f"{typed}{self.strange()}"]

    def _huge(self, filled: Filled, name: str, _form: Form) -> None:
        word = filled.words.get(name, "я")
        filled.values[name] = [word + "я" * self.chance.choice([201, 2_001, 20_001, 50_000])]

    def _text(self, filled: Filled, name: str, _form: Form) -> None:
        filled.values[name] = [self.chance.choice(payloads.ALL)[1] + PROBE]
        filled.words.pop(name, None)

    def _seat(self, filled: Filled, name: str, _form: Form) -> None:
        filled.values[name] = [str(self.chance.randint(-1, 13))]
        filled.words.pop(name, None)

    def _stale(self, filled: Filled, name: str, _form: Form) -> None:
        if self.stale:
            filled.values[name] = [self.chance.choice(self.stale)]
            filled.words.pop(name, None)

    def _file(self, filled: Filled, name: str, _form: Form) -> None:
        filled.values[name] = [bad_file(self.chance)]
        filled.words.pop(name, None)

    def _more(self, filled: Filled, _name: str, _form: Form) -> None:
        new = self.chance.choice(
            ["next", "seat", "turn", "by", "self", "person", "page", "do", "why"]
        )
        filled.values.setdefault(new, [self.strange()])

    def _choice(self, filled: Filled, name: str, form: Form) -> None:
        known = [choice for one in form.fields for choice in (*one.choices, one.value)]
        if known:
            filled.values[name] = [self.chance.choice(known)]
            filled.words.pop(name, None)

    def strange(self) -> str:
        """Type what nobody should."""
        return self.chance.choice((*STRANGE, PROBE, "я" * 300, str(self.chance.randint(0, 13))))


def _choice(chance: random.Random, one: Control) -> list[object]:
    sensible = [choice for choice in one.choices if choice] or [""]
    return [one.value if one.value and chance.random() < 0.3 else chance.choice(sensible)]


def _number(chance: random.Random, one: Control) -> list[object]:
    least = int(one.least) if one.least.isdigit() else 0
    most = int(one.most) if one.most.isdigit() else 30
    return [str(chance.randint(least, max(least, min(most, 30))))]


def _moment(chance: random.Random, _one: Control) -> list[object]:
    return [f"2026-12-{chance.randrange(1, 29):02}T{chance.randrange(24):02}:00"]


_PASSWORDS = ("password", "кавун росте на баштані", "хибний пароль")
_SENSIBLE: dict[str, Callable[[random.Random, Control], list[object]]] = {
    "choice": _choice,
    "number": _number,
    "datetime-local": _moment,
    "checkbox": lambda chance, one: [one.value or "on"] if chance.random() < 0.5 else [],
    "file": lambda chance, _: [picture(chance)] if chance.random() < 0.5 else [],
    "password": lambda chance, _: [chance.choice(_PASSWORDS)],
    "time": lambda chance, _: [f"{chance.randrange(24):02}:{chance.randrange(60):02}"],
    "email": lambda chance, _: [f"{chance.choice(['one', 'two'])}@example.org"],
}
"""What is sensible in a field of each kind."""

_MUTATIONS = {
    "missing": Typist._missing,
    "doubled": Typist._doubled,
    "strange": Typist._strange,
    "beside": Typist._beside,
    "huge": Typist._huge,
    "a text": Typist._text,
    "a seat": Typist._seat,
    "stale": Typist._stale,
    "a file": Typist._file,
    "more": Typist._more,
    "a choice": Typist._choice,
}


def picture(chance: random.Random) -> SimpleUploadedFile:
    """A small picture that is one."""
    made = io.BytesIO()
    Image.new("RGB", (chance.choice([20, 60, 200]), chance.choice([20, 60]))).save(made, "PNG")
    return SimpleUploadedFile("a.png", made.getvalue(), "image/png")


def bad_file(chance: random.Random) -> SimpleUploadedFile:
    """A file that is no picture, or not quite."""
    whole = picture(chance)
    data = whole.read()
    bad = [
        b"", b"<svg onload=hit()>", data[: len(data) // 2], b"GIF89a" + bytes(40), b"\x89PNG\r\n",
        b"RIFF\xff\xff\xff\xffWEBPVP8X" + b"\xff" * 40, data + b"<script>", b"\xff\xd8\xff" * 200,
    ]  # fmt: skip
    name = chance.choice(["a.png", "../../a.png", "a\x00.png", "я" * 300 + ".png", "a.svg", ""])
    return SimpleUploadedFile(name or "x", chance.choice(bad), chance.choice(["image/png", "x"]))
