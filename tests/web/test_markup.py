"""The text of posts: what people write, and what nobody may."""

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from misto.web.markup import (
    LONGEST,
    TooLong,
    clean,
    first_character,
    one_line,
    plain,
    quote,
    quoted,
    render,
    shortened,
    with_words,
)
from misto.web.markup.sanitising import ATTRIBUTES, CLASSES, REL, TAGS, sanitise

URL = "/g/market/thread/"
SEATS = [
    (5, "igrok 5", "Мар’яна"),
    (7, "igrok 7", "Люся Марковна"),
    (8, "igrok 8", "Ашот"),
    (12, "igrok 12", "Ашот Великий"),
    (13, "igrok 13", "igrok 8"),
    (14, "Тінь", "Двійник"),
    (15, "igrok 15", "двійник"),
    (16, "igrok 16", "🦊 Лис*"),
]


def html(source: str) -> str:
    """The HTML of a post without what every link has, and on one line."""
    made = render(source, url=URL, seats=SEATS).html
    return made.replace(f' rel="{REL}"', "").replace("\n", "")


def mentioned(source: str) -> set[int]:
    return set(render(source, url=URL, seats=SEATS).mentions)


# Markdown, as people write it in a forum


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("раз\nдва\n\nтри", "<p>раз<br>два</p><p>три</p>"),
        ("**так** *ні* ~~було~~", "<p><strong>так</strong> <em>ні</em> <s>було</s></p>"),
        ("- а\n- б", "<ul><li>а</li><li>б</li></ul>"),
        ("3. а", '<ol start="3"><li>а</li></ol>'),
        ("# Один\n\n#### Чотири", "<h4>Один</h4><h6>Чотири</h6>"),
        ("слова\n---", "<p>слова</p><hr>"),
        ("    з відступом", "<p>з відступом</p>"),
        ("`<b>`", "<p><code>&lt;b&gt;</code></p>"),
        ("```html\n<b>\n```", "<pre><code>&lt;b&gt;</code></pre>"),
        ("&amp; &#8238; &copy", "<p>&amp;amp; &amp;#8238; &amp;copy</p>"),
        ("|а|б|\n|-|-|", "<p>|а|б|<br>|-|-|</p>"),
        (
            "[а]: https://a.ua\n\n[а]",
            '<p>[а]: <a href="https://a.ua">https://a.ua</a></p><p>[а]</p>',
        ),
        ("", ""),
    ],
)
def test_markdown(source: str, made: str):
    assert html(source) == made


@pytest.mark.parametrize(
    "source",
    ["<b>так</b>", "<script>alert(1)</script>", "<!-- так -->", "<img src=x onerror=alert(1)>"],
)
def test_html_is_shown_as_it_was_typed(source: str):
    assert html(source) == f"<p>{source.replace('<', '&lt;').replace('>', '&gt;')}</p>"


# Links


@pytest.mark.parametrize(
    ("source", "made"),
    [
        (
            "[тут](https://a.ua/б?в=1&г=2)",
            '<a href="https://a.ua/%D0%B1?%D0%B2=1&amp;%D0%B3=2">тут</a>',
        ),
        ('[тут](https://a.ua "Назва")', '<a href="https://a.ua">тут</a>'),
        ("[тут](mailto:a@b.ua)", '<a href="mailto:a@b.ua">тут</a>'),
        ("<https://a.ua>", '<a href="https://a.ua">https://a.ua</a>'),
        ("https://a.ua", '<a href="https://a.ua">https://a.ua</a>'),
        (
            "(див. https://a.ua/б_(в)).",
            '(див. <a href="https://a.ua/%D0%B1_(%D0%B2)">https://a.ua/б_(в)</a>).',
        ),
        (
            "https://a.ua/_в_/*г*,",
            '<a href="https://a.ua/_%D0%B2_/*%D0%B3">https://a.ua/_в_/*г</a>*,',
        ),
        ("**https://a.ua**", '<strong><a href="https://a.ua">https://a.ua</a></strong>'),
        ("«https://a.ua»", '«<a href="https://a.ua">https://a.ua</a>»'),
        ("[https://a.ua](https://b.ua)", '<a href="https://b.ua">https://a.ua</a>'),
        ("xhttps://a.ua", "xhttps://a.ua"),
        ("http:// і https:", "http:// і https:"),
        ("`https://a.ua`", "<code>https://a.ua</code>"),
        ("[той](#41)", f'<a href="{URL}?post=41#p41">той</a>'),
        ("[той](#041)", "[той](#041)"),
        ("[той](#p41)", "[той](#p41)"),
    ],
)
def test_links(source: str, made: str):
    assert html(source) == f"<p>{made}</p>"


