"""Help and usage errors of the command line, in the language chosen; the keys of the words follow the commands' names.

A command has `command-<path>` (one sentence) and may have `examples-<path>`; a parameter has `param-<path>-<name>` or,
where it means the same everywhere, `param-<name>`; what its value is called has `value-...` in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from typer import Exit
from typer.core import TyperCommand, TyperGroup

from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.screen import hush

BROKEN_PIPE = 141  # the exit code of programs whose reader has gone


class Command(TyperCommand):
    """A command whose help comes from the words."""

    allow_extra_args = True

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, which take what is typed."""
        return taken_as_typed(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_help(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As Typer does, but what is too much is said in our words. Raises BadCommand."""
        rest = super().parse_args(ctx, args)
        if rest:
            raise BadCommand("error-too-much", given=rest[0], command=ctx.command_path)
        return rest


def taken_as_typed(params: list[Any]) -> list[Any]:
    """Parameters that take what is typed without looking at it.

    All of ours are flags or texts: whoever needs more reads them with errors of our own. Typer would load pydantic to
    find out that a text is a text, which takes longer than all else before the first question of a game.
    """
    for param in params:
        param.process_value = partial(as_typed, param)
    return params


def as_typed(param: Any, ctx: Any, value: Any) -> Any:
    """The value of a parameter as it was typed. Raises BadCommand if it is missing."""
    if param.required and not value:
        raise BadCommand("error-missing", given=param_name(param), command=ctx.command_path)
    return value if param.callback is None else param.callback(ctx, param, value)


class Group(TyperGroup):
    """A group of commands whose help comes from the words; it is shown if no command is given."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, which take what is typed."""
        return taken_as_typed(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_help(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As Typer does; no arguments ask for help."""
        return super().parse_args(ctx, args or ["--help"])

    def invoke(self, ctx: Any) -> Any:
        """As Typer does, but quiet if nobody reads what is printed."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            hush()
            raise Exit(BROKEN_PIPE) from None

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """As Typer does, but an unknown command is said in our words. Raises BadCommand."""
        if args[0] not in self.commands:
            raise BadCommand("error-unknown-command", given=args[0], right=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def write_help(ctx: Any, formatter: Any) -> None:
    """Write the help page of a command or group."""
    words: Words = ctx.find_root().obj
    command, path = ctx.command, command_key(ctx)
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    pieces = [_written(words, path, param) for param in arguments]
    if isinstance(command, TyperGroup):
        pieces.append(words("value-command"))
    formatter.write_usage(ctx.command_path, " ".join([words("value-options"), *pieces]), words("help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words(f"command{path}"))
    if isinstance(command, TyperGroup):
        with formatter.section(words("help-commands")):
            formatter.write_dl([(name, words(f"command{path}-{name}")) for name in command.commands])
    if arguments:
        with formatter.section(words("help-arguments")):
            formatter.write_dl([(_value(words, path, param), _about(words, path, param)) for param in arguments])
    with formatter.section(words("help-options")):
        rows = [(_written(words, path, param), _about(words, path, param)) for param in options]
        formatter.write_dl([*rows, ("--lang de|en", words("param-lang")), ("--help", words("param-help"))])
    if f"examples{path}" in words:
        games = game_names()
        printed = next((name for name in games if game(name).has_editions), games[0])
        with formatter.section(words("help-examples")):
            for line in words(f"examples{path}", game=games[0], printed=printed).splitlines():
                formatter.write(f"  {line}\n")


def command_key(ctx: Any) -> str:
    """What stands for a command in keys: "" for the program, else its path with a hyphen before each part."""
    return "".join(f"-{part}" for part in ctx.command_path.split()[1:])


def param_key(words: Words, kind: str, path: str, param: Any) -> str:
    """The key of what a parameter means (`kind` "param") or how its value is shown ("value")."""
    key = f"{kind}{path}-{param_name(param)}"
    return key if key in words else f"{kind}-{param_name(param)}"


def param_name(param: Any) -> str:
    """What a parameter is called in keys and errors: an option as it is typed, without its hyphens."""
    return str(param.opts[0].lstrip("-") if param.param_type_name == "option" else param.name)


def _about(words: Words, path: str, param: Any) -> str:
    return words(param_key(words, "param", path, param))


def _value(words: Words, path: str, param: Any) -> str:
    return words(param_key(words, "value", path, param))


def _written(words: Words, path: str, param: Any) -> str:
    """A parameter as it is typed."""
    if param.param_type_name == "option":
        return ", ".join(param.opts) + ("" if param.is_flag else f" {_value(words, path, param)}")
    text = _value(words, path, param) + ("..." if param.nargs == -1 else "")
    return text if param.required else f"[{text}]"


def usage_error(error: Exception) -> BadInput:
    """A usage error of Typer in our words, as far as we have them."""
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        return BadCommand("error-no-such-option", given=option)
    if option is not None:
        return BadCommand("error-option-use", given=option)
    return BadCommand("error-usage", reason=" ".join(str(getattr(error, "message", error)).split()))


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language that `--lang` names, wherever it stands, and the other arguments. Raises BadCommand."""
    found = None
    rest: list[str] = []
    left: Iterator[str] = iter(arguments)
    for argument in left:
        if argument == "--":
            return found, [*rest, argument, *left]
        if argument == "--lang":
            found = next(left, "")
        elif argument.startswith("--lang="):
            found = argument.partition("=")[2]
        else:
            rest.append(argument)
    return found, rest
