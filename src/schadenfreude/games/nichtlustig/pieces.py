"""What is in the box of Nichtlustig."""

SEATS = 4  # the most players

# The dice. Die d belongs to colour d // 2; a coloured die and the special card of its symbol have the same number.
DICE = 7
COLOURED = 6  # the dice of the three colours; the last one is pink
COLOURS = 3  # black, red, white
PINK = 6
FACES = 6  # 1 to 5, and the symbol, which is worth 0
SYMBOL = 0
DIE_NAMES = ("b1", "b2", "r1", "r2", "w1", "w2", "p")
SYMBOL_NAMES = ("duck", "ufo", "clown", "robot", "time-machine", "virus", "poodle")

# The target cards: five kinds, five of each. The first three want a pair of the colour of the same number.
KINDS = 5
RIEBMANN = 0
YETI = 1
LEMMING = 2
PROFESSORS = 3
DINOSAUR = 4
TURNED = 4  # kinds that must be turned to their point side later; Dinosaurs are at once
NUMBERS = 5
LOWEST_DINOSAUR = 24
CARDS = KINDS * NUMBERS
LEFT_AT_END = 5  # with so many target cards in the layout, or fewer, the game ends
KIND_NAMES = ("riebmann", "yeti", "lemming", "professors", "dinosaur")
CARD_NAMES = tuple(
    f"{kind} {n + (LOWEST_DINOSAUR if kind == 'dinosaur' else 1)}" for kind in KIND_NAMES for n in range(NUMBERS)
)

# Deaths are numbered as the pink die shows them, its symbol being the Poodle.
DEATHS = 6
DEATH_NAMES = ("poodle", "1", "2", "3", "4", "5")

SPECIALS = 6
DUCK = 0
UFO = 1
CLOWN = 2
ROBOT = 3
TIME_MACHINE = 4
VIRUS = 5
SPECIAL_NAMES = SYMBOL_NAMES[:SPECIALS]
MACHINE_BONUS = 2  # what the Time Machine adds to a total

THROWS = 3
FEWER_THROWS = 2

# Points
WON = 1  # a card that was never scored
RIEBMANN_POINTS = 2
YETI_POINTS = 3
LONELY_YETI_POINTS = 1
ENOUGH_YETIS = 2
LEMMING_POINTS = 4
LOWEST_DINOSAUR_POINTS = 1

# Sets of dice that can be set aside, each die a bit, and sets of cards that can be taken together: none; any pairs,
# which are numbered by the number of each kind, 0 for none; Professors; Dinosaurs without and with the Time Machine.
DIE_BIT = (64, 32, 16, 8, 4, 2, 1)
ALL_FREE = sum(DIE_BIT)  # no die is set aside
PAIR_STEP = (36, 6, 1)
PAIR_VALUES = NUMBERS + 1
PAIR_SETS = PAIR_VALUES**COLOURS
PROFESSORS_SETS = tuple((lower, higher) for lower in range(NUMBERS) for higher in range(lower + 1, NUMBERS + 1))
DICE_NAMES = tuple(
    " ".join(name for name, bit in zip(DIE_NAMES, DIE_BIT, strict=True) if dice & bit) or "nothing"
    for dice in range(1 << DICE)
)
SET_NAMES = (
    *(
        ", ".join(
            f"{kind} {pairs // step % PAIR_VALUES}"
            for kind, step in zip(KIND_NAMES[:COLOURS], PAIR_STEP, strict=True)
            if pairs // step % PAIR_VALUES
        )
        or "nothing"
        for pairs in range(PAIR_SETS)
    ),
    *(", ".join(f"professors {number}" for number in numbers if number) for numbers in PROFESSORS_SETS),
    *(f"dinosaur {LOWEST_DINOSAUR + n}{machine}" for n in range(NUMBERS) for machine in ("", " with time machine")),
)
