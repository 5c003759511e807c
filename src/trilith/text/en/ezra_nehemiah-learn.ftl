## Words that teach Ezra and Nehemiah: explanations, the guide, tips, and the summary of a turn.

## What is gained or paid, inside explanations

ezra_nehemiah-gives-nothing = nothing
ezra_nehemiah-gives-then = { $first }; { $second }
ezra_nehemiah-gives-choice = { $first }, or { $second }
ezra_nehemiah-gives-silver = { ezra_nehemiah-silver.counted }
ezra_nehemiah-gives-food = { ezra_nehemiah-food.counted }
ezra_nehemiah-gives-stone = { ezra_nehemiah-stone.counted }
ezra_nehemiah-gives-wood = { ezra_nehemiah-wood.counted }
ezra_nehemiah-gives-cinders = { ezra_nehemiah-cinders.counted }
ezra_nehemiah-gives-gold = { ezra_nehemiah-gold.counted }
ezra_nehemiah-gives-resource = { $count } of any Resource but Gold
ezra_nehemiah-gives-worker = { $count ->
    [one] { $count } Worker
   *[other] { $count } Workers
}
ezra_nehemiah-gives-banners = { $count ->
    [one] { $count } grey Banner
   *[other] { $count } grey Banners
}
ezra_nehemiah-gives-blessing-orange = { $count ->
    [one] { $count } orange Blessing
   *[other] { $count } orange Blessings
}
ezra_nehemiah-gives-blessing-purple = { $count ->
    [one] { $count } purple Blessing
   *[other] { $count } purple Blessings
}
ezra_nehemiah-gives-blessing-red = { $count ->
    [one] { $count } red Blessing
   *[other] { $count } red Blessings
}
ezra_nehemiah-gives-blessing-wild = { $count ->
    [one] { $count } Blessing of any colour
   *[other] { $count } Blessings of any colour
}
ezra_nehemiah-gives-banner-red = { ezra_nehemiah-banners-red }
ezra_nehemiah-gives-banner-grey = { ezra_nehemiah-banners-grey }
ezra_nehemiah-gives-banner-blue = { ezra_nehemiah-banners-blue }
ezra_nehemiah-gives-banner-wild = { ezra_nehemiah-banners-wild }
ezra_nehemiah-gives-vp = { ezra_nehemiah-count-points }
ezra_nehemiah-gives-lose-food = lose { ezra_nehemiah-count-food }
ezra_nehemiah-gives-lose-vp = lose { ezra_nehemiah-count-points }
ezra_nehemiah-gives-move-altar = { $count ->
    [one] { $count } Altar space
   *[other] { $count } Altar spaces
}
ezra_nehemiah-gives-move-tent = { $count ->
    [one] { $count } Tent space
   *[other] { $count } Tent spaces
}
ezra_nehemiah-gives-retrieve = { $count ->
    [one] { ezra_nehemiah-retrieve }
   *[other] { $count } × { ezra_nehemiah-retrieve }
}
ezra_nehemiah-gives-develop-free = { $count ->
    [one] { ezra_nehemiah-develop-free }
   *[other] { $count } × { ezra_nehemiah-develop-free }
}
ezra_nehemiah-gives-develop-paid = { $count ->
    [one] { ezra_nehemiah-develop-paid }
   *[other] { $count } × { ezra_nehemiah-develop-paid }
}
ezra_nehemiah-gives-sale = { $good } for { $count } Silver each

## Goods

ezra_nehemiah-explain-gold = In the Temple { $points } VP. Replaces any Stone or Wood when you build, and pays for Scribes high up. At the end it counts as { $silver } Silver. As rubble it costs { $rubble } grey Banners.
ezra_nehemiah-explain-stone = Builds Walls and Gates; in the Temple { $points } VP. At the end it counts as { $silver } Silver. As rubble it costs { $rubble } grey Banners.
ezra_nehemiah-explain-wood = Builds Gates; in the Temple { $points } VP; on the Altar, for { $banners } red Banners, { $steps } spaces. At the end it counts as { $silver } Silver. As rubble it costs { $rubble } grey Banners.
ezra_nehemiah-explain-cinders = On the Altar, for { $banners } red Banner, { $steps } space. Never in the Temple. At the end it counts as { $silver } Silver. As rubble it costs { $rubble } grey Banner.
ezra_nehemiah-explain-silver = Pays for Trades, Scribes and Development Tiles. At the end 1 VP for every { $silver } Silver.
ezra_nehemiah-explain-food = On each Sabbath you pay 1 for every Worker on the boards except Levites; each one not fed costs { $points } VP. Placing Levites costs Food too.
ezra_nehemiah-explain-resource = Stone, Wood or Cinders, your choice. Never Gold.
ezra_nehemiah-explain-vp = The player with the most points after the third Sabbath wins. Silver icons score at once, gold ones at the end.
    .name = Victory points

