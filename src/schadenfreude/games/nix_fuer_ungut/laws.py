"""What holds at every node of Nix für Ungut!: nothing gets lost, nothing comes from nowhere. For fuzzing and tests."""

from schadenfreude.core.state import State
from schadenfreude.games.nix_fuer_ungut.pieces import CHIPS, COPIES, HAND, JOKER, KINDS, ROWS, SEATS, SLOTS
from schadenfreude.games.nix_fuer_ungut.rules import DEAL, IGOR, NOT_ONLY_JOKERS, ONLY_JOKERS


def broken(s: State) -> int:
    """NX-1, NX-2 How many laws of cards, chips and slots are broken."""
    found = 0
    deck = 0
    for kind in range(KINDS):
        cards = s.deck[kind] + s.discards[kind] + s.igors[kind]
        deck += s.deck[kind]
        for p in range(s.players):
            cards += s.hands[p][kind]
        if cards != COPIES:
            found += 1
    if deck != s.deck_size:
        found += 1
    for p in range(SEATS):
        chips = s.plain[p] + s.superchip[p] + s.off[p]
        doubled = 0
        for row in range(ROWS):
            for slot in range(SLOTS):
                if s.board[row][slot] == 1 + p:
                    chips += 1
                elif s.board[row][slot] == 1 + p + SEATS:
                    chips += 1
                    doubled += 1
        if chips != (CHIPS if p < s.players + s.igor else 0) or doubled + s.superchip[p] > 1:
            found += 1
        held = 0
        for kind in range(KINDS):
            held += s.hands[p][kind]
        if held != s.in_hand[p] or held > HAND:
            found += 1
        if s.known[p] == ONLY_JOKERS and s.hands[p][JOKER] != held:
            found += 1
        if s.known[p] == NOT_ONLY_JOKERS and s.hands[p][JOKER] == held:
            found += 1
    for row in range(ROWS):
        for slot in range(1, SLOTS):
            if s.board[row][slot] > 0 and s.board[row][slot - 1] == 0:
                found += 1
    if (s.to_deal > 0) != (s.phase == DEAL or s.phase == IGOR):
        found += 1
    return found
