-- How far a game is, as it counts that itself, so that lists can tell. Of tables that are there already it
-- is known as soon as they go on.
ALTER TABLE game_table ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
