-- The version of the rules that a table is played by. Those that are there already were played by the first.
ALTER TABLE game_table ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

-- Whether a bot entered the line. Of lines that are there already it is not known; they count as a person's.
ALTER TABLE journal ADD COLUMN bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1));
