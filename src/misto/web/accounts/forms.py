"""The forms of the profile."""

from typing import Any, ClassVar

from django import forms

from misto.store.models import Account
from misto.store.naming import LONGEST
from misto.text import LANGUAGES
from misto.web.accounts import zones
from misto.web.accounts.adapter import named
from misto.web.accounts.wording import Worded
from misto.web.saying import say


class Profile(Worded):
    """Name, address, language, zone."""

    words: ClassVar = {
        "username": "accounts-username",
        "email": "accounts-email-optional",
        "language": "accounts-language",
        "zone": "accounts-zone",
        "other_zone": "accounts-zone-other",
    }
    helped: ClassVar = frozenset({"username", "email", "zone", "other_zone"})

    username = forms.CharField(max_length=150)
    email = forms.EmailField(required=False, max_length=254)
    language = forms.ChoiceField(required=False)
    zone = forms.ChoiceField(required=False)
    other_zone = forms.CharField(required=False, max_length=64)

    def __init__(self, account: Account, data: Any = None) -> None:  # noqa: ANN401  # as Django's
        initial = {
            "username": account.username,
            "email": account.email,
            "language": account.language,
            "zone": account.zone,
        }
        super().__init__(data, initial=initial, label_suffix="")
        self.account = account
        self._choose()
        self.word()

    def _choose(self) -> None:
        own = [self.account.zone] if self.account.zone not in {"", *zones.COMMON} else []
        self.fields["language"] = forms.ChoiceField(
            required=False,
            choices=[
                ("", say("accounts-language-browser")),
                *((one, say(f"accounts-language-{one}")) for one in LANGUAGES),
            ],
        )
        self.fields["zone"] = forms.ChoiceField(
            required=False,
            choices=[
                ("", say("accounts-zone-browser")),
                *((one, one) for one in own),
                *((one, say(f"accounts-zone-{one.replace('/', '-')}")) for one in zones.COMMON),
            ],
        )
        self.fields["username"].widget.attrs.update(autocomplete="username", maxlength=LONGEST)
        self.fields["email"].widget.attrs.update(autocomplete="email")
        self.fields["other_zone"].widget.attrs.update(autocomplete="off", spellcheck="false")

    def clean_username(self) -> str:
        """Take a name that the account may have."""
        return named(self.cleaned_data["username"], self.account)

    def clean_email(self) -> str:
        """Take an address in small letters, as the site compares them."""
        return str(self.cleaned_data["email"]).lower()

    def clean_other_zone(self) -> str:
        """Take a zone by its name; where there is none, say which may be meant."""
        typed = str(self.cleaned_data["other_zone"])
        found = zones.find(typed) if typed else ""
        if typed and not found:
            meant = zones.like(typed)
            raise forms.ValidationError(
                say("accounts-zone-meant", zone=meant) if meant else say("accounts-zone-unknown")
            )
        return found

    @property
    def changes_address(self) -> bool:
        """Say whether mails will go elsewhere: that wants the password."""
        return bool(self.cleaned_data["email"] != self.account.email)

    def save(self) -> Account:
        """Write it down."""
        account, data = self.account, self.cleaned_data
        account.username = data["username"]
        account.email = data["email"]
        account.language = data["language"]
        account.zone = data["other_zone"] or data["zone"]
        account.save(update_fields=["username", "email", "language", "zone"])
        return account


class PasskeyName(Worded):
    """What a passkey is called."""

    words: ClassVar = {"name": "accounts-passkey-name"}
    helped: ClassVar = frozenset({"name"})
    name = forms.CharField(max_length=60)

    def __init__(self, data: Any = None, *, name: str = "") -> None:  # noqa: ANN401  # as Django's
        super().__init__(data, initial={"name": name}, label_suffix="")
        self.word()


class Invite(Worded):
    """Whom an invitation is for."""

    words: ClassVar = {"note": "accounts-invite-note"}
    helped: ClassVar = frozenset({"note"})
    note = forms.CharField(max_length=100, required=False)

    def __init__(self, data: Any = None) -> None:  # noqa: ANN401  # as Django's
        super().__init__(data, label_suffix="")
        self.word()


class Goodbye(Worded):
    """The password, before an account goes."""

    words: ClassVar = {"password": "accounts-password"}
    password = forms.CharField(
        max_length=4096,
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, account: Account, data: Any = None) -> None:  # noqa: ANN401  # as Django's
        super().__init__(data, label_suffix="")
        self.account = account
        self.word()

    def clean_password(self) -> str:
        """Take the account's own alone."""
        typed = str(self.cleaned_data["password"])
        if not self.account.check_password(typed):
            raise forms.ValidationError(say("accounts-refused-incorrect-password"))
        return typed
