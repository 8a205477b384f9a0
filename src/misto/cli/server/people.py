"""`misto createhost`: an account made from the command line."""

from django.core.exceptions import ValidationError

from misto.cli.screen import Screen
from misto.cli.server.site import trouble, words
from misto.store import chance, database
from misto.store.models import Account

LENGTH = 16


def create(screen: Screen, name: str, *, operator: bool) -> None:
    """Make an account with a password that the system draws; it is shown this once."""
    if waiting := database.missing_migrations():
        trouble("ops-unmigrated", count=waiting)
    account = Account(username=name.strip(), is_staff=operator, is_superuser=operator)
    # SQLite tells capitals from small letters wherever they aren't Latin.
    taken = {one.casefold() for one in Account.objects.values_list("username", flat=True)}
    if account.username.casefold() in taken:
        trouble("ops-name-taken", name=account.username)
    password = chance.code(LENGTH, "password")
    account.set_password(password)
    try:
        account.full_clean()
    except ValidationError:
        trouble("ops-bad-name", name=name)
    account.save()
    screen.print(words("ops-host-made", name=account.username))
    screen.print(words("ops-password", password=password))
