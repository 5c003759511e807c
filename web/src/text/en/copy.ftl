## My copy: an owner's numbers

copy-title = My copy: { $game }
copy-about = You own the printed game? Enter what is printed on your copy, and play with it at your tables.
copy-own-it = You own the printed game? Play with its numbers
copy-change = Change my copies
copy-numbers = Numbers
copy-ours-all = ours
copy-unnamed = my copy
copy-friendly = With somebody’s own copy the game is friendly: it is not rated.
copy-accepted = This server plays with it.
copy-guide-ours = These rules name the numbers of a printed copy; the guide uses ours.
copy-rules-ours = Without a server these words name our numbers; the copy of this table differs as listed.
copy-at-table = Numbers of a printed copy
copy-named = “{ $name }”, version { $version }.
copy-numbers-of = numbers of “{ $name }”
copy-numbers-own = numbers of a printed copy
copy-ours-is = ours { $value }
copy-and-more = and { $n } more
copy-which = Which values
copy-first = To check first · { $n }
copy-all = All · { $n }
copy-differ = Mine differ · { $n }
copy-values = Values
copy-head-what = What
copy-head-source = Where ours comes from
copy-head-ours = Ours
copy-head-mine = My copy
copy-begin = Lay the pieces out in this order and type what you read: Enter goes on, = takes our value.
copy-none-differ = Nothing differs so far.
copy-how-far = How far you are
copy-progress = { $done } of { $all } reconstructed values checked.
copy-so-far = Different: { $differ }; impossible so far: { $bad }.
copy-stop-any-time = You can stop at any time: the rest stays ours.
copy-play = Play with it
copy-which-copy = Which copy
copy-another = another copy
copy-name = Name of this copy
copy-name-example = German, 2008
copy-use = Use it at tables I open
copy-use-about = Everyone sees this before sitting down, and what differs. Such games are not rated.
copy-save = Save
copy-saved = Saved as version { $version }.
copy-cannot-save = { $n ->
    [one] { $n } value is impossible: correct or clear it first.
   *[other] { $n } values are impossible: correct or clear them first.
}
copy-stale = { $n ->
    [one] { $n } of your values has no place any more: look at it again
   *[other] { $n } of your values have no place any more: look at them again
}
copy-digest = These numbers are called
copy-file = Save as a file for the command line
copy-read = Read a file
copy-file-read = { $n ->
    [one] The file has { $n } value that differs.
   *[other] The file has { $n } values that differ.
}
copy-only-numbers = Only numbers, no pictures or texts. They stay with you unless you offer them to everybody.
copy-share = Share it
copy-friends-link = A link for friends
copy-unlink = Take the link back
copy-friends-about = Friends who open the link see your numbers, and can keep a copy of them.
copy-of-friend = A friend’s copy
copy-friend-shows = A friend shows you the copy “{ $name }”, version { $version }.
copy-friend-keep = It is not among your copies until you keep it.
copy-keep-it = Keep it as mine
copy-link-gone = This link no longer leads to a copy. Here is your own.
copy-delete-about = It cannot be brought back. Games that use it continue with its numbers.
copy-offer-about = Several matching reports can change our numbers. Nothing is sent until you press this.
copy-printing = Which printing is it?
copy-printing-example = publisher, language, year
copy-offer = Offer my numbers to everybody
copy-offered = Offered to everybody. Thank you!
copy-unoffer = Take the offer back
copy-delete = Delete this copy
copy-sources = Where a number comes from
copy-from-rulebook = rulebook
copy-from-public = public
copy-from-reconstructed = reconstructed
copy-from-mine = my copy
copy-from-rulebook-about = stated in the rulebook
copy-from-public-about = found in public material
copy-from-reconstructed-about = stated nowhere, made to fit
copy-from-mine-about = entered by you
copy-owners = What owners say
copy-owners-say = { $value } ({ $n }×)
copy-field = { $name }, ours { $ours }, { $from }
copy-same = as on my copy
copy-mine-is = my copy: { $value }
copy-cannot-be = impossible
copy-not-checked = not checked
copy-yes = yes
copy-no = no

## Why a value is impossible; $found is what was entered

copy-why-unknown = There is no such value.
copy-why-no-such = There is no such value.
copy-why-entry = There is no { $found }; there are: { $known }.
copy-why-type = This is not what belongs here: a number, a word or a list, as ours is.
copy-why-names = Expected: { $expected }; found: { $found }.
copy-why-least = { $found } is too small: at least { $low }.
copy-why-most = { $found } is too large: at most { $high }.
copy-why-odd = { $found } is odd; all these values are even. Is it the price of something else?
copy-why-word = { $found } is not possible there; expected one of: { $known }.
copy-why-size = { $found } in the list; there should be { $low } to { $high }.
copy-why-twice = { $found } appears twice.
copy-why-fixed = This is the same on every copy: { $ours }.
copy-why-sum = Together these make { $found }; the rulebook says { $expected }.
copy-why-sum-most = Together these make { $found }; there are at most { $expected }.
copy-why-falling = { $found } in all is not less than { $before }, the one before.
copy-why-rising = { $found } is not more than { $before }, the one before.
copy-why-follows = This follows from the others as { $expected }; found { $found }.
copy-why-together = These values do not fit together: { $problem }

## Groups, in the order of the box

