"""Personas and people never meet: not in a file, a cookie, a profile, a mention or a notice."""

import io
from urllib.parse import unquote

import pytest
from PIL import Image, PngImagePlugin

from misto.store.models import Notice, Persona
from misto.web.thread import media
from tests.secrecy.browser import Ask, Browser
from tests.secrecy.viewers import VIEWERS
from tests.secrecy.worlds import BESIDE, CIVILIAN, FRIEND, NAMES, PEOPLE, SEATS, nonce, world

pytestmark = [pytest.mark.django_db, pytest.mark.slow]

HIDDEN = "Роксолана була тут"


@pytest.fixture
def made():
    """A world in the morning of its second turn."""
    with world() as one:
        assert next(phase for phase in one.playing if phase == "open")
        yield one


def picture():
    """A picture that says who made it, in all the ways that a file can."""
    known = PngImagePlugin.PngInfo()
    known.add_text("Author", HIDDEN)
    known.add_itxt("Comment", HIDDEN)
    shown = Image.new("RGB", (200, 200), "red")
    exif = shown.getexif()
    exif[0x010E] = HIDDEN
    packed = io.BytesIO()
    shown.save(packed, "PNG", pnginfo=known, exif=exif)
    return packed.getvalue()


def test_a_picture_is_made_anew_and_named_by_chance(made):
    browser, code = VIEWERS["civilian"].browser(made), made.table.code
    form = (("avatar", picture()), ("banner", picture()), ("signature", ""), ("about", ""))
    assert browser.ask(Ask("POST", f"/g/{code}/looks/", form)).code == 303
    its = Persona.objects.get(game=made.table.row, seat=CIVILIAN)
    for name in (its.avatar, its.banner):
        answer = Browser("stranger").ask(Ask("GET", f"/media/{name}"))
        assert answer.header("content-type") == "image/webp"
        assert HIDDEN.encode() not in answer.body
        assert not any(kind in answer.body for kind in (b"EXIF", b"XMP ", b"ICCP", b"Author"))
        assert len(name) == len("x" * 20 + ".webp")
    assert its.avatar != its.banner
    assert "Last-Modified" not in dict(answer.headers)


def test_what_the_name_of_a_file_is_drawn_from_knows_no_seat(made):
    made.streams.do("one picture")
    one = media.keep(b"one")
    made.streams.do("another picture")
    assert one != media.keep(b"one")


def test_two_selves_in_one_browser_leave_no_trace_in_one_another(made):
    """Each page is what it is for a browser that knows the one self alone."""
    code = made.table.code
    both = VIEWERS["friend"].browser(made)
    both.cookies[f"/as/{code}/", "misto_persona"] = made.token
    main, persona = VIEWERS["friend"].browser(made), VIEWERS["persona"].browser(made)
    both.name = main.name = persona.name = "one"
    for there in (f"/as/{code}/", f"/as/{code}/looks/", f"/as/{code}/enter/", f"/as/{code}/live"):
        assert asked(made, both, there) == asked(made, persona, there)
        assert PEOPLE[FRIEND - 1].encode() not in asked(made, both, there).body
    for there in (f"/g/{code}/", f"/g/{code}/seat/", f"/g/{code}/talk/", "/me/", "/"):
        assert asked(made, both, there) == asked(made, main, there)


def asked(made, browser, there):
    """Ask for a page, with the same streams for everybody who asks."""
    made.streams.do(there)
    return browser.ask(Ask("GET", there))


def test_who_leaves_as_a_persona_and_signs_in_as_themselves_takes_nothing_along(made):
    code = made.table.code
    browser = VIEWERS["persona"].browser(made)
    answer = browser.ask(Ask("POST", f"/as/{code}/leave/", ()))
    browser.take(answer)
    assert browser.cookies[f"/as/{code}/", "misto_persona"] == ""
    browser.sign_in(made.people[PEOPLE[FRIEND - 1]])
    assert asked(made, browser, f"/as/{code}/").header("location").endswith("/enter/")
    page = asked(made, browser, f"/g/{code}/").body.decode()
    assert f"/as/{code}/" not in page


def test_who_signs_out_leaves_a_stranger_behind(made):
    browser = VIEWERS["friend"].browser(made)
    old = browser.cookies["/", "misto"]
    browser.take(browser.ask(Ask("POST", "/accounts/logout/", ())))
    assert browser.cookies["/", "misto"] != old
    assert asked(made, browser, f"/g/{made.table.code}/seat/").code == 404
    page = asked(made, browser, f"/g/{made.table.code}/").body.decode()
    assert PEOPLE[FRIEND - 1] not in page


def test_a_profile_is_the_same_for_who_plays_and_who_does_not(made):
    """But for the name: neither the game nor the seat stands in it."""
    reader = VIEWERS["reader"].browser(made)
    shown = []
    for name in (PEOPLE[FRIEND - 1], BESIDE[4]):
        page = unquote(asked(made, reader, f"/people/{name}/").body.decode())
        assert made.table.code not in page
        lines = page.replace(name, "").replace(">", ">\n").splitlines()
        shown.append([line for line in lines if "csrf" not in line and "hue-" not in line])
    one, other = ([line for line in lines if len(line) > len("Ш</b>")] for lines in shown)
    assert one == other


def test_a_mention_tells_the_player_alone_and_names_no_persona(made):
    browser, code = VIEWERS["civilian"].browser(made), made.table.code
    own = ("self", f"thread/{code}/seat-{CIVILIAN}")
    text = ("text", f"Чуєш, @{NAMES[FRIEND - 1]}?")
    assert browser.ask(Ask("POST", f"/g/{code}/post/", (own, text))).code == 303
    told = Notice.objects.filter(kind=Notice.Kind.MENTION)
    (notice,) = told
    assert notice.account.username == PEOPLE[FRIEND - 1]
    page = asked(made, VIEWERS["friend"].browser(made), "/me/notices/").body.decode()
    assert not any(f">{name}<" in page or f" {name} " in page for name in NAMES)
    assert "igrok" not in page


def test_the_discussion_knows_no_personas_and_tells_nobody_of_a_mention(made):
    browser, code = VIEWERS["friend"].browser(made), made.table.code
    account = PEOPLE[FRIEND - 1]
    form = (("self", f"talk/{code}/{account}"), ("text", f"А @{NAMES[FRIEND - 1]} мовчить."))
    assert browser.ask(Ask("POST", f"/g/{code}/talk/post/", form)).code == 303
    assert not Notice.objects.filter(kind=Notice.Kind.MENTION).exists()
    page = asked(made, VIEWERS["reader"].browser(made), f"/g/{code}/talk/").body.decode()
    assert account in page
    assert f"seat={FRIEND}" not in page


def test_seats_nonces_and_accounts_stand_in_three_orders():
    """In the order of the seats neither the enrolment's nor the accounts' is found again."""
    assert [nonce(seat) for seat in SEATS] != sorted(nonce(seat) for seat in SEATS)
