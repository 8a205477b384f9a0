"""The fuzzer sees what it is there to see: planted faults, one of each kind."""

import random

import pytest
from django.http import HttpResponse, HttpResponseRedirect
from django.test import Client

from misto.engine import Code
from tests.fuzz.forms import Control, Form, forms_of
from tests.fuzz.fuzzing import Asked, Fuzzer, watched
from tests.fuzz.words import PROBE, Filled, Typist

PAGE = """
<form id="speak" method="post" action="/there/"><input type="hidden" name="turn" value="1">
<input name="name" value="Зоя"><textarea name="text">Слово &amp; діло</textarea>
<label><input type="radio" name="target" value="1"></label>
<input type="radio" name="target" value="2">
<select name="kind"><option value="a"><option value="b" selected></select>
<button name="do" value="send">Так</button></form>
<form><input name="q"></form><button form="speak" name="do" value="look">Ні</button>
"""


def test_it_reads_a_form_as_its_reader_has_it():
    form, search = forms_of(PAGE, "/here/")
    assert (form.action, form.method, search.action, search.method) == (
        "/there/",
        "post",
        "/here/",
        "get",
    )
    assert {one.name: (one.kind, one.value, one.choices) for one in form.fields} == {
        "turn": ("hidden", "1", []),
        "name": ("text", "Зоя", []),
        "text": ("textarea", "Слово & діло", []),
        "target": ("choice", "1", ["1", "2"]),
        "kind": ("choice", "b", ["a", "b"]),
    }
    assert [one.value for one in form.buttons] == ["send", "look"]


def test_it_fills_a_form_in_and_spoils_it():
    form = forms_of(PAGE, "/here/")[0]
    kinds = set()
    for seed in range(200):
        typist = Typist(random.Random(seed), ["старе"])
        filled = typist.fill(form)
        assert filled.values["turn"] == ["1"]
        assert filled.values["do"] in (["send"], ["look"])
        typist.mutate(form, filled)
        kinds |= set(filled.mutations)
    assert len(kinds) == 11


@pytest.fixture
def fuzzer():
    return Fuzzer(1)


ASKED = Asked("host", "POST", "there/", "/there/", {})


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        (HttpResponse(status=500), "answered 500"),
        (HttpResponseRedirect("https://evil.example/"), "leads away"),
        (HttpResponseRedirect("//evil.example/"), "leads away"),
        (HttpResponse(f"<p>{PROBE}</p>"), "a text became markup"),
        (HttpResponse("<img src=x onerror=hit()>"), "a text became markup"),
    ],
)
def test_it_sees_what_must_not_be_in_an_answer(fuzzer, answer, what):
    fuzzer._judge(ASKED, answer)
    assert [fault.what for fault in fuzzer.faults] == [what]


@pytest.mark.parametrize(
    "answer", [HttpResponse("<p>&quot;&gt;&lt;xss-probe</p>"), HttpResponseRedirect("/help/")]
)
def test_it_sees_nothing_where_nothing_is(fuzzer, answer):
    fuzzer._judge(ASKED, answer)
    assert not fuzzer.faults


@pytest.mark.django_db
@pytest.mark.parametrize(("page", "lost"), [("<p>Ні.</p>", True), ("<input value='Слово'>", False)])
def test_it_sees_what_is_lost(fuzzer, page, lost):
    answer = HttpResponse(page, status=422)
    answer.request = {}  # type: ignore[attr-defined]  # as the test client does
    filled = Filled({"text": ["Слово"]}, {"text": "Слово"}, [])
    form = Form("/there/", "post", [Control("text", "textarea")])
    fuzzer._look_for_words(Client(), ASKED, answer, filled, form)
    assert [fault.what for fault in fuzzer.faults] == ["lost: text"] * lost


@pytest.mark.django_db
def test_it_sees_an_exception(fuzzer, monkeypatch):
    def broken(*_):
        raise ValueError("planted")

    monkeypatch.setattr("misto.web.lobby.views._home", broken)
    fuzzer._ask(Client(), Asked("stranger", "GET", "", "/", {}))
    assert [fault.what for fault in fuzzer.faults] == ["an exception"]
    assert "planted" in fuzzer.faults[0].details
    assert "500: 1" in fuzzer.report()


def test_it_counts_refusals(fuzzer):
    with watched(fuzzer.codes):
        pass
    assert all(code.value in fuzzer.report() for code in Code)