copy-group-castle-towers = Towers
copy-group-castle-houses = Houses
copy-group-castle-buildings = The other buildings
copy-group-castle-places = Helpers’ places
copy-group-castle-board = Board
copy-group-castle-characters = Character cards
copy-group-castle-winter = Winter cards
copy-group-sa_re-ground = Site and gauges
copy-group-sa_re-production = Production buildings
copy-group-sa_re-admin = Administrative buildings
copy-group-sa_re-main = Port and pyramids
copy-group-sa_re-season = Season cards
copy-group-ezra_nehemiah-walls = Wall spaces
copy-group-ezra_nehemiah-gates = Gates
copy-group-ezra_nehemiah-wall_cards = Wall cards
copy-group-ezra_nehemiah-characters = Character cards
copy-group-ezra_nehemiah-heroes = Hero cards
copy-group-ezra_nehemiah-levites = Levite track
copy-group-ezra_nehemiah-temple = Temple
copy-group-ezra_nehemiah-altar = Altar track and altar cards
copy-group-ezra_nehemiah-tent = Tents
copy-group-ezra_nehemiah-blessings = Blessings
copy-group-ezra_nehemiah-scrolls = Scroll tiles
copy-group-ezra_nehemiah-development = Development tiles
copy-group-ezra_nehemiah-solo = Solo game

## Things without a name of their own; $id is the number printed there

copy-many-tower = { $n } Towers
copy-many-house = { $n } Houses
copy-many-servants-house = Servants’ House, { $n } places
copy-many-market = Market, { $n } places
copy-many-palace = Palace, { $n } places
copy-at-round_track-winter_marks = Round spaces with a winter mark
copy-at-gauge-last = Last space of the revolt gauge
copy-at-caravan-last = Last space of the caravan track
copy-at-caravan-charter_cost = Chartering a caravan, resources
copy-at-warehouse-capacity = Warehouse, resources it holds
copy-at-pyramid = Pyramid { $id }
copy-at-altar_track-spaces = Altar space { $id }
copy-at-levite_track-rows = Levite { $id }
copy-at-temple-rows = Temple row for { $id }
copy-at-temple-sides-players_4 = Temple, 4 players
copy-at-temple-sides-players_3 = Temple, 3 players
copy-at-temple-sides-players_1_2 = Temple, 1 or 2 players
copy-at-temple-sides-players_4-grid = Temple, 4 players: sectors row by row
copy-at-temple-sides-players_3-grid = Temple, 3 players: sectors row by row
copy-at-temple-sides-players_1_2-grid = Temple, 1 or 2 players: sectors row by row
copy-at-tent_map-moves = Tent, moving { $id }
copy-at-tent_map-crossings = Tent map, after place { $id }
copy-at-blessing_tracks-column_bonuses = Blessing column
copy-at-scroll_grid-rows = Scroll row { $id }
copy-at-solo-board = Solo board { $id }

## Parts of a thing

copy-part-castle-value = building value
copy-part-castle-vp = crown points
copy-part-value = value
copy-part-vp = points
copy-part-price = price
copy-part-vp_per_unit = points for each
copy-part-max_resources = resources at most
copy-part-amount = delivered
copy-part-thalers_from_bank = talers from the bank
copy-part-buy_price = price of a resource
copy-part-goods = goods
copy-part-free_choices = resources of choice
copy-part-vp_per_building_of_others = points for others’ buildings
copy-part-fee_per_trader_helper = fee for each helper
copy-part-pay_instead = talers to pay instead
copy-part-pay_instead_per_card = talers for each card instead
copy-part-max_stone = stones at most
copy-part-vp_per_stone = points for a stone
copy-part-vp_each_by_count = points each
copy-part-one = one helper
copy-part-two = two helpers
copy-part-three = three helpers
copy-part-cost = cost
copy-part-copies = cards in the deck
copy-part-stages = stage
copy-part-rubble = rubble
copy-part-blessing = blessing
copy-part-banners = banners
copy-part-connection = connection
copy-part-placement = placing
copy-part-gain = what is gained
copy-part-lose = what is lost
copy-part-move = what moves
copy-part-effects = effect
copy-part-color = colour
copy-part-gate = gate
copy-part-pay_silver = silver to pay
copy-part-scoring = Sabbath scoring
copy-part-base = base
copy-part-banner = banner
copy-part-rewards = reward
copy-part-reward = reward
copy-part-golden = golden space
copy-part-rounds = round
copy-part-zechariah = Zechariah stands at
copy-part-haggai = Haggai stands at
copy-part-behind = behind both
copy-part-between = between them
copy-part-ahead = ahead of both
copy-part-immediate = right away
copy-part-flip_reward = for turning over
copy-part-front = front
copy-part-back = back
copy-part-storage = storage
copy-part-starting_resources = starting resources
copy-part-prepare_for_sabbath = preparing for Sabbath
copy-part-per_labourer = each labourer
copy-part-per_farmer = each farmer
copy-part-choice = choice
copy-part-rows = row
copy-part-column = column
copy-part-direction = direction
copy-part-trades = trade
copy-part-trade = trade
copy-part-top = top
copy-part-bottom = bottom
copy-part-sell = selling
copy-part-resource = resource
copy-part-judgment = judgment
copy-part-start = at the start
copy-part-workers = workers
copy-part-levites = levites
copy-part-gatekeepers = gatekeepers
copy-part-food = food

## For the operator

copies-offered = Copies on offer
copies-none = No owner offers a copy of { $game }.
copies-house = New tables of { $game } play with “{ $name }”, version { $version }.
copies-ours = New tables of { $game } play with our numbers.
copies-accept = Play with it
copies-withdraw = Play with our numbers again
copies-agree = { $n ->
    [one] { $n } owner
   *[other] all { $n } agree
}
copies-agree-ours = { $n ->
    [one] { $n } owner, as ours
   *[other] all { $n } agree with ours
}
copies-one = one owner
copies-value = Value
copies-together = Together
copies-only-new = Only where somebody differs from ours
copies-differ = they differ
copies-changes = { $n ->
    [one] { $n } value differs
   *[other] { $n } values differ
}
