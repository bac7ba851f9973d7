# What lies on the table: locations as the board shows them, special cards, options, the box.

board-pasture = 1 wool
    .mood = −1, Shepherd ±0
board-palace = Commissar +1, donation
    .mood = +1, Commissar ±0
board-cornfield = 1 grain
    .mood = −1, Farmer ±0
board-beerhouse = 1 crystal: moods ±1
    .mood = +2, Commissar −1
board-warehouse = one trade
    .mood = ±0
board-administration = disc or crystal
    .mood = ±0, Bureaucrat +1
board-spaceship = 1 card
    .mood = −1
board-mine = 1 coal, Miner 2
    .mood = −2, Miner ±0
board-field-kitchen = at Lunch only
    .mood = +1
board-lake = 1 card, Fisherman 2
    .mood = −1, Fisherman ±0
board-labour-camp = grain, wool, fish
    .mood = −2
board-barracks = in the Evening only
    .mood = +1

card-location-pasture = The mover gains 2 mood, in place of everything the Pasture does.
card-location-palace = The crystal may go on any portrait and counts there as a disc of yours when the day is scored.
card-location-cornfield = Produce any good in place of grain.
card-location-beerhouse = Take 2 crystals and skip the mood step and the action.
    .solo-print = Take 2 crystals in place of the action.
card-location-warehouse = Swap a good for a crystal or a crystal for a good up to two times.
    .solo-print = In place of the one trade discard a good for a crystal up to two times.
card-location-administration = Put the disc of this turn on the card; in any later turn bring as many as you like from there to the mover's portrait.
card-location-spaceship = After the action take one of each good out of the Warehouse: one of the four is exported, the others go.
card-location-mine = The mover pays 1 mood, which is not possible at the bottom of the track, and your wheel marker advances three fields, in place of everything the Mine does.
    .solo-print = The mover loses 1 mood and your wheel marker advances three fields, in place of everything the Mine does.
card-location-field-kitchen = When Lunch begins, lay one or two workers flat where they are.
card-location-lake = Take the reward of any discarded Lake card in place of drawing one. The Fisherman still draws his other card and takes one of the two rewards.
card-location-labour-camp = Keep your disc this turn, and the mover's −2 is cancelled too.
card-location-barracks = At the end of the Morning bring any one disc to a worker in the Barracks.
    .solo-print = At the end of the Morning bring one of your own discs to a worker in the Barracks.
card-worker-shepherd = The Shepherd may stay and use the place where he is, if it is not blocked and he is alone there; the Barracks in the Evening only, even with others there, and the Field kitchen never.
    .solo-print = The Shepherd may stay and use the place where he is, if it is not blocked; the Barracks in the Evening only, and the Field kitchen never.
card-worker-farmer = The Farmer may go where another worker is.
    .solo-print = The Farmer may go where another worker lies flat.
card-worker-fisherman = After a turn with the Fisherman shift one other worker to a free place that is not blocked; to the Barracks in the Evening only, and never to the Field kitchen.
    .solo-print = After a turn with the Fisherman shift one worker who is where he is to a free place that is not blocked; to the Barracks in the Evening only, and never to the Field kitchen.
card-worker-miner = When the Miner produces anything but coal, he may pay 1 more mood, if he is not at the bottom of the track, and produce one more of it.
    .solo-print = When the Miner produces anything but coal, he may lose 1 more mood and produce one more of it.
card-worker-bureaucrat = Block markers do not stop the Bureaucrat.
card-worker-commissar = After the action in a turn with the Commissar donate 1 crystal to the Palace.

