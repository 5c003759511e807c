## Words that teach Sa-Ré: explanations, the guide, tips, and the summary of a round.

## Amounts, inside explanations

sa_re-gives-nothing = nothing
sa_re-gives-then = { $first }; { $second }
sa_re-gives-wood = { $count } wood
sa_re-gives-stone = { $count } stone
sa_re-gives-gold = { $count } gold

## Buildings

sa_re-explain-warehouse = Costs { $cost }. Stores up to { sa_re-explain-room } for later rounds. All your Warehouses are one store.
sa_re-explain-foreman = Costs { $cost }. Runs 1 worksite free, and a second one for 1 step on the Revolt Gauge.
sa_re-explain-trade = Costs { $cost }. Yields 1 { $produces } each round; worksites that touch it cost 1 { $produces } less.
sa_re-explain-temple = Costs { $cost }. Once a season, as the first draw of your work sequence: draw 2 cards, apply one, put the other back on top.
sa_re-explain-barracks = Costs { $cost }. Once a season: 1 step down on your gauge, 1 step up on an opponent’s. Never into a revolt.
sa_re-explain-gardens = Costs { $cost }. Once a season: a Double Trouble that you keep counts as a single one.
sa_re-explain-palace = Costs { $cost }. Once a season: discard the open card, or one you drew, before it takes effect.
sa_re-explain-market = Costs { $cost }. Once a season: swap a production card for an opponent’s of the same size.
sa_re-explain-library = Costs { $cost }. Once a season: a Single Trouble that you keep becomes a Joker, and your gauge does not rise.
sa_re-explain-port = Costs { $cost }. Only beside the Nile. Yields 1 Joker each round; your worksites beside the Nile cost 1 resource less.
sa_re-explain-pyramid = Built stage by stage, at most one a round. You get the top one of the stack. Every mode requires one.
sa_re-explain-pyramid-n = Stages: { $stages }. At most one stage a round; finished stages stay. In a tie the lower number wins.
    .name = { sa_re-pyramid } { $number }

## Season cards

sa_re-explain-single = 1 { $resources } for construction. Taking it ends your work sequence, but not your season.
sa_re-explain-double = Two resources for construction, spent together. A Wind of Revolt blows: everybody whose obelisk stands goes up 1 step. Taking it ends your work sequence.
sa_re-explain-trouble = Kept, it raises your gauge by { $value }. The first of a work sequence must be kept; you may pass on any others. Your sequence continues.
sa_re-explain-horus-choice = Draw { $owed } more cards, together, and resolve all of them, in the order you like. Resources among them end your sequence afterwards.
sa_re-explain-hoshekh = Nobody takes it. The deck turns over: from now on you draw without seeing, until the season ends.

## Resources

sa_re-explain-resource = Pays for worksites, stages and caravans. A building is paid for all at once or not at all.
sa_re-explain-joker = Any one wood, stone or gold, as you like when you spend it.
sa_re-explain-stock = Resources in your Warehouses: { $capacity } in each. They stay from round to round.
sa_re-explain-goods = What your trades and your Port have made this round. Spend or store it, or it is lost.

## Your ground

sa_re-explain-cell = A space for one building. Spaces touch along their sides; trades lower the cost of worksites that touch them. Column C lies beside the Nile.
sa_re-explain-ground = Your { $cells } building spaces. Column C lies beside the Nile.
sa_re-explain-nile = The Port can only stand beside the Nile, and lowers the cost of worksites there.
sa_re-explain-worksite = A building that has been started. It costs nothing until it is built, and stays until then.
    .name = Worksite
sa_re-explain-board = The buildings that can still be started. One that has run out comes back only when somebody withdraws or demolishes it.
sa_re-explain-foremen = Each runs 1 worksite free and a second one for 1 step on the Revolt Gauge, in every round.
sa_re-explain-warehouses = Each holds { sa_re-explain-room } of any kind.
sa_re-explain-room = { $capacity ->
    [one] { $capacity } resource
   *[other] { $capacity } resources
}
sa_re-explain-gauge = Troubles and winds raise it. At { $last } your workers revolt, and your season is lost. It falls back each round.
sa_re-explain-black-cube = Your city grows: from your first main and your second administrative building on, the gauge starts one step higher.
    .name = Black cube
sa_re-explain-caravans = { $cost } resources now for 1 of your choice in a later round; at most { $most } are under way.
sa_re-explain-standing = As long as it stands you may draw, and winds reach you. Lay it to keep what you have: your season is over, your cards are safe.
sa_re-explain-revolted = All cards of the season but { $kept } are lost, and you do not build this round. Warehouses and worksites stay.
sa_re-explain-powers = Each power works once a season, in your own work sequence; then it shows its night side until the next round.
sa_re-explain-cards = Resources for this round’s construction. A player who builds nothing keeps up to { $kept } of them.

## The season

sa_re-explain-wind = All players whose obelisk stands go up 1 step on the gauge, no matter who took the card. They may lay their obelisk in answer.
    .name = Wind of Revolt
sa_re-explain-deck = Open: its top card is what you are offered. One card was put aside unseen; all the others can be counted.
sa_re-explain-dark = The deck lies face down: you must take what you draw.
sa_re-explain-batch = Cards that had to be drawn together. They are resolved one by one, in the order their player likes.
sa_re-explain-first-player = The Mummy plans first and draws first. It moves on each round.
sa_re-explain-round = Plan worksites, gather in the season, build. Then see whether somebody has reached the goal.
sa_re-explain-vp = How much of the goal is reached, in percent. There are no points: the player who meets the goal wins.
    .name = The goal

## The first game, step by step; .why: what it is good for

