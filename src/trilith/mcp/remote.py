"""A seat at a server's table: tables over REST, play over the WebSocket; see docs/wire.md."""

from __future__ import annotations

import json
import secrets
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from trilith import __version__
from trilith.engine.errors import BadInput, TrilithError
from trilith.mcp.seat import Advice, Doc, NotAllowed

PATIENCE: Final = 20.0
"""Seconds that the server has to answer."""
OTHERS: Final = 50.0
"""Seconds to wait for other players; after that the agent is told that they are still thinking."""


class ServerRefused(TrilithError):
    """A refusal by the server, in its own words."""


class House:
    """A server, and the account that the token belongs to."""

    def __init__(self, url: str, token: str) -> None:
        if not url.startswith(("http://", "https://")):
            raise BadInput(
                "server", f"expected an address such as http://localhost:8000, found '{url}'"
            )
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "User-Agent": f"trilith/{__version__}"}

    def get(self, path: str) -> Any:
        return self._ask(urllib.request.Request(self.url + path, headers=self.headers))

    def post(self, path: str, body: Any = None) -> Any:
        headers = {**self.headers, "Content-Type": "application/json"}
        data = json.dumps({} if body is None else body).encode()
        return self._ask(urllib.request.Request(self.url + path, data, headers))

    def _ask(self, request: urllib.request.Request) -> Any:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise ServerRefused(f"{self.url}: {_reason(error)}") from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise ServerRefused(f"{self.url}: no answer that can be read ({reason})") from None

    def me(self) -> str:
        """The person to whom the token belongs."""
        person = self.get("/api/me")["person"]
        if person is None:
            raise ServerRefused(f"{self.url}: expected a valid token, found one that nobody has")
        return str(person["id"])

    def open_socket(self) -> ClientConnection:
        address = "ws" + self.url.removeprefix("http") + "/ws"
        try:
            opening = connect(
                address, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE
            )
            # It is closed by `close` or by the server, so it cannot be a `with` block.
            return ExitStack().enter_context(opening)
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise ServerRefused(f"{self.url}: no WebSocket ({error})") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        told = json.load(error)["error"]
        return f"{told['code']}: {told['text']}"
    except (ValueError, KeyError, TypeError):
        return f"status {error.code}"


