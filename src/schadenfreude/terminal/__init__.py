"""The terminal: games in line mode, rules, records and editions, for people at a keyboard, pipes and screen readers."""

from schadenfreude.core.errors import BadInput


class BadCommand(BadInput):
    """Something typed or given on the command line is wrong; the words are the terminal's own."""

    package = __name__
