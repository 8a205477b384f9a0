"""The looks of a persona: pictures, signature, description; kept under names that tell nothing."""

import io
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from misto.engine import Exclude
from misto.store.models import Persona
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def media(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path / "media"
    return settings.MEDIA_ROOT


@pytest.fixture
def table():
    return cast.begun()


def picture(width=200, height=200, name="player8-real-name.png"):
    file = io.BytesIO()
    Image.new("RGB", (width, height), "teal").save(file, "PNG")
    return SimpleUploadedFile(name, file.getvalue(), "image/png")


def save(table, seat=8, who=None, **values):
    fields = {"signature": "", "about": ""} | values
    return table.client(who or table.player(seat)).post(f"/g/{table.code}/looks/", fields)


def persona(table, seat=8):
    return Persona.objects.get(game__code=table.code, seat=seat)


def test_pictures_and_words_stand_with_the_posts(table, media, django_capture_on_commit_callbacks):
    table.write(8)
    before = table.client().get(f"/g/{table.code}/").content.decode()
    assert "/media/" not in before
    answer = save(
        table, avatar=picture(), banner=picture(600, 100), signature="шаурма", about="Добрий."
    )
    assert answer.status_code == 303
    its = persona(table)
    page = table.client().get(f"/g/{table.code}/").content.decode()
    for part in (its.avatar, its.banner, "шаурма"):
        assert part in page
    assert "player8" not in its.avatar and len(its.avatar) == 25
    old = its.avatar
    with django_capture_on_commit_callbacks(execute=True):
        save(table, avatar=picture(100, 100), no_banner="yes")
    its = persona(table)
    assert its.avatar not in {"", old} and its.banner == ""
    assert [path.name for path in Path(media).iterdir()] == [its.avatar]


def test_a_picture_is_sent_to_be_kept_for_ever(table):
    save(table, avatar=picture())
    answer = table.client().get(f"/media/{persona(table).avatar}")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "image/webp" and "immutable" in answer["Cache-Control"]
    assert not answer.cookies and "Cookie" not in answer.get("Vary", "")


@pytest.mark.parametrize("name", ["x.webp", "aaaaaaaaaaaaaaaaaaaa.webp", "..%2fsecret.webp"])
def test_what_is_no_picture_is_a_404(table, name):
    assert table.client().get(f"/media/{name}").status_code == 404


def test_a_wrong_picture_is_refused_in_words_and_the_rest_is_kept(table):
    wrong = SimpleUploadedFile("a.png", b"no picture at all", "image/png")
    answer = save(table, avatar=wrong, signature="шаурма", about="Добрий.")
    assert answer.status_code == 422
    page = answer.content.decode()
    assert "Це не зображення" in page and "шаурма" in page and "Добрий." in page
    assert persona(table).avatar == ""


def test_a_signature_is_one_line_and_not_too_long(table):
    save(table, signature="перший\nдругий")
    assert persona(table).signature == "перший другий"
    answer = save(table, signature="я" * 201)
    assert answer.status_code == 422 and "я" * 201 in answer.content.decode()
    save(table, signature="<b>\u202e")
    table.write(8)
    page = table.client().get(f"/g/{table.code}/").content.decode()
    assert '<p class="sig">&lt;b&gt;</p>' in page


@pytest.mark.parametrize("who", ["host", "reader", "stranger"])
def test_who_has_no_seat_has_no_looks(table, who):
    account = {"host": table.host, "reader": table.reader}.get(who)
    assert table.client(account).get(f"/g/{table.code}/looks/").status_code == 404


def test_the_excluded_do_not_speak_by_their_signature(table):
    table.run(Exclude(seat=8, why="показ ролі"))
    answer = save(table, signature="мафія — 3!")
    assert answer.status_code == 422 and "вибув із гри" in answer.content.decode()
    assert persona(table).signature == ""
