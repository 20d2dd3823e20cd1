"""What holds at every node of Superlemming: nothing gets lost, nothing comes from nowhere. For fuzzing and tests."""

from schadenfreude.core.contract import CHANCE
from schadenfreude.core.state import State
from schadenfreude.games.superlemming.pieces import CARDS, FEW, LONG_ROW, MEDALS, SHORT_ROW, SYMBOLS
from schadenfreude.games.superlemming.table import BORROWED, DRAW_CARD, GO_ON, LAY_CARD, NORMAL, PLAY, THANKS, WAITING


def broken(s: State) -> int:
    """SL-2, SL-12 How many laws of cards, medals and rows are broken."""
    found = 0
    medals = 0
    for p in range(s.players):
        medals += s.medals[p]
        held = 0
        for c in range(s.players):
            mine = 0
            for kind in range(CARDS):
                mine += s.hand[p][c * CARDS + kind] + s.shown[p][c * CARDS + kind]
            if mine != s.held[p][c]:
                found += 1
            held += mine
        if held != s.in_hand[p]:
            found += 1
    if medals != MEDALS * s.players:
        found += 1
    for c in range(s.players):
        hidden = 0
        scored = 0
        for kind in range(CARDS):
            card = c * CARDS + kind
            copies = s.out[card] + s.hidden[c][kind]
            hidden += s.hidden[c][kind]
            scored += s.out[card]
            for p in range(s.players):
                copies += s.hand[p][card] + s.shown[p][card]
            for row in range(SYMBOLS):
                for place in range(s.length[row]):
                    if s.lemming[row][place] == card:
                        copies += 1
            for i in range(s.on_top[c]):
                if s.top[c][i] == kind:
                    copies += 1
            for i in range(s.under[c]):
                if s.bottom[c][i] == kind:
                    copies += 1
            if copies != s.first_card[kind + 1] - s.first_card[kind]:
                found += 1
        for p in range(s.players):
            scored -= s.scored[p][c]
        if hidden != s.in_pile[c] or scored != 0:
            found += 1
    waiting = 0
    for row in range(SYMBOLS):
        if s.length[row] > (SHORT_ROW if s.players <= FEW else LONG_ROW) - 1:
            found += 1
        for place in range(len(s.mark[row])):
            mark = s.mark[row][place]
            if place >= s.length[row] and (mark != 0 or s.lemming[row][place] != 0):
                found += 1
            if mark == WAITING:
                waiting += 1
                if row != s.row or s.lemming[row][place] // CARDS != s.turn or s.game != NORMAL:
                    found += 1
            if mark == BORROWED and s.lemming[row][place] // CARDS == s.turn:
                found += 1
    if waiting != s.waiting or s.phase == GO_ON:
        found += 1
    if s.mover >= 0 and (s.mover == s.turn) == (s.phase == THANKS):
        found += 1
    if s.mover >= 0 and s.phase >= PLAY and (s.in_hand[s.turn] == 0 or s.left == 0):
        found += 1
    if s.mover == CHANCE and (s.phase == DRAW_CARD or s.phase == LAY_CARD) and s.in_pile[s.source] == 0:
        found += 1
    return found
