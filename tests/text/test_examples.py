"""The examples in the docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import misto.text

MODULES = [f"misto.text.{module.name}" for module in pkgutil.iter_modules(misto.text.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_are_true(name: str):
    assert doctest.testmod(importlib.import_module(name)).failed == 0
