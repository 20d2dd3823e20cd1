"""Fair dice: bound to a secret, salted by everybody, recomputed by anybody."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest

from schadenfreude.cli import run
from schadenfreude.core.chance import Stream
from schadenfreude.core.contract import CHANCE
from schadenfreude.core.record import Record, read_record
from schadenfreude.core.registry import game, game_names
from schadenfreude.server import Refused
from schadenfreude.server.fairness import (
    FairChance,
    Proof,
    commit,
    derive,
    mix,
    note,
    read_proof,
    read_salt,
    verify,
)
from tests.server.visiting import Program, Server, Visitor

SECRET = bytes(range(32))
SALTS = ["Prise", ""]


def played(name: str) -> Record:
    """A whole game with fair dice, its proof in its notes."""
    g = game(name)
    players = g.players[0]
    record, stream = Record(g, g.read_options({}, players), ["A"] * players), Stream(1)
    s = record.start()
    chance = FairChance(SECRET, SALTS)
    while not g.is_over(s):
        legal = g.legal_moves(s)
        record.add(s, chance.draw(g.chances(s)) if s.mover == CHANCE else legal[stream.draw(len(legal))])
    record.notes |= note(Proof(commit(SECRET), SECRET.hex(), SALTS))
    return record


def test_an_outcome_is_worked_out_as_the_page_says() -> None:
    key = hmac.new(SECRET, b"Prise\n", hashlib.sha256).digest()
    assert mix(SECRET, SALTS) == key
    word = int.from_bytes(hmac.new(key, b"3 0", hashlib.sha256).digest()[:8], "big")
    assert derive(key, 3, 6) == word % 6
    assert commit(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_word_beyond_the_largest_multiple_is_drawn_anew() -> None:
    key, k = mix(SECRET, SALTS), 2**63 + 1  # nearly half of all words are refused
    words = [int.from_bytes(hmac.digest(key, f"0 {n}".encode(), "sha256")[:8], "big") for n in range(50)]
    numbers = [n for n in range(60) if int.from_bytes(hmac.digest(key, f"{n} 0".encode(), "sha256")[:8], "big") >= k]
    assert numbers, "none was refused"
    assert derive(key, 0, k) == next(word for word in words if word < k)
    refused = numbers[0]
    assert derive(key, refused, k) == next(
        word
        for n in range(1, 50)
        if (word := int.from_bytes(hmac.digest(key, f"{refused} {n}".encode(), "sha256")[:8], "big")) < k
    )


def test_outcomes_go_on_where_they_were_and_all_come_up_about_equally_often() -> None:
    whole = FairChance(SECRET, SALTS)
    drawn = [whole.draw(6) for _ in range(6000)]
    assert drawn[7] == FairChance(SECRET, SALTS, 7).draw(6)
    counts = [drawn.count(face) for face in range(6)]
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5  # one time in a thousand
    other = FairChance(SECRET, ["Prisen", ""])
    assert [other.draw(6) for _ in range(6000)] != drawn


@pytest.mark.parametrize("name", game_names())
def test_a_record_follows_from_its_proof_and_no_other_does(name: str) -> None:
    record = read_record(played(name).write())
    verdict = verify(record)
    assert verdict.is_fair
    assert verdict.outcomes == sum(step.mover == CHANCE for step in record.steps)
    record.notes = note(Proof(commit(SECRET), bytes(32).hex(), SALTS))
    assert not verify(record).is_kept
    record.notes = note(Proof(commit(bytes(32)), bytes(32).hex(), SALTS))  # another secret, with a hash that fits it
    assert verify(record).is_kept
    assert not verify(record, commit(SECRET)).is_kept
    record.notes = note(Proof(commit(SECRET), SECRET.hex(), ["Prise!", ""]))
    assert verify(record).is_kept
    assert verify(record).wrong


@pytest.mark.parametrize(
    "notes",
    [
        {},
        {"fair": 1},
        {"fair": {"commitment": "0" * 64, "secret": "0" * 63, "salts": [], "given": 0}},
        {"fair": {"commitment": "0" * 64, "secret": "0" * 64, "salts": [1], "given": 0}},
        {"fair": {"commitment": "0" * 64, "secret": "0" * 64, "salts": ["\ud800"], "given": 0}},
        {"fair": {"commitment": "0" * 64, "secret": "0" * 64}},
    ],
)
def test_notes_without_a_proof_are_refused(notes: dict[str, object]) -> None:
    record = played(game_names()[-1])
    record.notes = notes
    with pytest.raises(Refused, match="proof"):
        read_proof(record)


def test_salt_is_short_and_can_be_seen() -> None:
    assert read_salt(" a  b ") == "a b"
    for text in ("x" * 61, "\u202e", "\ud800"):
        with pytest.raises(Refused, match="60"):
            read_salt(text)


def test_the_command_says_what_follows_and_what_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played("pechvogel")
    good, bad, bare = (tmp_path / name for name in ("good.json", "bad.json", "bare.json"))
    good.write_text(record.write())
    noted, another = ["--commitment", commit(SECRET).upper()], ["--commitment", commit(bytes(32))]
    assert run(["verify", str(good), *noted, "--lang", "en"]) == 0
    assert "It really was just bad luck." in capsys.readouterr().out
    assert run(["verify", str(good), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "is not proved" in said
    assert "bad luck" not in said
    assert run(["verify", str(good), *another, "--lang", "en"]) == 1
    assert "exchanged" in capsys.readouterr().out
    assert run(["verify", str(good), "--commitment", "9b1c", "--lang", "en"]) == 2
    assert "64" in capsys.readouterr().err
    record.notes["fair"]["salts"] = ["other", ""]
    bad.write_text(record.write())
    assert run(["verify", str(bad), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert run(["verify", str(bad), "--lang", "en"]) == 1
    assert "bad luck" not in capsys.readouterr().out
    assert (found["kept"], found["noted"], found["salted"]) == (True, False, True)
    assert found["wrong"][0]["entry"] == 1
    record.notes["fair"]["salts"] = ["", ""]
    bad.write_text(record.write())
    assert run(["verify", str(bad), *noted, "--lang", "en"]) == 1
    assert "No seat added salt." in capsys.readouterr().out
    record.notes.clear()
    bare.write_text(record.write())
    assert run(["verify", str(bare), "--lang", "en"]) == 2
    assert "no proof" in capsys.readouterr().err


# On the server


def test_the_server_is_bound_before_it_knows_the_salt_and_shows_the_secret_afterwards(
    server: Server, tmp_path: Path
) -> None:
    robot = Program(server, "Robot")
    offered = robot.get("/tables/offer")
    sent = {"game": "pechvogel", "seats": [None, "easy"], "table": offered["table"], "salt": "a pinch"}
    table = robot.post("/tables", **sent)
    assert table["id"] == offered["table"]
    assert table["dice"] == {"commitment": offered["commitment"], "salts": ["a pinch", ""]}
    assert robot.post("/tables", **sent)["id"] == table["id"], "sent twice, it is the same table"
    assert Program(server, "Other").client.post("/tables", json=sent).status_code == 422
    path, number = f"/tables/{table['id']}", 0
    page = Visitor(server).get(f"/table/{table['id']}/dice")
    assert offered["commitment"] in page.text
    assert "will be here after the end" in page.text
    assert robot.client.get(f"{server.url}/table/{table['id']}/dice.json").status_code == 404
    assert robot.client.post(f"{server.url}/table/{table['id']}/salt", data={"salt": "late"}).status_code == 422
    while table["status"] != "over":
        decision = table["decision"]
        if decision and decision["choices"]:
            move, number = decision["choices"][0]["typed"], number + 1
            robot.post(f"{path}/answer", decision=decision["number"], move=move, answer=f"{number}")
        table = robot.get(path)
    record = read_record(json.dumps(robot.get(f"{path}/record")))
    assert verify(record).is_fair
    proof = read_proof(record)
    assert (proof.commitment, proof.salts) == (offered["commitment"], ["a pinch", ""])
    assert proof.secret in Visitor(server).get(f"/table/{table['id']}/dice").text
    checked = robot.client.get(f"{server.url}/table/{table['id']}/dice.json").json()
    key = mix(bytes.fromhex(checked["secret"]), checked["salts"])
    for one in checked["outcomes"]:
        outcome = derive(key, one["number"], one["chances"])
        assert any(first <= outcome <= last for first, last in one["fits"])
        assert sum(last - first + 1 for first, last in one["fits"]) <= one["chances"]


def test_everybody_can_add_salt_until_the_start(server: Server) -> None:
    anna, bert = Visitor(server), Visitor(server)
    path = anna.open_table("pechvogel", "Anna", "me", "anybody", salt="from Anna")
    bert.client.post("/name", data={"name": "Bert"})
    bert.client.post(f"{path}/join", data={"seat": "1", "salt": "from Bert"})
    assert "from Bert" in anna.get(f"{path}/dice").text
    form = next(form for form in bert.get(path).forms if form.action == f"{path}/salt")
    assert form.fields == {"salt": "from Bert"}
    bert.send(form, salt="coarse grains")
    text = anna.get(f"{path}/dice").text
    assert "from Anna" in text
    assert "coarse grains" in text
    bert.client.post(f"{path}/leave")
    assert "coarse grains" not in anna.get(f"{path}/dice").text
    assert bert.client.post("/tables", data={"table": "x", "game": "pechvogel", "seat0": "me"}).status_code == 422
