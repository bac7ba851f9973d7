# What happened: one sentence each. A sentence that begins with a name gets its capital letter from
# the program.

event-led =
    { $seat ->
        [seat-you] your leader is
       *[other] { NAME($seat) }'s leader is
    } { NAME($leader) } ({ $age }): { $resources } and the { NAME($equipment) }, broken.
event-started =
    { $seat ->
        [seat-you] you have
       *[other] { NAME($seat) } has
    } the oldest leader and { $seat ->
        [seat-you] are
       *[other] is
    } the start player.
event-deployed =
    { $seat ->
        [seat-you] your hero
       *[other] { NAME($seat) }'s hero
    } { $strength } lies { NAME($place, "at") }.
event-all-deployed =
    { $seat ->
        [seat-you] your heroes:
       *[other] { NAME($seat) }'s heroes:
    } { $heroes }.
event-round-began = Round { $round } begins.
event-equipment-shuffled = The discarded equipment is shuffled into a new deck.
event-displayed = Equipment { NAME($place, "at") }: { $cards }.
event-laid-aside = Search tiles laid aside { NAME($place, "at") }: { $tiles }.
event-prey-seen = Prey { NAME($place, "at") }: endurance { $endurance }.
event-event-revealed = The event of this round is { NAME($card) }. { $effect }
event-event-bit = The event { NAME($card) } takes effect.
event-stock-lost = The shortage takes { $amount } from { NAME($place, "the") }.
event-discarded =
    { $seat ->
        [seat-you] you discard
       *[other] { NAME($seat) } discards
    } { $amount }.
event-survivor-left =
    { $seat ->
        [seat-you] you lose
       *[other] { NAME($seat) } loses
    } { $count ->
        [one] 1 survivor
       *[other] { $count } survivors
    } from the { NAME($berth) }.
event-moved =
    { $seat ->
        [seat-you] your hero
       *[other] { NAME($seat) }'s hero
    } { $strength } goes { NAME($to, "to") }.
event-stood =
    { $seat ->
        [seat-you] your hero
       *[other] { NAME($seat) }'s hero
    } { $strength } cannot go anywhere and stands up.
event-struck =
    { $seat ->
        [seat-you] you use
       *[other] { NAME($seat) } uses
    } the Baseball bat against { NAME($victim) }.
event-pressed =
    { $seat ->
        [seat-you] you press
       *[other] { NAME($seat) } presses
    } { NAME($victim) }: the pressure is { $pressure }.
event-guarded =
    { $seat ->
        [seat-you] your Guard
       *[other] { NAME($seat) }'s Guard
    } calls off the pressure.
event-resisted =
    { $seat ->
        [seat-you] you
       *[other] { NAME($seat) }
    } { $how ->
        [none]
            { $seat ->
                [seat-you] do not resist.
               *[other] does not resist.
            }
       *[some]
            { $seat ->
                [seat-you] fend off with { $means }.
               *[other] fends off with { $means }.
            }
    }
event-robbed =
    { $victim ->
        [seat-you] you hand
       *[other] { NAME($victim) } hands
    } { $amount } over to { NAME($seat) }.
event-gained =
    { $seat ->
        [seat-you] you get
       *[other] { NAME($seat) } gets
    } { $amount }.
event-healed =
    { $seat ->
        [seat-you] your radiation
       *[other] { NAME($seat) }'s radiation
    } improves by one step.
event-algae-taken =
    { $seat ->
        [seat-you] you take
       *[other] { NAME($seat) } takes
    } the algae.
event-plant-paid =
    { $seat ->
        [seat-you] you open
       *[other] { NAME($seat) } opens
    } the Dam { $chips ->
        [0] with the Access card.
       *[other] for { $amount }.
    }
event-marker-taken =
    { $seat ->
        [seat-you] you get
       *[other] { NAME($seat) } gets
    } the start marker.
event-survivor-housed = A survivor moves into { $seat ->
        [seat-you] your
       *[other] { NAME($seat) }'s
    } { NAME($berth) }.