@pytest.mark.parametrize(
    "target",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "java&#115;cript:alert(1)",
        "data:text/html,<b>",
        "vbscript:x",
        "file:///etc/passwd",
        "tel:123",
        "//a.ua",
        "/\\a.ua",
        "/g/market",
        "?seat=7",
        "a.ua",
        "https:",
        "",
    ],
)
def test_other_links_stay_text(target: str):
    assert "<a" not in html(f"[тут]({target}) ![тут]({target}) <{target}>")


def test_every_link_says_that_it_is_a_guests():
    made = render("https://a.ua @7 [той](#3)", url=URL, seats=SEATS).html
    assert made.count("<a ") == made.count(f'rel="{REL}"') == 3


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("![кіт](https://a.ua/c.png)", '<a href="https://a.ua/c.png">кіт</a>'),
        ("![](https://a.ua/c.png)", '<a href="https://a.ua/c.png">https://a.ua/c.png</a>'),
        ("![a **b**](https://a.ua/c.png)", '<a href="https://a.ua/c.png">a b</a>'),
        ("[![кіт](https://a.ua/c.png)](https://b.ua)", '<a href="https://b.ua">кіт</a>'),
    ],
)
def test_a_picture_is_a_link(source: str, made: str):
    assert html(source) == f"<p>{made}</p>"


# Spoilers

HIDDEN = '<details class="spoiler"><summary></summary>'


@pytest.mark.parametrize(
    ("source", "made"),
    [
        (">! так", f"{HIDDEN}<p>так</p></details>"),
        (">!так\n>!\n>! **ні**", f"{HIDDEN}<p>так</p><p><strong>ні</strong></p></details>"),
        ("до\n>! так\nпісля", f"<p>до</p>{HIDDEN}<p>так</p></details><p>після</p>"),
        ("> цитата\n>! так", f"<blockquote><p>цитата</p></blockquote>{HIDDEN}<p>так</p></details>"),
        (
            "> цитата\n> >! так",
            f"<blockquote><p>цитата</p>{HIDDEN}<p>так</p></details></blockquote>",
        ),
        ("- а\n  >! так", f"<ul><li><p>а</p>{HIDDEN}<p>так</p></details></li></ul>"),
        (
            ">! > а\n>! >! б",
            f"{HIDDEN}<blockquote><p>а</p></blockquote>{HIDDEN}<p>б</p></details></details>",
        ),
        (">! ```\n>! а\nпісля", f"{HIDDEN}<pre><code>а</code></pre></details><p>після</p>"),
        ("> ! ні", "<blockquote><p>! ні</p></blockquote>"),
        (">!", f"{HIDDEN}</details>"),
    ],
)
def test_a_spoiler(source: str, made: str):
    assert html(source) == made


def test_a_spoiler_is_labelled_in_the_reader_s_language():
    made = render(">! так\n\n`<summary></summary>` <summary></summary>", url=URL).html
    said = with_words(made, "Сховано <тут>")
    assert said.count("<summary>Сховано &lt;тут&gt;</summary>") == 1
    assert sanitise(said) == said


# Mentions


@pytest.mark.parametrize(
    ("source", "seats"),
    [
        ("@7", {7}),
        ("@igrok 7, @IGROK 8!", {7, 8}),
        ("@Ашот.", {8}),
        ("@ашот великий", {12}),
        ("@Ашот Маленький", {8}),
        ("@Люся\u00a0Марковна", {7}),
        ("@Мар'яна @Марʼяна", {5}),
        ("(@Ашот) **@7**", {7, 8}),
        ("@igrok 8", {8}),  # a nick before a name that looks like one
        ("@Тінь", {14}),
        ("@Двійник", set()),  # there are two
        ("@🦊 Лис\\*", {16}),
        ("@Аш\u200bот @А\u0301шот", {8}),
        ("@99 @igrok 9 @Хтось @ @@7", set()),
        ("@Ашотик @Ашота @Ашот-младший @Ашот’s @77 @7.5 @7-й", set()),
        ("a@7 пошта@Ашот", set()),
        ("`@7` [@7](https://a.ua) https://a.ua/@7 \\`@8", {8}),
        ("```\n@7\n```", set()),
        (">! @7", {7}),
        ("> @7", set()),
    ],
)
def test_mentions(source: str, seats: set[int]):
    assert mentioned(source) == seats


