"""Advice over the wire: what it is, who gets it, what stays with the result, and that it tells nothing."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from lampblack.kernel.seat import SPECTATOR, Seat
from lampblack.server import messages as wire
from lampblack.server.recap import recap_info
from lampblack.table.manners import Manners
from lampblack.table.supply import Supply
from lampblack.table.table import Table
from lampblack.table.worker import Advice, advise
from tests.games.nyctophobia.forest import table as forest
from tests.server.dark import Onlooker, alike, house_in, table_at
from tests.server.host import PATIENT, Host, Json, Person, usual
from tests.server.hunts import CASES, preferring
from tests.table.tools import FirstLegal

ADVISE = {"type": "advise", "id": "h"}
WITH_A_BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "hasty"}]
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
SHORT = {"first": "P0", "max_turns": "2"}


async def the_bot(slug: str, position: str, seat: Seat, bot: str) -> Advice:
    return advise(slug, position, seat, bot, 7)


def test_a_bot_says_what_it_would_do(ada: Person) -> None:
    """In a process of its own, with one reason and how the best compare; one click takes it."""
    table = ada.create(WITH_A_BOT, options={"first": "P0"})["table"]
    with ada.sit(table, 0) as socket:
        assert socket.hear_of(0)["advice"] is True
        told = socket.ask(ADVISE)
        assert (told["type"], told["measure"]) == ("advice", "Chances to win, in 100")
        assert told["reason"]
        options = [option["option"] for option in told["options"]]
        assert 1 <= len(options) <= 3
        assert all(option in socket.now["legal"] for option in options)
        assert socket.decide(options[0]["action"])["type"] == "accepted"


def test_it_can_be_asked_over_http(ada: Person) -> None:
    table = ada.create(WITH_A_BOT, options={"first": "P0"})["table"]
    answer = ada.post(f"/api/tables/{table}/advise?seat=0", {"id": "h"})
    assert (answer.status_code, answer.json()["type"]) == (200, "advice")


def test_it_is_refused_clearly(ada: Person, bob: Person) -> None:
    table = ada.create(TWO, options={"first": "P0"})["table"]
    with ada.sit(table, 0) as socket, bob.sit(table) as looker:
        assert socket.hear_of(0)["advice"] is False
        told = socket.ask(ADVISE)
        assert (told["code"], told["message"]) == (
            "not-allowed",
            "At this table nobody is told what a bot would do.",
        )
        assert looker.ask(ADVISE)["code"] == "not-your-seat"
        assert socket.ask({"type": "manners", "id": "m", "advice": True})["type"] == "accepted"
        told = looker.hear_of(1)
        assert told["advice"] is True
        assert looker.entries[-1]["text"].endswith("Whoever decides may ask what a bot would do.")
        assert socket.ask(ADVISE)["type"] == "advice"
        codes = [socket.ask(ADVISE).get("code") for _ in range(20)]
        assert codes[-1] == "too-fast"


def test_while_a_bot_thinks_the_rest_is_answered(tmp_path: Path) -> None:
    may_answer = threading.Event()

    async def slowly(slug: str, position: str, seat: Seat, bot: str) -> Advice:
        await asyncio.to_thread(may_answer.wait, PATIENT)
        return await the_bot(slug, position, seat, bot)

    with Host(usual(tmp_path), Supply(FirstLegal(), slowly)) as host:
        ada = host.person()
        table = ada.create(TWO, options={"first": "P0"}, manners={"advice": True})["table"]
        with ada.sit(table, 0) as socket:
            socket.hear_of(0)
            socket.send(ADVISE)
            assert socket.ask({"type": "ping", "id": "p"})["type"] == "pong"
            again = socket.ask(ADVISE | {"id": "again"})
            assert (again["id"], again["code"]) == ("again", "too-fast")
            may_answer.set()
            told = socket.hear("error", "advice")
            assert (told["type"], told["id"]) == ("advice", "h")


def test_hints_stay_with_the_result(ada: Person) -> None:
    table = ada.create(TWO, options=SHORT, manners={"advice": True})["table"]
    for seat in (0, 1):
        with ada.sit(table, seat) as socket:
            socket.hear_of(seat * 2)
            if seat == 0:
                socket.ask(ADVISE)
            assert socket.now["outcome"] is None
            socket.decide(socket.legal("DISCARD"))
            socket.hear_of(seat * 2 + 1)
            socket.decide({"type": "STAY"})
            now = socket.hear_of(seat * 2 + 2)
    assert now["outcome"]["hints"] == [1, 0]
    tallies = ada.get(f"/api/tables/{table}/recap").json()["tallies"]
    assert {"label": "Hints taken", "numbers": [1, 0]} in tallies
    assert "- P0 takes a hint" in ada.get(f"/api/tables/{table}/record").text


@pytest.mark.rule("NY-INFO-16", "NY-INFO-13")
def test_in_the_dark_it_is_off_unless_all_were_told(ada: Person) -> None:
    """A table option, announced to all, off by default even where one plays with bots."""
    bots = [
        {"kind": "bot", "bot": "stalker"},
        {"kind": "me", "name": "Ada"},
        {"kind": "bot", "bot": "huddle"},
    ]
    quiet = ada.create(bots, game="nyctophobia")["table"]
    with ada.sit(quiet, 1) as socket:
        assert socket.hear_of(0)["advice"] is False
        assert socket.ask(ADVISE)["code"] == "not-allowed"
    agreed = ada.create(bots, game="nyctophobia", manners={"advice": True})["table"]
    with ada.sit(agreed, 1) as socket:
        assert socket.hear_of(0)["advice"] is True
        assert socket.entries[0]["text"].endswith("Whoever decides may ask what a bot would do.")


@pytest.mark.rule("NY-INFO-16", "NY-INFO-05")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_it_is_alike_in_worlds_told_alike(case: Any, tmp_path: Path) -> None:
    """Whatever is asked whenever: answers, refusals, streams and what is counted at the end."""
    _, pieces, fields, trees, decided, prefers = case

    async def night(world: int) -> tuple[list[Onlooker], list[set[bytes]]]:
        position = forest(pieces, trees[world], **fields).state
        table = table_at(position, manners=Manners(advice=True), advise=the_bot)
        house = house_in(tmp_path)
        watchers = [Onlooker(house, table, viewer) for viewer in (1, 2, SPECTATOR)]
        in_the_dark: list[set[bytes]] = [set(), set(), set()]
        texts = list(decided)
        while texts or table.log.asked() == 0:
            for each, heard in zip(watchers, in_the_dark):
                await each.hear()
                await each.ask(wire.Advise("h"))
                if table.log.asked() == 0:
                    heard.add(each.sent.pop())
            await decide(table, texts.pop(0) if texts else preferring(*prefers)(table.log.state).text)
        for each in watchers:
            await each.hear()
            await each.ask(wire.Advise("h"))
        return watchers, in_the_dark

    async def decide(table: Table, text: str) -> None:
        acting = table.log.asked()
        assert acting is not None
        await table.decide(acting, table.log.streams.last(acting) + 1, table.log.state.action(text))

    (one, dark), (other, as_dark) = asyncio.run(night(0)), asyncio.run(night(1))
    for here, there in zip(one, other):
        alike(here, there, case[0])
    assert any(b'"type":"advice"' in sent for each in one for sent in each.sent), "somebody got an answer"
    for here_dark, there_dark in zip(dark, as_dark):  # however long it lasts, one is told the same
        assert len(here_dark | there_dark) <= 1


@pytest.mark.rule("NY-INFO-16")
def test_nobody_else_learns_that_it_was_asked_before_the_end(tmp_path: Path) -> None:
    async def night(asks: bool) -> tuple[list[list[bytes]], Table]:
        state = forest("X=D3 1=D6 2=H8", "C6-D6", phase="MOVE", health="1 2").state
        table = table_at(state, manners=Manners(advice=True), advise=the_bot)
        house = house_in(tmp_path)
        others = [Onlooker(house, table, viewer) for viewer in (0, 2, SPECTATOR)]
        asker = Onlooker(house, table, 1)
        for each in others:
            await each.hear()
        if asks:
            await asker.ask(wire.Advise("h"))
            assert b'"type":"advice"' in asker.sent[-1]
        for each in others:
            await each.hear()
        before = [list(each.sent) for each in others]
        for text in ("STEP(N)", "STEP(N)"):
            await table.decide(1, table.log.streams.last(1) + 1, table.log.state.action(text))
        return before, table

    asked, table = asyncio.run(night(True))
    silent, _ = asyncio.run(night(False))
    assert asked == silent
    assert table.log.outcome() is not None
    told: list[Json] = [
        {"label": each.label, "numbers": each.numbers} for each in recap_info(table.log, 2).tallies
    ]
    assert {"label": "Hints taken", "numbers": [0, 1, 0]} in told