event-hunted =
    { $seat ->
        [seat-you] you hunt
       *[other] { NAME($seat) } hunts
    } prey of endurance { $endurance }{ $ammo ->
        [0] .
       *[other] {" "}with { $ammo } ammo.
    }
event-sensed =
    { $seat ->
        [seat-you] you look
       *[other] { NAME($seat) } looks
    } through the prey stack { NAME($place, "at") } with the Thermal sensor.
event-looked =
    { $seat ->
        [seat-you] your Lookout
       *[other] { NAME($seat) }'s Lookout
    } looks through the search stack { NAME($place, "at") }.
event-equipment-taken =
    { $seat ->
        [seat-you] you take
       *[other] { NAME($seat) } takes
    } { $cards }.
event-tile-found =
    { $seat ->
        [seat-you] you search
       *[other] { NAME($seat) } searches
    } { NAME($place, "at") }: { $tiles }.
event-night-fell = Night falls, and all heroes lie down.
event-passed =
    { $seat ->
        [seat-you] you pass
       *[other] { NAME($seat) } passes
    }.
event-event-resolved =
    { $seat ->
        [seat-you] you resolve
       *[other] { NAME($seat) } resolves
    } { NAME($card) } ({ $points } VP).
event-fed =
    { $seat ->
        [seat-you] you feed your
       *[other] { NAME($seat) } feeds the
    } survivors with { $amount }.
event-cannot-feed =
    { $seat ->
        [seat-you] you have
       *[other] { NAME($seat) } has
    } nothing to feed the survivors with.
event-unfed = Food is short by { $unpaid }.
event-nobody-fed =
    { $seat ->
        [seat-you] you have
       *[other] { NAME($seat) } has
    } nobody to feed.
event-irradiated =
    { $seat ->
        [seat-you] your radiation
       *[other] { NAME($seat) }'s radiation
    } gets worse by { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    }
event-recruited =
    { $seat ->
        [seat-you] you recruit
       *[other] { NAME($seat) } recruits
    } { $count ->
        [one] 1 survivor.
       *[other] { $count } survivors.
    }
event-built =
    { $seat ->
        [seat-you] you build
       *[other] { NAME($seat) } builds
    } the { NAME($room) }.
event-staffed =
    { $seat ->
        [seat-you] you move
       *[other] { NAME($seat) } moves
    } { $count ->
        [one] 1 survivor
       *[other] { $count } survivors
    } into the { NAME($room) }.
event-survivor-born = A survivor joins { $seat ->
        [seat-you] your
       *[other] { NAME($seat) }'s
    } Nursery.
event-scrapped =
    { $seat ->
        [seat-you] you scrap
       *[other] { NAME($seat) } scraps
    } the { NAME($equipment) }.
event-equipment-drawn =
    { $seat ->
        [seat-you] you draw
       *[other] { NAME($seat) } draws
    } the { NAME($equipment) }.
event-equipment-redrawn =
    { $seat ->
        [seat-you] you draw
       *[other] { NAME($seat) } draws
    } a second { NAME($equipment) }, which is discarded.
event-repaired =
    { $seat ->
        [seat-you] you repair
       *[other] { NAME($seat) } repairs
    } the { NAME($equipment) }.
event-slept =
    { $seat ->
        [seat-you] you go
       *[other] { NAME($seat) } goes
    } to sleep.
event-scored =
    { $seat ->
        [seat-you] you score
       *[other] { NAME($seat) } scores
    } { $points } VP: { NAME($source) }.
event-all-scored =
    { $seat ->
        [seat-you] your points:
       *[other] { NAME($seat) }'s points:
    } { $shares }.
event-game-ended = The game is over.

# Parts of these sentences.
means-gear = Battle gear
card-the = the { NAME($equipment) }
share = { NAME($source) } { $points }
hero-at = { $strength } { NAME($place, "at") }
nothing = nothing

# What chance decided, where it is told by itself.
chance-room = Room: { NAME($name) }
chance-leader = Leader: { NAME($name) }
chance-equipment = Equipment: { NAME($name) }
chance-tile = Search tile: { NAME($name) }
chance-prey = Prey: endurance { $endurance }
chance-event = Event: { NAME($name) }