## Banners and Main Actions

ezra_nehemiah-explain-banners = The strength of your Main Action: red for Temple and Altar, grey for Walls, blue for Torah and Tent. They come from the visible card of each pile, tucked cards, Elders and more. What you do not spend is lost.
ezra_nehemiah-explain-banner-red = For Temple and Altar.
ezra_nehemiah-explain-banner-grey = For rubble, Walls and Gates.
ezra_nehemiah-explain-banner-blue = For Scribes and the Tent.
ezra_nehemiah-explain-temple-altar = With red Banners: each Levite places a Resource in the Temple or on the Altar, or gives a Banner. First or last you may place a new Levite.
ezra_nehemiah-explain-rubble-wall-gate = With grey Banners, on one Wall or Gate space: clear rubble, which becomes yours, and build once it is clear.
ezra_nehemiah-explain-torah-tent = With blue Banners: place a Scribe on a Scroll Tile, and move your Tent. Both, one or neither.

## The wall

ezra_nehemiah-explain-corner-gate = Stands from the beginning. When a Wall beside it is built, the Wall’s owner and the Gatekeeper gain { $connection }. Anyone who trades through it pays its Gatekeeper 1 Silver.
ezra_nehemiah-explain-gate = Clear its rubble, then build it for { $cost } who becomes its Gatekeeper: you gain { $placement }. With a Wall beside it, both owners gain { $connection }. { $vp } VP at the end.
ezra_nehemiah-explain-wall = { $rubble ->
    [one] { $rubble } piece of rubble
   *[other] { $rubble } pieces of rubble
}; the player who clears the last one gains a Blessing ({ $blessing }). Then { $banners ->
    [one] { $banners } grey Banner
   *[other] { $banners } grey Banners
} and { $stone } Stone build it, with one of your next Wall Cards.
ezra_nehemiah-explain-wall-card = When built: { $effects }. { $vp } VP at the end.
ezra_nehemiah-explain-rubble = Cleared with grey Banners, it becomes yours at once. The last piece of a Wall gives a Blessing.
    .name = Rubble
ezra_nehemiah-explain-walls = Clear the rubble, pay, and choose one of three Wall Cards. Beside a Gate it makes a connection. Points at the end.
ezra_nehemiah-explain-gates = Ten around the city. The corner Gates stand from the beginning; the others are cleared and built.
ezra_nehemiah-explain-gatekeeper = Stays for the rest of the game. Others who trade through this Gate pay its owner 1 Silver; with each Wall built beside it, the owner gains too.
    .name = Gatekeeper

## Cards

ezra_nehemiah-explain-character-buy = Banners from the top: { $banners }. Trade ({ $gate }): { $trade_top_gain } { $trade_top_pay_silver ->
    [0] free
   *[other] for { $trade_top_pay_silver } Silver
}, or { $trade_bottom_gain } for { $trade_bottom_pay_silver } Silver, and 1 Silver for the Gate. Tucked, it scores on each Sabbath.
ezra_nehemiah-explain-character-sell = Banners from the top: { $banners }. Trade: sell { $trade_sell }. Tucked, it scores on each Sabbath.
ezra_nehemiah-explain-hero = Comes with the Stone Scroll Tile of that name: round by round { $rewards } (in round 1 the first, in round 3 all). Its Banner counts in every Main Action: { $banner }.
ezra_nehemiah-explain-altar-card = Behind Zechariah, between the Prophets, ahead of Haggai. Round 1: { $rounds_1_behind }; { $rounds_1_between }; { $rounds_1_ahead }. Round 2: { $rounds_2_behind }; { $rounds_2_between }; { $rounds_2_ahead }. Round 3: { $rounds_3_behind }; { $rounds_3_between }; { $rounds_3_ahead }.
ezra_nehemiah-explain-pile = Holds { $cards } cards a round. Only the one on top gives Banners.
ezra_nehemiah-explain-hand = You play one card each turn, then draw. What is left stays for the next round.
    .name = Hand
ezra_nehemiah-explain-deck = You draw one card at the end of each turn, as long as there is one.
    .name = Draw pile
ezra_nehemiah-explain-tucked = Tucked cards score on every Sabbath from then on, and their top Banner counts in every Main Action.
    .name = Tucked cards

