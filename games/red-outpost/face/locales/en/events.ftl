# What happened: one sentence each. A sentence that begins with a name gets its capital letter from
# the program. In $owner, "own" means that the disc belongs to whoever moves it.

event-blocked = A block marker closes the { NAME($location) } every { NAME($phase) }.
event-dealt =
    { $seat ->
        [seat-you] you receive
       *[other] { NAME($seat) } receives
    } the { NAME($card) } card.
event-started =
    { $seat ->
        [seat-you] you are
       *[other] { NAME($seat) } is
    } drawn as start player.
event-day-began = Day { $day } begins.
event-phase-began =
    { $phase ->
        [phase-morning] The Morning begins.
       *[other] { NAME($phase, "the") } begins, and all workers stand up.
    }
event-goal-drawn = Goal card { $card } is laid out, and Autom puts discs on all portraits: two each on { $workers }, one on each of the others.
event-autom-card = An Autom card is turned up: { NAME($worker) }; for the turn after, { $places }.
event-moved =
    { $seat ->
        [seat-you] you send
       *[other] { NAME($seat) } sends
    } the { NAME($worker) } { NAME($to, "to") }.
event-stayed =
    { $seat ->
        [seat-you] you let
       *[other] { NAME($seat) } lets
    } the Shepherd work where he is, { NAME($at, "at") }.
event-influenced =
    { $seat ->
        [seat-you] you put
       *[other] { NAME($seat) } puts
    } a disc on the { NAME($worker) }'s portrait.
event-disc-held =
    { $seat ->
        [seat-you] you put
       *[other] { NAME($seat) } puts
    } the disc of this turn on the Administration card.
event-discs-released =
    { $seat ->
        [seat-you] you bring
       *[other] { NAME($seat) } brings
    } { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } from the Administration card to the { NAME($worker) }'s portrait.
event-disc-withheld =
    { $seat ->
        [seat-you] you keep
       *[other] { NAME($seat) } keeps
    } the disc of this turn, and the worker's mood is spared.
event-disc-removed = You take one of Autom's discs off the { NAME($worker) }'s portrait.
event-disc-shifted =
    { $seat ->
        [seat-you] you move
       *[other] { NAME($seat) } moves
    } { $owner ->
        [own]
            { $seat ->
                [seat-you] one of your own discs
               *[other] one of their own discs
            }
        [seat-you] one of your discs
       *[other] one of { NAME($owner) }'s discs
    } from the { NAME($from) }'s portrait to the { NAME($to) }'s.
event-mood-changed =
    The { NAME($worker) }'s mood { $way ->
        [up] rises
       *[down] falls
    } by { $by }.
event-card-used =
    { $seat ->
        [seat-you] you use
       *[other] { NAME($seat) } uses
    } the { NAME($card) } card.
event-produced =
    { $seat ->
        [seat-you] you produce
       *[other] { NAME($seat) } produces
    } { $goods }.
event-received =
    { $seat ->
        [seat-you] you add
       *[other] { NAME($seat) } adds
    } { $goods } to the Warehouse.
event-discarded =
    { $seat ->
        [seat-you] you take
       *[other] { NAME($seat) } takes
    } { $goods } out of the Warehouse.
event-wheel-turned =
    { $seat ->
        [seat-you] your wheel marker advances
       *[other] { NAME($seat) }'s wheel marker advances
    } { $by ->
        [one] 1 field.
       *[other] { $by } fields.
    }
event-exported =
    { $seat ->
        [seat-you] you export
       *[other] { NAME($seat) } exports
    } { NAME($good) }.
event-delivered = You deliver { NAME($good) } for your goals.
event-crystals-gained =
    { $seat ->
        [seat-you] you gain
       *[other] { NAME($seat) } gains
    } { $count ->
        [one] 1 crystal.
       *[other] { $count } crystals.
    }
event-crystal-spent =
    { $seat ->
        [seat-you] you pay
       *[other] { NAME($seat) } pays
    } 1 crystal.
event-donated =
    { $seat ->
        [seat-you] you donate
       *[other] { NAME($seat) } donates
    } 1 crystal to the Palace.
event-pledged =
    { $seat ->
        [seat-you] you lay
       *[other] { NAME($seat) } lays
    } 1 crystal on the { NAME($worker) }'s portrait.
event-spaceship-revealed = The Spaceship card shows { NAME($card, "shows") }.
event-spaceship-shuffled = The Spaceship's discards are shuffled into a new deck.
event-lake-revealed = The Lake card shows { NAME($card, "shows") }.
event-lake-recalled =
    { $seat ->
        [seat-you] you name
       *[other] { NAME($seat) } names
    } the discarded card { NAME($card, "with") } as the first of the Fisherman's two.
event-lake-chosen =
    { $seat ->
        [seat-you] you choose
       *[other] { NAME($seat) } chooses
    } the card { NAME($card, "with") }.
event-lake-shuffled = The Lake cards are shuffled.
event-sent =
    { $seat ->
        [seat-you] you shift
       *[other] { NAME($seat) } shifts
    } the { NAME($worker) } { NAME($to, "to") }, with nothing following.
event-napped =
    { $seat ->
        [seat-you] you lay
       *[other] { NAME($seat) } lays
    } the { NAME($worker) } flat for Lunch.
event-scored =
    { $seat ->
        [seat-you]
            you { $way ->
                [up] score
               *[down] lose
            }
       *[other]
            { NAME($seat) } { $way ->
                [up] scores
               *[down] loses
            }
    } { $points } VP { NAME($source, "for") }.
event-mood-counted = { NAME($worker) }, mood { $mood }: no points.
event-goal-missed = Missed goal: { $goal }.
event-day-ended = Day { $day } is over: moods return to 0, discs to their owners.
event-game-ended = The game is over.

# Several of a kind, told together.
goods = { $count } { NAME($good) }
event-moods-changed = Mood { $by }: { $workers }.
event-worker-points = { NAME($worker) }, mood { $mood }: { $shares } VP.
event-points = { NAME($source) }: { $shares } VP.

# What chance decided, where it is told by itself.
chance-block = Block marker: { NAME($location) }
chance-worker-card = Worker card: { NAME($worker) }
chance-location-card = Location card: { NAME($location) }
chance-start = Start player: { NAME($seat) }
chance-goal = Goal card { $card }
chance-autom = Autom card { $card }
chance-spaceship = Spaceship card: { NAME($card) }
chance-lake = Lake card: { NAME($card) }

goal-free = { NAME($worker) } without Autom discs
goal-happy = { NAME($worker) } at mood 3 or more
goal-export = { NAME($good) } exported
