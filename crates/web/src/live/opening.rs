//! How tables begin.

use outlive::Outlive;
use record::{Record, Seed};
use red_outpost::RedOutpost;
use store::{GuestId, Line, NewTable, Occupant, TableId};
use table::{Game as _, Seat, Word};
use words::Language;

use crate::emblem::Emblem;
use crate::games::{Agreement, Hosted, Reader, ValueGroup};
use crate::live::chance::{now, random_hex, random_seed};
use crate::live::playable::Playable;
use crate::live::playing::{Broken, Playing};
use crate::live::room::Room;

table::words! {
    /// The games that the server hosts.
    pub(crate) enum Game: "game" { RedOutpost = "red-outpost", Outlive = "outlive" }
}

/// Does the same with either game.
macro_rules! hosted {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            Game::RedOutpost => {
                type $G = RedOutpost;
                $body
            }
            Game::Outlive => {
                type $G = Outlive;
                $body
            }
        }
    };
}

impl Game {
    pub(crate) fn title(self) -> &'static str {
        hosted!(self, G => G::TITLE)
    }

    /// The numbers of seats that it can be played with.
    pub(crate) fn seats(self) -> std::ops::RangeInclusive<usize> {
        hosted!(self, G => G::SEATS)
    }

    /// What can be agreed at a table with so many seats.
    pub(crate) fn agreements(self, seats: usize) -> Vec<Agreement> {
        hosted!(self, G => G::agreements(seats))
    }

    /// What a choice of an agreement means, in a sentence.
    pub(crate) fn agreement(self, language: Language, key: &str, value: &str) -> String {
        hosted!(self, G => G::agreement(language, key, value))
    }

    /// The colour of a seat at a table with so many.
    pub(crate) fn colour(self, language: Language, seats: usize, seat: Seat) -> String {
        hosted!(self, G => {
            let setup = G::agree(seats, &[]).expect("the game is played by so many");
            G::party(seat, &Reader { language, setup: &setup, you: None, asked: None })
        })
    }

    /// The emblem of a seat at a table with so many.
    pub(crate) fn emblem(self, seats: usize, seat: Seat) -> Emblem {
        hosted!(self, G => {
            let setup = G::agree(seats, &[]).expect("the game is played by so many");
            Emblem::at::<G>(seat, &setup)
        })
    }

    /// What the part of the game is called that lists know by this number.
    pub(crate) fn stage_name(self, language: Language, stage: u8) -> Option<String> {
        hosted!(self, G => G::stage_name(stage, language))
    }

    /// The values of the built-in box, and how we know them.
    pub(crate) fn values(self, language: Language) -> Vec<ValueGroup> {
        hosted!(self, G => G::box_values(language))
    }

    /// A game that begins. An error names the option that cannot be.
    pub(crate) fn begin(
        self,
        seats: usize,
        options: &[(String, String)],
        seed: Seed,
    ) -> Result<Box<dyn Playable>, String> {
        hosted!(self, G => {
            let setup = G::agree(seats, options)?;
            let playing = Playing::<G>::new(setup, seed);
            Ok(Box::new(playing.expect("a game can begin")) as Box<dyn Playable>)
        })
    }

    /// A game as its journal says.
    pub(super) fn load<'l>(
        self,
        options: &str,
        lines: impl Iterator<Item = &'l str>,
        secret: Seed,
    ) -> Result<Box<dyn Playable>, Broken> {
        hosted!(self, G => Ok(Box::new(Playing::<G>::load(options, lines, secret)?)))
    }

    /// A record that somebody brings.
    fn import(self, text: &[u8], seed: Seed) -> Result<Box<dyn Playable>, Broken> {
        hosted!(self, G => {
            let record = Record::<G>::read(text, G::built_in()).map_err(|flaw| Broken(flaw.to_string()))?;
            Ok(Box::new(Playing::<G>::import(&record, seed)?))
        })
    }
}

/// What somebody wants to play.
pub(crate) struct Wanted {
    pub(crate) game: Game,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) public: bool,
}

/// A table that is about to be set up.
pub(crate) struct Opening {
    playing: Box<dyn Playable>,
    secret: Seed,
}

impl Opening {
    /// A game that begins. An error names the option that cannot be.
    pub(crate) fn begin(game: Game, seats: usize, options: &[(String, String)]) -> Result<Self, String> {
        let secret = random_seed();
        Ok(Self { playing: game.begin(seats, options, secret)?, secret })
    }

    /// A record that somebody brings.
    pub(crate) fn import(text: &[u8]) -> Result<Self, Broken> {
        let name = record::peek_game(text).map_err(|flaw| Broken(flaw.to_string()))?;
        let game =
            Game::parse(&name).ok_or_else(|| Broken(format!("“{name}” is no game that is played here")))?;
        let secret = random_seed();
        Ok(Self { playing: game.import(text, secret)?, secret })
    }

    /// A game that goes on from an earlier position of one that is over.
    pub(crate) fn branch(playing: &dyn Playable, lines: u32) -> Result<Self, Broken> {
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
        let lines = self.playing.lines(0).into_iter().map(|input| Line { input, at }).collect();
        let room =
            Room { playing: self.playing, seats: Vec::new(), owner, public, closed: false, rematch: None };
        NewTable {
            id: TableId(random_hex::<10>()),
            game: room.playing.game().to_owned(),
            options: room.playing.options(),
            secret: self.secret.0,
            owner,
            public,
            at,
            seats: seats.into_iter().map(|occupant| (occupant, random_hex::<10>())).collect(),
            lines,
            status: room.status(),
        }
    }
}
