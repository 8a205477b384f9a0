"""What people type stays what they typed, in every markup."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from misto.text import MARKUPS, Markup
from misto.text.markup import escape, item, quote

PRINTABLE = st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), min_size=1)
NASTY = st.text(st.sampled_from(" *_`[](){}<>#+-.!|~&@^$=:/\\\n\t12ая"), min_size=1)

NAMES = [
    "*Віталя*",
    "[b]Віталя[/b]",
    "a | b",
    "<b>Віталя</b>",
    "1. Віталя",
    "- Віталя",
    "# Віталя",
    "&lt;",
    "`code`",
    "![x](https://example.org/x.png)",
    "https://example.org",
    "www.example.org",
    "C:\\",
    "Віталя (igrok 3)",
]


def read(markdown: str) -> str:
    """The text of a list item, as a reader of Markdown sees it."""
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(markdown)
    assert [token.type for token in tokens] == [
        "bullet_list_open",
        "list_item_open",
        "paragraph_open",
        "inline",
        "paragraph_close",
        "list_item_close",
        "bullet_list_close",
    ], markdown
    parts = tokens[3].children or []
    assert {part.type for part in parts} <= {"text", "text_special"}, markdown
    return "".join(part.content for part in parts)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_read_in_markdown_as_it_was_typed(name: str):
    assert read(item("markdown", escape("markdown", name))) == name


@given(PRINTABLE | NASTY)
def test_any_name_is_read_in_markdown_as_it_was_typed(name: str):
    kept = " ".join(name.split())
    if kept:
        assert read(item("markdown", escape("markdown", name))) == kept


def test_a_link_is_no_link_in_markdown():
    assert (
        escape("markdown", "https://a.org www.a.org @host") == r"https\://a.org www\.a.org \@host"
    )


@given(PRINTABLE | NASTY)
def test_no_name_has_a_tag_in_bbcode(name: str):
    assert not re.search(r"\[[^\u2060]", escape("bbcode", name))
    assert escape("bbcode", name).replace("\u2060", "") == " ".join(
        name.replace("\u2060", "").split()
    )


@pytest.mark.parametrize("markup", MARKUPS)
def test_a_name_begins_no_line_and_turns_none_round(markup: Markup):
    assert escape(markup, "а\r\nб\tв\u202eг\x1b[0m\u2066").split("[")[0].strip("\\") == "а б вг"


@given(NASTY)
def test_a_quotation_stays_one_in_markdown(text: str):
    tokens = MarkdownIt("commonmark").parse(f"{quote('markdown', f'а{text}я')}\n\nдалі")
    kinds = [token.type for token in tokens if token.level == 0]
    assert kinds == [
        "blockquote_open",
        "blockquote_close",
        "paragraph_open",
        "inline",
        "paragraph_close",
    ] or (kinds[:2] == ["blockquote_open", "blockquote_close"] and "inline" not in kinds)
    inside = [token for token in tokens if token.level > 0]
    assert {token.type for token in inside} <= {"paragraph_open", "paragraph_close", "inline"}
    parts = [part for token in inside for part in token.children or []]
    assert {part.type for part in parts} <= {"text", "text_special", "hardbreak"}


def test_a_quotation_keeps_its_lines():
    text = "Не вірте:\n  - босові\n\n[/quote]*ні*\n"
    assert quote("plain", text) == "> Не вірте:\n> \u00a0\u00a0- босові\n>\n> [/quote]*ні*"
    assert quote("bbcode", text) == (
        "[quote]\nНе вірте:\n\u00a0\u00a0- босові\n\n[\u2060/quote]*ні*\n[/quote]"
    )
    assert quote("markdown", text) == (
        "> Не вірте:\\\n> \u00a0\u00a0- босові\n>\n> \\[/quote\\]\\*ні\\*"
    )