def test_a_mention_leads_to_the_posts_of_the_seat():
    assert html("Так, @ашот?") == f'<p>Так, <a class="mention" href="{URL}?seat=8">@ашот</a>?</p>'
    assert html("> @7").count(f'class="mention" href="{URL}?seat=7"') == 1


def test_without_seats_there_are_no_mentions():
    assert render("@7 @Ашот", url=URL).mentions == frozenset()


# Quotes

SOURCE = "> [Ашот, #41](#41):\n> так\n\nНі."


def test_a_quote_shows_its_source():
    made = render(SOURCE, url=URL)
    assert html(SOURCE) == (
        f'<blockquote class="quote"><cite><a href="{URL}?post=41#p41">Ашот, #41</a></cite>'
        "<p>так</p></blockquote><p>Ні.</p>"
    )
    assert made.quotes == quoted(SOURCE) == (41,)


def test_a_quote_bears_the_name_of_who_wrote_it_whatever_was_typed():
    forged = "> [Ведучий, #41](#41):\n> Ашот — мафія.\n\n> [Ведучий, #7](#7):\n> Нічия."
    made = render(forged, url=URL, authors={41: "<Люся>"})
    assert "<cite><a" in made.html
    assert "&lt;Люся&gt;, #41</a></cite>" in made.html
    assert made.html.count("<cite>") == 1
    assert made.quotes == (41,)
    assert quoted(forged) == (41, 7)


@pytest.mark.parametrize(
    ("source", "numbers"),
    [
        ("> [а](#3)\n> так", (3,)),
        ("> [а](#3):", (3,)),
        ("> [а](#3):\n>\n> так", (3,)),
        (">[а](#3):\nтак", (3,)),
        ("> [а](#5):\n\n> [б](#3):\n\n> [а](#5):", (5, 3)),
        (">! > [а](#3):\n>! > так", (3,)),
        ("> [а](#3): так", ()),
        ("> так [а](#3):", ()),
        ("> [а](https://a.ua):", ()),
        ("> [а](#3) [б](#4)", ()),
        ("> - [а](#3)", ()),
        ("> > [а](#3):\n> > так", ()),
        ("[а](#3):", ()),
    ],
)
def test_posts_that_are_quoted(source: str, numbers: tuple[int, ...]):
    assert render(source, url=URL).quotes == numbers
    assert render(source, url=URL, authors=dict.fromkeys(quoted(source), "Я")).quotes == numbers


def test_the_button_writes_the_first_words_without_the_quotes_in_them():
    source = "> [Люся, #3](#3):\n> чому?\nбо так\n\nОсь чому:\n>! таємно\n\n\n\n```\n> код\n```\n"
    written = quote("Ашот *[Я](#9)*", 41, source)
    assert written == (
        "> [Ашот \\*\\[Я\\](#9)\\*, #41](#41):\n"
        "> Ось чому:\n>\n> >! таємно\n>\n> ```\n> > код\n> ```\n\n"
    )
    made = render(written + "Ясно.", url=URL)
    assert made.quotes == (41,)
    assert "Ашот *[Я](#9)*, #41</a></cite>" in made.html
    assert made.html.endswith("</blockquote>\n<p>Ясно.</p>\n")


def test_the_button_takes_no_more_than_it_should():
    assert len(quote("Ашот", 1, "слово " * 3_000)) < 700
    assert quote("Ашот", 1, "> лише цитата") == "> [Ашот, #1](#1):\n> …\n\n"
    assert len(quote("Ашот", 1, "a" * 10 * LONGEST)) < 700


# Excerpts


@pytest.mark.parametrize(
    ("source", "limit", "words"),
    [
        ("**Так**, [тут](https://a.ua)\nі `там`", 100, "Так, тут і там"),
        ("> цитата\n\n# Слово\n\n- а\n- б", 100, "Слово а б"),
        ("До\n>! таємно\n>! > дуже\n\nПісля @7", 100, "До … Після @7"),
        ("![кіт](https://a.ua/c.png) <b>", 100, "кіт <b>"),
        ("```\nкод\n```", 100, "код"),
        ("Довге речення про все", 15, "Довге речення…"),
        ("Довге речення про все", 17, "Довге речення…"),
        ("Довге речення про все", 18, "Довге речення про…"),
        ("Абракадабра", 5, "Абра…"),
        ("> лише цитата", 100, ""),
        ("`" * 3_000 + "\n> цитата\nслово", 4_000, "`" * 3_000 + " слово"),
    ],
)
def test_an_excerpt(source: str, limit: int, words: str):
    assert plain(source, limit) == words
    assert len(words) <= limit


