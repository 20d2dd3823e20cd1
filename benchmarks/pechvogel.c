/* Pechvogel, played at random as fast as plain C does it on one core.
 *
 * Written from docs/rules/pechvogel.md (the PV numbers below) and from nothing else: the yardstick for the
 * speed of the project's compiled rules, and a second opinion on them, since both must give the same numbers.
 *
 *     gcc -O3 -march=native -std=c11 -o pechvogel pechvogel.c        (-DCHECK: with the invariants, slower)
 *     ./pechvogel PLAYERS SEED BATCHES GAMES_PER_BATCH [--print]
 *
 * Batch i (from 0) plays its games one after another on the random stream (SEED, i). A game draws its first player,
 * then one draw for each die and one for each decision; a forced move is neither drawn nor counted. A decision among
 * n moves is draw(n) into the legal ones in ascending order of these codes:
 *     0-4 target 3..7     5 accept     6 reduce     7 frustrate (start or join)
 *     8 marker from the middle     9-13 marker from seat 0..4     14-18 box a marker 3..7
 * --print writes a line per game first: the final scores by seat, then the number of decisions.
 *
 * "greedy" counts the turns that ended greedy (a greedy throw always ends its turn); "wins" counts for every seat the
 * games in which nobody had more points.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))
#define UNLIKELY(x) __builtin_expect(!!(x), 0)

#ifdef CHECK
#define CHECKED(...) __VA_ARGS__
#else
#define CHECKED(...)
#define NDEBUG
#endif
#include <assert.h>

enum { SEATS = 5, NUMBERS = 5, DICE = 7 };

/* ---- Chance: sfc32 and Lemire's bounded draw ---- */

typedef struct {
    uint32_t a, b, c, counter;
} Stream;

INLINE uint32_t next(Stream *s) {
    uint32_t t = s->a + s->b + s->counter++;
    s->a = s->b ^ (s->b >> 9);
    s->b = s->c + (s->c << 3);
    s->c = (s->c << 21 | s->c >> 11) + t;
    return t;
}

static Stream seeded(uint64_t seed, uint32_t i) {
    Stream s = {(uint32_t)seed, (uint32_t)(seed >> 32), i, 1};
    for (int k = 0; k < 12; k++) next(&s);
    return s;
}

INLINE uint32_t draw(Stream *s, uint32_t k) {
    uint64_t m = (uint64_t)next(s) * k;
    if (UNLIKELY((uint32_t)m < k)) {
        uint32_t threshold = -k % k; /* (2^32 - k) % k */
        while ((uint32_t)m < threshold) m = (uint64_t)next(s) * k;
    }
    return (uint32_t)(m >> 32);
}

/* ---- Counts, packed four bits each: dice by face, markers by number, owners of one number by place ---- */

#define FIELD(i) (1u << 4 * (i))

INLINE uint32_t field(uint32_t packed, int i) { return packed >> 4 * i & 15; }

/* The lowest bit of every field that is not zero; no field is above 7. */
INLINE uint32_t present(uint32_t packed) { return (packed | packed >> 1 | packed >> 2) & 0x11111111; }

/* Throw n dice. Fields 0..4 count the numbers 3..7, field 5 the ravens. */
INLINE uint32_t throw_dice(Stream *s, int n) {
    uint32_t faces = 0;
    do faces += FIELD(draw(s, 6));
    while (--n);
    return faces;
}

/* ---- The game ---- */

typedef struct {
    uint32_t middle;         /* markers in the middle, by number */
    uint32_t owned[NUMBERS]; /* markers of one number: field 1 + seat; field 0 stays empty, it stands for the middle */
    int frustrations[SEATS];
    int murphy; /* seat, -1 in the middle */
#ifdef CHECK
    uint32_t box; /* markers in the box, by number */
    int supplied; /* frustrations given out by the supply, less those returned */
    int taken;    /* markers that have left the middle */
#endif
} Game;

