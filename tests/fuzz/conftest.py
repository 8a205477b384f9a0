"""As in the tests of the pages: the clock goes on after a test, and nothing stays folded."""

from tests.web.conftest import _fresh

__all__ = ["_fresh"]
