"""`misto createhost` and `misto setpassword`: accounts looked after from the command line."""

from django.core.exceptions import ValidationError

from misto.cli.screen import Screen
from misto.cli.server.site import trouble, words
from misto.store import chance, database
from misto.store.models import Account
from misto.store.naming import likeness

LENGTH = 16


def create(screen: Screen, name: str, *, operator: bool) -> None:
    """Make an account with a password that the system draws; it is shown this once."""
    _see_tables()
    account = Account(username=name.strip(), is_staff=operator, is_superuser=operator)
    # SQLite tells capitals from small letters wherever they aren't Latin.
    taken = {one.casefold() for one in Account.objects.values_list("username", flat=True)}
    if account.username.casefold() in taken:
        trouble("ops-name-taken", name=account.username)
    password = _draw(account)
    try:
        account.full_clean()
    except ValidationError:
        trouble("ops-bad-name", name=name)
    account.save()
    screen.print(words("ops-host-made", name=account.username))
    screen.print(words("ops-password", password=password))


def set_password(screen: Screen, name: str) -> None:
    """Give an account a new password; whoever is signed in with the old one no longer is."""
    _see_tables()
    account = Account.objects.filter(likeness=likeness(name)).first()
    if account is None:
        trouble("ops-no-account", name=name)
    password = _draw(account)
    account.save(update_fields=["password"])
    screen.print(words("ops-password-set", name=account.username))
    screen.print(words("ops-password", password=password))


def _see_tables() -> None:
    if waiting := database.missing_migrations():
        trouble("ops-unmigrated", count=waiting)


def _draw(account: Account) -> str:
    password = chance.code(LENGTH, "password")
    account.set_password(password)
    return password
