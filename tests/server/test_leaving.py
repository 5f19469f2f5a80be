"""Leaving is part of playing: getting up, resigning, bots for who is away, and coming back."""

from tests.server.host import Host, Json, Person, Socket

FIRST = {"first": "P0"}


def pair(ada: Person, bob: Person, **more: object) -> str:
    made = ada.create(options=FIRST, **more)
    table: str = made["table"]
    bob.join(table, made["seats"][1]["invite"], "Bob")
    return table


def last_entry(socket: Socket, seq: int) -> Json:
    socket.hear_of(seq)
    entry: Json = socket.entries[-1]
    return entry


def test_who_gets_up_says_a_word_and_a_bot_plays_on(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as one, bob.sit(table, 1) as two:
        one.hear_of(1)
        answer = two.ask({"type": "leave", "id": "l", "word": " good   night "})
        assert answer == {"type": "accepted", "id": "l", "seq": 2}
        assert two.ask({"type": "leave", "id": "l", "word": "again"})["seq"] == 2  # repeating it is safe
        entry = last_entry(one, 2)
        assert (entry["kind"], entry["text"]) == ("left", "Bob gets up: good night")
        seat = one.now["seats"][1]
        assert (seat["kind"], seat["name"], seat["lent"], seat["resigned"]) == ("bot", "Bob", True, False)
        refused = two.ask({"type": "chat", "id": "c", "text": "I look on"})
        assert refused["type"] == "accepted"
        one.hear_of(3)
        one.decide(one.legal("DISCARD"))
        one.hear_of(4)
        one.decide({"type": "STAY"})
        while one.now["prompt"]["seat"] != 0 or one.now["seq"] < 6:
            one.hear("update")  # the bot decides for Bob
        assert any("Bob" in each["text"] for entry in one.entries for each in entry["happenings"])


def test_who_comes_back_takes_the_seat_back(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with bob.sit(table, 1) as two:
        two.ask({"type": "leave", "id": "l"})
        two.hear_of(2)
        why = two.ask({"type": "decide", "id": "d", "seq": 3, "action": {"type": "STAY"}})
        assert (why["code"], why["message"]) == (
            "not-allowed",
            "A bot plays for you; take your seat back first.",
        )
        assert two.ask({"type": "return", "id": "r"})["seq"] == 3
        assert two.ask({"type": "return", "id": "r"})["seq"] == 3
        assert last_entry(two, 3)["text"] == "You are back."
        assert two.now["seats"][1]["kind"] == "person"


def test_who_resigns_loses_and_the_game_is_opened(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as one, bob.sit(table, 1) as two:
        two.ask({"type": "leave", "id": "l", "resign": True, "word": "you have me"})
        entry = last_entry(one, 2)
        assert entry["text"] == "Bob resigns: you have me"
        ended = one.now["outcome"]
        assert (ended["winners"], ended["reason"], ended["rule"]) == ([0], "Bob resigned", "")
        assert (one.now["prompt"], one.now["legal"], one.now["can_undo"]) == (None, [], False)
        assert one.ask({"type": "why", "id": "w", "action": {"type": "STAY"}})["code"] == "over"
        assert two.ask({"type": "return", "id": "r"})["code"] == "not-allowed"
        assert one.ask({"type": "leave", "id": "l"})["code"] == "over"
    replay = ada.get(f"/api/tables/{table}/replay?viewer=everything").json()
    assert replay["outcome"]["reason"] == "Bob resigned"
    record = ada.get(f"/api/tables/{table}/record").text
    assert "\n- P1 resigns: you have me\n" in record


def test_where_all_play_together_the_game_ends_with_the_last(ada: Person) -> None:
    seats: list[Json] = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    table = ada.create(seats, game="night-cage")["table"]
    with ada.sit(table, 0) as one, ada.sit(table, 1) as two:
        one.ask({"type": "leave", "id": "l", "resign": True})
        assert two.hear_of(1)["outcome"] is None
        two.ask({"type": "leave", "id": "l", "resign": True})
        while two.now["outcome"] is None:
            two.hear("update")
        assert two.now["outcome"]["winners"] == []


def test_who_resigns_against_bots_alone_ends_the_game(ada: Person) -> None:
    """Nobody can come back, so the bots would wait for good."""
    bot = {"kind": "bot", "bot": "random"}
    table = ada.create([{"kind": "me", "name": "Ada"}, bot, bot], options=FIRST)["table"]
    with ada.sit(table, 0) as one:
        one.ask({"type": "leave", "id": "l", "resign": True})
        one.hear_of(1)
        ended = one.now["outcome"]
        assert (ended["winners"], ended["reason"], ended["rule"]) == ([1, 2], "Ada resigned", "")


def test_nothing_is_asked_of_who_got_up(ada: Person) -> None:
    bot = {"kind": "bot", "bot": "random"}
    ada.post("/api/ring", {})
    table = ada.create([{"kind": "me", "name": "Ada"}, bot, bot], options=FIRST)["table"]
    with ada.sit(table, 0) as one:
        one.hear_of(0)
        assert one.now["legal"]
        assert one.now["seats"][0]["asked"]
        assert [own["asked"] for own in ada.get("/api/ring").json()["tables"]] == [[0]]
        one.ask({"type": "leave", "id": "l"})
        one.hear_of(1)
        assert (one.now["outcome"], one.now["legal"], one.now["seats"][0]["asked"]) == (None, [], False)
        assert [own["asked"] for own in ada.get("/api/ring").json()["tables"]] == [[]]
        one.ask({"type": "return", "id": "r"})
        one.hear_of(2)
        assert one.now["legal"]
        assert one.now["seats"][0]["asked"]


def test_a_seat_whose_person_is_away_goes_to_a_bot_and_back(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as one:
        one.hear_of(1)
        with bob.sit(table, 1):
            while not one.hear("presence")["seats"][1]["online"]:
                pass
            here = one.ask({"type": "vote", "id": "v", "about": 1})
            assert (here["code"], here["message"]) == ("not-allowed", "Bob is here.")
        while one.hear("presence")["seats"][1]["online"]:
            pass
        assert one.ask({"type": "vote", "id": "v", "about": 1})["seq"] == 2
        assert one.ask({"type": "vote", "id": "v", "about": 1})["seq"] == 2
        assert last_entry(one, 2)["text"] == "A bot plays for Bob."
        assert one.now["seats"][1]["online"] is False  # a bot plays, but Bob is away
    with bob.sit(table, 1) as two:
        assert two.ask({"type": "return", "id": "r"})["type"] == "accepted"


def test_of_three_more_than_half_of_the_others_have_to_want_it(host: Host) -> None:
    people = [host.person() for _ in range(4)]
    made = people[0].create([{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * 3], options=FIRST)
    table = made["table"]
    for seat, name in ((1, "Bob"), (2, "Cy"), (3, "Di")):
        people[seat].join(table, made["seats"][seat]["invite"], name)
    with people[0].sit(table, 0) as one, people[1].sit(table, 1) as two:
        one.ask({"type": "vote", "id": "v", "about": 3})
        assert last_entry(two, 4)["text"] == "Ada wants a bot to play for Di."
        assert two.now["seats"][3]["votes"] == [0]
        assert two.now["seats"][3]["lent"] is False
        two.ask({"type": "vote", "id": "v", "about": 3})
        assert last_entry(two, 5)["text"] == "A bot plays for Di."


def test_by_its_manners_the_maker_alone_decides(ada: Person, bob: Person) -> None:
    table = pair(ada, bob, manners={"substitutes": "maker"})
    with bob.sit(table, 1) as two:
        assert two.hear_of(1)["maker"] == 0
        assert two.ask({"type": "vote", "id": "v", "about": 0})["code"] == "not-allowed"
    with ada.sit(table, 0) as one:
        while one.hear("presence")["seats"][1]["online"]:
            pass
        assert one.ask({"type": "vote", "id": "v", "about": 1})["type"] == "accepted"


def test_a_seat_that_nobody_took_freezes_no_table(ada: Person) -> None:
    table = ada.create(options=FIRST)["table"]
    with ada.sit(table, 0) as one:
        one.ask({"type": "vote", "id": "v", "about": 1})
        one.hear_of(1)
        seat = one.now["seats"][1]
        assert (seat["kind"], seat["lent"], seat["online"]) == ("bot", True, True)
        assert seat["name"] == seat["bot"].capitalize()
        invite = seat["invite"]
    late = Person(ada.url)
    assert late.join(table, invite, "Bob")["seat"] == 1
    assert late.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "person"


def test_what_cannot_be_voted(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as one:
        for about, code in ((0, "not-allowed"), (7, "malformed"), (-1, "malformed")):
            assert one.ask({"type": "vote", "id": "v", "about": about})["code"] == code
        long = one.ask({"type": "leave", "id": "l", "word": "x" * 141})
        assert (long["code"], long["field"]) == ("malformed", "word")
    with bob.sit(table) as looker:
        assert looker.ask({"type": "leave", "id": "l"})["code"] == "not-your-seat"


def test_the_maker_changes_the_manners_and_nobody_else(ada: Person, bob: Person) -> None:
    table = pair(ada, bob)
    with ada.sit(table, 0) as one, bob.sit(table, 1) as two:
        assert two.ask({"type": "manners", "id": "m", "listed": True})["code"] == "not-allowed"
        assert one.ask({"type": "manners", "id": "m", "pointing": "pings"})["seq"] == 2
        assert two.hear_of(2)["manners"]["pointing"] == "pings"
        one.ask({"type": "leave", "id": "l"})
        assert two.hear_of(3)["maker"] == 1
        assert two.ask({"type": "manners", "id": "m", "listed": True})["type"] == "accepted"


def test_who_decides_after_all_needs_no_bot(host: Host) -> None:
    people = [host.person() for _ in range(3)]
    made = people[0].create(
        [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}], options={"first": "P2"}
    )
    table = made["table"]
    for seat, name in ((1, "Bob"), (2, "Cy")):
        people[seat].join(table, made["seats"][seat]["invite"], name)
    with people[0].sit(table, 0) as one:
        one.ask({"type": "vote", "id": "v", "about": 2})
        assert one.hear_of(3)["seats"][2]["votes"] == [0]
        with people[2].sit(table, 2) as away:
            away.hear_of(3)
            away.decide(away.legal("DISCARD"))
        assert one.hear_of(4)["seats"][2]["votes"] == []
