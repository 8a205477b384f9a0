"""A post after it was sent: five minutes to edit, hiding, complaints."""

import pytest

from misto.store.models import Complaint, Edit, Hiding, Post
from tests import cast

pytestmark = pytest.mark.django_db


@pytest.fixture
def table():
    return cast.begun()


@pytest.fixture
def post(table):
    return table.write(8, "Спершу так.")


def there(table, post, act):
    return f"/g/{table.code}/{post.number}/{act}/"


def edit(table, post, who, text="А тепер так.", **more):
    mine = {"text": text, "self": f"thread/{table.code}/seat-8", **more}
    return table.client(who).post(there(table, post, "edit"), mine)


def test_for_five_minutes_with_a_mark_and_the_old_text_for_the_host(table, post):
    table.pass_time(minutes=4, seconds=59)
    assert there(table, post, "edit") in page(table, table.player(8))
    assert edit(table, post, table.player(8), mark="argument").status_code == 303
    post.refresh_from_db()
    assert (post.source, post.mark) == ("А тепер так.", "argument")
    assert post.edited_at is not None
    assert Edit.objects.get().source == "Спершу так."
    assert "змінено о" in page(table)
    for who in (None, table.player(8), table.player(7)):
        assert "Спершу так." not in page(table, who)
        assert table.client(who).get(there(table, post, "past")).status_code == 404
    past = table.client(table.host).get(there(table, post, "past")).content.decode()
    assert "Спершу так." in past


def page(table, who=None):
    return table.client(who).get(f"/g/{table.code}/").content.decode()


def test_later_it_is_refused_and_what_was_typed_is_kept(table, post):
    table.pass_time(minutes=5)
    assert there(table, post, "edit") not in page(table, table.player(8))
    answer = edit(table, post, table.player(8))
    assert answer.status_code == 409
    assert "А тепер так." in answer.content.decode() and "вже минули" in answer.content.decode()
    post.refresh_from_db()
    assert post.source == "Спершу так." and not Edit.objects.exists()


@pytest.mark.parametrize("who", ["player", "host", "reader", "stranger"])
def test_nobody_edits_another_s_post(table, post, who):
    account = {"player": table.player(7), "host": table.host, "reader": table.reader}.get(who)
    assert table.client(account).get(there(table, post, "edit")).status_code == 404
    assert edit(table, post, account).status_code == 404
    post.refresh_from_db()
    assert post.source == "Спершу так."


def test_the_same_text_again_is_no_edit(table, post):
    assert edit(table, post, table.player(8), "Спершу так.").status_code == 303
    post.refresh_from_db()
    assert post.edited_at is None


def test_an_empty_text_is_refused(table, post):
    assert edit(table, post, table.player(8), " ").status_code == 422


def test_the_host_hides_a_post_behind_a_placeholder_and_shows_it_again(table, post):
    host = table.client(table.host)
    assert "Приховати" in host.get(there(table, post, "hide")).content.decode()
    answer = host.post(there(table, post, "hide"), {"act": "hide", "why": "лист ведучого"})
    assert answer.status_code == 303
    for who in (None, table.player(8), table.reader, table.host):
        shown = page(table, who)
        assert "Спершу так." not in shown and "приховано" in shown
        assert "лист ведучого" not in shown
    assert "лист ведучого" in host.get(there(table, post, "past")).content.decode()
    assert "Спершу так." not in page(table, table.player(7))
    quoting = table.client(table.player(7)).get(f"/g/{table.code}/?quote={post.number}")
    assert "Спершу так." not in quoting.content.decode()
    host.post(there(table, post, "hide"), {"act": "show", "why": "помилка"})
    assert "Спершу так." in page(table)
    assert list(Hiding.objects.order_by("pk").values_list("hidden", flat=True)) == [True, False]


def test_a_hidden_post_is_not_edited(table, post):
    table.client(table.host).post(there(table, post, "hide"), {"act": "hide"})
    assert edit(table, post, table.player(8)).status_code == 409


def test_the_operator_hides_too_and_nobody_else(table, post):
    operator = cast.account("operator")
    operator.is_staff = True
    operator.save()
    assert table.client(operator).post(there(table, post, "hide")).status_code == 303
    table.client(operator).post(there(table, post, "hide"), {"act": "show"})
    for who in (table.player(8), table.reader, None):
        answer = table.client(who).post(there(table, post, "hide"))
        assert answer.status_code == 404
    assert Post.objects.get(pk=post.pk).hidden_at is None


@pytest.mark.parametrize("who", ["player", "reader", "stranger"])
def test_anybody_complains_and_nobody_is_named(table, post, who):
    account = {"player": table.player(7), "reader": table.reader}.get(who)
    client = table.client(account)
    assert client.get(there(table, post, "complain")).status_code == 200
    answer = client.post(there(table, post, "complain"), {"why": "лайка"})
    assert answer.status_code == 303
    assert "скаргу" in client.get(answer.url).content.decode().lower()
    complaint = Complaint.objects.get()
    assert {field.name for field in Complaint._meta.fields} == {
        "id", "post", "why", "at", "settled_at",
    }  # fmt: skip
    assert complaint.why == "лайка"
    assert "1 скарга" in page(table, table.host)
    assert "скарга" not in page(table, table.player(8))
    table.client(table.host).post(there(table, post, "past"))
    assert "1 скарга" not in page(table, table.host)


def test_complaints_from_one_place_have_an_end(table, post):
    client = table.client()
    answers = [
        client.post(there(table, post, "complain"), {"why": f"{n}"}).status_code for n in range(11)
    ]
    assert answers == [303] * 10 + [429]


@pytest.mark.parametrize("number", ["1", "99", "0", "99999999999999999999999"])
def test_what_is_no_post_is_a_404(table, number):
    for act in ("edit", "hide", "complain", "past"):
        address = f"/g/{table.code}/{number}/{act}/"
        assert table.client(table.host).get(address).status_code == 404
