# `vorposten record check`, `show` and `analyse`.

record-holds = The record holds: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }, { $draws ->
        [0] no draw
        [one] one draw
       *[other] { $draws } draws
    } of nature and { $undos ->
        [0] no undo
        [one] one undo
       *[other] { $undos } undos
    }, all allowed by the rules.
record-over = The game is over.
record-running = The game is not over.
record-dice-verified = Dice: every draw is what the committed { $segments ->
        [one] seed gave
       *[other] { $segments } seeds gave
    }.
record-dice-secret = Dice: the seed is still a secret, so the latest draws cannot be verified yet.
record-dice-none = Dice: nobody committed to a seed; the draws are possible, and no more is known.
record-position = After { $at ->
        [0] set-up, before the first input
        [one] the first input
       *[other] { $at } inputs
    } of { $inputs }.

analysis-runs = Thinking
analysis-wins = wins
analysis-points = VP
analysis-worth = worth
analysis-tries = tries
analysis-moves = { $seat }: the best moves
analysis-order = What was tried longest comes first, for the less a move is tried the less its numbers can be trusted. Worth is made of the chance to win and of the distance to the best opponent.
analysis-curve = Everybody's chance to win after each input, as those judge it who decide next, by what they know.
analysis-start = Set-up
analysis-undo = takes back
analysis-dear = The costliest moves
analysis-dear-move = { $move }. Wins { $chance } instead of { $best }. Better: { $better }.
analysis-nothing-dear = No move made winning less likely by { $least } or more.