typedef struct {
    uint64_t decisions, turns, steals, greedy;
    int64_t points[SEATS];
    uint64_t wins[SEATS];
} Totals;

/* One of the marked fields, uniformly; drawn and counted only if there are two or more. */
INLINE int choose(Stream *s, uint32_t marked, uint64_t *decisions) {
    uint32_t n = (uint32_t)__builtin_popcount(marked);
    assert(n > 0);
    if (n > 1) {
        uint32_t k = draw(s, n);
        ++*decisions;
#ifdef __BMI2__
        marked = _pdep_u32(1u << k, marked);
#else
        while (k--) marked &= marked - 1;
#endif
    }
    return __builtin_ctz(marked) / 4;
}

/* A seat that can act says no (5) or yes (6 or 7). */
INLINE bool agrees(Stream *s, uint64_t *decisions) {
    ++*decisions;
    return draw(s, 2);
}

INLINE int after(int seat, int players) { return seat + 1 == players ? 0 : seat + 1; }

/* PV-20 to PV-22: one marker of the target, from the middle or an opponent, costs the middle one in any case. */
INLINE void take_marker(Game *g, Stream *s, int me, int target, Totals *sum) {
    uint32_t mine = FIELD(1 + me);
    uint32_t places = present(g->owned[target] | field(g->middle, target)) & ~mine;
    if (!places) return; /* PV-22 */
    int from = choose(s, places, &sum->decisions), leaves = target;
    if (from > 0) {
        g->owned[target] -= FIELD(from);
        sum->steals++;
        leaves = choose(s, present(g->middle), &sum->decisions); /* PV-21 */
        CHECKED(g->box += FIELD(leaves);)
    }
    assert(field(g->middle, leaves) > 0);
    g->middle -= FIELD(leaves);
    g->owned[target] += mine;
    CHECKED(g->taken++;)
}

/* PV-17: who puts a frustration on the board, as a set of seats. */
INLINE unsigned ask_opponents(Game *g, Stream *s, int players, int me, uint64_t *decisions) {
    int starter = me;
    for (int i = 1; i < players; i++) {
        starter = after(starter, players);
        if (g->frustrations[starter] && agrees(s, decisions)) goto started;
    }
    return 0;
started:
    g->frustrations[starter]--;
    unsigned board = 1u << starter;
    for (int i = 1, seat = starter; i < players; i++) {
        seat = after(seat, players);
        if (seat != me && g->frustrations[seat]) {
            unsigned joins = agrees(s, decisions); /* without a jump that could only be guessed */
            g->frustrations[seat] -= (int)joins;
            board |= joins << seat;
        }
    }
    return board;
}

