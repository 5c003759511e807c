# Words of Sa-Ré’s board; names of pieces come from the game’s own file.

sare-ground = Building ground: { $name }
sare-revolt = Revolt
sare-caravans = Caravans
sare-gauge-name = Revolt gauge: { $gauge } of { $last }; lowest step { $bottom }
sare-gauge-ghost = Revolt gauge: { $gauge } of { $last }; lowest step { $bottom }; then { $ghost }
sare-caravans-name = Caravans: { $n } of { $last }
sare-pyramid-number = { $name } { $number }
sare-pyramid-stage = { $name } { $number } · { $stage } of { $stages }
sare-site-name = { $name } · worksite
sare-priced = { $wood } wood, { $stone } stone, { $gold } gold
sare-space-free = { $place }, free
sare-space-cost = { $place }, free; it costs { $cost } here
sare-space-built = { $place }: { $what }, built
sare-space-payable = { $place }: { $what }; costs { $cost }; can be paid
sare-space-short = { $place }: { $what }; costs { $cost }; short by { $missing }
sare-in-all = { $n } in all
sare-saved = { $n } less
sare-not-saved = no reduction
sare-saved-by = { $name } −{ $n }
sare-one-less = −1
sare-card-name = { $name }, production card
sare-card-traded = { $name }, traded
sare-card-carried = { $name }, carried over
sare-cards = Cards
sare-tray-cards = Production cards
sare-tray-stock = Warehouse
sare-tray-goods = On buildings
sare-tray-jokers = Library
sare-tray-caravans = Caravans
sare-room = room for { $n }
sare-note-cards = always whole
sare-note-goods = one a round, else lost
sare-note-jokers = for this round
sare-note-caravans = one step, one resource
sare-no-cards = no card yet
sare-none = none
sare-in-stock = { $name } in the warehouse
sare-in-building = { $name } on a building card
sare-in-library = Joker of the Library
sare-in-caravan = Caravan: one resource of your choice
sare-wind = Wind of Revolt
sare-season = Season
sare-light = Light
sare-darkness = Darkness
sare-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
sare-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
sare-drawn = Drawn
sare-to-come = Still to come
sare-one-removed = with the one removed
sare-sequences = Sequences
sare-state-revolt = revolt
sare-state-stopped = stopped
sare-state-now = now
sare-state-next = next
sare-state-then = then
sare-plan = The plan
sare-plan-hint = Choose a type on the reference board to launch it, or a space of your ground. Launching costs nothing now.
sare-reset = Take back
sare-commit = Commit
sare-op-launched = { $what } launched
sare-op-withdrawn = { $what } withdrawn
sare-op-moved = { $what } moved
sare-op-demolished = { $what } demolished
sare-op-undo = Take back step { $n }: { $what }
sare-from-to = { $from } → { $to }
sare-op-in-hand = choose a space
sare-penalty-hint = You pay the penalty every round as long as you have more worksites than foremen.
sare-modes = Kinds of operations
sare-mode-launch = Launch
sare-mode-launch-n = { $n ->
    [one] { $n } type
   *[other] { $n } types
}
sare-mode-move = Move
sare-mode-move-n = { $n ->
    [one] { $n } worksite
   *[other] { $n } worksites
}
sare-mode-withdraw = Withdraw
sare-mode-withdraw-n = { $n ->
    [one] { $n } worksite
   *[other] { $n } worksites
}
sare-mode-demolish = Demolish
sare-mode-demolish-n = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
sare-foremen = Foremen
sare-of-worksites = { $n } of { $most } worksites
sare-one-step = +1
sare-no-step = free
sare-gauge-then = Gauge after this
sare-steps-up = +{ $n }
sare-to-pay = To pay in construction
sare-with-reductions = with reductions
sare-short = { $n } short
sare-due = { $n } due
sare-payable = can be paid
sare-of-site = { $name }: { $state }
sare-sources-pay = To pay with
sare-sources-ship = To store or ship
sare-sources-keep = To keep
sare-port-takes = The Port takes off
sare-store-which = Only one fits
sare-lost-title = Lost if not used
sare-lost-built = You have built: cards and resources left over are lost. Store them, or charter a caravan.
sare-lost-not-built = Resources on buildings are lost unless you spend or store them. If you build nothing, some cards can be kept.
sare-done = That’s all
sare-goal-name = Goal: { $mode }
sare-goal-met = done
sare-have-of = { $have } of { $need }
sare-mine = Your cards and resources
sare-powers = Powers
sare-power-day = { $name }, power ready
sare-power-night = { $name }, power used
sare-day = day: ready
sare-night = night: used
sare-reference = Reference board
sare-tile-name = { $name }: { $n } left
sare-stages = { $number } · { $n } stages
sare-enlarge = Enlarge this city
sare-obelisk-standing = obelisk standing
sare-obelisk-stopped = obelisk laid
sare-obelisk-revolt = General Revolt
sare-target = Choose this player
sare-no-target = Not this player
sare-if-you-stop = If you stop now
sare-no-worksites = Nothing is waiting to be built.
sare-any = any
sare-reduction = reduction
sare-lost = lost
sare-lay = Lay it for me
sare-lay-now = Lay it like this
sare-lay-exact = nothing wasted
sare-lay-lost = { $n ->
    [one] { $n } resource too many
   *[other] { $n } resources too many
}
sare-lay-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
sare-lay-building = { $n } from buildings
sare-lay-stock = { $n } from the Warehouse
sare-lay-library = { $n ->
    [one] { $n } Joker
   *[other] { $n } Jokers
}
sare-lay-caravan = { $n ->
    [one] { $n } caravan
   *[other] { $n } caravans
}
sare-brick-stock = Warehouse
sare-brick-building = building
sare-brick-library = Library
sare-brick-caravan = caravan
sare-chain = Cards of this work sequence
sare-resolved = resolved
sare-ends-after = Something was produced: the sequence ends after these.
sare-owed = { $n ->
    [one] { $n } more card to draw
   *[other] { $n } more cards to draw
}
sare-first-trouble = the first one must be kept
sare-later-trouble = may be passed on
sare-stands-at = now at { $n }
sare-phases = Round { $round }, phases
sare-round = Round { $round }
sare-phase-planning = Worksites
sare-phase-season = Season
sare-phase-construction = Construction
sare-step-build = Build
sare-step-ship = Ship
sare-step-keep = Keep
sare-do-go-on = Go on
sare-do-end-sequence = End the sequence
sare-back = Back to your city
sare-to-city = My city

