"""What is in the box of Pechvogel."""

SEATS = 5  # the most players
DICE = 7
FACES = 6  # of a die: the numbers 3 to 7 and a raven
LOWEST = 3  # the lowest number on a die and on a marker
NUMBERS = 5  # 3, 4, 5, 6, 7
RAVEN = 5  # the place of the raven among the faces
MARKERS_EACH = 3  # score markers of each number
ENOUGH_TARGETS = 4
ENOUGH_RAVENS = 3
FRUSTRATION = -3  # points
FRUSTRATION_WITH_MURPHY = -7  # points
FACE_NAMES = ("3", "4", "5", "6", "7", "raven")
