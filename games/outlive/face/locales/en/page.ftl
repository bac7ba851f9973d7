# The table of Outlive on the page.

outlive-you = { $seat } (you)

outlive-setup = Set-up
outlive-round = Round { $round } of 6
outlive-chapter = Round { $round }
outlive-night = Night
outlive-wave = Radiation tonight
outlive-start = Start player
outlive-next-start = Start player from the Night on
outlive-turn = Due
outlive-visitor = Acting now
outlive-visitor-at =
    hero { $strength }, { $place }, { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
outlive-deck = Equipment cards in the deck
outlive-discard = Discarded equipment

outlive-places = Places, clockwise
outlive-place = Place
outlive-stock = Stock
outlive-offer = To be found
outlive-heroes = Heroes
outlive-standing = { $seat }: { $strength } (played)
outlive-lying = { $seat }: { $strength } (not played yet)
outlive-algae = algae
outlive-no-algae = algae gone
outlive-prey =
    prey of endurance { $endurance }, { $below ->
        [0] none below
       *[other] { $below } below
    }
outlive-prey-hidden = prey, face down: { $count }
outlive-no-prey = no prey left
outlive-no-display = no equipment on offer
outlive-tiles = search tiles: { $left }
outlive-aside = tiles laid aside: { $tiles }
outlive-known = you know the stack, from the top: { $names }

outlive-slot = Slot
outlive-cans = Cans
outlive-survivor = Survivor
outlive-waits = waiting
outlive-nobody = nobody

outlive-convoy = Convoy
outlive-day = Round
outlive-event = Event
outlive-points = VP
outlive-cost = Cost
outlive-effect = Effect
outlive-state = State
outlive-face-down = face down
outlive-resolved = resolved by { $seat }
outlive-unresolved = acts every Day
outlive-passed = resolves nothing more tonight
outlive-passed-tag = passed

outlive-shelter = Shelter: { $seat }
outlive-hidden = The rooms are still secret.
outlive-leader = Leader
outlive-unled = no leader yet
outlive-store = Stores
outlive-airlock = Airlock
outlive-airlock-count =
    { $count } of { $places }{ $rows ->
        [0] {""}
       *[other] ; feeding costs { $rows } water
    }
outlive-radiation = Radiation
outlive-radiation-at =
    { $points } VP, { $below ->
        [0] at the bottom of the track
        [one] 1 step above the bottom
       *[other] { $below } steps above the bottom
    }
outlive-unplaced = { $strength } (not placed)
outlive-stands-at = { $strength } (played, { $place })
outlive-lies-at = { $strength } (not played yet, { $place })
outlive-hunted = Prey
outlive-prey-kind = { $count } of endurance { $endurance }
outlive-events = Resolved events
outlive-room = Room
outlive-survivors = Survivors
outlive-food = Food
outlive-of = { $count } of { $places }
outlive-room-state =
    { $state ->
        [unbuilt] under construction
        [idle] built
        [used] works, used
       *[works] works
    }
outlive-equipment = Equipment
outlive-repair-cost = Repair
outlive-partner = Other half
outlive-condition =
    { $state ->
        [broken] broken
        [ready] ready
       *[spent] used
    }
outlive-rooms-drawn = Your six rooms: discard two
outlive-rooms-standard = Everybody has these rooms too
outlive-leaders-drawn = Your two leaders, of whom you keep one

outlive-reject = Discard { $room } and …
outlive-hero = Hero { $strength }
outlive-hero-at = Hero { $strength }, { $place }
outlive-slot-of = { $place }, slot { $slot }
outlive-stands = stands up here
outlive-deploy = Hero 4: { $place }, …
outlive-deploy-other = hero 5: { $place }
outlive-build = Build the { $room }
outlive-staff = { $room }
outlive-move-in =
    { $count ->
        [one] 1 moves in
       *[other] { $count } move in
    }
outlive-repair = Repair the { $equipment }
outlive-pay = for { $items }
outlive-pay-helped = for { $items } ({ $help })

outlive-moment-event = Round { $round }: { $event }
outlive-moment-strikes = { $event }: what it takes
outlive-moment-losses = Losses
outlive-moment-end = The game is over
outlive-moment-untouched = Does not touch { $seats }.
outlive-moment-stopped = { $count ->
        [one] No longer full, so it has stopped working: { $rooms }.
       *[other] No longer full, so they have stopped working: { $rooms }.
    }
outlive-sources = Points by source

outlive-result = Result
outlive-total = Total

outlive-board = Board and shelter
outlive-daytime = Day
outlive-prey-on-top = Prey of endurance { $endurance }
outlive-prey-count = tiles in the stack: { $count }
outlive-prey-unseen = Prey, face down
outlive-slot-named = Slot { $slot }
outlive-slot-facts =
    { $cans }{ $waits ->
        [yes] , a survivor waits
       *[no] {""}
    }
outlive-hero-of = { $seat }: hero { $strength }
outlive-hero-stands = played today
outlive-hero-lies = not played yet
outlive-has = { $seat } has:
outlive-rooms = Rooms
outlive-broken = Broken
outlive-repaired = Repaired
outlive-worth = Repaired: 1 VP each; both halves of a symbol: 1 more
outlive-belongings = Rooms and equipment
outlive-step-resolve = Events
outlive-step-feed = Feed
outlive-step-radiation = Radiation
outlive-step-recruit = Recruit
outlive-step-build = Build
outlive-step-repair = Repair
outlive-step-tidy = Tidy up
# What came of the steps of the Night, on narrow cards.
outlive-tonight-none = none resolved
outlive-tonight-resolved = resolved
outlive-tonight-nobody = nobody
outlive-tonight-stopped = all kept out
outlive-tonight-full = airlock full
outlive-tonight-no-food = no food left
outlive-tonight-no-materials = no materials
outlive-tonight-nothing = nothing
outlive-tonight-whole = nothing broken
outlive-tonight-keeps = all keeps
outlive-upkeep =
    { $when ->
        [later] Food next Night
       *[tonight] Food tonight
    }: { $needs }{ $unpaid ->
        [0] {""}
       *[other] ; { $unpaid } missing
    }
outlive-needs =
    { $food ->
        [one] 1 commodity
       *[other] { $food } commodities
    }
# Words that may be broken at the bars, where a card is narrow.
outlive-joints = Sand|storm Ammu|nition Grapp|ling Base|ball Exo|skeleton Flash|light Dock|master Ven|ti|la|tion Col|lapsed

# On the first page, and where a table is set up.

about = The world has ended, and a convoy will take one shelter along. Feed your survivors, build rooms, and be ready for the radiation. For two to four players.
agree-placement = Placing the heroes
