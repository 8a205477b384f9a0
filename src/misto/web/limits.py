"""Rate limits: counted in the cache that all workers share, as the database holds it."""

from django.core.cache import cache
from django.http import HttpRequest
from django.utils.crypto import salted_hmac


def take(what: str, whose: str, most: int, seconds: int) -> str | None:
    """Take one of `most` places that are free again after so many seconds; None where none is.

    A place is a key that one process alone can add, so those that try at once can't both have it.
    Whose it is can't be read from the key.
    """
    name = salted_hmac(f"misto.limit.{what}", whose, algorithm="sha256").hexdigest()[:40]
    for place in range(most):
        key = f"{what}:{name}:{place}"
        if cache.add(key, 1, seconds):
            return key
    return None


def give_back(*places: str) -> None:
    """Give places back: what took them went well."""
    cache.delete_many(places)


def address(request: HttpRequest) -> str:
    """Return whence a request comes, as the server in front of us says it."""
    return str(request.META.get("REMOTE_ADDR", ""))
