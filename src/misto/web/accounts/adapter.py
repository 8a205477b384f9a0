"""How the site uses allauth."""

from typing import Any, ClassVar

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.forms import Form
from django.http import HttpRequest
from django.urls import reverse
from django.utils.functional import lazy

from misto.store import naming
from misto.store.models import Account
from misto.web import saying
from misto.web.accounts import gates, inviting, sending, zones
from misto.web.accounts.answers import see
from misto.web.middleware import ZONE_COOKIE
from misto.web.saying import say

_say = lazy(say, str)


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # ships no types
    """Who may have an account, and how it may be called."""

    error_messages: ClassVar = {
        code: _say(f"accounts-refused-{code.replace('_', '-')}")
        for code in (
            "account_inactive", "enter_current_password", "incorrect_code", "incorrect_password",
            "invalid_login", "invalid_password_reset", "rate_limited", "same_as_current",
            "too_many_login_attempts", "username_password_mismatch", "username_taken",
        )
    }  # fmt: skip
    error_messages["email_password_mismatch"] = error_messages["username_password_mismatch"]
    error_messages["phone_password_mismatch"] = error_messages["username_password_mismatch"]

    def is_safe_url(self, url: str) -> bool:
        """Go on to our own pages alone, not to whatever else this machine serves."""
        return gates.is_ours(url)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a mail beside the answer, which must not tell whether there was one to send."""
        context = {"request": self.request, "email": email, **context}
        sending.send(self.render_mail(template_prefix, email, context))

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Say whether an account may be made just now."""
        if settings.SIGN_UP == "invitation":
            return inviting.is_invited(request)
        return bool(settings.SIGN_UP == "open")

    def clean_username(self, username: str, shallow: bool = False) -> str:  # noqa: FBT001, FBT002  # as allauth's
        """Return a name as it is kept, if somebody may be called so."""
        return named(username, None if not shallow else Account())

    def save_user(
        self,
        request: HttpRequest,
        user: Account,
        form: Form,
        commit: bool = True,  # noqa: FBT001, FBT002  # as allauth's
    ) -> Account:
        """Make the account, with the language and the zone it was made in; spend the invitation."""
        user.language = saying.language()
        user.zone = zones.known(request.COOKIES.get(ZONE_COOKIE, ""))
        try:
            with transaction.atomic():
                if settings.SIGN_UP == "invitation" and not inviting.spend(request):
                    raise ImmediateHttpResponse(see(reverse("account_signup")))
                saved: Account = super().save_user(request, user, form, commit)
        except IntegrityError:  # somebody took the name a moment ago
            messages.error(request, say("accounts-refused-username-taken"))
            raise ImmediateHttpResponse(see(reverse("account_signup"))) from None
        return saved

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        """Go back to the profile."""
        del request
        return reverse("accounts:profile")

    def get_reauthentication_methods(self, user: Account) -> list[dict[str, Any]]:
        """Name the ways to confirm who one is, in our words; passkeys where they work."""
        methods = super().get_reauthentication_methods(user)
        words = {
            "account_reauthenticate": "accounts-confirm-by-password",
            "mfa_reauthenticate": "accounts-confirm-by-code",
            "mfa_reauthenticate_webauthn": "accounts-confirm-by-passkey",
        }
        by_address = {reverse(name): word for name, word in words.items()}
        found = [
            {**method, "description": say(by_address[method["url"]])}
            for method in methods
            if method["url"] in by_address
        ]
        if settings.PASSKEYS_WORK:
            return found
        return [one for one in found if one["url"] != reverse("mfa_reauthenticate_webauthn")]


class MFAAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # ships no types
    """Passkeys know an account by its code: no key of the database leaves the site (law 8)."""

    error_messages: ClassVar = {
        code: _say(f"accounts-refused-{code.replace('_', '-')}")
        for code in ("cannot_generate_recovery_codes", "incorrect_code")
    }

    def generate_authenticator_name(self, user: Account, type: str) -> str:  # noqa: A002  # as allauth's
        """Call passkeys by number until they are given a name."""
        number = Authenticator.objects.filter(user=user, type=type).count() + 1
        return say("accounts-passkey-number", number=number)

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        """Name the site."""
        return {**super().get_public_key_credential_rp_entity(), "name": say("site-name")}

    def get_public_key_credential_user_entity(self, user: Account) -> dict[str, Any]:
        """Name the account."""
        return {
            "id": user.code.encode(),
            "display_name": user.username,
            "name": user.username,
        }


def named(typed: str, account: Account | None) -> str:
    """Return a name as it is kept, if `account` may be called so; raise ValidationError."""
    name = naming.tidy(typed)
    if account is not None and name == account.username:
        return name
    if fault := naming.fault(name):
        least, most = naming.SHORTEST, naming.LONGEST
        raise ValidationError(say(f"accounts-name-{fault}", least=least, most=most))
    taken = Account.objects.filter(likeness=naming.likeness(name))
    if account is not None:
        taken = taken.exclude(pk=account.pk)
    if taken.exists():
        raise ValidationError(say("accounts-refused-username-taken"))
    return name
