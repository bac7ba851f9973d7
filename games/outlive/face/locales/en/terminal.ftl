# The table of Outlive as text.

outlive-round = Round { $round } of 6
outlive-setup = Set-up
outlive-wave = Wave tonight: { $wave }
outlive-start = Start player: { $seat }
outlive-next-start = from the Night on: { $seat }
outlive-legend = ▲ played, stands  ▬ lies
outlive-legend-pressure = strong heroes press weaker ▲
outlive-deck = Equipment: { $left } in the deck
outlive-prey =
    prey { $endurance }, { $below ->
        [0] none below
       *[other] { $below } below
    }
outlive-prey-hidden = prey: { $count } face down
outlive-no-prey = no prey left
outlive-known = you know: { $names }
outlive-algae = algae
outlive-no-algae = no algae
outlive-tiles = search tiles: { $left }
outlive-aside = laid aside: { $tiles }
outlive-no-display = no equipment
outlive-aboard = ● survivor
outlive-slot =
    slot { $slot }: { $cans ->
        [one] 1 can
       *[other] { $cans } cans
    }

outlive-convoy = Convoy
outlive-face-down = face down
outlive-resolved = resolved by { $seat }
outlive-points = { $points } VP

outlive-rooms-drawn = Six rooms, of which you keep four:
outlive-rooms-standard = Everybody has these three too:
outlive-leaders-drawn = Two leaders, of whom you keep one:
outlive-shelter = Shelter of { $seat }
outlive-shelter-you = Your shelter ({ $seat })
outlive-leader = { $leader }, { $age }
outlive-hidden = still secret
outlive-stores = Stores
outlive-radiation = Radiation
outlive-airlock = Airlock
outlive-airlock-count =
    { $count } of { $places }{ $rows ->
        [0] {""}
       *[other] ; feeding costs { $rows } water
    }
outlive-rooms = Rooms
outlive-food = food { $food }
outlive-state =
    { $state ->
        [unbuilt] not built
        [idle] built
        [used] used
       *[works] works
    }
outlive-equipment = Equipment
outlive-condition =
    { $state ->
        [broken] broken
        [ready] ready
       *[spent] used
    }
outlive-hunted = Prey
outlive-hunted-kind = { $count } of endurance { $endurance }
outlive-events = Events
outlive-none = none
outlive-compact-airlock = airlock { $count }
outlive-compact-radiation = radiation { $points } VP
outlive-unbuilt = not built: { $rooms }

outlive-hero = Hero { $strength }, { $place }
outlive-hero-unplaced = Hero { $strength }
outlive-slot-of = { $place }, slot { $slot }
outlive-stands = stands up here
outlive-moves = Behind each destination: what is there, and what happens on arrival.
outlive-fours-fives = 4 ↓   5 →
outlive-build = Build a room
outlive-build-with = built ↓   paid →
outlive-letters = W wood, M metal, C chip
outlive-letter-wood = W
outlive-letter-metal = M
outlive-letter-chip = C
outlive-free = for free
outlive-staff = Move survivors from the airlock
outlive-repair-of = Repair the { $equipment }
outlive-with-help = { $items } ({ $help })
outlive-in-any-case = In any case: { $effects }

outlive-result = Result
outlive-total = Total
outlive-running = The game is not over yet; these are the points as they stand.
