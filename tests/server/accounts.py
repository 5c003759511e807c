"""People with accounts, and rated games between them, for tests."""

from __future__ import annotations

import secrets

from tests.server.running import Somebody

PASSWORD = "correct horse"


class Account(Somebody):
    """Somebody with an account, under a name that nobody else has."""

    def __init__(self, url: str, name: str) -> None:
        self.name = f"{name} {secrets.token_hex(3)}"
        super().__init__(url, self.name)
        self.id = self.post("/api/account", {"name": self.name, "password": PASSWORD})["id"]

    def leave(self) -> None:
        """Delete the account, if it is still there."""
        self.http.post("/api/me/delete", json={"password": PASSWORD, "word": "delete"})
        self.__exit__()


def play(one: Account, two: Account, **form: object) -> str:
    """A game of two, played to its end; its table."""
    table = one.table(**form)
    two.post(f"/api/tables/{table}/sit", {})
    one.post(f"/api/tables/{table}/start")
    sockets = [one.connect(table), two.connect(table)]
    for _ in range(600):
        mover = next((socket for socket in sockets if socket.now["decision"]), None)
        if mover is None:
            break
        mover.play()
        seq = mover.now["seq"]
        for socket in sockets:
            while socket.now["seq"] < seq:
                socket.next()
    assert sockets[0].now["status"] == "over"
    for socket in sockets:
        socket.close()
    return table
