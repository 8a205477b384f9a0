"""How the site uses allauth."""

from allauth.account.adapter import DefaultAccountAdapter
from django.conf import settings
from django.http import HttpRequest


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # ships no types
    """Sign-up is open, by invitation, or closed."""

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Say whether an account may be made just now."""
        return bool(settings.SIGN_UP == "open" or request.session.get("invitation"))