sa_re-guide-launch = Launch a Carpenter: press it among the buildings.
    .title = Your city by the Nile
    .why = The first to finish the Pyramid wins. A round has three parts: plan worksites, gather in the season, build. The Carpenter yields wood every round and makes what stands beside it cheaper.
sa_re-guide-site = Put it in the middle, on B3.
    .title = Where it stands
    .why = Trades make worksites that touch them cheaper. In the middle it has the most neighbours.
sa_re-guide-commit = Commit the plan.
    .title = One worksite is free
    .why = Your Foreman runs one worksite free. A second one would cost a step on the Revolt Gauge, this round and every round.
sa_re-guide-draw = The top card lies open: one wood. Draw it.
    .title = Draw a card
    .why = Your Carpenter needs wood. A single card blows no wind, so nobody's gauge rises. You get it, and your sequence ends.
sa_re-guide-wind = Go on: your gauge is still low.
    .title = A Wind of Revolt
    .why = Somebody took a double card: two resources, but the gauge of everybody whose obelisk stands rises. You may lay your obelisk in answer; then your season would be over, with one card only.
sa_re-guide-again = Draw Horus' Choice. It makes you draw two more cards.
    .title = Horus lets you choose
    .why = You may refuse a card that lies open, but that lays your obelisk. With a low gauge two unknown cards are a good bet.
sa_re-guide-resolve = Resolve the drawn cards in the order you like.
    .title = One after the other
    .why = All of them count. A Trouble among them raises your gauge; you must keep the first one, but may pass on another.
sa_re-guide-stop = Lay your obelisk.
    .title = Know when to stop
    .why = You have what the Carpenter costs. At the top of the gauge your workers revolt: you would lose nearly all cards and build nothing. With the obelisk down you are safe.
sa_re-guide-build = Build the Carpenter.
    .title = Build
    .why = A building is paid for all at once. From the next round on it brings wood.
sa_re-guide-spend = Choose what you spend, cards first.
    .title = What you pay with
    .why = Cards are spent whole, and those left over are lost after construction. Your Warehouse keeps its goods.
sa_re-guide-ship = Store what is left, charter a caravan, or move on.
    .title = Store and ship
    .why = If you have built, you keep no cards. Two resources charter a caravan, which brings one of your choice in a later round.
sa_re-guide-pyramid = A new round: launch the Pyramid.
    .title = The Pyramid
    .why = It wins the game. It is built in stages, at most one each round, so begin early.
sa_re-guide-place = Put it on C3, beside the Carpenter.
    .title = Beside the Carpenter
    .why = The Carpenter then takes 1 wood off every stage.
sa_re-guide-onward = Commit the plan and play on.
    .title = On your own
    .why = A first main building makes your city grow: the gauge then starts one step higher. Watch it, and lay the obelisk in time.

## Tips, when something happens for the first time

sa_re-tip-plan = Launching costs nothing now. Each Foreman runs one worksite free, a second for a step on the gauge.
    .title = Worksites
sa_re-tip-offer = Draw the open card, or lay your obelisk and keep what you have.
    .title = Draw or stop
sa_re-tip-wind = A double card raises the gauge of everybody whose obelisk stands. Those who did not take it may lay theirs now.
    .title = A Wind of Revolt
sa_re-tip-trouble = The first of a sequence is kept and raises the gauge. Further ones can be passed on to others.
    .title = Trouble
sa_re-tip-horus = More cards must be drawn, all together. You cannot stop before they are resolved.
    .title = Horus' Choice
sa_re-tip-dark = The deck is face down for the rest of the season: you must take what you draw.
    .title = Darkness
sa_re-tip-revolt = All cards of the season but one are lost, and nothing is built this round. Stocks and worksites stay.
    .title = General Revolt
sa_re-tip-build = Each card goes whole to one building; a building is paid for all at once.
    .title = Paying
sa_re-tip-ship = What is neither stored, shipped nor kept is lost at the end of construction.
    .title = Before all is lost
sa_re-tip-save = Only players who built nothing may keep cards for the next round.
    .title = Keeping cards
sa_re-tip-grown = A black cube: the gauge now starts one step higher, so fewer steps are left.
    .title = The city grows

## The turn on one page

sa_re-page-goal = In Scribe Mode: be the first to build the Pyramid. Other modes ask for more. There are no points.
    .title = The goal
sa_re-page-plan = In turn: launch, move, withdraw, demolish. Each Foreman runs one worksite free and a second for a step on the gauge, every round.
    .title = 1. Worksites
sa_re-page-season = In turn: draw the open card or lay your obelisk. A single resource ends your sequence; so does a double one, and its wind raises the gauge of everybody whose obelisk stands.
    .title = 2. The season
sa_re-page-cards = Trouble: the first is kept (+1 or +2), further ones may be passed on. Horus: two more cards. Hoshekh: the deck turns face down.
    .title = Other cards
sa_re-page-stop = Lay the obelisk at your own offer, or when others raise your gauge. At { $last }: revolt; you keep one card and do not build.
    .title = Stopping and revolt
sa_re-page-build = Pay for worksites with cards (whole), stores, trades, caravans. Trades make what touches them cheaper by 1, the Port everything by the Nile.
    .title = 3. Construction
sa_re-page-ship = A Warehouse holds { $room }. { $cost } resources charter a caravan for 1 of your choice later. Everything else is lost.
    .title = Storing and caravans
sa_re-page-keep = Players who built nothing keep up to { $cards } cards.
    .title = Keeping cards
sa_re-page-pyramid = Stage by stage, at most one a round; finished stages stay.
    .title = The Pyramid
sa_re-page-grow = The first main building and the second administrative one each put a black cube on the gauge.
    .title = Growth
sa_re-page-end = After construction, a player who meets the goal wins; in a tie, the most administrative buildings decide, then the lower Pyramid number. Then the Mummy moves on.
    .title = The end
