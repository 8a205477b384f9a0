"""What a password must be, in our own words: Django's rules, the catalogues' sentences."""

from django.contrib.auth import password_validation as django

from misto.web.saying import say


class Long(django.MinimumLengthValidator):
    """Long enough."""

    def get_error_message(self) -> str:
        """Say how long it must be."""
        return say("accounts-password-short", least=self.min_length)


class Unlike(django.UserAttributeSimilarityValidator):
    """Not like the name or the address of who has it."""

    def get_error_message(self) -> str:
        """Say what it is like."""
        return say("accounts-password-like-name")


class Uncommon(django.CommonPasswordValidator):
    """Not one of those that are tried first."""

    def get_error_message(self) -> str:
        """Say so."""
        return say("accounts-password-common")


class Mixed(django.NumericPasswordValidator):
    """Not of digits alone."""

    def get_error_message(self) -> str:
        """Say so."""
        return say("accounts-password-digits")
