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

label-moves = Behind each destination: what it does to the worker's mood, and what else happens.
label-worker = { $location }, mood { $mood }
label-stay = { $location } (stays)
label-treat = Pay 1 crystal: one mood +1, another −1
label-bribe = Discard 1 { $good }: one mood +1, another −1
label-shift = Move a disc of { $seat }
label-raise-lower = +1 ↓   −1 →
label-from-to = from ↓   to →
label-lost = * one of the two steps is lost at the end of its track

label-result = Result
label-start-points = Start
label-total = Total
result-running = The game is not over yet.
