"""The forms by which one comes in: allauth's, in our words."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, ClassVar

from allauth.account import forms as account
from allauth.account.utils import user_pk_to_url_str
from allauth.core import context
from allauth.mfa.base import forms as mfa
from allauth.mfa.webauthn import forms as webauthn
from django import forms
from django.db.models import F

from misto.store.models import Account
from misto.store.naming import LONGEST, likeness
from misto.web import limits
from misto.web.accounts.wording import Worded, once
from misto.web.saying import say


class _Ours(Worded):
    """Puts the words into a form of allauth's."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # as allauth's
        super().__init__(*args, **kwargs)
        self.word()


class _Twice(_Ours):
    """A new password that is typed twice."""

    def clean(self) -> dict[str, Any]:
        """Compare them."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        if "password2" in self.errors and cleaned.get("password1"):
            self.errors["password2"] = self.error_class([say("accounts-error-password-again")])
        return cleaned


class Login(_Ours, account.LoginForm):  # type: ignore[misc]  # ships no types
    """Name and password."""

    words: ClassVar = {"login": "accounts-username", "password": "accounts-password"}

    def clean(self) -> dict[str, Any]:
        """Look whether it was tried too often, before the password is looked at."""
        if not self.errors:
            once(limits.SIGN_IN, limits.address(self.request))
        return super().clean() or self.cleaned_data


class Signup(_Ours, account.SignupForm):  # type: ignore[misc]  # ships no types
    """Name, password, and an address if one likes."""

    words: ClassVar = {
        "username": "accounts-username",
        "email": "accounts-email-optional",
        "password1": "accounts-password",
    }
    helped: ClassVar = frozenset(words)

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # as allauth's
        super().__init__(*args, **kwargs)
        # What a name may be, the adapter says, in one place and in better words.
        name = self.fields["username"] = forms.CharField(max_length=150)
        name.widget.attrs.update(autocomplete="username", maxlength=LONGEST)
        self.order_fields(["username", "password1", "email"])
        self.word()

    def clean(self) -> dict[str, Any]:
        """Count the accounts that are made from one place."""
        cleaned = super().clean() or self.cleaned_data
        if not self.errors:
            once(limits.SIGN_UP, limits.address(context.request))
        return cleaned

    def validate_unique_email(self, value: str) -> str:
        """Take any address: whether somebody else has it, nobody is told."""
        return value


class ChangePassword(_Twice, account.ChangePasswordForm):  # type: ignore[misc]  # ships no types
    """The old password, and the new one twice."""

    words: ClassVar = {
        "oldpassword": "accounts-password-old",
        "password1": "accounts-password-new",
        "password2": "accounts-password-again",
    }


class SetPassword(_Twice, account.SetPasswordForm):  # type: ignore[misc]  # ships no types
    """A first password."""

    words: ClassVar = {
        "password1": "accounts-password-new",
        "password2": "accounts-password-again",
    }


class ResetKey(_Twice, account.ResetPasswordKeyForm):  # type: ignore[misc]  # ships no types
    """A new password, after the code."""

    words: ClassVar = SetPassword.words


class ResetPassword(_Ours, account.ResetPasswordForm):  # type: ignore[misc]  # ships no types
    """Whose password it is: by name, or by address."""

    words: ClassVar = {"email": "accounts-reset-who"}
    email = forms.CharField(max_length=254)

    def clean_email(self) -> str:
        """Find the account; whether there is one, nobody is told."""
        typed: str = self.cleaned_data["email"].strip()
        once(limits.RESET, limits.address(context.request))
        once(limits.RESET_OF, likeness(typed))
        mine = Account.objects.filter(is_active=True).exclude(email="")
        if "@" in typed:
            mine = mine.filter(email__iexact=typed)
        else:
            mine = mine.filter(likeness=likeness(typed))
        self.users = [
            account
            for account in mine.order_by(F("last_login").desc(nulls_last=True))[:1]
            if limits.RESET_TO.take(account.code)  # of one account there are many spellings
        ]
        return self.users[0].email if self.users else typed


class ResetCode(_Ours, account.ConfirmPasswordResetCodeForm):  # type: ignore[misc]  # ships no types
    """The code from the mail."""

    words: ClassVar = {"code": "accounts-reset-code"}


class Confirm(_Ours, account.ReauthenticateForm):  # type: ignore[misc]  # ships no types
    """The password once more."""

    words: ClassVar = {"password": "accounts-password"}


class Authenticate(_Ours, mfa.AuthenticateForm):  # type: ignore[misc]  # ships no types
    """A recovery code, where the passkey isn't at hand."""

    words: ClassVar = {"code": "accounts-recovery-code"}


class ConfirmByCode(_Ours, mfa.ReauthenticateForm):  # type: ignore[misc]  # ships no types
    """A recovery code, to confirm who one is."""

    words: ClassVar = {"code": "accounts-recovery-code"}


class AddPasskey(_Ours, webauthn.AddWebAuthnForm):  # type: ignore[misc]  # ships no types
    """A new passkey: one that signs in by itself."""

    words: ClassVar = {"name": "accounts-passkey-name"}
    helped: ClassVar = frozenset({"name"})

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # as allauth's
        super().__init__(*args, **kwargs)
        self.fields["passwordless"] = forms.BooleanField(
            initial=True, widget=forms.HiddenInput, required=False
        )
        self.fields["name"].widget.attrs.update(maxlength=60)


class LoginByPasskey(webauthn.LoginWebAuthnForm):  # type: ignore[misc]  # ships no types
    """Sign in by a passkey, which knows the account by its code."""

    def clean_credential(self) -> Any:  # noqa: ANN401  # as allauth's
        """Find the account that the passkey names."""
        credential = self.cleaned_data["credential"]
        answer = credential.get("response") if isinstance(credential, dict) else None
        handle = answer.get("userHandle") if isinstance(answer, dict) else None
        if isinstance(answer, dict):
            answer["userHandle"] = _handle(handle)
        return super().clean_credential()


def _handle(handle: object) -> str:
    """Turn the account's code into what allauth looks an account up by; nothing, into nobody."""
    try:
        typed = str(handle)
        code = urlsafe_b64decode(typed + "=" * (-len(typed) % 4)).decode("ascii")
    except ValueError:
        code = ""
    code = code if code.isalnum() else ""
    account = Account.objects.filter(code=code, is_active=True).first()
    own = user_pk_to_url_str(account) if account else "0"
    return urlsafe_b64encode(own.encode()).decode().rstrip("=")
