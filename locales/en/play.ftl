# Playing in the terminal: what the program says beside the game itself. Lines that begin with a
# space are shown as they are, all others are wrapped.

seats = Seats: { $seats }.
seat-kind =
    { $seat } ({ $kind ->
        [you] you
        [human] a person
       *[bot] { $bot }
    })
seat-level = { $level }: { $plays }
thinking = { $seat } is thinking …
explained = { $seat } ({ $bot }) played { $count ->
        [one] one game
       *[other] { $games } games
    } in its mind:
explained-move = { $number }. { $action } – wins { $chance }, { $points } VP, { $share } of its thought
how = Type the number of a choice. "help" lists what else you can type.
commitment = Nature's dice are committed to { $sum }
uncommitted = This record was begun without commitments, so nature draws without one.
look-away = { $seat } chooses next, and sees what nobody else may see. Everybody else: please look away.
look-away-wait = When only { $seat } looks at the screen, press Enter.

empty = Type a number from 1 to { $most }, or "help".
no-such-number = There is no choice { $number }; the numbers go from 1 to { $most }.
not-understood = That is not understood: { $reason }. Type a number, or "help".
not-allowed = The rules do not allow "{ $action }" now. "choices" lists what they allow.
over-input = There is nothing to choose any more. "save FILE" keeps the record, "quit" leaves.
over-hint = "save FILE" keeps the record of this game, "log" tells it again, "quit" leaves.
stuck = The game cannot go on: { $reason }. "save FILE" keeps what there is.

file-missing = A file name is missing: "save FILE" or "load FILE".
saved =
    Saved in { $file }. Go on later with:
    {"  "}{ $command }
not-saved = Not saved: { $reason }. The game goes on.
loaded = Loaded from { $file }.
not-loaded = Not loaded: { $reason }. The game goes on as it was.
undone = Taken back.
cannot-undo = There is nothing to take back: only your own latest action can be, before anybody acts, a card is drawn or something is revealed.
left = The game was left without saving it. Next time type "save FILE" first, and go on with "--load FILE".
left-saved =
    The game was left; it is saved. Go on with:
    {"  "}{ $command }
left-over = The game was left after its end, without saving it.

rules = The rules are in docs/rules/{ $game }.en.md, and how games are written down in docs/notation.md.
help =
    What you can type:
      NUMBER         make the choice with this number
      ACTION         or write it out as records do: { $example }
      choices        list the choices again
      show           show the whole table
      log            tell the game from the beginning
      undo, u        take back your latest action
      save FILE      save the game as a record
      load FILE      go on with a saved game
      rules          where to read the rules
      help, ?        this list
      quit, q        leave the game

# The words that people type, in small letters, with a space between those that mean the same. The English
# ones are understood in every language.

command-undo = undo u
command-save = save
command-load = load
command-show = show
command-choices = choices
command-log = log
command-rules = rules
command-help = help ?
command-quit = quit q exit