# Told step by step

sa_re-told-placed-many = { $seat } places { $types_the }.
sa_re-told-launched-many = { $seat } launches { $types_the }.
sa_re-told-withdrawn-many = { $seat } withdraws { $types_the }.
sa_re-told-moved-many = { $seat } moves { $types_the }.
sa_re-told-committed-many = All plans are made.
sa_re-told-drew-many = { $seat } draws { $cards }.
sa_re-told-stored-many = { $seat } stores { $n } resources.
sa_re-told-thrown-many = { $seat } throws away { $n } resources.
sa_re-told-saved-many = { $seat } keeps { $n } cards for the next round.

# What to know here, while nothing else is said

sa-re-hint-start = What stands beside a building can make it cheaper later.
sa-re-hint-offer = Drawing continues your sequence; laying the obelisk ends it with what you have.
sa-re-hint-build = What you cannot pay for now stays a worksite.

# A General Revolt, while it is told
sare-revolt-of = Revolt against { $name }
sare-losses = Lost
sare-losses-jokers = { $n ->
    [one] 1 Joker
   *[other] { $n } Jokers
}
sare-losses-one-of = One of these is kept, the others are lost
sare-losses-kept = Kept
sare-losses-then = Warehouse, caravans, worksites and stages are safe. Nothing is built this round.
