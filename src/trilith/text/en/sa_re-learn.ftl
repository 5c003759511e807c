## Words that teach Sa-Ré: explanations, the guide, tips, and the summary of a round.

## Amounts, inside explanations

sa_re-gives-nothing = nothing
sa_re-gives-then = { $first }; { $second }
sa_re-gives-wood = { $count } wood
sa_re-gives-stone = { $count } stone
sa_re-gives-gold = { $count } gold

## Buildings

sa_re-explain-warehouse = Costs { $cost }. Stores up to { $capacity } resources for later rounds. All your Warehouses are one store.
sa_re-explain-foreman = Costs { $cost }. Runs 1 worksite free, and a second one for 1 step on the Revolt Gauge.
sa_re-explain-trade = Costs { $cost }. Yields 1 { $produces } each round; worksites that touch it cost 1 { $produces } less.
sa_re-explain-temple = Costs { $cost }. Once a season, as the first draw of your work sequence: draw 2 cards, apply one, put the other back on top.
sa_re-explain-barracks = Costs { $cost }. Once a season: 1 step down on your gauge, 1 step up on an opponent’s. Never into a revolt.
sa_re-explain-gardens = Costs { $cost }. Once a season: a Double Trouble that you keep counts as a single one.
sa_re-explain-palace = Costs { $cost }. Once a season: discard the open card, or one you drew, before it takes effect.
sa_re-explain-market = Costs { $cost }. Once a season: swap a production card for an opponent’s of the same size.
sa_re-explain-library = Costs { $cost }. Once a season: a Single Trouble that you keep becomes a Joker, and your gauge stays.
sa_re-explain-port = Costs { $cost }. Only beside the Nile. Yields 1 Joker each round; your worksites beside the Nile cost 1 resource less.
sa_re-explain-pyramid = Built stage by stage, at most one a round. You take the top one of the stack. Every mode asks for it.
sa_re-explain-pyramid-n = Stages: { $stages }. At most one stage a round; finished stages stay. In a tie the lower number wins.
    .name = { sa_re-pyramid } { $number }

## Season cards

sa_re-explain-single = 1 { $resources } for construction. Taking it ends your work sequence, but not your season.
sa_re-explain-double = Two resources for construction, spent together. A Wind of Revolt blows: all who stand go up 1 step. Taking it ends your work sequence.
sa_re-explain-trouble = Kept, it raises your gauge by { $value }. The first of a work sequence must be kept; further ones you may pass on. Your sequence goes on.
sa_re-explain-horus-choice = Draw { $owed } more cards, together, and resolve all of them, in the order you like. Resources among them end your sequence afterwards.
sa_re-explain-hoshekh = Nobody takes it. The deck turns over: from now on you draw without seeing, until the season ends.

## Resources

sa_re-explain-resource = Pays for worksites, stages and caravans. A building is paid all at once or not at all.
sa_re-explain-joker = Any one wood, stone or gold, as you like when you spend it.
sa_re-explain-stock = Resources in your Warehouses: { $capacity } in each. They stay from round to round.
sa_re-explain-goods = What your trades and your Port have made this round. Spend or store it, or it is lost.

## Your ground

sa_re-explain-cell = A space for one building. Spaces touch along their sides; trades lower the cost of worksites that touch them. Column C lies beside the Nile.
sa_re-explain-ground = Your { $cells } building spaces. Column C lies beside the Nile.
sa_re-explain-nile = The Port stands only beside the Nile, and lowers the cost of worksites there.
sa_re-explain-worksite = A building begun. It costs nothing until it is built, and stays until then.
    .name = Worksite
sa_re-explain-board = The buildings that can still be begun. What is gone is gone, unless somebody withdraws or demolishes.
sa_re-explain-foremen = Each runs 1 worksite free and a second one for 1 step on the Revolt Gauge, in every round.
sa_re-explain-warehouses = Each holds { $capacity } resources of any kind.
sa_re-explain-gauge = Troubles and winds raise it. At { $last } your workers revolt, and your season is lost. It falls back each round.
sa_re-explain-black-cube = Your city grows: from your first main and your second administrative building on, the gauge starts one step higher.
    .name = Black cube
sa_re-explain-caravans = { $cost } resources now for 1 of your choice in a later round; at most { $most } are under way.
sa_re-explain-standing = As long as it stands you may draw, and winds reach you. Lay it to keep what you have: your season is over, your cards are safe.
sa_re-explain-revolted = All cards of the season but { $kept } are lost, and you do not build this round. Warehouses and worksites stay.
sa_re-explain-powers = Each power works once a season, in your own work sequence; then it shows its night side until the next round.
sa_re-explain-cards = Resources for this round’s construction. Who builds nothing keeps up to { $kept } of them.

## The season

sa_re-explain-wind = All players whose obelisk stands go up 1 step on the gauge, whoever took the card. They may lay their obelisk in answer.
    .name = Wind of Revolt
sa_re-explain-deck = Open: its top card is what you are offered. One card was put aside unseen; all the others can be counted.
sa_re-explain-dark = The deck lies face down: what you draw you must take.
sa_re-explain-batch = Cards that had to be drawn together. They are resolved one by one, in the order their player likes.
sa_re-explain-first-player = The Mummy plans first and draws first. It moves on each round.
sa_re-explain-round = Plan worksites, gather in the season, build. Then see whether somebody has reached the goal.
sa_re-explain-vp = How much of the goal is reached, in percent. There are no points: who meets the goal wins.
    .name = The goal
