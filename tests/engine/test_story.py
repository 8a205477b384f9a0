"""The story that the host tells (HOST-2)."""

import pytest

from misto.engine import commands as c
from misto.engine.refusals import Code
from misto.engine.rules import Rules
from misto.engine.views import Host, Reader, Seat
from tests.engine.build import Table


def story_of(table: Table, viewer: Host | Reader | Seat, turn: int = 1) -> str:
    published = table.view(viewer).turns[turn - 1].published
    assert published is not None
    return published.story


@pytest.mark.parametrize("viewer", [Host(), Reader(), Seat(3)])
def test_HOST_2_with_publish_at_close_the_story_may_follow_the_facts(viewer):
    table = Table(rules=Rules(publish="at_close"))
    table.close()
    assert (table.game.turn, story_of(table, viewer)) == (2, "")
    table.do(c.TellStory(turn=1, story="Місто прокинулося."))
    assert story_of(table, viewer) == "Місто прокинулося."
    assert table.game.turn == 2


def test_HOST_2_a_later_story_replaces_the_earlier_one_of_its_turn_alone():
    table = Table()
    table.close()
    table.publish("Перша ніч.")
    table.close()
    table.publish("Друга ніч.")
    table.do(c.TellStory(turn=1, story="Перша ніч, розказана краще."))
    assert story_of(table, Reader()) == "Перша ніч, розказана краще."
    assert story_of(table, Reader(), 2) == "Друга ніч."


def test_HOST_2_no_story_comes_before_the_facts_that_it_is_about():
    table = Table()
    assert table.refused(c.TellStory(turn=1, story="Зарано.")).code is Code.NOT_PUBLISHED
    table.close()
    assert table.refused(c.TellStory(turn=1, story="Зарано.")).code is Code.NOT_PUBLISHED


def test_HOST_2_a_story_that_cant_be_kept_is_refused():
    table = Table().turn_two()
    refusal = table.refused(c.TellStory(turn=1, story="а" * 20_001))
    assert (refusal.code, refusal.limit) == (Code.TEXT_UNFIT, 20_000)
