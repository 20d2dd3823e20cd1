"""The table on the web: play with anybody, lose nothing, leak nothing. Needs the extra `server`."""

from schadenfreude.core.errors import BadInput


class Refused(BadInput):
    """Something that somebody wants of the server cannot be; the words are the server's own. Nothing was changed."""

    package = __name__


class NotYours(Refused):
    """Refused because of who asks."""


class Late(Refused):
    """An answer to a decision that has been made, or that is not asked yet."""


class Missing(Refused):
    """There is no such page, table or seat."""
