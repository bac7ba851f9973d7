# The result, the replay and the review of a game.

to-replay = Replay
to-review = Review
to-table = To the table
table-link = Link to this table
points = points

chart-points = Points over the game
chart-chances = Chances to win
chart-numbers = The numbers
chart-after = After
setting-up = Set-up

replay = Replay
replay-controls = Going through the game
replay-steps = Steps
replay-first = To the beginning (Home)
replay-back = One step back (left arrow)
replay-on = One step on (right arrow)
replay-last = To the end (End)
replay-play = Play by itself (space)
replay-pause = Pause (space)
replay-position = Position
replay-go = Go there
replay-speed = Speed
replay-place = Step { $step } of { $steps }
replay-begins = The game begins.
replay-nothing = Nothing changes on the table here.
replay-undone = This move was taken back later.
replay-table = The table
replay-eyes = Seen by
replay-watching = all

play-on = Play on from here
play-on-how = A new table begins with this position. What nature draws from here on is new.
play-on-do = Set up the table
play-on-over = The game is over here. Go to an earlier position.

review = Review
review-runs = The game is being analysed, position by position. This takes less than a minute, or longer if others wait too.
review-reload = Look again
review-how = Estimated after each move from what the next player knows, by playing many games to the end. Numbers mark the costliest moves; each was judged again as thoroughly as a hint, both moves in the same worlds.
review-dear = The costliest moves
review-dear-own = Your costliest moves
review-dear-others = The others’ costliest moves
review-nothing-dear = No move made winning less likely by { $least } or more.
review-played = Played
review-better = Better
review-cost = Chance to win: { $chance } instead of { $best }
review-sure = Looked at twice: this is sure.
review-likely = Looked at twice: this is likely.
review-close = Looked at twice: this is a close call.
review-look = See the position before
