"""Typer in the host's language: help texts, panels, and what it says of a wrong command line.

Help texts of commands and options are ids of the catalogue; they are put into words when the
command line is built, before any option is read.
"""

# ruff: noqa: ANN401  # the classes that Typer builds on have no public types

import re
from collections.abc import Callable
from typing import Any, cast

import typer
from rich.markup import escape
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from misto.cli import language as languages
from misto.cli.screen import to_the_end, visible
from misto.text.catalogue import Language, Value, say

PREFIX = "help-"
_USAGE_ERROR: type[Exception] = next(
    cast("type[Exception]", one)
    for one in typer.BadParameter.__mro__
    if one.__name__ == "UsageError"
)
"""What Typer raises for a wrong command line; it has no public name for it."""


class Trouble(Exception):  # noqa: N818  # the word of this package
    """What the host asked for can't be done; the message says why, in their language."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class Command(TyperCommand):
    """A command whose help is in the catalogue, and whose troubles end without a traceback."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _put_into_words(self)

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        """Read the command line; say in the host's language what is wrong with it."""
        try:
            return super().make_context(*args, **kwargs)
        except _USAGE_ERROR as error:
            raise _reworded(error) from None

    def invoke(self, ctx: Any) -> Any:
        """Run the command; a trouble is said on the error stream, and gives the exit code."""
        return _without_traceback(super().invoke, ctx)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line of usage."""
        _usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """Give `--help` itself its words."""
        return _help_option(super().get_help_option(ctx))


class Group(TyperGroup):
    """A group of commands, as `Command` is one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _put_into_words(self)

        self.subcommand_metavar = say(languages.chosen(), "usage-any-command")

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        """List the commands in the order of a game, as they were declared."""
        return list(self.commands)

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        """Read the command line up to the command."""
        _dress_panels(languages.chosen())
        try:
            return super().make_context(*args, **kwargs)
        except _USAGE_ERROR as error:
            raise _reworded(error) from None

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for, as `Command` does."""
        return _without_traceback(super().invoke, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command; say which are near, where there is none."""
        try:
            return super().resolve_command(ctx, args)
        except _USAGE_ERROR as error:
            raise _no_such_command(error, args[0], self.list_commands(ctx)) from None

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line of usage."""
        _usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """Give `--help` itself its words."""
        return _help_option(super().get_help_option(ctx))


def _without_traceback(invoke: Callable[[Any], Any], ctx: Any) -> Any:
    try:
        with to_the_end(languages.chosen()):
            return invoke(ctx)
    except Trouble as trouble:
        typer.echo(visible(trouble.message), err=True)
        raise typer.Exit(trouble.code) from None


def _put_into_words(command: Any) -> None:
    language = languages.chosen()
    command.help = _words(language, command.help)
    command.short_help = _words(language, command.short_help)
    command.options_metavar = say(language, "usage-any-options")
    command.rich_help_panel = _words(language, command.rich_help_panel)
    for param in command.params:
        param.help = _words(language, getattr(param, "help", None))
        param.metavar = _metavar(language, param)
        if param.param_type_name == "argument":
            param.display_type_rich = _no_type


def _words(language: Language, text: Any) -> Any:
    is_id = isinstance(text, str) and text.startswith(PREFIX)
    return escape(say(language, text)) if is_id else text


def _no_type(ctx: Any) -> str:  # noqa: ARG001
    """Say nothing of an argument's type: Typer names it as Python does, «<str>»."""
    return ""


def _metavar(language: Language, param: Any) -> str:
    """Put the placeholder of a value into words: «SEAT=COUNT» by its parts; a flag has none."""
    metavar = "" if getattr(param, "is_flag", False) else param.metavar or "TEXT"
    return _PLACEHOLDER.sub(lambda found: say(language, f"meta-{found[0].lower()}"), metavar)


def _usage(command: Any, ctx: Any, formatter: Any) -> None:
    prefix = say(languages.chosen(), "usage-prefix") + " "
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix)


def _help_option(option: Any) -> Any:
    if option is not None:
        option.help = say(languages.chosen(), "help-help")
        option.metavar = ""
    return option


def _dress_panels(language: Language) -> None:
    """Put the fixed words of Typer's pages into the language; it has no other place for them."""
    for name, message in _PANELS.items():
        setattr(rich_utils, name, say(language, message))
    rich_utils.DEFAULT_STRING = say(language, "usage-default", value="{}")
    rich_utils.ENVVAR_STRING = say(language, "usage-variable", name="{}")
    rich_utils.RICH_HELP = say(
        language, "usage-try", command="[blue]'{command_path} {help_option}'[/]"
    )


_SHARED = frozenset({"-f", "--file", "--lang"})
_PLACEHOLDER = re.compile("[A-Z]+")
_PANELS = {
    "ARGUMENTS_PANEL_TITLE": "usage-arguments",
    "OPTIONS_PANEL_TITLE": "usage-options",
    "COMMANDS_PANEL_TITLE": "usage-commands",
    "ERRORS_PANEL_TITLE": "usage-error",
    "ABORTED_TEXT": "usage-aborted",
    "REQUIRED_LONG_STRING": "usage-required",
}


def _reworded(error: Any) -> Exception:
    """Say what is wrong with a command line; what we have no words for stays as Typer says it."""
    language = languages.chosen()
    values: dict[str, Value] = {}
    match type(error).__name__:
        case "MissingParameter":
            message, values = "usage-missing", {"what": _what(error)}
        case "NoSuchOption":
            shared = error.option_name in _SHARED
            message = "usage-option-before" if shared else "usage-no-such-option"
            values = {"option": error.option_name}
        case "BadParameter":
            message, values = "usage-bad-value", {"what": _what(error)}
            if "|" in (choices := str(getattr(error.param, "metavar", ""))):
                message, values = "usage-bad-choice", values | {"choices": choices}
        case "BadOptionUsage":
            message, values = "usage-bad-option", {"option": error.option_name}
        case "UsageError":
            message = "usage-too-much"
        case _:
            same: Exception = error
            return same
    make: Any = _USAGE_ERROR
    reworded: Exception = make(visible(say(language, message, **values)), error.ctx)
    return reworded


def _what(error: Any) -> str:
    """Name the option or argument that an error is about."""
    param = error.param
    if param is None:
        return str(error.param_hint or "")
    return str(param.metavar if param.param_type_name == "argument" else " / ".join(param.opts))


def _no_such_command(error: Any, word: str, commands: list[str]) -> Exception:
    language = languages.chosen()
    text = say(language, "usage-no-such-command", command=word)
    near = [command for command in commands if word and command.startswith(word[:2])]
    if near:
        text += " " + say(language, "did-you-mean", near=", ".join(near))
    make: Any = _USAGE_ERROR
    unknown: Exception = make(visible(text), error.ctx)
    return unknown
