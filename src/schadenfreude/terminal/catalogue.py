"""The games there are, for people and for programs."""

from __future__ import annotations

from typing import Any

from schadenfreude.core.game import Game
from schadenfreude.core.registry import game, game_names
from schadenfreude.core.text import Words
from schadenfreude.players import player_names, who_is
from schadenfreude.terminal.screen import clean


def describe(described: Game, words: Words) -> dict[str, Any]:
    """A game as JSON: what it is called, who can play, and what a table can choose."""
    own = described.words(words.language)
    low, high = described.players
    return {
        "name": described.name,
        "title": own("name"),
        "about": own("about"),
        "players": {"least": low, "most": high},
        "rules_version": described.version,
        "has_editions": described.has_editions,
        "options": [
            {
                "name": option.name,
                "about": own(f"option-{option.name}"),
                "values": option.describe(),
                "default": option.write(described.read_options()[option.name]),
                "defaults": {
                    str(players): option.write(described.read_options({}, players)[option.name])
                    for players in range(low, high + 1)
                },
                "rule": option.rule,
            }
            for option in described.options
        ],
    }


def write_default(defaults: dict[str, Any], words: Words) -> str:
    """A default in words, by the number of players where it depends on that."""
    values = list(dict.fromkeys(defaults.values()))
    if len(values) == 1:
        return str(values[0])
    groups = {value: [players for players in defaults if defaults[players] == value] for value in values}
    return "; ".join(words("default-for", value=value, players=", ".join(groups[value])) for value in values)


def say_games(words: Words) -> None:
    """Print all games, their options and the computer players."""
    games = [game(name) for name in game_names()]
    for listed in games:
        name, about = listed.name, describe(listed, words)
        print(clean(words("game", name=name, title=about["title"], about=about["about"], **about["players"])))
        for option in about["options"]:
            default = write_default(option["defaults"], words)
            text = {key: option[key] for key in ("name", "about", "values")}
            print("  " + clean(words("game-option", default=default, **text)))
    for name in player_names():
        print(clean(words("computer-player", name=name, about=who_is(words, name, *games))))
