"""The command line: each command reads what is given and leaves the rest to a module that does the work."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from schadenfreude.core.errors import BadInput
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.registry import game_names
from schadenfreude.core.text import Words, language
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.files import DISK_FULL, trouble
from schadenfreude.terminal.help import BROKEN_PIPE, Command, Group, take_language, usage_error
from schadenfreude.terminal.screen import clean, hush

FOUND = 1  # exit codes
WRONG = 2
INTERRUPTED = 130

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False)

Json = Annotated[bool, typer.Option("--json")]
Options = Annotated[list[str] | None, typer.Option("--option")]
Seed = Annotated[str | None, typer.Option("--seed")]
Edition = Annotated[str | None, typer.Option("--edition")]
Game = Annotated[str, typer.Argument()]
File = Annotated[str, typer.Argument()]
Database = Annotated[str | None, typer.Option("--database")]
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
        hush()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BadInput as error:
        wrong = error
    except OSError as error:
        if error.errno not in DISK_FULL:
            raise
        hush()
        wrong = BadCommand("error-output", reason=trouble(error))
    except typer.TyperException as error:
        wrong = usage_error(error)
    else:
        return code if isinstance(code, int) else 0
    print(clean(wrong.explain(spoken)), file=sys.stderr)
    return WRONG


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
    """Play in line mode, or on the page if nothing is given that only line mode understands."""
    given = (game, seats, option, edition, seed, dice)
    if given == (None,) * len(given) and not plain and not resume and sys.stdin and sys.stdin.isatty() and _has_page():
        _serve(ctx, "127.0.0.1", None, None, {}, show=True)
        return 0
    from schadenfreude.terminal.begin import begin, go_on

    if not resume:
        return begin(ctx.obj, game, seats, option or [], edition, seed, dice, plain=plain)
    if (seats, option, edition, seed, dice) != (None, None, None, None, None):
        from schadenfreude.terminal import BadCommand

        raise BadCommand("error-resume-as-it-was")
    return go_on(ctx.obj, game, plain=plain)


def _has_page() -> bool:
    """Is the extra `server` installed?"""
    from importlib.util import find_spec

    return all(find_spec(name) is not None for name in ("alembic", "jinja2", "starlette", "uvicorn"))


def _database(given: str | None) -> str:
    """The database that is named, or the one of this machine. Raises BadCommand without the extra `server`."""
    from schadenfreude.terminal import BadCommand
    from schadenfreude.terminal.saved import state_folder

    if not _has_page():
        raise BadCommand("error-no-server")
    return str(state_folder() / "tables.sqlite") if given is None else given


def _serve(
    ctx: typer.Context, host: str, port: int | None, database: str | None, waits: Mapping[str, int], *, show: bool
) -> None:
    where = _database(database)
    from schadenfreude.server.clock import Waits
    from schadenfreude.server.serving import serve as serve_tables

    serve_tables(ctx.obj.language, host, port, where, waits=Waits(**waits), show=show)


@app.command(cls=Command)
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[str | None, typer.Option("--port")] = None,
    database: Database = None,
    open_for: Annotated[str | None, typer.Option("--open-for")] = None,
    running_for: Annotated[str | None, typer.Option("--running-for")] = None,
    grace: Annotated[str | None, typer.Option("--grace")] = None,
    reaction: Annotated[str | None, typer.Option("--reaction")] = None,
) -> None:
    """Serve the page."""
    from schadenfreude.server.clock import WAIT_BOUNDS
    from schadenfreude.terminal.given import read_number, read_span

    number = read_number("--port", port, 1, 65535) if port is not None else None
    given = {"open_for": open_for, "running_for": running_for, "grace": grace, "reaction": reaction}
    waits = {
        name: read_span("--" + name.replace("_", "-"), text, *WAIT_BOUNDS[name])
        for name, text in given.items()
        if text is not None
    }
    _serve(ctx, host, number, database, waits, show=False)


@app.command(cls=Command)
def backup(ctx: typer.Context, file: File, database: Database = None) -> None:
    """Copy the page's database to a file."""
    where = _database(database)
    from schadenfreude.server.backup import back_up

    print(clean(ctx.obj("backed-up", file=file, rows=back_up(where, Path(file)))))


@app.command(cls=Command)
def restore(ctx: typer.Context, file: File, database: Database = None) -> None:
    """Make a database of such a file."""
    where = _database(database)
    from schadenfreude.server import backup as copies

    print(clean(ctx.obj("restored", file=file, rows=copies.restore(where, Path(file)))))


@app.command(cls=Command)
def games(ctx: typer.Context, as_json: Json = False) -> None:
    """The games there are."""
    from schadenfreude.terminal.catalogue import describe, say_games

    if as_json:
        print_json([describe(registered_game(name), ctx.obj) for name in game_names()])
    else:
        say_games(ctx.obj)