INLINE void play_turn(Game *g, Stream *s, int players, int me, Totals *sum) {
    uint64_t *decisions = &sum->decisions;
    int target = 0, targets = 0; /* on the board, without the throw being talked about */
    unsigned board = 0;          /* seats with a frustration on the board; not empty: frustrated this turn (PV-11) */
    bool reduced = false;        /* PV-10 */

    uint32_t faces = throw_dice(s, DICE); /* PV-4; never rerolled, PV-13a */
    int ravens = (int)field(faces, 5);    /* PV-5 */
    if (UNLIKELY(ravens >= 3)) {          /* PV-7, PV-24: nothing to choose; only four of a kind is a target */
        uint32_t four = faces & 0x44444;
        if (four) target = __builtin_ctz(four) / 4, targets = 4;
    } else {
        target = choose(s, present(faces & 0xfffff), decisions); /* PV-6 */
        targets = (int)field(faces, target);
    }

    while (targets < 4 && ravens < 3) { /* PV-8, PV-9 */
        int dice = DICE - targets - ravens, new_targets, new_ravens;
#define THROW() \
    (faces = throw_dice(s, dice), new_targets = (int)field(faces, target), new_ravens = (int)field(faces, 5))
/* PV-13b and c: something happened, and the board is not greedy. (& rather than &&: one jump instead of three.) */
#define REROLLABLE() ((new_targets + new_ravens > 0) & (targets + new_targets <= 4) & (ravens + new_ravens <= 3))
/* PV-10: the player, if he still can, is asked, and pays. */
#define REDUCES() \
    (!reduced && g->frustrations[me] && agrees(s, decisions) && (g->frustrations[me]--, reduced = true))

        THROW();
        if (REROLLABLE()) {
            if (REDUCES()) { /* PV-16: he speaks first */
                CHECKED(g->supplied--;)
                THROW(); /* PV-12; nobody is asked about it, PV-15 */
            } else if (!board && (board = ask_opponents(g, s, players, me, decisions))) {
                THROW();
                if (REROLLABLE() && REDUCES()) { /* PV-18 */
                    CHECKED(g->supplied--;)
                    THROW();
                }
            }
        }
        targets += new_targets;
        ravens += new_ravens;
    }
    assert(targets + ravens <= DICE && (targets >= 4 || ravens >= 3));

    /* PV-34: marker, frustrations, Murphy. */
    if (targets >= 4) take_marker(g, s, me, target, sum);

    if (ravens >= 3) {
        int lying = __builtin_popcount(board); /* PV-23, PV-26: all on the board, or one from the supply */
        g->frustrations[me] += lying ? lying : 1;
        CHECKED(g->supplied += !lying;)
    } else if (board) { /* PV-27 */
        int owed = __builtin_popcount(board), paid = g->frustrations[me] < owed ? g->frustrations[me] : owed;
        for (int seat = 0; seat < players; seat++) g->frustrations[seat] += 2 * (int)(board >> seat & 1);
        g->frustrations[me] -= paid;
        CHECKED(g->supplied += owed - paid;)
    }

    if (targets >= 5 || ravens >= 4) { /* PV-25 */
        g->murphy = me;
        sum->greedy++;
    }
    sum->turns++;
}

#ifdef CHECK
static void check(const Game *g, int players, int first, int turn) {
    int middle = 0, box = 0, owned = 0, frustrations = 0;
    for (int k = 0; k < NUMBERS; k++) { /* every field apart: none may have run over or under */
        int here = (int)field(g->middle, k), boxed = (int)field(g->box, k), held = 0;
        assert(field(g->owned[k], 0) == 0 && g->owned[k] >> 4 * (1 + players) == 0);
        for (int seat = 0; seat < players; seat++) held += (int)field(g->owned[k], 1 + seat);
        assert(here + boxed + held == 3); /* PV-2: markers conserved, number by number */
        middle += here, box += boxed, owned += held;
    }
    assert(g->middle >> 20 == 0 && g->box >> 20 == 0);
    assert(middle == 15 - g->taken && middle + box + owned == 15); /* PV-21: each taken marker costs the middle one */
    for (int seat = 0; seat < SEATS; seat++) {
        assert(g->frustrations[seat] >= 0 && (seat < players || g->frustrations[seat] == 0));
        frustrations += g->frustrations[seat];
    }
    assert(frustrations == g->supplied);            /* between turns none lies on the board */
    assert(g->murphy >= -1 && g->murphy < players); /* one place: the middle or a seat in the game */
    assert(g->taken <= turn && first >= 0 && first < players);
}
#endif

