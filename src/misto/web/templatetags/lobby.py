"""Template tags of games before they begin."""

from django import template

from misto.store.models import Game
from misto.web.lobby.cards import host_names

register = template.Library()


@register.simple_tag
def hosts_of(row: Game) -> tuple[str, ...]:
    """Name the hosts of a game."""
    return host_names([row]).get(row.pk, ())