@app.command(cls=Command)
def rules(
    ctx: typer.Context,
    game: Game,
    rule: Annotated[str | None, typer.Argument()] = None,
    as_markdown: Annotated[bool, typer.Option("--markdown")] = False,
    as_json: Json = False,
    plain: Plain = False,
) -> None:
    """The rules of a game in our own words."""
    from schadenfreude.terminal.rulebook import Rulebook
    from schadenfreude.terminal.screen import open_screen

    rulebook = Rulebook(registered_game(game), ctx.obj)
    if as_json:
        print_json(rulebook.as_json(rule))
    elif as_markdown:
        print(rulebook.markdown(), end="")
    else:
        screen = open_screen(plain)
        for style, text in rulebook.lines(rule):
            screen.say(text, style)


@app.command(cls=Command)
def replay(
    ctx: typer.Context,
    file: File,
    seat: Annotated[str | None, typer.Option("--seat")] = None,
    show_all: Annotated[bool, typer.Option("--all")] = False,
    as_json: Json = False,
    plain: Plain = False,
) -> None:
    """Step through a record."""
    from schadenfreude.terminal.files import load
    from schadenfreude.terminal.given import read_number
    from schadenfreude.terminal.replay import ALL_SEEING, Replay
    from schadenfreude.terminal.screen import open_screen

    record = load(Path(file))
    eyes = ALL_SEEING if seat is None else read_number("--seat", seat, 0, len(record.seats) - 1)
    replayed = Replay(record, ctx.obj, eyes)
    if as_json:
        replayed.print_json()
    elif show_all:
        replayed.show_all(open_screen(plain))
    else:
        replayed.step_through(open_screen(plain))


@app.command(cls=Command)
def check(ctx: typer.Context, files: Annotated[list[str], typer.Argument()], as_json: Json = False) -> int:
    """Check records."""
    from schadenfreude.terminal.checking import UNREADABLE, check_file, say_finding

    findings = [check_file(Path(file), ctx.obj) for file in files]
    if as_json:
        print_json([finding for _, finding in findings])
    else:
        for code, finding in findings:
            print(say_finding(code, finding, ctx.obj), file=sys.stderr if code == UNREADABLE else sys.stdout)
    return max(code for code, _ in findings)


@app.command(cls=Command)
def verify(
    ctx: typer.Context,
    file: File,
    commitment: Annotated[str | None, typer.Option("--commitment")] = None,
    as_json: Json = False,
) -> int:
    """Check that the dice of a record were fair."""
    from schadenfreude.server.fairness import verify as verify_record
    from schadenfreude.server.speech import server_words
    from schadenfreude.terminal.files import load

    verdict = verify_record(load(Path(file)), commitment)
    if as_json:
        print_json(verdict.as_json())
    else:
        for line in verdict.lines(server_words(ctx.obj.language)):
            print(clean(line))
    return 0 if verdict.is_fair else FOUND


@app.command(cls=Command)
def simulate(
    ctx: typer.Context,
    game: Game,
    seats: Annotated[str, typer.Option("--seats")] = "random,random,random",
    games: Annotated[str, typer.Option("--games")] = "100000",
    seed: Seed = None,
    threads: Annotated[str | None, typer.Option("--threads")] = None,
    option: Options = None,
    edition: Edition = None,
    as_json: Json = False,
    plain: Plain = False,
) -> None:
    """Play whole games by the million."""
    from schadenfreude.lab.simulate import MOST_GAMES, Simulation
    from schadenfreude.terminal.given import load_edition, read_number, read_options, read_seed, read_threads
    from schadenfreude.terminal.screen import open_screen
    from schadenfreude.terminal.simulating import progress, say_result

    played = registered_game(game)
    simulation = Simulation(
        played,
        [name.strip() for name in seats.split(",")],
        read_number("--games", games, 1, MOST_GAMES),
        seed=read_seed(seed),
        threads=read_threads(threads),
        options=read_options(option or []),
        edition=load_edition(played, edition),
    )
    with progress(simulation.games, ctx.obj) as tell:
        result = simulation.run(tell)
    if as_json:
        print_json(result.as_json())
    else:
        say_result(result, simulation, ctx.obj, open_screen(plain))


@app.command(cls=Command)
def arena(
    ctx: typer.Context,
    game: Game,
    players: Annotated[str, typer.Option("--players")] = "easy,random",
    seats: Annotated[str | None, typer.Option("--seats")] = None,
    games: Annotated[str, typer.Option("--games")] = "2000",
    until: Annotated[str | None, typer.Option("--until")] = None,
    seed: Seed = None,
    threads: Annotated[str | None, typer.Option("--threads")] = None,
    option: Options = None,
    edition: Edition = None,
    out: Annotated[str | None, typer.Option("--out")] = None,
    as_json: Json = False,
    plain: Plain = False,
) -> None:
    """Let computer players compete."""
    from schadenfreude.lab.arena import MOST_GAMES, Arena
    from schadenfreude.terminal.competing import compete, say_standings
    from schadenfreude.terminal.given import load_edition, read_number, read_options, read_seed, read_threads
    from schadenfreude.terminal.screen import open_screen

    played = registered_game(game)
    competition = Arena(
        played,
        [name.strip() for name in players.split(",")],
        read_number("--games", games, 1, MOST_GAMES),
        seats=read_number("--seats", seats, *played.players) if seats is not None else None,
        seed=read_seed(seed),
        threads=read_threads(threads),
        options=read_options(option or []),
        edition=load_edition(played, edition),
        until=read_number("--until", until, 50, 99) / 100 if until is not None else None,
    )
    compete(competition, Path(out) if out is not None else None, ctx.obj)
    if as_json:
        print_json(competition.as_json())
    else:
        say_standings(competition, ctx.obj, open_screen(plain))


