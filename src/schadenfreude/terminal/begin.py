"""Beginning a game from what the command line gives, or going on with a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from schadenfreude.core.chance import SEEDS
from schadenfreude.core.record import Record
from schadenfreude.core.registry import game as registered_game
from schadenfreude.core.registry import game_names
from schadenfreude.core.text import Words
from schadenfreude.terminal import BadCommand
from schadenfreude.terminal.files import load
from schadenfreude.terminal.given import load_edition, read_options, read_seed
from schadenfreude.terminal.play import Play
from schadenfreude.terminal.saved import Keeper, find_file
from schadenfreude.terminal.screen import EndOfInput, Screen, open_screen
from schadenfreude.terminal.seats import is_person, read_seats, usual_seats
from schadenfreude.terminal.table import Table

OWN_DICE = "mine"
DICE = ("random", OWN_DICE)


def begin(
    words: Words,
    game: str | None,
    seats: str | None,
    options: Sequence[str],
    edition: str | None,
    seed: str | None,
    dice: str | None,
    *,
    plain: bool,
) -> int:
    """Play a new game; the exit code. Raises BadInput for anything given that is wrong."""
    screen = open_screen(plain)
    played = registered_game(game if game is not None else ask_for_game(words, screen))
    sitting = read_seats(seats) if seats is not None else usual_seats(played)
    if dice is not None and dice not in DICE:
        raise BadCommand("error-dice", given=dice, right=", ".join(DICE))
    if dice == OWN_DICE and played.deals_from_one_deck and not all(map(is_person, sitting)):
        raise BadCommand("error-dice-one-deck", game=played.name)
    values = played.read_options(read_options(options), len(sitting))
    record = Record(played, values, sitting, edition=load_edition(played, edition))
    if seed is not None:
        record.notes["seed"] = read_seed(seed)
    if dice is not None:
        record.notes["dice"] = dice
    return _play(words, record, None, screen)


def ask_for_game(words: Words, screen: Screen) -> str:
    """The name of the game that somebody types or pipes in, or its number. Raises BadCommand if nobody does."""
    names = game_names()
    missing = BadCommand("error-no-game", right=", ".join(names))
    for number, name in enumerate(names, 1):
        own = registered_game(name).words(words.language)
        screen.choice(number, f"{own('name')}: {own('about')}", name)
    try:
        typed = screen.read(words("prompt-game", count=len(names))).strip()
    except (EndOfInput, KeyboardInterrupt):
        raise missing from None
    return names[int(typed) - 1] if typed in map(str, range(1, len(names) + 1)) else typed


def go_on(words: Words, file: str | None, *, plain: bool) -> int:
    """Play on from a file, by default the newest one in the state folder (see `find_file`); the exit code.

    Raises BadInput.
    """
    path = find_file(file)
    record = load(path)
    if record.game.is_over(record.replay()):
        raise BadCommand("error-over", file=path)
    return _play(words, record, path, open_screen(plain))


def _play(words: Words, record: Record, resumed: Path | None, screen: Screen) -> int:
    seed, dice = record.notes.get("seed"), record.notes.get("dice")
    known_seed = seed if type(seed) is int and 0 <= seed < SEEDS else None
    table = Table(record, seed=known_seed, own_dice=dice == OWN_DICE)
    return Play(table, Keeper(record, resumed), screen, words).run()
