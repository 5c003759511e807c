"""Several processes, one outbox: nothing is lost, nothing is sent twice."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import sqlalchemy as sa

from tests.server.conftest import new_database
from tests.server.post.conftest import confirmed_mail, sending, wish
from tests.server.post.receivers import HttpServer, MailServer
from tests.server.running import Running, Somebody, wait_for
from tests.server.spawned import Spawned
from trilith.server import schema
from trilith.server.post import outbox
from trilith.server.post.wishes import Wishes
from trilith.server.settings import Settings
from trilith.server.store import migrate

NEVER = 3600.0


def test_one_is_killed_between_move_and_mail_and_one_mail_comes(
    postgres: str, settings: Settings, mails: MailServer, hooks: HttpServer
) -> None:
    mails.mails.clear()
    base = sending(settings, mails, hooks)
    base = msgspec.structs.replace(base, database=new_database(postgres), post_delay=0.0)
    # The first never looks into its outbox: whatever it writes there is left to others.
    lazy = msgspec.structs.replace(base, post_look=NEVER)
    with (
        Spawned(lazy) as doomed,
        Somebody(doomed.url, "Ada") as ada,
        Somebody(doomed.url, "Bea") as bea,
    ):
        confirmed_mail(mails, bea, "bea@example.org")
        wish(bea, ways={"turn": ["mail"]})
        table = ada.table()
        bea.post(f"/api/tables/{table}/sit", {})
        ada.post(f"/api/tables/{table}/start")
        doomed.kill()
        assert mails.letters() == []
    with (
        Running.on(base.database, base) as one,
        Running.on(base.database, base) as two,
    ):
        wait_for(mails.letters)
        rounds = [server.server.post.rounds for server in (one, two)]
        wait_for(lambda: one.server.post.rounds > rounds[0] + 3)
        wait_for(lambda: two.server.post.rounds > rounds[1] + 3)
        sent = sum(s.server.metrics.counters["letters_sent_total"] for s in (one, two))
        assert sent == 1
        assert len(mails.letters()) == 1


def test_a_wish_made_at_one_process_holds_at_the_others(
    postgres: str, settings: Settings, mails: MailServer, hooks: HttpServer
) -> None:
    base = sending(settings, mails, hooks)
    base = msgspec.structs.replace(base, database=new_database(postgres))
    with (
        Running.on(base.database, base) as one,
        Running.on(base.database, base) as two,
        Somebody(one.url, "Ada") as ada,
    ):
        wish(ada, ways={"turn": ["mail"]})
        wait_for(lambda: ada.id in two.server.hub.house.wants)
        wish(ada, ways={})
        wait_for(lambda: ada.id not in two.server.hub.house.wants)


def test_many_who_fold_and_claim_at_once_have_each_letter_once(postgres: str) -> None:
    url = new_database(postgres).replace("postgresql://", "postgresql+psycopg://")
    engine = sa.create_engine(url, pool_size=8)
    migrate(engine)
    with engine.begin() as c:
        for n in range(20):
            person: dict[str, Any] = {"id": f"p{n}", "name": f"P{n}", "created": 0, "session": 0}
            c.execute(schema.people.insert().values(person))
            way: dict[str, Any] = {
                "id": f"w{n}",
                "person": f"p{n}",
                "kind": "mail",
                "target": "",
                "keys": "{}",
            }
            way |= {
                "name": "",
                "created": 0,
                "confirmed": 1,
                "failures": 0,
                "paused": "",
                "used": 0,
            }
            c.execute(schema.ways.insert().values(way))
            for mark in range(3):
                row: dict[str, Any] = {
                    "person": f"p{n}",
                    "table_id": "t",
                    "kind": "turn",
                    "mark": mark,
                    "made": 0,
                }
                row |= {"due": 0, "until": 0, "who": "", "folded": False}
                c.execute(schema.outbox.insert().values(row))
    wishes, claimed, together = Wishes(ways={"turn": ["mail"]}), [], threading.Barrier(6)

    def work() -> None:
        together.wait()
        for n in range(20):
            with engine.begin() as c:
                outbox.fold(c, f"p{n}", wishes, 10)
        while True:
            with engine.begin() as c:
                letter = outbox.claim(c, 10)
            if letter is None:
                return
            claimed.append(letter)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lines = sorted(line for letter in claimed for line in letter.items)
    with engine.connect() as c:
        assert lines == sorted(c.execute(sa.select(schema.outbox.c.id)).scalars())
    engine.dispose()


def test_a_letter_whose_sender_has_died_is_sent_by_another(c: sa.Connection) -> None:
    row = {"person": "p", "way": "w", "lines": "[1]", "due": 0, "tries": 0, "claimed": 0}
    c.execute(schema.letters.insert().values(row))
    assert outbox.claim(c, 10) is not None
    assert outbox.claim(c, 10 + outbox.CLAIM - 1) is None
    again = outbox.claim(c, 10 + outbox.CLAIM)
    assert again is not None
    assert again.tries == 2
