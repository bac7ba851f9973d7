# The pages of the server.

skip = Skip to the content
legal = An unofficial fan implementation. The games belong to their authors and publishers.
rules = Rules
to-home = To the first page

home-title = Play
guest-name = Guest { $number }
play-now = Play now
play-against = against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
play-or = or against
play-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
learn = First game? Learn by playing
learn-about = Two easy bots, and a helper who explains each step.
new-table = Set up a table
my-tables = My tables
my-tables-further =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
my-tables-over = Finished games
open-tables = Tables with an open seat
    .empty = Nobody is looking for players just now.
watch-tables = Tables to watch
    .empty = No public game is running.
state-over = over
state-your-turn = your turn
state-running = others are due
state-open = has an open seat
state-watch = is being played
row-you = { $colour } (you)
when-now = just now
when-minutes = { $count } min ago
when-hours = { $count } h ago
when-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
import = Load a game record
import-file = From a file
import-label = The text of a record
import-do = Set up a table with it
your-name = Your name
rename = Take this name

settings = Settings
settings-save = Save
settings-saved = Saved. It holds from now on, on every page.
settings-back = Back to where you were
setting-speed = Moves of others
    .about = How long each of them stays, so that you can follow.
    .slow = slow
    .normal = normal
    .fast = fast
    .instant = at once
setting-moments = Moments
    .about = The end of a day, a scoring or an event is shown by itself until you go on.
    .on = shown
    .off = not shown
setting-confirm = Confirm my moves
    .about = Every choice is shown once more before it is made. Enter confirms it, Escape gives it up.
    .on = yes
    .off = no
setting-sound = Sound
    .about = A short sound when it is your turn, while the table is open.
    .on = on
    .off = off
setting-theme = Colours
    .about = Light or dark, or as your device has it.
    .system = as the device
    .light = light
    .dark = dark
setting-text = Size of texts
    .about = Everything grows with it.
    .normal = normal
    .large = large
    .larger = larger

new-game = Which game
seats-solo = solo
seats-count = { $count } seats
who-sits = Who sits where
who-sits-about = Friends get a link for each open seat. Against bots alone there are hints as well.
levels = How the bots play
kind-me = me
kind-open = open, by link
kind-local = somebody at this screen
seat-open = open
seat-beside = beside { $name }
seat-bot = { $level } bot
seat-stand-in = { $level } bot, for { $name }
who-finds = Who finds the table
by-link = Only those with the link.
public = Everybody.
open-table = Set up the table

rules-search = Search the rules
rules-find = Search
rules-contents = Contents
rules-all = The whole rules
rules-none = No section has all these words.
rules-found =
    { $count ->
        [one] 1 section
       *[other] { $count } sections
    }
values-link = Which values are reconstructed
values-title = { $game }: the values of the box
values-intro = The rulebooks leave some numbers to pictures of the printed game. Here is what we play with, and how we know it. What is reconstructed was chosen by us so that it agrees with the rulebooks as we read them; the printed values may differ.
values-own = Whoever owns the printed game can enter its values in a file and play with it in the terminal; this prints the file to begin with:
values-rules = To the rules

help-title = Help for the first game
help-on = Explain the game to me
help-off = End the help
help-next = Got it
help-nothing = Go on: there is nothing new to explain just now.
hover-close = Close
hint-ask = Hint
hint-thinking = Thinking …
hint-best = A good move
hint-worth = With it you win in { $chance } of the games played ahead, with { $points } points on average.
hint-next = Next best: { $move }, with { $chance } and { $points } points.
hint-basis = { $moves } moves looked at, { $games } games played ahead, with what you can know.
hint-do = Do it

players = Players
you = you
leave = Leave to a bot
close-table = Close the table
table-closed = This table is closed.
seat-free = The seat { $seat } is open.
seat-kept = A bot keeps the seat { $seat } for you.
invite-link = Link for a friend
copy = Copy
copied = Copied
sit-down = Sit down here
level = Level
let-bot = Let a bot play
waits-open = waits for a player
waits-guest = to move
waits-bot = is thinking
undo = Take back
go-back = Go back
go-back-to = Go back to my last decision: the game goes on from there at another table
went-on = The game went on from an earlier position.
came-from = The table before this one
curtain = It is { $seat }’s turn, and something is secret. Everybody else, please look away.
curtain-open = I am { $seat }
result = Result
to-result = See the result
download-record = Download the record
rematch = Rematch
to-rematch = To the rematch
looking-back = You look back at an earlier position.
to-now = To the present
log = What happened
look-there = See the position after this
chat = Chat
chat-say = Say something
chat-send = Send
about-table = This table
commitment = Nature’s dice are bound to this sum, and the record reveals their seed in the end:
live-lost = The connection is lost. Trying again.
skip-steps = Skip to the present
moment-close = Go on
log-undone =
    { $who ->
        [you] You take something back.
       *[other] { $party } takes something back.
    }
log-all = Everything since the beginning
all-choices = All choices as a list
in-words = The table in words
unpick = Choose again
pick-or = Pick what glows on the table, or:
in-any-case = In any case: { $what }
picked-where = { $names } – where to?
picked-which = { $names } – which of these?
picked-who = { $names } – who goes?
picked-next = { $names } – what next?
since = Since your last turn
reload = Look again
confirm = That is all
confirm-move = Confirm

# How we know the values of a box.

provenance-review = from a published review
provenance-partly = partly reconstructed
provenance-reconstructed = reconstructed
