"""A browser's desk as its worker uses it: what is to be saved is saved, what is missing is loaded."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import msgspec

from trilith import games
from trilith.engine import record
from trilith.engine.history import History
from trilith.offline.door import Bots, Door
from trilith.server.wire import encode


class Keeper:
    """The worker's side, with a dictionary in place of IndexedDB."""

    def __init__(self, disk: dict[str, list[Any]] | None = None, name: str = "Ada") -> None:
        self.disk = disk if disk is not None else {}
        """The logs that are safe."""
        self.summaries: dict[str, Any] = {}
        self.answers: list[Any] = []
        self.bots = Bots()
        self.waiting: list[Any] = []
        """Questions that bots have not answered yet."""
        self.errands: list[Any] = []
        """Long work that was sent to the bots' worker and is not done yet."""
        self.told: list[dict[str, Any]] = []
        self.chance = random.Random("keeper")
        self.is_full = False
        """Nothing more can be saved."""
        self.door = Door(name, "[]")

    def closed_and_opened(self) -> Keeper:
        """The page is closed, whatever was going on, and opened again."""
        fresh = Keeper(self.disk)
        fresh.summaries, fresh.answers = self.summaries, self.answers
        fresh.door = Door(
            "Ada", json.dumps(list(self.summaries.values())), json.dumps(self.answers)
        )
        return fresh

    def take_stock(self) -> None:
        """Another build plays from now on."""
        self._act(self.door.take_stock, {})

    def say(self, **message: Any) -> list[dict[str, Any]]:
        done = self._act(lambda: self.door.hear(json.dumps(message)), message)
        told: list[dict[str, Any]] = done.get("out", [])
        return told

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = body if isinstance(body, str) else json.dumps(body or {})
        reply = self._act(lambda: self.door.ask(method, path, text), {})["reply"]
        is_json = reply["kind"] == "application/json" and not reply["name"]
        return reply["status"], json.loads(reply["body"]) if is_json else reply["body"]

    def get(self, path: str) -> Any:
        status, found = self.ask("GET", path)
        assert status == 200, found
        return found

    def post(self, path: str, body: Any = None) -> Any:
        status, found = self.ask("POST", path, body)
        assert status == 200, found
        return found

    def let_bots_play(self, most: int = 10_000) -> int:
        """Answer what bots are asked, until nobody but people is; how often they chose."""
        count = 0
        while self.waiting and count < most:
            asked = self.waiting.pop(0)
            code = self.bots.choose(asked["job"])
            told = (asked["table"], asked["seat"], asked["asked"], code)
            self._act(partial(self.door.thought, *told), {})
            count += 1
        return count

    def run_errands(self) -> list[dict[str, Any]]:
        """Do all long work, and what follows from it; what is told then."""
        told: list[dict[str, Any]] = []
        while self.errands:
            errand = self.errands.pop(0)
            found = self.bots.run(errand["job"])
            done = self._act(partial(self.door.came, errand["number"], found), {})
            told += done.get("out", [])
        return told

    def _act(self, work: Any, message: dict[str, Any]) -> dict[str, Any]:
        while True:
            done: dict[str, Any] = json.loads(work())
            if "needs" not in done:
                break
            self.door.load(done["needs"], encode(self.disk.get(done["needs"], [])).decode())
        if self.is_full and done.get("saves"):
            return self._lose(done, message)
        for save in done.get("saves", []):
            self.disk.setdefault(save["table"], []).extend(save["rows"])
            self.summaries[save["table"]] = save["summary"]
        self.answers = done.get("answers") or self.answers
        self.told += done.get("out", [])
        self.waiting += done.get("think", [])
        self.errands += done.get("errands", [])
        return done

    def _lose(self, done: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
        (save,) = done["saves"]
        lost: dict[str, Any] = json.loads(self.door.lost(save["table"], json.dumps(message)))
        return lost

    # ------------------------------------------------------------- whole games

    def table(self, game: str, bots: list[str | None], **more: Any) -> str:
        """A table that has begun and is looked at."""
        wanted = {"game": game, "seats": len(bots), "bots": bots, **more}
        made: str = self.post("/api/tables", wanted)["id"]
        self.say(do="watch", table=made)
        self.post(f"/api/tables/{made}/start")
        return made

    def state(self, table: str, seat: int = 0) -> dict[str, Any]:
        """The table as this seat sees it now."""
        return next(one for one in self.say(do="sync", table=table) if one["seat"] == seat)

    def play(self, table: str, seat: int = 0, action: str | None = None) -> dict[str, Any]:
        """Choose for a person; anything, unless it is named."""
        state = self.state(table, seat)
        code = action or self.chance.choice(state["decision"]["options"])["action"]
        key = f"{seat} {state['seq']}"
        told = self.say(do="play", table=table, seq=state["seq"], action=code, seat=seat, key=key)
        assert [one["is"] for one in told][:1] == ["ack"], told
        return told[-1]


def lines_of(disk: dict[str, list[Any]]) -> bytes:
    return msgspec.json.encode(disk)


def played_with(key: str, own: dict[str, Any], players: int = 2) -> str:
    """The record of a random game with the numbers of a copy."""
    game = games.get(key)
    history = History(game, game.setup(players, {}, "a printed copy", game.data(own)))
    chance = random.Random("offline")
    while acting := history.state.to_act():
        history.play(acting[0], chance.choice(history.state.legal(acting[0])))
    return record.write(record.record_of(history))
