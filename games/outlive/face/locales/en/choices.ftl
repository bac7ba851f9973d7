# What can be chosen, who is asked for what, and in a few words what a choice leads to. No choice
# begins with a number, because choices are numbered.

action-reject = { NAME($one) } and { NAME($other) }
action-build-free = { NAME($room) }
action-move-in =
    { $count ->
        [0] all into the airlock
       *[other]
            { $rest ->
                [0] all into the { NAME($room) }
               *[other] { NAME($room) } { $count }, airlock { $rest }
            }
    }
action-lead = { NAME($leader) }
action-deploy = hero 4 { NAME($four, "at") }, hero 5 { NAME($five, "at") }
action-station = hero { $strength } { NAME($place, "at") }
action-give = { $items }
action-dismiss = from the { NAME($berth) }: { $count }
action-move = hero { $strength } { NAME($to, "to") }
action-move-slot = hero { $strength } { NAME($to, "to") }, slot { $slot }
action-stand = hero { $strength } stands up { NAME($place, "at") }
action-look = Lookout: look through the search stack { NAME($place, "at") }
action-strike = use the Baseball bat
action-guard = call off the pressure with the Guard
action-resist =
    { $how ->
        [none] do not resist
       *[some] fend off with { $means }
    }
action-house =
    { $berth ->
        [room-airlock] into the airlock
       *[other] into the { NAME($berth) }
    }
action-accept = use the { NAME($equipment) }
action-take = take { $amount }
action-take-plain = take { $amount } without the Jerrycan
action-algae =
    { $ammo ->
        [0] take the algae
       *[other] take the algae and { $ammo } ammo
    }
action-hunt =
    { $how ->
        [none] hunt the prey, with actions alone
       *[some] hunt the prey, with { $means }
    }
action-sense = use the Thermal sensor: look through the prey stack
action-hunt-sensed =
    { $how ->
        [none] prey number { $number } of the stack (endurance { $endurance }), with actions alone
       *[some] prey number { $number } of the stack (endurance { $endurance }), with { $means }
    }
action-pick = take the { NAME($equipment) }
action-search = turn up a search tile
action-resolve = { NAME($card) }: pay { $amount }
action-resolve-spared = { NAME($card) }: pay { $amount }; the Council spares { $items }
action-feed =
    { $water ->
        [0] feed the rooms with cans
       *[other] feed the rooms with { $water } water before cans
    }
action-feed-paid = pay { $amount }
action-recruit =
    { $count ->
        [one] recruit 1: { $amount }
       *[other] recruit { $count }: { $amount }
    }
action-build = build the { NAME($room) } for { $items }
action-staff =
    { $count ->
        [one] move 1 survivor into the { NAME($room) }
       *[other] move { $count } survivors into the { NAME($room) }
    }
action-draw = let the Depot draw 2 equipment
action-scrap = scrap the { NAME($equipment) } for { $amount }
action-repair = repair the { NAME($equipment) } for { $items } ({ NAME($help) })

done-bat = do not use it
done-visit =
    { $left ->
        [one] leave; 1 action is lost
       *[other] leave; { $left } actions are lost
    }
done-idle = leave
done-house = take nobody in
done-gift = leave it unused
done-sensed = hunt nothing
done-resolve = pass: resolve nothing more tonight
done-recruit = recruit nobody
done-build = finish building
done-repair = finish repairing

prompt-seat =
    { $seat ->
        [seat-you] { $task }
       *[other] { NAME($seat) }: { $task }
    }
prompt-nature = Chance decides.
prompt-over = The game is over.
task-secret = choose in secret.
task-rooms = discard two of your six rooms.
task-free-room = which room do you build for free?
task-quarters = divide your first 4 survivors between room and airlock.
task-leader = choose your leader.
task-heroes = place your heroes: where do 4 and 5 go? The two of strength 3 take the other two places.
task-next-hero = place one hero.
task-discard-commodities = Rats: { $count ->
        [one] discard 1 commodity.
       *[other] discard { $count } commodities.
    }
task-discard-supplies = Looters: { $count ->
        [one] discard 1 material or ammo.
       *[other] discard { $count } materials or ammo.
    }
task-leave =
    { $why ->
        [hunger] there is not enough food
        [radiation] radiation is at the end of its track
       *[event] Epidemic
    }: { $count ->
        [one] a survivor leaves.
       *[other] { $count } survivors leave.
    } From where?
