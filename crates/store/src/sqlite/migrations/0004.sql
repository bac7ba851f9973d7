-- How a guest wants to see and play, as the pages write it. Of guests that are there already nothing is known.
ALTER TABLE guest ADD COLUMN settings TEXT NOT NULL DEFAULT '';

-- A table that goes on elsewhere is found from there as well.
CREATE INDEX table_rematch ON game_table (rematch) WHERE rematch IS NOT NULL;
