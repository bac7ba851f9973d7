# What can go wrong, as sentences.

problem-title = That did not work
problem-stale = The table has moved on since this page was made. Here is how it stands now.
problem-unreadable = This is no action of the game: { $reason }.
problem-illegal = The rules do not allow that now.
problem-over = The game is over.
problem-not-due = Somebody else is due.
problem-nothing-to-undo = There is nothing to take back: nature, somebody else or a bot in your place has acted since, something was revealed, or the game is over.
problem-no-way-back = You cannot go back from here. That is possible at your own table where all others are bots, and not past something secret that was shown.
problem-full = This game is as long as games can be, so nothing more can be entered.
problem-not-alone = There are hints only where all other seats are bots’.
problem-not-yours = That seat is not yours.
problem-seat-taken = Somebody sits there already.
problem-not-invited = This seat can only be taken with its link.
problem-closed = This table is closed.
problem-not-owner = Only who set up the table may do that.
problem-still-running = The game is still running, so its record stays closed.
problem-no-table = There is no such table.
problem-no-seat = There is no such seat at this table.
problem-no-page = There is no such page.
problem-no-guest = We do not know you yet. Begin a game, or get a token from POST /api/v1/guests.
problem-foreign = This request comes from another site and was not obeyed.
problem-bad-name = A name has 1 to 24 characters, all of them printable.
problem-bad-chat = A message has 1 to 400 characters, all of them printable.
problem-chat-full = As much was said at this table as it can keep.
problem-too-much-chat = You are saying too much at once. Wait a moment.
problem-bad-game = There is no such game here.
problem-bad-seats = This game cannot be played with these seats.
problem-bad-level = There is no such level. There are random, greedy, easy, medium and hard.
problem-bad-option = This option cannot be: { $reason }.
problem-bad-record = This record cannot be played: { $reason }.
problem-bad-request = This request makes no sense: { $reason }.
problem-wrong-method = That is not done this way: another method is needed.
problem-too-large = That is too large.
problem-too-slow = That took too long to arrive.
problem-too-many-requests = Too many requests from your address. Wait a moment.
problem-too-many-tables = You have as many running tables as one guest can have. Finish or close one first.
problem-too-many-hints = You have asked for many hints in a short time. Wait a moment.
problem-busy = The server has too much to think about just now. Try again in a minute.
problem-storage = The server cannot store anything right now. Nothing was changed; try again soon.
problem-other-rules =
    { $reason ->
        [newer] This table is played by newer rules than this server plays. A newer version of the program goes on with it. Nothing of it is lost.
       *[other] This table is played by older rules than this server plays. Version { $reason } of the program goes on with it. Nothing of it is lost.
    }
problem-broken = Something is broken on our side. Nothing was changed.
