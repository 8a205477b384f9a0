"""What a template can reach of a visit: views, and never the game (law 2)."""

import pytest
from django.template import Context, Template, TemplateSyntaxError

from misto.engine import Game
from misto.store.folding import Folded, folded
from misto.web.access import Visit
from tests import cast

pytestmark = pytest.mark.django_db


def test_a_template_has_no_way_to_the_game():
    table = cast.begun()
    visit = Visit(table.row, folded(table.row), None, None)
    public = [name for name in dir(visit) if not name.startswith("_")]
    assert not [name for name in public if isinstance(getattr(visit, name), Folded | Game)]
    assert Template("{{ visit.folded }}").render(Context({"visit": visit})) == ""
    with pytest.raises(TemplateSyntaxError):
        Template("{{ visit._folded }}")