task-move = choose a hero and a destination.
task-bat =
    { $victim ->
        [seat-you] use the Baseball bat, so that the pressure grows by 1?
       *[other] use the Baseball bat against { NAME($victim) }, so that the pressure grows by 1?
    }
task-defend =
    { $by ->
        [seat-you] you press with { $pressure }. How is it met?
       *[other] { NAME($by) } presses your hero with { $pressure }. How do you meet it?
    }
task-hand-over =
    { $count ->
        [one]
            { $by ->
                [seat-you] you press: hand over 1 commodity or material.
               *[other] { NAME($by) } presses your hero: hand over 1 commodity or material.
            }
       *[other]
            { $by ->
                [seat-you] you press: hand over { $count } commodities or materials.
               *[other] { NAME($by) } presses your hero: hand over { $count } commodities or materials.
            }
    }
task-rob =
    { $count ->
        [one] choose 1 commodity or material that { NAME($victim) } hands over.
       *[other] choose { $count } commodities or materials that { NAME($victim) } hands over.
    }
task-house = a new survivor arrives. Where do they live?
task-house-flashlight = the Flashlight finds a survivor. Take them into the airlock?
task-gift = use the { NAME($equipment) }? Food is short tonight: for every unit that is missing, a survivor of your choice leaves.
task-visit =
    { $left ->
        [0] the hero { NAME($place, "at") } has no action left.
        [one] the hero { NAME($place, "at") } has 1 action left.
       *[other] the hero { NAME($place, "at") } has { $left } actions left: pick what to use them on.
    }
task-sensed = choose the prey that your hero hunts { NAME($place, "at") }.
task-resolve = resolve one event, or pass.
task-feed = feed your survivors: what do you pay with?
task-recruit = recruit survivors for 1 commodity each?
task-build = build rooms (usually 3 materials each), staff and use them, or end this step.
task-repair = repair equipment, or end this step.
prompt-waiting = Waiting for { $doings }.
doing-seat = { NAME($seat) }
doing-secret = choosing in secret
doing-rooms = discarding rooms
doing-free-room = building the first room
doing-quarters = housing the first survivors
doing-leader = choosing a leader
doing-heroes = placing heroes
doing-next-hero = placing a hero
doing-discard-commodities = discarding commodities to the Rats
doing-discard-supplies = discarding materials or ammo to the Looters
doing-leave = choosing who leaves
doing-move = moving a hero
doing-bat = using the Baseball bat, or not
doing-defend = meeting a pressure of { $pressure }
doing-hand-over = choosing what to hand over
doing-rob = choosing what to rob
doing-house = housing a new survivor
doing-house-flashlight = taking in a survivor, or not
doing-gift = using the { NAME($equipment) }, or not
doing-visit = using the actions of a hero { NAME($place, "at") }
doing-sensed = choosing a prey
doing-resolve = resolving events
doing-feed = feeding
doing-recruit = recruiting
doing-build = building
doing-repair = repairing

effect-gained = +{ $amount }
effect-paid = −{ $amount }
effect-healed = radiation 1 step better
effect-irradiated =
    { $count ->
        [one] radiation 1 step worse
       *[other] radiation { $count } steps worse
    }
effect-pressed = presses { NAME($victim) } by { $pressure }
effect-answer = brings up to { $pressure }, { NAME($victim) } decides
effect-robbed = { $amount } from { NAME($victim) }
effect-handed-over =
    { $count ->
        [one] then hand over 1 commodity or material
       *[other] then hand over { $count } commodities or materials
    }
effect-points = { $points } VP
effect-marker = start marker
effect-survivor = 1 survivor for the { NAME($berth) }
effect-left =
    { $count ->
        [one] 1 survivor leaves
       *[other] { $count } survivors leave
    }
effect-fed = { $amount } in all
effect-unfed = food short by { $unpaid }
effect-born = 1 survivor for the Nursery
effect-actions-left =
    { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
effect-night = then Night falls
effect-round = then round { $round } begins
effect-game-ended = then the game is over

hint-take = up to { $amount }
hint-take-paid = for { $price } up to { $amount }
hint-no-chips = too few chips for water
hint-nothing = nothing to be had
hint-algae = algae
hint-prey =
    { $ammo ->
        [0] prey { $endurance }: { $amount }
       *[other] prey { $endurance } with { $ammo } ammo: { $amount }
    }
hint-equipment = equipment: { $count }
hint-tiles = tiles: { $count }
hint-top = on top: { $tile }
hint-works = then it works: { $effect }
hint-event = { $points } VP. { $effect }