# Characters


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ("а\r\nб\rв\u2028г\u2029д\u0085е", "а\nб\nв\nг\nд\nе"),
        ("\0а\x07\x1b[31m\x7f\x9b", "а[31m"),
        ("\u202eтошА\u202c \u2066x\u2069\u200f", "тошА x"),
        ("Аш\u200bот\u200c\u2060\ufeff\u00ad\u3164\u115f", "Ашот"),
        ("Ашот\u200d \u200dАшот", "Ашот Ашот"),
        ("Ашот\ufe0f\ufe00\U000e0101\U000e0041", "Ашот"),
        ("\ue000я\uffff\ud800", "я"),
        ("и\u0306", "й"),
        ("а" + "\u0301" * 50, "а" + "\u0301" * 3),
        ("👩🏽‍🚀 👨‍👩‍👧 ❤️‍🔥 🏳️‍🌈 ☕️ 1️⃣", "👩🏽‍🚀 👨‍👩‍👧 ❤️‍🔥 🏳️‍🌈 ☕️ 1️⃣"),
        ("🏴\U000e0067\U000e0062\U000e007f x\U000e0067", "🏴\U000e0067\U000e0062\U000e007f x"),
        ("«Їжак», ґанок — 50 % · naïve\tтак", "«Їжак», ґанок — 50 % · naïve\tтак"),
    ],
)
def test_what_hides_is_taken_out(source: str, left: str):
    assert clean(source) == left
    assert clean(left) == left


def test_a_title_is_one_line():
    assert one_line(" Чорний\r\n\tринок\u200b \u00a0 2 ") == "Чорний ринок 2"


def test_a_direction_hidden_in_an_address_is_taken_out_too():
    assert "\u202e" not in render("<https://a.ua/%E2%80%AE>", url=URL).html


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("", ""),
        ("Ашот", "А"),
        ("🇺🇦x", "🇺🇦"),
        ("👩🏽‍🚀x", "👩🏽‍🚀"),
        ("1️⃣2", "1️⃣"),
        ("у\u0301х", "у\u0301"),
    ],
)
def test_the_first_character_is_whole(text: str, first: str):
    assert first_character(text) == first


def test_an_emoji_is_not_cut_in_two():
    for limit in range(2, 8):
        assert shortened("аб👩🏽‍🚀в" + "г" * 9, limit) in {"а…", "аб…", "аб👩🏽‍🚀…", "аб👩🏽‍🚀в…"}


# Bounds


def test_a_post_has_at_most_twenty_thousand_characters():
    assert len(render("я" * LONGEST, url=URL).html) > LONGEST
    assert render("я\r\n" * (LONGEST // 2), url=URL).html  # a browser's end of line is one
    for length in (LONGEST + 1, 10_000_000):
        with pytest.raises(TooLong):
            render("я" * length, url=URL)
        with pytest.raises(TooLong):
            quoted("я" * length)


@pytest.mark.parametrize(
    "source",
    [
        "> " * 16 + "дно",
        "- " * 8 + "дно",
        ">! " * 16 + "дно",
        ">! > " * 500 + "дно",
        "".join(f"{'  ' * depth}- а\n" for depth in range(30)) + "дно",
        "*а " * 40 + "дно" + "*" * 40,
        "[" * 2_001 + "дно\n\nслово",
        "дно\n" * 2_001,
    ],
)
def test_what_is_too_deep_or_too_much_is_shown_as_typed(source: str):
    made = render(source, url=URL)
    assert set(re.findall(r"<(\w+)", made.html)) <= {"p", "br"}
    assert "дно" in made.html
    assert "дно" in plain(source, LONGEST) or source.startswith(">")
    assert quote("Ашот", 1, source).startswith("> [Ашот, #1](#1):\n")


@pytest.mark.parametrize("source", ["> " * 15 + "дно", "- " * 7 + "дно", ">! " * 15 + "дно"])
def test_nobody_s_post_is_that_deep(source: str):
    assert re.search(r"<(li|blockquote|details)\b", render(source, url=URL).html)


# Whatever is written

PIECES = st.sampled_from(
    [
        *("> ", ">! ", ">!", "- ", "1. ", "# ", "```\n", "\n", "\n\n", "    ", "`", "*", "**"),
        *("_", "~~", "[", "](", ")", "](#3)", "![", "<", ">", "\\", "&#", ";", "&lt;", '"', "'"),
        *("<img src=x onerror=y>", "<script>", "</details>", "<summary></summary>", "<!--"),
        *("javascript:", "data:", "https://a.ua", "mailto:", "//", "style=", ' "title" ', "</a>"),
        *("@7", "@Ашот", "@igrok 8", "@", "[Ашот, #41](#41):\n", "слово", " ", "\u202e", "\u200d"),
    ]
)
POSTS = st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=40).map("".join))


