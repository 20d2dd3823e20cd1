"""What is in the box of Superlemming, and what effects are made of."""

from itertools import permutations

SEATS = 5  # the most players
SYMBOLS = 4
SYMBOL_NAMES = ("circle", "triangle", "square", "diamond")
CARDS = 12  # lemming cards of a colour; also the most different ones
DECK = SEATS * CARDS
HAND = 5  # cards drawn at the start, and whenever a hand is empty
LAID = 2  # cards of each colour laid out at the start
MEDALS = 3  # a player
FEW = 3  # so many players play with short rows
SHORT_ROW = 4  # lemmings at which the front one jumps
LONG_ROW = 5
PLACES = 4  # in a row between jumps

# A card is numbered colour * CARDS + kind. Its name is its symbol's letter and its number among those of that symbol.

NAMES = SYMBOLS * CARDS
LETTERS = "CTSD"
CARD_NAMES = tuple(f"{letter}{number}" for letter in LETTERS for number in range(1, CARDS + 1))

ORDERS = tuple(permutations(range(SYMBOLS)))  # of the cliffs, from the top
ORDER_NAMES = tuple("".join(LETTERS[symbol] for symbol in order).lower() for order in ORDERS)
SIDE_NAMES = ("plain", "duck")
ALL_SIDES = 2**SYMBOLS  # ways in which four cliffs can lie

# Effects: the first step of a turn, the texts of the twelve kinds, then the cliffs, each plain and duck

STEPS = 3  # instructions of one effect at most
STEP_1 = 0
TEXTS = 1
CLIFFS = TEXTS + CARDS
EFFECTS = CLIFFS + 2 * SYMBOLS

# An instruction: what it says, in this order. Verbs are numbered with the phases in table.py.

VERB = 0
COUNT = 1
WHOSE = 2
WHICH = 3
FROM = 4
TO = 5
IF_RICHER = 6
MAY = 7
SAYS = 8

MOST_COUNT = 12

OWN = 0
ANOTHERS = 1
ANYBODYS = 2
THIS = 3
WHOSE_NAMES = ("own", "another's", "anybody's", "this")

ANY = 0
FRONT = 1
LAST = 2
NEIGHBOURS = 3
WHICH_NAMES = ("any", "front", "last", "neighbours")

SYMBOL_ROW = 0  # of the lemming's own symbol
ANY_ROW = 1
ANOTHER_ROW = 2  # than the one it comes from
THIS_ROW = 3  # to which the turn's lemming was played
ROW_FRONT = 4  # of the same row
ROW_END = 5
PLACE_NAMES = ("own symbol's row", "any row", "another row", "this row", "front", "end")