option-seats-1 = Solo: you play against Autom.
option-seats-2 = Two players.
option-seats-3 = Three players.
option-seats-4 = Four players.
option-blocks-recommended = Recommended block markers: Spaceship, Palace and Beerhouse are closed in the Morning, Cornfield, Pasture and Lake in the Evening.
option-blocks-random = Random block markers: six locations are drawn, three for the Morning and three for the Evening.
option-cards-without = No special cards.
option-cards-with = Special cards: everybody gets one worker card and one location card.
option-edition-retail = Retail edition: its rulebook decides where the two editions differ.
option-edition-solo-print = Edition with the solo game: its rulebook decides; points may fall below 0, and eight of the special cards differ where they are used.
option-start-random = The start player is drawn.
option-start-1 = Orange is the start player.
option-start-2 = Blue is the start player.
option-start-3 = Brown is the start player.
option-start-4 = Pink is the start player.
option-start-autom = Autom opens every phase.
option-difficulty-easy = Easy: a missed goal costs 1 VP less than its card says.
option-difficulty-normal = Normal: a missed goal costs what its card says.
option-difficulty-hard = Hard: a missed goal costs 1 VP more than its card says.

comment-mood =
    The mood tracks, the same for all six workers. They start at 0, and a step is worth 1 VP.
    Known from a published review; it agrees with every example in the rulebooks.
comment-wheel =
    The production wheel: the fields of a lap.
    Known from a published review; it agrees with both examples in the rulebooks.
comment-exports =
    The export tracks: what the fields pay that keep their cube, and what the last one pays,
    which has a question mark and never fills.
    Reconstructed. The rulebooks only tell that a coal field pays 3 and that early deliveries
    matter; from the number of cubes follows that at most three fields can keep theirs.
comment-spaceship =
    The Spaceship deck: how many of its twelve cards show what.
    Partly from the rulebooks, which name the kinds of cards; how many there are of each is
    reconstructed.
comment-lake =
    The Lake deck: how many of its six cards show what.
    Partly from the rulebooks, which say that three cards show fish; how these divide is
    reconstructed.
comment-ring =
    The way round the board that Autom follows in the solo game, clockwise.
    Partly from the rulebooks, where an example shows the step between Lake and Spaceship; where
    Warehouse and Mine come in is reconstructed.
comment-autom =
    The eighteen Autom cards of the solo game: whom the card moves, and the three destinations
    for the turn after, from the top.
    Reconstructed, but for what the rulebook's example shows: a card with Cornfield, Beerhouse
    and Warehouse, and one with the Fisherman.
comment-goals =
    The twelve goal cards of the solo game: the portraits with a second disc, the goals, what a
    missed goal costs, Autom's preferences and direction, and what exports pay on that day.
    Reconstructed, but for what the rulebook's examples show: a card whose order of workers
    begins with Bureaucrat and Fisherman and whose direction is counter-clockwise.

list-and = { $names } and { $last }
result-solo =
    { $outcome ->
        [won] You win with { $you } VP against Autom's { $autom }.
        [level] { $you } VP each: being level with Autom means you have lost.
       *[lost] Autom wins with { $autom } VP against your { $you }.
    }
result-winner =
    { $person ->
        [you] you win with { $points } VP.
       *[other] { $seats } wins with { $points } VP.
    }
result-tie-break =
    { $person ->
        [you] you win with { $points } VP: level on points with { $others }, but with more crystals.
       *[other] { $seats } wins with { $points } VP: level on points with { $others }, but with more crystals.
    }
result-shared =
    { $person ->
        [you] { $seats } share the victory with { $points } VP and equally many crystals.
       *[other] { $seats } share the victory with { $points } VP and equally many crystals.
    }

autom-no-card = No Autom card lies open.
autom-next =
    Open card: { $places }. { $to ->
        [lunch] At Lunch it does not count: the first upright worker of the order goes to the Field kitchen.
        [ring] None of them is free now, so the next worker looks round the board, { $direction }.
       *[other] As things stand, the next worker goes here: { $to }. (Otherwise round the board, { $direction }.)
    }
autom-workers = Order of workers: { $workers }
autom-goods = Order of goods: { $warehouse } (Warehouse); { $spaceship } (Spaceship)