INLINE void play_game(Stream *s, int players, Totals *sum, int points[SEATS]) {
    Game g = {.middle = 0x33333, .murphy = -1}; /* PV-2 */
    int me = (int)draw(s, (uint32_t)players);   /* PV-3 */
    CHECKED(int first = me, turn = 0, had_murphy = -1; uint64_t greedy;)

    do {
        CHECKED(had_murphy = g.murphy; greedy = sum->greedy;)
        play_turn(&g, s, players, me, sum);
        CHECKED(check(&g, players, first, ++turn);)
        assert(g.murphy == (sum->greedy > greedy ? me : had_murphy)); /* PV-25, and nowhere else */
        me = after(me, players); /* PV-29 */
    } while (g.middle); /* PV-30 */
    assert(g.taken == 15);

    int best = -1000000;
    for (int seat = 0; seat < players; seat++) { /* PV-31 */
        int p = -g.frustrations[seat] * (seat == g.murphy ? 7 : 3);
        for (int k = 0; k < NUMBERS; k++) p += (3 + k) * (int)field(g.owned[k], 1 + seat);
        points[seat] = p;
        if (p > best) best = p;
    }
    for (int seat = 0; seat < players; seat++) { /* PV-32 */
        sum->points[seat] += points[seat];
        sum->wins[seat] += points[seat] == best;
    }
}

/* ---- Batches ---- */

typedef struct {
    int points[SEATS];
    uint32_t decisions;
} Record; /* for --print */

INLINE void play_batch(uint64_t seed, uint32_t i, uint64_t games, int players, Totals *totals, Record *records) {
    Stream s = seeded(seed, i); /* local copies, so that they live in registers */
    Totals sum = *totals;
    for (uint64_t n = 0; n < games; n++) {
        uint64_t before = sum.decisions;
        Record record;
        play_game(&s, players, &sum, record.points);
        record.decisions = (uint32_t)(sum.decisions - before);
        if (UNLIKELY(records != NULL)) records[n] = record;
    }
    *totals = sum;
}

int main(int argc, char **argv) {
    bool print = argc == 6 && !strcmp(argv[5], "--print");
    int players = argc > 1 ? atoi(argv[1]) : 0;
    if ((argc != 5 && !print) || players < 2 || players > SEATS) {
        fprintf(stderr, "usage: %s PLAYERS(2-5) SEED BATCHES GAMES_PER_BATCH [--print]\n", argv[0]);
        return 2;
    }
    uint64_t seed = strtoull(argv[2], NULL, 0), batches = strtoull(argv[3], NULL, 0);
    uint64_t games = strtoull(argv[4], NULL, 0);
    Record *records = print ? malloc(batches * games * sizeof *records + 1) : NULL;
    if (print && !records) return perror("records"), 1;

    Totals sum = {0};
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (uint64_t i = 0; i < batches; i++) {
        Record *mine = print ? records + i * games : NULL;
        switch (players) { /* the number of players as a constant: four copies, loops over the seats unrolled */
        case 2: play_batch(seed, (uint32_t)i, games, 2, &sum, mine); break;
        case 3: play_batch(seed, (uint32_t)i, games, 3, &sum, mine); break;
        case 4: play_batch(seed, (uint32_t)i, games, 4, &sum, mine); break;
        case 5: play_batch(seed, (uint32_t)i, games, 5, &sum, mine); break;
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);

    for (uint64_t n = 0; print && n < batches * games; n++) {
        for (int seat = 0; seat < players; seat++) printf("%d ", records[n].points[seat]);
        printf("%u\n", records[n].decisions);
    }
    printf("{\"players\":%d,\"games\":%llu,\"decisions\":%llu,\"turns\":%llu,\"seconds\":%.6f,"
           "\"decisions_per_second\":%.0f,\"points\":[", players, (unsigned long long)(batches * games),
           (unsigned long long)sum.decisions, (unsigned long long)sum.turns, seconds,
           seconds > 0 ? (double)sum.decisions / seconds : 0.0);
    for (int seat = 0; seat < players; seat++) printf("%s%lld", seat ? "," : "", (long long)sum.points[seat]);
    printf("],\"wins\":[");
    for (int seat = 0; seat < players; seat++) printf("%s%llu", seat ? "," : "", (unsigned long long)sum.wins[seat]);
    printf("],\"steals\":%llu,\"greedy\":%llu}\n", (unsigned long long)sum.steals, (unsigned long long)sum.greedy);
    free(records);
    return 0;
}