## Temple and Altar

ezra_nehemiah-explain-levite = Costs { $food } Food and a Worker. You gain { $reward }.
    .name = Levite { $row }
ezra_nehemiah-explain-levites = Each one may, once per action, place a Resource in the Temple or on the Altar, or give 1 red Banner. They need no Food.
ezra_nehemiah-explain-temple-row = A piece here costs { $banners ->
    [one] { $banners } red Banner
   *[other] { $banners } red Banners
} and scores { $stone } VP, Gold { $gold } VP. You also gain { $reward }.
ezra_nehemiah-explain-temple = Gold, Stone or Wood, placed by Levites from the left. The higher the row, the more Banners and the more it gives.
ezra_nehemiah-explain-sectors = When a sector is full: 2 Food for the player who filled it, 2 VP for the most Levites, 1 Silver per Levite for everybody.
ezra_nehemiah-explain-altar = Wood and Cinders burnt here move you on; each space gives what is drawn below it. The player ahead wins ties.
ezra_nehemiah-explain-altar-space = For moving onto or past it: { $reward }.{ $golden ->
    [1] { " " }Golden: the Priest scores it.
   *[other] { "" }
}
    .name = { ezra_nehemiah-altar }: { $space }
ezra_nehemiah-explain-prophet = Before each Sabbath you are judged by where you stand: behind Zechariah, between the Prophets, or ahead of Haggai.
ezra_nehemiah-explain-altar-leader = Furthest on the Altar Track; on the same space the lower marker. Gains a Worker after rounds 1 and 2, and { $points } VP at the end.

## Torah and Tent

ezra_nehemiah-explain-scroll-space = A Scribe here costs { $banners } blue Banners, { $gold ->
    [0] { $silver } Silver
   *[other] { $gold } Gold
}, and 1 Silver for each of the others’ Scribes on the way. { $vp } VP at the end.
ezra_nehemiah-explain-scribes = A Scribe makes the ability of its Scroll Tile yours, opens the two tiles above it, and scores its row at the end.
ezra_nehemiah-explain-white-worker = Opens the tiles above like a Scribe, for 1 Silver. A Scribe may take its place; then it moves up.
    .name = White Worker
ezra_nehemiah-explain-tent = Moves clockwise round the city; you gain each reward that it crosses. It also moves when you cannot gain a Worker or a Blessing.
ezra_nehemiah-explain-crossing = A Tent that crosses here gains { $reward }.
    .name = On the way of the Tent
ezra_nehemiah-explain-tent-move = { $banners } blue Banners{ $resource ->
    [0] { "" }
   *[other] { " " }and 1 Stone, Wood or Cinders
}. One such move per action.
    .name = { ezra_nehemiah-tent }: { $spaces }

## Your board

ezra_nehemiah-explain-blessing = Each one moves its marker on. Whenever all three have reached a column, you gain the bonus above it. A Blessing you cannot gain moves your Tent.
ezra_nehemiah-explain-column = When all three markers have reached it: { $reward }.
    .name = { ezra_nehemiah-blessings }: { $column }
ezra_nehemiah-explain-guards-tile = Keeps { $front_storage } Resources between turns. Turn over for { $cost }: { $flip_reward }; no more limit, and before each Sabbath: { $back_prepare_for_sabbath }.
ezra_nehemiah-explain-labourers-tile = For each Labourer: { $front_per_labourer }. Turn over for { $cost }: { $flip_reward }; then for each: { $back_per_labourer }.
ezra_nehemiah-explain-farmers-tile = For each Farmer: { $front_per_farmer }. Turn over for { $cost }: { $flip_reward }; then for each: { $back_per_farmer }, and before each Sabbath: { $back_prepare_for_sabbath }.
ezra_nehemiah-explain-farmers-silver-tile = { ezra_nehemiah-explain-farmers-tile } You may always pay 2 Silver in place of 1 Food.
ezra_nehemiah-explain-traders-tile = From the top: { $front_rows }. Turn over for { $cost }: { $flip_reward }; then: { $back_rows }.
ezra_nehemiah-explain-elders-tile = From the top: { $front_rows }. Turn over for { $cost }: { $flip_reward }; then: { $back_rows }.
ezra_nehemiah-explain-guards = They keep your Resources. What does not fit is returned at the end of a turn.
ezra_nehemiah-explain-labourers = Before each Sabbath every Worker left becomes a Farmer or a Labourer; Labourers bring Resources.
    .name = { ezra_nehemiah-labourers }
