"""How passwords are hashed: those that people choose, and those that the system makes itself."""

from django.contrib.auth.hashers import Argon2PasswordHasher, PBKDF2PasswordHasher


class Hasher(Argon2PasswordHasher):
    """Argon2id in 19 MiB and two passes, as OWASP's cheat sheet of password storage has it.

    Django's own measure takes 100 MiB and eight threads: eight who sign in at once would want more
    memory than a small server has.
    """

    time_cost = 2
    memory_cost = 19 * 1024  # in KiB
    parallelism = 1


class FastHasher(PBKDF2PasswordHasher):
    """PBKDF2 with few rounds, for what nobody chose.

    16 letters of 31 are 79 bits that nobody guesses, fast or slow; and sixty seats are dealt at
    once, in the transaction that holds the game.
    """

    algorithm = "misto_fast"
    iterations = 1000
