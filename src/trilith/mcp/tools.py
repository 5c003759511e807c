"""The tools: what an assistant may ask and do, each answered in words."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

from pydantic import Field

from trilith import games
from trilith.bots import BOTS, is_step
from trilith.engine.errors import BadInput, TrilithError
from trilith.engine.game import Game
from trilith.llm.answers import choice
from trilith.llm.telling import Teller
from trilith.mcp.desk import Desk
from trilith.mcp.seat import Advice, Doc, NotAllowed, Seat
from trilith.text import Catalog
from trilith.text.catalog import rule_texts
from trilith.text.figures import figures
from trilith.text.words import Value, agent_words

FOUND: Final = 20
"""How many rules are shown at a time."""

GameId = Annotated[str, Field(description="The id of a game, as given by new_game or join_table.")]
GameKey = Annotated[str, Field(description="A game by its key: castle, sa_re or ezra_nehemiah.")]
Option = Annotated[
    str,
    Field(description="An option by its number, as in '3', or by its code, as in 'build tavern'."),
]


class Tools:
    """One desk, in one language. Every public method is a tool; its docstring is the tool's help."""

    def __init__(self, desk: Desk, language: str = "en") -> None:
        self._desk = desk
        self._catalog = Catalog(language)

    # ------------------------------------------------------------- before the game

    def list_games(self) -> str:
        """List the games with their numbers of players, options and levels of opponents."""
        told = [self._about(games.get(key)) for key in games.keys()]
        levels = self._say(games.keys()[0], "levels", levels=", ".join(BOTS))
        return "\n\n".join([*told, levels])

    def _about(self, game: Game[Any]) -> str:
        catalog, key = self._catalog, game.key
        lines = [
            self._say(
                key,
                "about",
                key=key,
                title=catalog.title(key),
                about=catalog.about(key),
                counts=", ".join(str(count) for count in game.seats),
            )
        ]
        for option in game.options:
            values = ", ".join(
                f"{value} ({catalog.option_value(key, option.key, value)})"
                for value in option.values
            )
            told = self._say(key, "option", key=option.key, values=values, usual=option.default)
            lines.append(f"  {told}")
        return "\n".join(lines)

    def _say(self, game: str, message: str, **facts: Value) -> str:
        return agent_words(self._catalog.language, game).format(f"agent-{message}", facts)[0]

    def new_game(
        self,
        game: GameKey,
        players: Annotated[int, Field(description="How many play, you included.")] = 2,
        seat: Annotated[int, Field(description="Your seat, from 0.")] = 0,
        opponents: Annotated[
            str, Field(description="A level for all other seats, or one for each: 'easy,hard'.")
        ] = "medium",
        options: Annotated[
            dict[str, str] | None,
            Field(
                description="Options of the game, as list_games tells them: {'season': 'winter'}."
            ),
        ] = None,
    ) -> str:
        """Start a game against bots. Returns its id, what you see and what you are asked."""
        games.get(game).setup(players, options or {})  # refuses, and lists what is possible
        if not 0 <= seat < players:
            raise BadInput("seat", f"expected 0 to {players - 1}, found {seat}")
        levels = _levels(opponents, players)
        return self._opening(self._desk.new(game, players, seat, levels, options or {}))

    def join_table(
        self,
        table: Annotated[str, Field(description="The id of the table, from its link.")],
        password: Annotated[str, Field(description="If the table has one.")] = "",
    ) -> str:
        """Take a free seat at a table of the server, or return to your own."""
        return self._opening(self._desk.join(table, password))

    def _opening(self, seat: Seat) -> str:
        title, own = self._catalog.title(seat.game), self._teller(seat).who()
        head = self._say(seat.game, "game", title=title, id=seat.id, own=own)
        return f"{head}\n\n{self._seen(seat)}\n\n{self._asked(seat)}"

    # ------------------------------------------------------------- looking

    def see(
        self,
        game: GameId,
        as_json: Annotated[bool, Field(description="The view as data instead of words.")] = False,
    ) -> str:
        """What you see of the position: everything that your seat may know, and nothing else."""
        seat = self._desk.find(game)
        if as_json:
            return json.dumps(seat.view(), ensure_ascii=False)
        return self._seen(seat)

    def asked(self, game: GameId) -> str:
        """What you are asked now: news since your last choice, the question, its options by number,
        and what is not possible now with the rule that forbids it.
        """
        seat = self._desk.find(game)
        seat.wait()
        return self._asked(seat)

    def preview(
        self,
        game: GameId,
        option: Annotated[
            str, Field(description="An option by number or code; leave out for all of them.")
        ] = "",
    ) -> str:
        """What one option, or every option, would do, as far as that is certain in advance."""
        seat = self._desk.find(game)
        decision = self._decision(seat)
        codes = [one["action"] for one in decision["options"]]
        wanted = [self._code(option, codes)] if option else codes
        told = [self._outcome(seat, code, codes) for code in wanted]
        return "\n".join(told)

    def why_not(
        self,
        game: GameId,
        action: Annotated[str, Field(description="The code of an action, as in 'build tavern'.")],
    ) -> str:
        """Why an action is not possible now: the rule that forbids it, with its id and its words."""
        seat = self._desk.find(game)
        games.get(seat.game).catalogue.read(action)
        teller = self._teller(seat)
        try:
            seat.preview(action)
        except NotAllowed as refused:
            return teller.refusal(refused.rule, refused.facts)
        return teller.say("possible")

    def ask_coach(self, game: GameId) -> str:
        """What the coach thinks of every option: the chance of winning with it, the best first,
        and last those that a first look set aside. It knows only what your seat knows, and
        takes a few seconds.
        """
        seat = self._desk.find(game)
        codes = [one["action"] for one in self._decision(seat)["options"]]
        best, *others = seat.advise()
        told = [self._advice(seat, best, codes, "best")]
        told += [self._advice(seat, one, codes, _standing(one)) for one in others]
        return "\n".join(told)

    def _advice(self, seat: Seat, one: Advice, codes: list[str], kind: str) -> str:
        told = self._teller(seat).say(kind, chance=round(one.chance), behind=round(one.behind))
        return f"{codes.index(one.action) + 1}. [{one.action}] {told}"

    # ------------------------------------------------------------- playing

    def play(self, game: GameId, option: Option) -> str:
        """Choose an option. Returns what happened until you are asked again, and the next question."""
        seat = self._desk.find(game)
        decision = self._decision(seat)
        code = self._code(option, [one["action"] for one in decision["options"]])
        try:
            seat.play(code)
        except NotAllowed as refused:
            reason = self._teller(seat).refusal(refused.rule, refused.facts)
            raise BadInput("option", f"'{code}' is not possible now. {reason}") from None
        return self._asked(seat)

    # ------------------------------------------------------------- rules

    def rules(
        self,
        game: Annotated[
            str,
            Field(
                description="A game by its key (castle, sa_re or ezra_nehemiah), or the id of a"
                " game: its own numbers, where it is played with a printed copy's."
            ),
        ],
        rule: Annotated[
            str, Field(description="An id, or what ids begin with: 'AM-TRD-05', 'AM-TRD'.")
        ] = "",
        search: Annotated[str, Field(description="Words that the rule has to contain.")] = "",
    ) -> str:
        """Rules in players' words, by id or by search; without either, the sections and the turn on
        one page.
        """
        key, own = self._meant(game)
        if not rule and not search:
            return self._sections(key, own)
        catalog = Catalog(self._catalog.language, copy=figures(key, own))
        ids = [one for one in rule_texts(key) if one.startswith(rule.strip().upper())]
        texts = {one: catalog.rule(key, one) for one in ids}
        words = search.casefold().split()
        chosen = {k: v for k, v in texts.items() if all(w in v.casefold() for w in words)}
        if not chosen:
            raise BadInput("rules", f"no rule of {game} fits {rule or search!r}; try other words")
        lines = [f"{one}: {text}" for one, text in list(chosen.items())[:FOUND]]
        more = len(chosen) - FOUND
        if more > 0:
            lines.append(self._say(key, "more", count=more))
        return "\n".join(lines)

    def _meant(self, game: str) -> tuple[str, dict[str, Any] | None]:
        """The game whose rules are wanted, and the values that replace ours."""
        if game in games.keys():
            return game, None
        try:
            seat = self._desk.find(game)
        except TrilithError:
            return games.get(game).key, None  # refuses, and says which games there are
        return seat.game, seat.own()

    def _sections(self, key: str, own: dict[str, Any] | None) -> str:
        sections = dict.fromkeys(one.rsplit("-", 1)[0] for one in rule_texts(key))
        turn = Teller(key, self._catalog.language, [], 0, own).turn()
        return f"{turn}\n\n{self._say(key, 'sections', sections=', '.join(sections))}"

    # ------------------------------------------------------------- in words

    def _teller(self, seat: Seat) -> Teller:
        return Teller(seat.game, self._catalog.language, seat.names(), seat.seat, seat.own())

    def _seen(self, seat: Seat) -> str:
        view, teller = seat.view(), self._teller(seat)
        return teller.say("not-begun") if view is None else teller.position(view)

    def _asked(self, seat: Seat) -> str:
        teller, decision, scores = self._teller(seat), seat.decision(), seat.scores()
        parts = []
        if news := seat.news():
            parts.append(f"# {teller.say('since')}\n{teller.events(news)}")
        if decision is not None:
            parts.append(f"# {teller.say('options')}\n{teller.question(decision)}")
            if decision["blocked"]:
                parts.append(f"# {teller.say('blocked')}\n{teller.blocked(decision)}")
        elif scores is not None:
            parts.append(teller.scores(scores))
        else:
            parts.append(self._not_asked(seat))
        return "\n\n".join(parts)

    def _not_asked(self, seat: Seat) -> str:
        """Why there is nothing to choose."""
        teller = self._teller(seat)
        if seat.view() is None:
            return teller.say("not-begun")
        return teller.say("over") if seat.scores() else teller.waiting(seat.waiting_for())

    def _decision(self, seat: Seat) -> Doc:
        decision = seat.decision()
        if decision is None:
            raise BadInput("game", self._not_asked(seat))
        return decision

    def _code(self, option: str, codes: list[str]) -> str:
        """The code of an option named by number or code; any other action's code as it is."""
        number = choice(option, codes)
        if number is not None:
            return codes[number]
        if option.strip().isdecimal():
            raise BadInput("option", f"expected 1 to {len(codes)}, found {option.strip()}")
        return option.strip()

    def _outcome(self, seat: Seat, code: str, codes: list[str]) -> str:
        number = f"{codes.index(code) + 1}. " if code in codes else ""
        teller = self._teller(seat)
        try:
            events, ends = seat.preview(code)
        except NotAllowed as refused:
            return f"[{code}] {teller.refusal(refused.rule, refused.facts)}"
        return f"{number}[{code}] {teller.outcome(events, ends)}"


def _levels(opponents: str, players: int) -> list[str]:
    """A level for each of the other seats: one for all, or as many as there are."""
    named = [one.strip() for one in opponents.split(",") if one.strip()]
    levels = named * (players - 1) if len(named) == 1 else named
    if len(levels) != players - 1:
        raise BadInput("opponents", f"expected one level or {players - 1}, found {len(named)}")
    for level in levels:
        if level not in BOTS and not is_step(level):
            raise BadInput("opponents", f"expected one of {', '.join(BOTS)}; found '{level}'")
    return levels


def _standing(one: Advice) -> str:
    """How an option compares with the best."""
    if not one.is_measured:
        return "glanced"
    return "close" if one.is_close else "behind"
