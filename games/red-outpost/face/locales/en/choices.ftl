# What can be chosen, who is asked for what, and in a few words what a choice leads to. No choice
# begins with a number, because choices are numbered.

action-move = { NAME($worker) } { NAME($to, "to") }
action-stay = Shepherd stays { NAME($at, "at") }
action-influence-portrait =
    { $released ->
        [0] disc on the portrait
       *[other] disc on the portrait, and { $released } more from the card
    }
action-influence-card =
    { $released ->
        [0] disc on the Administration card
       *[other] disc on the card, and { $released } of those there to the portrait
    }
action-influence-reserve = keep the disc and spare the worker's mood
action-use = use the { NAME($card) } card
action-donate = donate 1 crystal to the Palace
action-pledge = a crystal on the { NAME($worker) }'s portrait
action-treat = a crystal: { NAME($raise) } +1, { NAME($lower) } −1
action-bribe = { NAME($good) }: { NAME($raise) } +1, { NAME($lower) } −1
action-sell = { NAME($good) } for a crystal
action-buy = a crystal for { NAME($good) }
action-shift =
    { $owner ->
        [seat-you] your disc
       *[other] { NAME($owner) }'s disc
    } from { NAME($from) } to { NAME($to) }
action-take-find = take { NAME($good) }
action-take-crop = produce { NAME($good) }
action-fish = draw from the deck as it is
action-shuffle-and-fish = shuffle all six cards, then draw
action-recall = take the discarded card { NAME($card, "with") }
action-catch = take the card { NAME($card, "with") }
action-catch-shuffle = take the card { NAME($card, "with") }, then shuffle all six
action-ship = export { NAME($good) }
action-overtime = one more { NAME($good) } for 1 mood of the Miner
action-send = { NAME($worker) } { NAME($to, "to") }
action-nap = lay flat: { $workers }

decline-instead = use the { NAME($location) } as usual
decline-donation = donate nothing
decline-round = pay for no round
decline-trade = no trade
decline-further-trade = no further trade
decline-transfer = leave the discs where they are
decline-cargo = ship nothing
decline-overtime = no overtime
decline-errand = shift nobody
decline-nap = lay nobody flat

prompt-seat =
    { $seat ->
        [seat-you] { $task }
       *[other] { NAME($seat) }: { $task }
    }
task-move = choose a worker and a destination.
task-influence = say where the disc of this turn goes.
task-instead = use the { NAME($card) } card, or the location as usual.
task-donation = you may donate 1 crystal to the Palace.
task-round = for 1 crystal one worker's mood rises by 1 and another's falls by 1, if you like.
task-trade =
    { $left ->
        [one] you may make one trade at the Warehouse.
       *[other] { $edition ->
            [edition-solo-print] you may make one trade at the Warehouse, or discard up to { $left } goods for a crystal each.
           *[other] you may make up to { $left } trades at the Warehouse.
        }
    }
task-transfer = you may move a disc of somebody else's from one portrait to another.
task-find = choose the good you found on the Spaceship.
task-crop = choose which good to produce on the Cornfield.
task-fishing = choose how to fish.
task-catch = choose one of the two Lake cards: { NAME($first) } or { NAME($second) }.
task-catch-same = both Lake cards show the same ({ NAME($first) }); shuffle afterwards, or not.
task-cargo = you may export one good of four, while one of each other good goes to the supply.
task-overtime = the Miner may produce one more for 1 of his mood.
task-gift = you may donate 1 crystal to the Palace with the Commissar card.
task-errand = you may shift another worker with the Fisherman card.
task-nap = with the Field kitchen card you may lay one or two workers flat before Lunch.
task-late-riser = with the Barracks card you may bring a disc to a worker in the Barracks.
prompt-waiting = Waiting for { NAME($seat) }: { $doing }.
doing-move = moving a worker
doing-influence = placing the disc of this turn
doing-instead = using the { NAME($card) } card, or the location
doing-donation = donating to the Palace, or not
doing-round = changing moods for 1 crystal, or not
doing-trade = trading in the Warehouse
doing-transfer = moving a disc between portraits, or not
doing-find = choosing the good found on the Spaceship
doing-crop = choosing a good on the Cornfield
doing-fishing = choosing how to fish
doing-catch = choosing a Lake card
doing-catch-same = shuffling the Lake cards, or not
doing-cargo = exporting a good, or not
doing-overtime = letting the Miner work overtime, or not
doing-gift = donating to the Palace, or not
doing-errand = shifting a worker, or not
doing-nap = laying workers flat before Lunch, or not
doing-late-riser = bringing a disc to the Barracks, or not

prompt-draw-block = A location for a block marker is drawn.
prompt-draw-worker-card = A worker card is dealt.
prompt-draw-location-card = A location card is dealt.
prompt-draw-start = The start player is drawn.
prompt-draw-goal = The goal card of the day is drawn.
prompt-draw-first-autom-card = The first Autom card of the day is turned up.
prompt-draw-autom-card = Autom's next card is turned up.
prompt-draw-spaceship = A Spaceship card is revealed.
prompt-draw-lake = A Lake card is revealed.
prompt-draw-second-lake = The Fisherman's second Lake card is revealed beside the first ({ NAME($first) }).
prompt-nothing = The game goes on by itself.
prompt-over = The game is over.

effect-mood = { $workers } { $by }
effect-mover = mood { $by }
effect-disc-removed = Autom's disc off
effect-discarded = −{ $count } { NAME($good) }
effect-wheel = wheel +{ $by }
effect-exported = export
effect-delivered = { NAME($good) } for the goals
effect-crystals =
    { $count ->
        [one] { $by } crystal
       *[other] { $by } crystals
    }
effect-lake-shuffled = Lake cards shuffled
effect-spaceship-shuffled = Spaceship deck shuffled
effect-points = { NAME($source, "short") } { $points } VP
effect-points-of = { NAME($source, "short") }: { $shares } VP
effect-share = { NAME($seat) } { $points }
effect-moved = { NAME($seat) }: { NAME($worker) } { NAME($to, "to") }
effect-influenced = { NAME($seat) }'s disc on { NAME($worker) }
effect-phase = { NAME($phase, "the") } begins
effect-day = day { $day } begins
effect-game-ended = the game ends
effect-after = after the turn – { $effects }
effect-day-over =
    { $shares ->
        [none] then the day ends
       *[other] then { $shares } VP
    }
effect-game-over =
    { $shares ->
        [none] then the game ends
       *[other] then { $shares } VP
    }

then-card = then a card is drawn
then-influence = then place the disc
then-instead = then use your card?
then-donation = then donate?
then-round = then buy a round?
then-trade = then trade?
then-transfer = then a disc?
then-good = then choose a good
then-fishing = then choose how to fish
then-cargo = then ship?
then-overtime = then overtime?
then-errand = then shift a worker?
then-nap = then lay workers flat?
then-late-riser = then bring a disc to a late riser?