class RemoteSeat:
    """One seat at a table. A thread listens, so that the newest state is always available."""

    def __init__(self, house: House, table: str, others: float = OTHERS) -> None:
        self.id = table
        self._house = house
        self._others = others
        person = house.me()
        summary = house.get(f"/api/tables/{table}")
        seats = [one["seat"] for one in summary["seats"] if one["person"] == person]
        if not seats:
            raise ServerRefused(f"table {table}: no seat of it is yours; join it first")
        self.game = str(summary["game"])
        self.seat = int(seats[0])
        has_copy = summary.get("edition") is not None
        self._own = house.get(f"/api/tables/{table}/edition")["own"] if has_copy else None
        self._state: dict[str, Any] | None = None
        self._events: list[Doc] = []
        self._answers: list[dict[str, Any]] = []
        """Previews, acknowledgements and errors, in the order in which they came."""
        self._heard = threading.Condition()
        self._turn = threading.RLock()
        self._socket: ClientConnection | None = None
        self._listen()

    # ------------------------------------------------------------- listening

    def _listen(self) -> ClientConnection:
        """Watch the table, and reconnect if the connection was lost."""
        if self._socket is None:
            self._state = None
            self._socket = socket = self._house.open_socket()
            threading.Thread(target=self._hear_all, args=(socket,), daemon=True).start()
            self._send("watch", seats=[self.seat])
            self._until(lambda: self._state or self._error())
            self._raise_error()
        return self._socket

    def _hear_all(self, socket: ClientConnection) -> None:
        try:
            for text in socket:
                with self._heard:
                    self._hear(json.loads(text))
                    self._heard.notify_all()
        except ConnectionClosed:
            pass
        with self._heard:
            if self._socket is socket:
                self._socket = None
            self._heard.notify_all()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "state" and message["seat"] == self.seat:
            self._take(message)
        elif message["is"] == "seats" and self._state is not None:
            self._state["seats"] = message["seats"]
        elif message["is"] in ("preview", "ack", "error"):
            self._answers.append(message)

    def _take(self, message: dict[str, Any]) -> None:
        if message["full"]:
            self._events = message["events"]
        else:
            self._events = [*self._events, *message["events"]]
        mark = message["mark"]
        if mark and mark["kind"] in ("undo", "rewind"):
            self._events = [one for one in self._events if one["step"] <= mark["to"]]
        self._state = message

    def _send(self, do: str, **fields: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"do": do, "table": self.id, **fields}))

    def _until(self, happened: Callable[[], object], patience: float = PATIENCE) -> bool:
        with self._heard:
            return bool(self._heard.wait_for(lambda: happened() or self._socket is None, patience))

    def _answer(self, kind: str) -> dict[str, Any] | None:
        return next((one for one in self._answers if one["is"] == kind), None)

    def _error(self) -> dict[str, Any] | None:
        return self._answer("error")

    def _raise_error(self, action: str = "") -> None:
        error = self._error()
        if error is None:
            return
        if error.get("rule"):
            raise NotAllowed(action, error["rule"], error.get("args") or {})
        raise ServerRefused(f"table {self.id}: {error['code']}: {error['text']}")

    def _asked_and_answered(self, kind: str, do: str, **fields: Any) -> dict[str, Any]:
        """Send a message, and wait for the server's answer."""
        self._listen()
        self._answers = []
        self._send(do, seat=self.seat, **fields)
        self._until(lambda: self._answer(kind) or self._error())
        self._raise_error(str(fields.get("action", "")))
        answer = self._answer(kind)
        if answer is None:
            raise ServerRefused(f"table {self.id}: no answer; try again")
        return answer

    # ------------------------------------------------------------- what the tools ask

    @property
    def _now(self) -> dict[str, Any]:
        with self._turn:
            self._listen()
            if self._state is None:
                raise ServerRefused(f"table {self.id}: the server sent no position; try again")
            return self._state

    def own(self) -> dict[str, Any] | None:
        return self._own

    def names(self) -> list[str]:
        return [one["name"] or one["bot"] or f"{one['seat'] + 1}" for one in self._now["seats"]]

    def view(self) -> Doc | None:
        view: Doc | None = self._now["view"]
        return view

    def decision(self) -> Doc | None:
        decision: Doc | None = self._now["decision"]
        return decision

    def news(self) -> Sequence[Doc]:
        last = self._now["last_own"]
        return [event for event in self._events if event["step"] >= last]

    def waiting_for(self) -> list[int]:
        return list(self._now["to_act"])

    def scores(self) -> Sequence[Doc] | None:
        scores: Sequence[Doc] | None = self._now["scores"]
        return scores

    def preview(self, action: str) -> tuple[list[Doc], bool]:
        with self._turn:
            told = self._asked_and_answered("preview", "preview", action=action)
            return told["events"], told["ends"]

    def advise(self) -> list[Advice]:
        raise ServerRefused("the coach gives no advice at a table where others play")

    def play(self, action: str) -> None:
        with self._turn:
            before = self._now["seq"]
            key = secrets.token_hex(8)
            ack = self._asked_and_answered("ack", "play", action=action, seq=before, key=key)
            # While all choose in secret, states for the others' choices may arrive in between.
            self._until(lambda: self._state and self._state["seq"] >= ack["seq"])
            self.wait()

    def arrive(self) -> None:
        """Wait for the first state, or report that the game has not begun."""
        with self._turn:
            self._listen()
            self._until(lambda: self._has_to_choose("playing"), self._others)

    def wait(self) -> None:
        """Wait until there is something to choose, or never will be again."""
        with self._turn:
            self._listen()
            self._until(lambda: self._has_to_choose("waiting", "playing"), self._others)

    def _has_to_choose(self, *else_while: str) -> bool:
        """Is there something to choose? Waiting makes sense while the table is in this state."""
        state = self._state
        return state is not None and (
            state["decision"] is not None or state["status"] not in else_while
        )

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()


def join(house: House, table: str, password: str = "") -> None:
    """Take a free seat at a table, unless this person has one already."""
    person = house.me()
    seats = house.get(f"/api/tables/{table}")["seats"]
    if not any(one["person"] == person for one in seats):
        house.post(f"/api/tables/{table}/sit", {"password": password} if password else {})


def open_table(
    house: House, game: str, players: int, seat: int, levels: list[str], options: dict[str, str]
) -> str:
    """Start a new table with bots in all other seats; returns its id."""
    bots: list[str | None] = list(levels)
    bots.insert(seat, None)
    form = {"game": game, "seats": players, "bots": bots, "me": [seat], "options": options}
    table = str(house.post("/api/tables", {**form, "access": "link"})["id"])
    house.post(f"/api/tables/{table}/start")
    return table
