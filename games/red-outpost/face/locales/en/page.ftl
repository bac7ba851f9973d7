# The table of Red Outpost on the page.

red-you = { $seat } (you)

red-day = Day { $day }
red-start = Start player
red-turn = Due
red-mover = Worker of this turn

red-locations = Locations
red-location = Location
red-mood = Mood
red-action = Action
red-closed = Closed
red-closed-now = { $phase } (closed now)
red-workers = Workers
red-standing = upright
red-lying = flat

red-portraits = Portraits
red-worker = Worker
red-discs-of = Discs: { $seat }
red-discs-crystals =
    { $discs } + { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
red-track = The mood tracks run from { $lowest } to { $highest }.

red-players = Players
red-player = Player
red-points = VP
red-crystals = Crystals
red-donated = Donated
red-reserve = Discs left
red-held = { $reserve } and { $held } on the Administration card
red-wheel = Production wheel
red-wheel-field = field { $field } of { $fields }

red-cards = Special cards
red-card = { $card } ({ $seat })

red-goods = Goods
red-good = Good
red-warehouse = Warehouse
red-exports = Export track
red-supply = Supply
red-full = full
red-pays = { $points } VP
red-pays-always = { $points } VP (never full)

red-decks = Decks and supply
red-face-down =
    { $left ->
        [one] 1 card face down
       *[other] { $left } cards face down
    }
red-open = open: { $cards }
red-supply-crystals = Crystals in the supply

red-goals = Goals today
red-met = reached
red-missing = not yet
red-penalty = A missed goal costs { $points } VP.
red-penalty-short = each missed: −{ $points } VP
red-delivered = On the goal card: { $goods }
red-aim = You win with more VP than Autom in the end; level is lost.
red-autom = Autom
red-direction = Direction
red-autom-cards = Autom cards turned up today: { $cards }. Goal cards used so far: { $goals }.

red-treat = For 1 crystal: { $worker } +1
red-bribe = For 1 { $good }: { $worker } +1
red-lower = { $worker } −1
red-shift = Disc of { $seat } on { $worker }
red-onto = to { $worker }
red-stay = stays here ({ $location })

red-moment-day = End of day { $day }
red-moment-end = The last day and the game are over
red-moment-why = Whoever leads on a portrait scores the worker’s mood.
    .solo = You score the moods of all workers without a disc of Autom’s.
red-moment-met = reached
red-moment-sum = Scored now
red-moment-vp = VP in all
red-moment-nobody = nobody scores

red-day-pays = { $points } VP if the day ended now
red-portrait-pays = If the day ended now: { $points } VP for { $seats }

red-result = Result
red-start-points = Start
red-total = Total

red-board = Board
red-closed-later = Closed in the { $phase }
red-gifts = { $seat }: { $count ->
        [one] 1 crystal given
       *[other] { $count } crystals given
    }
red-shuffle = Shuffle the Lake cards
red-cube-stored = { $good } in the Warehouse
red-cubes-supply = { $good }: { $count } in the supply
red-mood-up = { $worker }: mood +1
red-mood-down = { $worker }: mood −1
red-mood-now = Mood of { $worker }: { $mood }
red-discs-here = { $seat }: { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }{ $crystals ->
        [0] { "" }
        [one] , 1 crystal
       *[other] , { $crystals } crystals
    }
red-crystals-supply = Crystals in the supply: { $count }
red-next-export = { $good }: the next export pays { $points } VP
red-held-card = Discs on the Administration card

# On the first page, and where a table is set up.

about = Six workers serve everybody on a planet far away. Send them to work, keep them in a good mood, and collect the glory. For two to four players, or alone against Autom.
agree-blocks = Block markers
agree-cards = Special cards
agree-edition = Edition
agree-start = Who begins
agree-difficulty = Difficulty
play-solo = Autom (solo)
