"""Forms in the words of the catalogues: labels, help and errors in the language of the page."""

from typing import ClassVar

from django import forms

from misto.web.limits import Limit
from misto.web.saying import say

_ERRORS = {
    "required": "accounts-error-required",
    "invalid": "accounts-error-invalid",
    "invalid_choice": "accounts-error-choice",
    "max_length": "accounts-error-long",
    "min_length": "accounts-error-short",
    "null_characters_not_allowed": "accounts-error-signs",
}


TOO_OFTEN = "too_often"
"""The code of an error: the form may be sent again later, and has kept what was typed."""


def once(limit: Limit, whose: str) -> None:
    """Take a place in a limit; where there is none, raise ValidationError with when to come."""
    if limit.take(whose) is None:
        minutes = limit.minutes(whose)
        raise forms.ValidationError(say("site-too-often", minutes=minutes), TOO_OFTEN)


class Worded(forms.Form):
    """A form whose words stand in the catalogues.

    `words` names each field's label; a field that is in `helped` has a help `<label>-help` too.
    """

    words: ClassVar[dict[str, str]] = {}
    helped: ClassVar[frozenset[str]] = frozenset()

    def word(self) -> None:
        """Put the words in; called when the fields are all there."""
        for name, field in self.fields.items():
            word = self.words.get(name, "")
            field.label = say(word) if word else ""
            field.help_text = say(f"{word}-help") if name in self.helped else ""
            field.widget.attrs.pop("placeholder", None)
            field.error_messages.update({code: say(one) for code, one in _ERRORS.items()})
            if isinstance(field, forms.EmailField):
                field.error_messages["invalid"] = say("accounts-error-email")
