"""As in the tests of the pages: the clock goes on, nothing stays folded, nobody plays for odds."""

from tests.web.conftest import _fresh, _nobody_plays

__all__ = ["_fresh", "_nobody_plays"]
