# What lies on the table, explained: rooms, equipment, events, leaders, options, the box.

amount-meat = { $count } meat
amount-water = { $count } water
amount-can =
    { $count ->
        [one] 1 can
       *[other] { $count } cans
    }
amount-wood = { $count } wood
amount-metal = { $count } metal
amount-chip =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
amount-ammo = { $count } ammo

does-room-workshop = Night, build step: one room costs 1 material, not 3.
does-room-storeroom = Night, repair step: draw 1 equipment card; then one repair costs 1 material less.
does-room-council = One event you resolve is cheaper by 2 materials, 2 ammo or 1 commodity.
does-room-smokehouse = Your first kill of the round while this room works brings 2 more meat.
does-room-butcher = Your first kill of the round while this room works brings 1 more meat.
does-room-galley = On the Cargo ship you take 1 more can.
does-room-dockmaster = On the Cargo ship you take 2 more cans and may use a slot that is taken.
does-room-armoury = Night, build step: take 4 ammo.
does-room-cistern = 1 extra water a round for events, feeding or recruiting; nobody can take it.
does-room-bunker = Events do nothing to you, apart from shortages.
does-room-scrapyard = Night, build step: you may discard 1 equipment card for the materials of its repair.
does-room-infirmary = Night, build step: your radiation improves by one step.
does-room-ventilation = Against the wave you count one survivor more in your airlock.
does-room-nursery = Night, build step: 1 more survivor moves in here, until there are 8.
does-room-scouts = Once in each city: after your first search tile turn up two more for free.
does-room-depot = Night, build step: draw 2 equipment cards.
does-room-lookout = Once a day, look secretly through the search stack of one city.
does-room-guard = Once a round, call off one pressure on a hero of strength 3.
does-room-mechanic = Night, repair step: one repair is free.
does-room-racket = When your hero presses somebody, you choose what is handed over.
does-room-salvagers = Once in each city: an empty search tile brings 1 wood and 1 metal.
does-room-toolroom = Night, repair step: one repair costs 2 materials less.

does-equipment-axe = Forest: +2 wood.
does-equipment-bow = Forest: 1 meat.
does-equipment-baseball-bat = The pressure on one victim grows by 1.
does-equipment-battle-gear = One pressure on a hero of yours shrinks by 2.
does-equipment-exoskeleton = One hero moves as far as you like.
does-equipment-thermal-sensor = Look through a prey stack and hunt any one tile of it.
does-equipment-jerrycan = Dam: +1 water.
does-equipment-access-card = Dam: 1 chip less to pay.
does-equipment-backpack = Fair: +2 chips.
does-equipment-metal-detector = Fair: 1 can.
does-equipment-shotgun = One hunt: 1 additional action.
does-equipment-bear-trap = One hunt: 1 additional action.
does-equipment-hacksaw = Cargo ship: 2 metal.
does-equipment-grappling-hook = Cargo ship: one hero may take the next higher slot.
does-equipment-ammunition-kit = Military base: +2 ammo.
does-equipment-crowbar = Military base: 2 chips.
does-equipment-flashlight = City: 1 survivor for the airlock.
does-equipment-chainsaw = City: 2 wood.
does-equipment-pickaxe = Mine: +2 metal.
does-equipment-purifier = Mine: 1 water.

does-card-forest-fire = Shortage: the Forest holds half its wood.
does-card-cave-in = Shortage: the Mine holds half its metal.
does-card-short-circuit = Shortage: the Fair holds half its chips.
does-card-collapsed-district = Shortage: each city's stack holds half its tiles.
does-card-sandstorm = A hero has 3 actions at most.
does-card-rats = Everybody discards 1 commodity each Day.
does-card-looters = Everybody discards 2 materials or ammo each Day.
does-card-poisoned-spring = The Dam costs 1 chip more.
does-card-epidemic = Everybody loses 1 survivor each Day.
does-card-wild-pack = All prey has 1 more endurance.
does-card-blocked-roads = Heroes move 1 step and no further.
does-card-power-failure = Every room and every repair costs 1 material more.

leader-facts = age { $age }; { $resources }; broken { NAME($equipment) }; heroes: { $places }
facts-room = { $places } places, food { $food }
facts-repair = repair: { $amount }
leader-search = what 3 search tiles show

option-seats-2 = Two players.
option-seats-3 = Three players.
option-seats-4 = Four players.
option-placement-simultaneous = All players place their heroes simultaneously.
option-placement-in-turn = Strategic variant: heroes are placed one by one, in turn order.

comment-airlock =
    The airlock: the places in its first and in its second row.
    Partly from a source: a published implementation has 7 places. How they are split into rows
    is reconstructed; the rulebook's example of feeding, two survivors for 2 water, agrees with it
    only if it means two occupied rows.
comment-radiation =
    The radiation track from best to worst, in VP. The marker starts at the 0.
    Partly from a source: the negative side is in a printed example, and a second printed source
    confirms it. The two positive steps are reconstructed.
comment-cargo =
    The cans of the slots of the Cargo ship, for strength 3, 4, 5 and 6.
    Partly from a source: the rulebook has 3 cans for slot 5. The others are reconstructed.
comment-prey =
    The prey by endurance: how many tiles there are, and the meat for the first, second, third ...
    of them that a player hunts.
    Partly from a source: the rulebook has the 4, 5 and 6 meat for endurance 6. The other numbers
    are reconstructed.
comment-events =
    The event cards: what it costs to resolve them, and their VP. What they do is a rule.
    Partly from a source: the rulebook has 3 VP for each of the four shortages, 3 water for the
    Forest fire and 5 VP for the Sandstorm. The other costs and VP are reconstructed.

list-and = { $names } and { $last }
result-winner =
    { $person ->
        [you] you win with { $points } VP.
       *[other] { $seats } wins with { $points } VP.
    }
result-tie-break =
    { $person ->
        [you] you win with { $points } VP: level on points with { $others }, but with more { $reason ->
            [commodities] commodities.
           *[supplies] materials and ammo.
        }
       *[other] { $seats } wins with { $points } VP: level on points with { $others }, but with more { $reason ->
            [commodities] commodities.
           *[supplies] materials and ammo.
        }
    }
result-shared =
    { $person ->
        [you] { $seats } share the victory with { $points } VP, and are level in resources too.
       *[other] { $seats } share the victory with { $points } VP, and are level in resources too.
    }