class Reader(HTMLParser):
    """Reads a post as a browser would, and sees that everything in it may be there."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS
        for name, value in attrs:
            assert value is not None
            if name == "class":
                assert set(value.split()) <= CLASSES[tag]
            elif name == "rel":
                assert (tag, value) == ("a", REL)
            else:
                assert name in ATTRIBUTES[tag]
            if name == "href":
                own = value.startswith(f"{URL}?")
                assert own or re.match(r"(https?://|mailto:)[^\s<>\"]", value, re.IGNORECASE)
        if tag not in {"br", "hr"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_comment(self, data: str) -> None:
        pytest.fail(data)

    def handle_decl(self, decl: str) -> None:
        pytest.fail(decl)

    def handle_pi(self, data: str) -> None:
        pytest.fail(data)

    def unknown_decl(self, data: str) -> None:
        pytest.fail(data)


@given(POSTS)
def test_nothing_leaves_but_what_may(source: str):
    made = render(source, url=URL, seats=SEATS, authors={3: "<b>Я</b>"}).html
    reader = Reader()
    reader.feed(made)
    reader.close()
    assert not reader.open
    tags = "".join(re.findall(r"<[^>]*>", made)).lower()
    assert not re.search(r"<img|<script|\"(?:javascript|data):", tags)
    assert not re.search(r"style=|\son\w+=", re.sub(r'"[^"]*"', "", tags))
    assert sanitise(made) == made
    assert clean(made) == made


TAG = st.sampled_from(
    [*sorted(TAGS), "img", "script", "style", "svg", "iframe", "form", "b", "x-y"]
)
ATTRIBUTE = st.sampled_from(
    [
        *('title="т"', 'lang="uk"', 'style="color:red"', 'onclick="a()"', 'id="a"', 'name="a"'),
        *(
            'class="quote spoiler mention live"',
            'href="javascript:a()"',
            'href="//a.ua"',
            'dir="rtl"',
        ),
        *('href="/\\a.ua"', 'href="data:text/html,a"', 'src="https://a.ua"', 'rel="me"', 'open=""'),
    ]
)


@given(st.lists(st.tuples(TAG, st.lists(ATTRIBUTE, max_size=3)), min_size=1, max_size=6))
def test_the_last_door_alone_is_enough(tags: list[tuple[str, list[str]]]):
    made = sanitise("".join(f"<{tag} {' '.join(attributes)}>т" for tag, attributes in tags))
    for once_or_again in (made, sanitise(made)):
        reader = Reader()
        reader.feed(once_or_again)
        reader.close()
        assert not reader.open


@given(POSTS, st.sampled_from([7, 8, 12]))
def test_a_mention_is_found_wherever_it_stands(before: str, seat: int):
    words = re.sub(r"[^\w\s]", "", clean(before))
    assert seat in mentioned(f"{words}\n\n@igrok {seat}")


@given(POSTS, st.text(max_size=30), st.integers(1, 10**9 - 1))
def test_what_the_button_writes_is_a_quote_of_that_post(source: str, name: str, number: int):
    written = quote(name, number, source)
    assert len(written) < 2_000
    assert number in render(written, url=URL).quotes
    assert number in quoted(written)
    assert all(line.startswith(">") for line in written.rstrip("\n").split("\n"))


@given(POSTS, st.integers(1, 60))
def test_an_excerpt_is_one_line_of_bounded_length(source: str, limit: int):
    words = plain(source, limit)
    assert len(words) <= limit
    assert words == one_line(words)
