"""Make a table on a server and play a game there: python examples/talk_to_a_server.py URL TOKEN

A token comes from "Tokens for programs" in the browser, or from POST /api/tokens.
"""

from __future__ import annotations

import random
import sys

from trilith.mcp.remote import House, RemoteSeat, open_table


def main(url: str, token: str) -> None:
    house = House(url, token)
    table = open_table(house, "castle", players=2, seat=0, levels=["random"], options={})
    seat = RemoteSeat(house, table)
    while (decision := seat.decision()) is not None:
        action = random.choice(decision["options"])["action"]
        seat.play(action)  # and wait until it is our turn again
    print("over:", [score["total"] for score in seat.scores() or ()])
    seat.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
