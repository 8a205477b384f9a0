"""The hasher of passwords that the system makes itself: random and long, they need no slow hash."""

from django.contrib.auth.hashers import PBKDF2PasswordHasher


class FastHasher(PBKDF2PasswordHasher):
    """PBKDF2 with few rounds; 16 letters of 31 are 79 bits that nobody guesses."""

    algorithm = "misto_fast"
    iterations = 1000
