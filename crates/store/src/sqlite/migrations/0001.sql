-- The first layout. "Vorp", by which the program knows its own files.
PRAGMA application_id = 1450144368;

CREATE TABLE guest (
    id    INTEGER PRIMARY KEY,
    token BLOB NOT NULL UNIQUE, -- SHA-256 of what the guest keeps
    name  TEXT NOT NULL,
    at    INTEGER NOT NULL      -- all times are milliseconds since 1970
) STRICT;

-- What the lists ask for is kept beside the journal, so that no list has to play or scan it.
-- due, open and bots have a bit for each seat, from the lowest.
CREATE TABLE game_table (
    key     INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    game    TEXT NOT NULL,
    options TEXT NOT NULL,
    secret  BLOB NOT NULL,
    owner   INTEGER NOT NULL REFERENCES guest (id),
    public  INTEGER NOT NULL CHECK (public IN (0, 1)),
    closed  INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    rematch INTEGER REFERENCES game_table (key),
    at      INTEGER NOT NULL,
    length  INTEGER NOT NULL, -- how many lines the journal has
    changed INTEGER NOT NULL, -- when it last grew
    due     INTEGER NOT NULL,
    over    INTEGER NOT NULL CHECK (over IN (0, 1)),
    open    INTEGER NOT NULL,
    bots    INTEGER NOT NULL
) STRICT;

-- Finished and closed tables are in none of these: lists stay as fast as the site is busy, however
-- old it is.
CREATE INDEX table_open ON game_table (changed DESC, id)
    WHERE public = 1 AND closed = 0 AND over = 0 AND open <> 0;
CREATE INDEX table_watch ON game_table (changed DESC, id)
    WHERE public = 1 AND closed = 0 AND over = 0 AND open = 0;
CREATE INDEX table_bots ON game_table (changed, id)
    WHERE closed = 0 AND over = 0 AND (due & bots) <> 0;
CREATE INDEX table_owner ON game_table (owner)
    WHERE closed = 0 AND over = 0;

-- Nobody: neither guest nor level. A bot: a level. A stand-in: both.
CREATE TABLE seat (
    game_table INTEGER NOT NULL REFERENCES game_table (key),
    number     INTEGER NOT NULL CHECK (number BETWEEN 0 AND 7),
    guest      INTEGER REFERENCES guest (id),
    level      TEXT,
    invite     TEXT NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_guest ON seat (guest) WHERE guest IS NOT NULL;

CREATE TABLE journal (
    game_table INTEGER NOT NULL REFERENCES game_table (key),
    seq        INTEGER NOT NULL, -- from 1
    actor      TEXT NOT NULL,    -- the first word of the input
    input      TEXT NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (game_table, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    game_table INTEGER NOT NULL REFERENCES game_table (key),
    number     INTEGER NOT NULL, -- from 1
    guest      INTEGER NOT NULL REFERENCES guest (id),
    name       TEXT NOT NULL,    -- as it was then
    text       TEXT NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (game_table, number)
) STRICT, WITHOUT ROWID;
