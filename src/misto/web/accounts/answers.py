"""What the pages of an account have in common: whose it is, and the answer to a form."""

from django.http import HttpRequest, HttpResponseRedirect

from misto.store.models import Account


def signed_in(request: HttpRequest) -> Account:
    """Return the account that has signed in; the page has made sure that one has."""
    account = request.user
    if not isinstance(account, Account):
        raise TypeError("nobody has signed in")
    return account


def see(address: str) -> HttpResponseRedirect:
    """Answer a form that was taken: see there."""
    return HttpResponseRedirect(address, status=303)
