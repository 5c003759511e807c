"""EN-COMP. The numbers of components.toml, in the form in which the rules use them."""

from __future__ import annotations

from trilith.engine.bits import mask_of
from trilith.engine.data import check_ids
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.game import DataPack
from trilith.games.ezra_nehemiah.bundles import Bundle, Bundles
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    CARDS,
    CORNERS,
    FROM_ALTAR,
    FROM_BLESSINGS,
    FROM_LEVITES,
    FROM_SECTORS,
    FROM_TEMPLE,
    FROM_TENT,
    FROM_WALLS,
    HEROES,
    RESOURCES,
    RING,
    SCROLLS,
    TILE_TYPES,
    TRIGGERS,
    VARIANTS,
    WALL_CARDS,
    WORKER_KINDS,
)
from trilith.games.ezra_nehemiah.printed import (
    Card,
    Hero,
    Judgment,
    Scroll,
    SetupByPlayers,
    Space,
    TempleSide,
    Tile,
    goods,
)
from trilith.games.ezra_nehemiah.solo_cards import Solo, check_opponent


class EzraData(DataPack):
    """EN-COMP-01, EN-COMP-03, EN-COMP-04, EN-COMP-05, EN-COMP-06, EN-COMP-07. All that is in the box.

    The game's numbers, by the small numbers that the rules use for names.
    """

    def __init__(self, doc: dict[str, Json], where: str) -> None:
        super().__init__(doc)
        top = Doc(doc, where)
        kept = Bundles()
        self._read_values(top)
        self._read_ring(top, kept)
        self._read_cards(top, kept)
        self._read_temple(top, kept)
        self._read_tracks(top, kept)
        self._read_scrolls(top, kept)
        self._read_tiles(top, kept)
        self.solo = Solo(top.sub("solo"), kept)
        for board in self.solo.boards:
            check_opponent(board, self.workers, self.max_levites)
        self.bundles: dict[str, Bundle] = kept.by_name
        self.setups: dict[int, SetupByPlayers] = {}
        for entry in top.sub("setup").subs("by_players"):
            for n in entry.items("players"):
                assert isinstance(n, int)
                self.setups[n] = SetupByPlayers(entry)

    def _read_values(self, top: Doc) -> None:
        meta, values, start = top.sub("meta"), top.sub("values"), top.sub("setup").sub("player")
        self.rounds = meta.number("rounds", 1)
        self.days = meta.number("turns_per_round", 1)
        self.workers = top.sub("counts").number("workers_per_player", 1)
        self.bag: list[int] = goods(top.sub("setup").sub("rubble_bag"))[: len(RESOURCES)]
        self.row_food: list[int] = _numbers(top.sub("setup"), "scroll_row_food")
        self.start_workers = start.number("workers_in_supply", 0)
        self.start_silver = start.number("silver", 0)
        self.start_food = start.number("food", 0)
        self.start_levites = start.number("levites", 0)
        self.start_vp = start.number("vp")
        self.hand_size = start.number("hand_size", 1)
        self.worth: list[int] = [values.number(f"silver_per_{g}") for g in RESOURCES]
        self.worth += [1, values.number("silver_per_food")]
        """EN-END-02. What each good counts in silver at the end."""
        self.silver_per_vp = values.number("end_silver_per_vp", 1)
        self.vp_per_tile = values.number("end_vp_per_development_tile")
        self.vp_leader = values.number("end_vp_altar_leader")
        self.tucks: list[int] = _numbers(values, "tucked_cards_by_round")
        self.pile_size = values.number("cards_per_pile", 1)
        self.piles = values.number("piles", 3, 3)
        self.food_per_worker = values.number("food_per_worker", 0)
        self.vp_unfed = values.number("vp_lost_per_unfed_worker", 0)
        self.vp_missing_food = values.number("vp_lost_per_missing_food", 0)
        self.branch_cost = values.number("branch_cost_silver", 0)
        self.gate_fee = values.number("gatekeeper_fee_silver", 0)
        self.leader_worker_after: list[int] = _numbers(values, "altar_leader_worker_after_rounds")
        self.clear_cost: list[int] = goods(top.sub("clear_rubble").sub("cost"))
        self.cards_drawn = top.sub("build").number("wall_cards_drawn", 1)
        by_pay = {
            entry.text("pay"): entry.number("n", 1) for entry in top.sub("build").subs("discount")
        }
        self.banners_per_piece = by_pay["banner_grey"]
        self.gold_per_piece = by_pay["gold"]
        """EN-WALL-09. What replaces one stone or wood of a building's cost."""
        altar = top.sub("altar_placing")
        self.altar_banners: list[int] = [0] * len(RESOURCES)
        self.altar_moves: list[int] = [0] * len(RESOURCES)
        for entry in altar.subs("options"):
            resource = RESOURCES.index(entry.text("resource", RESOURCES))
            self.altar_banners[resource] = entry.number("banners", 0)
            self.altar_moves[resource] = entry.number("move", 1)
        self.silver_at_end = altar.number("end_of_track_silver_per_move", 0)

    def _read_ring(self, top: Doc, kept: Bundles) -> None:
        ring = top.sub("wall_ring")
        if tuple(ring.texts("clockwise")) != RING:
            raise BadInput(ring.path("clockwise"), "the spaces of the board cannot be changed")
        cost = top.sub("build").sub("gate_cost")
        gate_cost = [cost.number("banners", 0), cost.number("wood", 0), cost.number("stone", 0)]
        entries = [Space(one, gate_cost, kept) for one in ring.subs("wall_spaces")]
        entries += [Space(one, gate_cost, kept) for one in ring.subs("gates")]
        by_id = {space.id: space for space in entries}
        check_ids(ring.where, by_id, RING)
        self.spaces: list[Space] = [by_id[name] for name in RING]
        self.is_corner: list[bool] = [name in CORNERS for name in RING]

    def _read_cards(self, top: Doc, kept: Bundles) -> None:
        wall_cards = {one.text("id"): one for one in top.sub("wall_cards").subs("cards")}
        check_ids("wall_cards", wall_cards, WALL_CARDS)
        self.wall_vp: list[int] = [wall_cards[name].number("vp") for name in WALL_CARDS]
        self.wall_effects: list[str] = [
            kept.add(name, FROM_WALLS, wall_cards[name], "effects") for name in WALL_CARDS
        ]
        cards = {
            c.id: c for c in [Card(one, kept) for one in top.sub("character_cards").subs("cards")]
        }
        check_ids("character_cards", cards, CARDS)
        self.cards: list[Card] = [cards[name] for name in CARDS]
        heroes = {hero.id: hero for hero in [Hero(one, kept) for one in top.subs("hero_cards")]}
        check_ids("hero_cards", heroes, HEROES)
        self.heroes: list[Hero] = [heroes[name] for name in HEROES]
        altar = {one.text("id"): one for one in top.subs("altar_cards")}
        check_ids("altar_cards", altar, ALTAR_CARDS)
        self.judgments: list[list[Judgment]] = [
            [Judgment(name, one, kept) for one in altar[name].subs("rounds")]
            for name in ALTAR_CARDS
        ]

    def _read_temple(self, top: Doc, kept: Bundles) -> None:
        temple = top.sub("temple")
        rows = {row.number("banners", 1): row for row in temple.subs("rows")}
        self.temple_banners: list[int] = sorted(rows)
        self.temple_rewards: list[str] = [
            kept.add(f"temple:{n}", FROM_TEMPLE, rows[n], "reward") for n in self.temple_banners
        ]
        self.temple_vp: list[int] = goods(temple.sub("vp"))[: len(RESOURCES)]
        """EN-TEMPLE-12, EN-TEMPLE-15. Points for a cube; 0 for what may not be placed."""
        filled = temple.sub("sector_filled")
        self.sector_finisher = kept.add("sector:finisher", FROM_SECTORS, filled, "finisher")
        self.sector_most = kept.add("sector:most", FROM_SECTORS, filled, "most_levites")
        self.sector_fewest = kept.add("sector:fewest", FROM_SECTORS, filled, "fewest_levites")
        self.sector_everyone = kept.add("sector:everyone", FROM_SECTORS, filled, "everyone")
        self.fewest_min_players = filled.number("fewest_levites_min_players", 1)
        sides = [TempleSide(one) for one in temple.subs("sides")]
        self.temple_sides: dict[str, TempleSide] = {side.id: side for side in sides}
        track = top.sub("levite_track")
        self.max_levites = track.number("max_per_player", 1)
        levites = {row.number("row", 1): row for row in track.subs("rows")}
        self.levite_food: list[int] = [levites[row].number("food", 0) for row in sorted(levites)]
        self.levite_rewards: list[str] = [
            kept.add(f"levite:{row}", FROM_LEVITES, levites[row], "reward")
            for row in sorted(levites)
        ]

    def _read_tracks(self, top: Doc, kept: Bundles) -> None:
        altar = top.sub("altar_track")
        self.altar_last = altar.number("last_space", 1)
        spaces = altar.subs("spaces")
        if [space.number("space") for space in spaces] != list(range(self.altar_last + 1)):
            raise BadInput(altar.path("spaces"), f"expected the spaces 0 to {self.altar_last}")
        self.altar_rewards: list[str] = [
            kept.add(f"altar:{i}", FROM_ALTAR, space, "reward") for i, space in enumerate(spaces)
        ]
        self.altar_golden: list[bool] = [space.flag("golden") for space in spaces]
        tent = top.sub("tent_map")
        self.tent_places = tent.number("places", 1)
        self.tent_start = tent.number("start_place", 0)
        crossings = tent.subs("crossings")
        if [one.number("after_place") for one in crossings] != list(range(self.tent_places)):
            raise BadInput(tent.path("crossings"), f"expected places 0 to {self.tent_places - 1}")
        self.crossings: list[str] = [
            kept.add(f"tent:{i}", FROM_TENT, one, "reward") for i, one in enumerate(crossings)
        ]
        moves = tent.subs("moves")
        self.tent_banners: list[int] = [move.number("banners", 0) for move in moves]
        self.tent_resource: list[int] = [move.number("resource", 0, 1) for move in moves]
        self.tent_pays: list[int] = [
            RESOURCES.index(r) for r in tent.texts("resource_choice", RESOURCES)
        ]
        blessings = top.sub("blessing_tracks")
        self.blessing_last = blessings.number("last_space", 1)
        self.columns: list[str] = [
            kept.add(f"column:{one.number('column', 1)}", FROM_BLESSINGS, one, "reward")
            for one in blessings.subs("column_bonuses")
        ]

    def _read_scrolls(self, top: Doc, kept: Bundles) -> None:
        rows = top.sub("scroll_grid").subs("rows")
        self.row_banners: list[int] = [row.number("banners", 0) for row in rows]
        self.row_silver: list[int] = [row.number("silver", 0) for row in rows]
        self.row_gold: list[int] = [row.number("gold", 0) for row in rows]
        self.row_vp: list[int] = [row.number("vp", 0) for row in rows]
        scrolls = {one.id: one for one in [Scroll(doc, kept) for doc in top.subs("scroll_tiles")]}
        check_ids("scroll_tiles", scrolls, SCROLLS)
        self.scrolls: list[Scroll] = [scrolls[name] for name in SCROLLS]
        self.by_trigger: dict[str, tuple[int, ...]] = {
            trigger: tuple(i for i, one in enumerate(self.scrolls) if one.trigger == trigger)
            for trigger in TRIGGERS
        }
        self.prepare_scrolls: int = mask_of(self.by_trigger["prepare_for_sabbath"])
        self.food_less = self._modifier("food_less")
        self.stone_less = self._modifier("stone_less")
        self.bottom_less = self._modifier("bottom_silver_less")
        self.hand_plus = self._modifier("hand_size_plus")
        self.tent_extra = self._modifier("tent_extra")
        self.tent_extra_at = self._modifier("when_moving_at_least")
        self.repeat_silver = self._modifier("may_pay_silver")
        self.free_piles: int = self._mask("cards_per_pile")
        self.copies_wall: int = self._mask("copy")
        self.trade_visible: int = self._mask("trade_from") & ~self.prepare_scrolls
        """EN-SCROLL-W19; W09 speaks of its own auxiliary action only."""
        self.unfed: list[int] = [self._no_feed(kind) for kind in WORKER_KINDS]

    def _modifier(self, name: str) -> tuple[tuple[int, int], ...]:
        """The tiles that change this number, each as (its bit, how much)."""
        found = [(i, one) for i, one in enumerate(self.scrolls) if name in one.modifier]
        return tuple((1 << i, one.modifier.number(name, 0)) for i, one in found)

    def _mask(self, name: str) -> int:
        return mask_of(i for i, one in enumerate(self.scrolls) if name in one.modifier)

    def _no_feed(self, kind: str) -> int:
        """EN-SCROLL-W01, EN-SCROLL-W02, EN-SCROLL-W03. Tiles that spare a kind of worker the food."""
        return sum(
            1 << i
            for i, one in enumerate(self.scrolls)
            if "no_feed" in one.modifier and kind in one.modifier.texts("no_feed", WORKER_KINDS)
        )

    def _read_tiles(self, top: Doc, kept: Bundles) -> None:
        tiles = {
            tile.id: tile for tile in [Tile(doc, kept) for doc in top.subs("development_tiles")]
        }
        ids = tuple(f"{kind}_{i + 1}" for kind in TILE_TYPES for i in range(VARIANTS))
        check_ids("development_tiles", tiles, ids)
        self.tiles: list[list[Tile]] = [
            [tiles[f"{kind}_{i + 1}"] for i in range(VARIANTS)] for kind in TILE_TYPES
        ]


def total(owned: int, modifiers: tuple[tuple[int, int], ...]) -> int:
    """EN-SCROLL-04. How much the owned scroll tiles change a number, added up."""
    found = 0
    for bit, amount in modifiers:
        if owned & bit:
            found += amount
    return found


def _numbers(doc: Doc, name: str) -> list[int]:
    found: list[int] = []
    for i, value in enumerate(doc.items(name)):
        if not isinstance(value, int):
            raise BadInput(f"{doc.path(name)}.{i}", "expected a number")
        found.append(value)
    return found
