# The table of Red Outpost as text.

label-day = Day { $day }
label-start = Start player: { $seat }
label-turn = Turn: { $seat }
label-legend = ▲ upright  ▬ flat  ■ closed now  □ closed in the phase it names
label-warehouse = Warehouse
label-exports = Export
label-spaceship =
    Spaceship: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }
label-lake =
    Lake: { $left ->
        [one] 1 card
       *[other] { $left } cards
    }
label-discards = open: { $cards }
label-no-discards = none open
label-supply =
    Supply: { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }

label-portraits = Portraits
label-mood = mood
label-players = Players
label-points = VP
label-crystals = crystals
label-donated = donated
label-reserve = discs
label-wheel = wheel
label-you = { $seat } (you)
label-card = { $card } ({ $seat }):

label-goals = Your goals today; a missed one costs { $points } VP
label-autom = Autom
label-autom-no-card = No Autom card lies open.
label-autom-next =
    Open card: { $places }. { $to ->
        [lunch] At Lunch it does not count: the first upright worker of the order goes to the Field kitchen.
        [ring] None of them is free now, so the next worker looks round the board, { $direction }.
       *[other] As things stand, the next worker goes here: { $to }. (Otherwise round the board, { $direction }.)
    }
label-autom-workers = Order of workers: { $workers }
label-autom-goods = Order of goods: { $warehouse } (Warehouse); { $spaceship } (Spaceship)

label-moves = Behind each destination: what it does to the worker's mood, and what else happens.
label-worker = { $location }, mood { $mood }
label-stay = { $location } (stays)
label-treat = Pay 1 crystal: one mood +1, another −1
label-bribe = Discard 1 { $good }: one mood +1, another −1
label-shift = Move a disc of { $seat }
label-raise-lower = +1 ↓   −1 →
label-from-to = from ↓   to →
label-lost = * one of the two steps is lost at the end of its track
label-after = after the turn: { $effects }

label-result = Result
label-start-points = Start
label-total = Total
result-solo =
    { $outcome ->
        [won] You win with { $you } VP against Autom's { $autom }.
        [level] { $you } VP each: being level with Autom means you have lost.
       *[lost] Autom wins with { $autom } VP against your { $you }.
    }
result-running = The game is not over yet.
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
