"""The command line: each command reads what is given and leaves the rest to a module that does the work."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.registry import game_names
from schadenfreude.core.text import Words, language
from schadenfreude.terminal.help import Command, Group, take_language, usage_error
from schadenfreude.terminal.screen import clean

WRONG, BROKEN_PIPE = 2, 141  # exit codes

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False)

Json = Annotated[bool, typer.Option("--json")]
Options = Annotated[list[str] | None, typer.Option("--option")]
Seed = Annotated[str | None, typer.Option("--seed")]
Edition = Annotated[Path | None, typer.Option("--edition")]
Seat = Annotated[str | None, typer.Option("--seat")]
Plain = Annotated[bool, typer.Option("--plain")]


def main() -> None:
    """The program `schadenfreude`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command; the exit code. What people did wrong is one line on standard error and exit code 2."""
    spoken = language()
    try:
        wanted, arguments = take_language(arguments)
        spoken = language(wanted)
        words = Words(spoken, "schadenfreude.terminal", "schadenfreude.players")
        code = app(arguments, standalone_mode=False, prog_name="schadenfreude", obj=words)
        sys.stdout.flush()
    except BrokenPipeError:
        return _silence()
    except BadInput as error:
        return _complain(error.explain(spoken))
    except typer.TyperException as error:
        return _complain(usage_error(error).explain(spoken))
    return code if isinstance(code, int) else 0


def _complain(text: str) -> int:
    try:
        sys.stdout.flush()
        print(clean(text), file=sys.stderr)
    except BrokenPipeError:
        return _silence()
    return WRONG


def _silence() -> int:
    """Nobody reads on: say nothing more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE


def print_json(value: Any) -> None:
    """Print a value for programs."""
    print(json.dumps(value, indent=2))


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print("schadenfreude", version("schadenfreude"))
        raise typer.Exit


@app.callback()
def program(version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False) -> None:
    """Nothing happens before the commands but what `--version` asks for."""


@app.command(cls=Command)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str | None, typer.Option("--seats")] = None,
    option: Options = None,
    edition: Edition = None,
    seed: Seed = None,
    dice: Annotated[str | None, typer.Option("--dice")] = None,
    plain: Plain = False,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> int:
    """Play in line mode."""
    from schadenfreude.terminal.begin import begin, go_on

    if not resume:
        return begin(ctx.obj, game, seats, option or [], edition, seed, dice, plain=plain)
    if (seats, option, edition, seed, dice) != (None, None, None, None, None):
        from schadenfreude.terminal import BadCommand

        raise BadCommand("error-resume-as-it-was")
    return go_on(ctx.obj, Path(game) if game is not None else None, plain=plain)


@app.command(cls=Command)
def games(ctx: typer.Context, as_json: Json = False) -> None:
    """The games there are."""
    from schadenfreude.terminal.catalogue import describe, say_games

    if as_json:
        print_json([describe(registered_game(name), ctx.obj) for name in game_names()])
    else:
        say_games(ctx.obj)