ezra_nehemiah-explain-farmers = Before each Sabbath every Worker left becomes a Farmer or a Labourer; Farmers bring Food.
    .name = { ezra_nehemiah-farmers }
ezra_nehemiah-explain-traders = One per turn: a Worker on a free space gains what is shown beside it, and stays until after the Sabbath.
ezra_nehemiah-explain-elders = One per turn: a Worker on a free space gives Banners for this turn, and stays until after the Sabbath.
ezra_nehemiah-explain-development = As your Auxiliary Action you may pay to turn one over: a reward, a better side, and { $points } VP at the end.
ezra_nehemiah-explain-workers = For Levites, Gatekeepers, Scribes, Traders and Elders. Those left before a Sabbath work as Farmers or Labourers. All but Levites are fed.
    .name = { ezra_nehemiah-workers }
ezra_nehemiah-explain-shofar = Its holder begins each day of the round; it passes on after the Sabbath.
    .name = Shofar
ezra_nehemiah-explain-round = { $rounds } rounds of { $turns } days each, and a Sabbath after each.
    .name = Round
ezra_nehemiah-explain-sabbath = Feed your Workers, tuck cards you have played, and score all tucked cards.
ezra_nehemiah-explain-trade = Once per turn, with the card just played. Buying costs 1 Silver for the Gate named on it.

## The opponent of a game for one

ezra_nehemiah-explain-focus = Names the Gate and the way round ({ $direction }) for the opponent’s building, and its Trade.
ezra_nehemiah-explain-solo-board = The opponent begins with Workers: { $start_workers }, Silver: { $start_silver }, Gold: { $start_gold }. Judged behind, between or ahead: { $judgment_behind }; { $judgment_between }; { $judgment_ahead }.
ezra_nehemiah-explain-opponent = Plays by cards: a Focus Card for its Trade and its place, a Scheme Card for its action. You win with more points.

## The first game, step by step; .why: what it is good for

ezra_nehemiah-guide-play = Play the Priest on pile 1.
    .title = Three days to the Sabbath
    .why = In three rounds of six days you rebuild Jerusalem; the player with the most points wins. Each day you play one card. Only the card on top of each pile gives its Banners, and the Priest has many red ones.
ezra_nehemiah-guide-temple = Take the Main Action Temple and Altar.
    .title = Temple and Altar
    .why = It uses your red Banners. Each Levite may place one Resource, or give one more Banner.
ezra_nehemiah-guide-cube = Place the Gold in row 3.
    .title = Gold for the Temple
    .why = Gold scores the most in the Temple. Row 3 costs three Banners and brings Food as well.
ezra_nehemiah-guide-finish = Finish the Main Action. Then end your turn.
    .title = Finish, and end the turn
    .why = Your one Levite is used. As your last step you could place a second one, for Food and a Worker. Leftover Banners are lost. Before your turn ends you may still make a Trade, or use a Trader or an Elder.
ezra_nehemiah-guide-mason = Play the Mason on pile 3.
    .title = Grey for the walls
    .why = It covers a card with blue Banners; the Watchman on pile 2 keeps giving grey ones. Together you have seven.
ezra_nehemiah-guide-walls = Take the Main Action Rubble, Walls, and Gates.
    .title = Rubble, Walls, and Gates
    .why = With grey Banners you clear rubble, which becomes yours, and build on cleared spaces.
ezra_nehemiah-guide-space = Choose Wall 1, beside the Sheep Gate.
    .title = Beside your own Gate
    .why = It has only one piece of rubble, and your Gatekeeper stands at the Sheep Gate: a Wall beside it makes a connection, with a reward for you.
ezra_nehemiah-guide-clear = Clear it.
    .title = Clear the rubble
    .why = The piece is yours at once. The player who clears the last piece of a Wall also gains a Blessing.
ezra_nehemiah-guide-build = Build. Then choose one of three Wall Cards.
    .title = Build the Wall
    .why = The rest of your Banners and two Stone pay for it. The card you choose gives something now and points at the end.
ezra_nehemiah-guide-teacher = End your turn if you have not; then play the Teacher on pile 2.
    .title = The last day
    .why = Two cards fit on each pile. The Teacher gives blue Banners, for Torah and Tent.
ezra_nehemiah-guide-torah = Take the Main Action Torah and Tenting Around the City.
    .title = Torah and Tent
    .why = A Scribe gives you a Scroll Tile's ability for the whole game; the Tent gathers rewards round the city.
ezra_nehemiah-guide-scribe = Place a Scribe in the bottom row, in the middle.
    .title = Your first Scribe
    .why = The bottom row is open to all. A hero comes with it, whose Banner helps from now on. From there you reach the tiles above.
