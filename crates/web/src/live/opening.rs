//! How tables begin.

use record::Seed;
use store::{GuestId, Line, NewTable, Occupant, TableId};

use crate::games::{GameRef, Games};
use crate::live::entropy::{random_hex, random_seed};
use crate::live::live_game::LiveGame;
use crate::live::playing::LoadError;
use crate::live::snapshot::status;
use crate::live::time::now;

/// What somebody wants to play.
pub(crate) struct Wanted {
    pub(crate) game: GameRef,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) public: bool,
}

/// A table that is about to be set up.
pub(crate) struct Opening {
    playing: Box<dyn LiveGame>,
    secret: Seed,
}

impl Opening {
    /// A game that begins. An error names the option that cannot be.
    pub(crate) fn begin(game: GameRef, seats: usize, options: &[(String, String)]) -> Result<Self, String> {
        let secret = random_seed();
        let options: Vec<_> = options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        Ok(Self { playing: game.begin(seats, &options, secret)?, secret })
    }

    /// A record that somebody brings.
    pub(crate) fn import(games: Games, text: &[u8]) -> Result<Self, LoadError> {
        let name = record::peek_game(text).map_err(|flaw| LoadError(flaw.to_string()))?;
        let game =
            games.find(&name).ok_or_else(|| LoadError(format!("“{name}” is no game that is played here")))?;
        let secret = random_seed();
        Ok(Self { playing: game.import(text, secret)?, secret })
    }

    /// A game that goes on from an earlier position of one that is over, or that is left there.
    pub(crate) fn branch(playing: &dyn LiveGame, lines: u32) -> Result<Self, LoadError> {
        let secret = random_seed();
        Ok(Self { playing: playing.branch(lines, secret)?, secret })
    }

    /// How many seats the game has.
    pub(crate) fn seats(&self) -> usize {
        self.playing.seats()
    }

    /// Sets the table up: what is kept of it.
    pub(super) fn at(self, owner: GuestId, seats: Vec<Occupant>, public: bool) -> NewTable {
        let at = now();
        let lines = self.playing.lines(0).into_iter().zip(1..);
        let lines =
            lines.map(|(input, line)| Line { input, at, author: self.playing.author(line) }).collect();
        NewTable {
            id: TableId(random_hex::<10>()),
            game: self.playing.game().name().to_owned(),
            rules: self.playing.game().rules_version(),
            options: self.playing.options(),
            secret: self.secret.0,
            owner,
            public,
            at,
            seats: seats.into_iter().map(|occupant| (occupant, random_hex::<10>())).collect(),
            lines,
            status: status(&*self.playing),
        }
    }
}
