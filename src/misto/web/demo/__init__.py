"""A demonstration: one game that runs, one that enrols, one that has ended; for a first look."""

from misto.web.demo.making import DEMO_PASSWORD, Way, make, ways

__all__ = ["DEMO_PASSWORD", "Way", "make", "ways"]