ezra_nehemiah-guide-judgment = When the sixth day is over: face the Prophets' Judgment.
    .title = Prepare for Sabbath
    .why = Where you stand on the Altar Track decides: behind Zechariah, between the Prophets, or ahead of Haggai. You prepare in any order.
ezra_nehemiah-guide-farmer = Make each Worker that is left a Farmer (Food) or a Labourer (Resources).
    .title = Farmers and Labourers
    .why = On the Sabbath all Workers on the boards but Levites must be fed, and each hungry one costs points. Look at your Food first.
ezra_nehemiah-guide-tuck = Tuck one of the cards you have played.
    .title = A card for ever
    .why = It scores now and on every Sabbath, and its top Banner helps in every Main Action. Which one fits what you want to do? Now play on.

## Tips, when something happens for the first time

ezra_nehemiah-tip-turn = Play a card, take a Main Action, draw. Once each: a Trade or a tile, a Trader, an Elder.
    .title = Your turn
ezra_nehemiah-tip-temple = Each Levite places one Resource or gives a Banner. A new Levite comes first or last.
    .title = Levites at work
ezra_nehemiah-tip-walls = All Banners of this action go to one space. What you clear is yours at once.
    .title = Clear, then build
ezra_nehemiah-tip-connection = A Wall beside a Gate rewards the owners of both.
    .title = A connection
ezra_nehemiah-tip-torah = Each Scribe opens the two tiles above it. Passing others' Scribes costs Silver.
    .title = Scribes climb
ezra_nehemiah-tip-trade = Once per turn, with the card just played. The Gate's owner is paid.
    .title = A Trade
ezra_nehemiah-tip-guards = The Guards keep only a limited number of Resources from turn to turn.
    .title = Full stores
ezra_nehemiah-tip-prepare = Every Worker left becomes a Farmer or a Labourer. All but Levites will be fed.
    .title = Prepare for Sabbath
ezra_nehemiah-tip-judgment = Your place on the Altar Track decides; on the same space as a Prophet you are between them.
    .title = The Prophets' Judgment
ezra_nehemiah-tip-tuck = A tucked card scores on every Sabbath and keeps giving its top Banner, but you cannot play it again.
    .title = Tucking
ezra_nehemiah-tip-sector = Food for the player who filled it, points for the most Levites, Silver per Levite for everybody.
    .title = A sector is full

## The turn on one page

ezra_nehemiah-page-goal = Most points after { $rounds } rounds of { $days } days, each with a Sabbath. Ties go to the player ahead on the Altar Track.
    .title = The goal
ezra_nehemiah-page-turn = Play a card on a pile, take one Main Action, draw. In between, once each: an Auxiliary Action, a Trader, an Elder.
    .title = A day
ezra_nehemiah-page-banners = From the top card of each pile, the top Banner of tucked cards and heroes, Elders. Red, grey or blue by the action; the rest is lost.
    .title = Banners
ezra_nehemiah-page-temple = A new Levite first or last. Each Levite once: Gold, Stone or Wood in the Temple, Wood or Cinders on the Altar, or a Banner.
    .title = Red: Temple and Altar
ezra_nehemiah-page-walls = One space: clear rubble (yours), then build. Walls: choose one of 3 Wall Cards. Gates: your Worker becomes Gatekeeper.
    .title = Grey: Walls and Gates
ezra_nehemiah-page-torah = A Scribe on a Scroll Tile that is open to you, and one move of the Tent.
    .title = Blue: Torah and Tent
ezra_nehemiah-page-aside = Auxiliary Action: a Trade with the card just played (1 Silver to the Gate's owner), or turn over a Development Tile. One Trader, one Elder.
    .title = In addition
ezra_nehemiah-page-prepare = In any order: the Prophets' Judgment; every Worker left becomes a Farmer or a Labourer; effects of tiles.
    .title = Prepare for Sabbath
ezra_nehemiah-page-sabbath = Feed all Workers on the boards but Levites (each hungry one costs { $hunger } VP); tuck 1, 2, 1 cards; score all tucked cards.
    .title = Sabbath
ezra_nehemiah-page-after = The Prophets move, the Shofar passes, Traders, Elders, Farmers and Labourers come home, the Altar Leader gains a Worker.
    .title = After Sabbath
ezra_nehemiah-page-end = 1 VP per { $silver } Silver of goods, { $tile } per turned tile, { $leader } for the Altar Leader, Walls, Gates, Scribes by row, Gold Scroll Tiles.
    .title = The end