@app.command(cls=Command)
def advise(
    ctx: typer.Context,
    file: Annotated[str | None, typer.Argument()] = None,
    move: Annotated[str | None, typer.Option("--move")] = None,
    playouts: Annotated[str, typer.Option("--playouts")] = "10000",
    seed: Seed = None,
    as_json: Json = False,
    plain: Plain = False,
) -> None:
    """Say what each choice is worth."""
    from schadenfreude.core.carriers import has_numba
    from schadenfreude.lab.advise import advise as weigh
    from schadenfreude.players.ready import is_compiled
    from schadenfreude.players.search import MOST_ITERATIONS
    from schadenfreude.terminal.advising import MOST_ENTRIES, Adviser, find_decision
    from schadenfreude.terminal.files import load
    from schadenfreude.terminal.given import read_number, read_seed
    from schadenfreude.terminal.saved import find_file
    from schadenfreude.terminal.screen import open_screen
    from schadenfreude.terminal.seats import seat_names

    record = load(find_file(file))
    asked = find_decision(record, read_number("--move", move, 1, MOST_ENTRIES) if move is not None else None)
    number, luck = read_number("--playouts", playouts, 1, MOST_ITERATIONS), read_seed(seed)
    if sys.stderr.isatty() and has_numba() and not is_compiled(record.game):
        print(ctx.obj("compiling"), file=sys.stderr, flush=True)
    choices = weigh(record.game, asked.v, asked.seat, playouts=number, seed=luck)
    adviser = Adviser(record.game, ctx.obj, seat_names(record.game, ctx.obj, record.seats, record.game.seats(asked.v)))
    if as_json:
        print_json(adviser.as_json(asked, choices))
    else:
        adviser.say_position(open_screen(plain), asked, choices)


@app.command(cls=Command)
def warm(ctx: typer.Context, names: Annotated[list[str] | None, typer.Argument()] = None) -> None:
    """Compile ahead."""
    from schadenfreude.lab.warm import warm as compile_ahead

    for name, seconds in compile_ahead(names or game_names()):
        print(ctx.obj("warmed", game=name, seconds=seconds), flush=True)


@app.command(cls=Command)
def fuzz(
    ctx: typer.Context,
    names: Annotated[list[str] | None, typer.Argument()] = None,
    games: Annotated[str, typer.Option("--games")] = "100000",
    decisions: Annotated[str, typer.Option("--decisions")] = "10000",
    seed: Seed = None,
    threads: Annotated[str | None, typer.Option("--threads")] = None,
    as_json: Json = False,
) -> int:
    """Check the laws of the games in very many of them."""
    from schadenfreude.lab.simulate import MOST_GAMES
    from schadenfreude.terminal.fuzzing import fuzz_games
    from schadenfreude.terminal.given import read_number, read_seed, read_threads

    findings = fuzz_games(
        [registered_game(name) for name in names or game_names()],
        read_number("--games", games, 1, MOST_GAMES),
        read_number("--decisions", decisions, 1, MOST_GAMES),
        read_seed(seed),
        read_threads(threads),
        ctx.obj,
        quiet=as_json,
    )
    if as_json:
        print_json(findings)
    return 0 if all(found["good"] for found in findings.values()) else 1


edition_commands = typer.Typer(cls=Group)
app.add_typer(edition_commands, name="edition")


@edition_commands.command("show", cls=Command)
def edition_show(game: Game, file: Annotated[str | None, typer.Argument()] = None, as_json: Json = False) -> None:
    """Show the edition of a file or record, or the one that the game ships."""
    from schadenfreude.core.edition import write_edition
    from schadenfreude.terminal.editions import find_edition

    edition = find_edition(registered_game(game), Path(file) if file is not None else None)
    if as_json:
        print_json(edition)
    else:
        print(write_edition(edition), end="")


@edition_commands.command("new", cls=Command)
def edition_new(ctx: typer.Context, game: Game, file: File) -> None:
    """Begin an edition."""
    from schadenfreude.terminal.editions import begin_edition

    begin_edition(registered_game(game), Path(file))
    print(clean(ctx.obj("edition-begun", file=file)))


@edition_commands.command("check", cls=Command)
def edition_check(ctx: typer.Context, game: Game, file: File, as_json: Json = False) -> int:
    """Check an edition."""
    from schadenfreude.terminal.editions import check_edition_file

    code, finding = check_edition_file(registered_game(game), Path(file), ctx.obj)
    if as_json:
        print_json(finding)
    elif finding["ok"]:
        print(clean(ctx.obj("edition-good", file=file, name=finding["name"])))
    else:
        print(clean(f"{file}: {finding['message']}"))
    return code
