//! Any game that is being played, whichever it is.

use bots::Bot;
use record::{Entry, EntryError, EntryOf, RecordError, Seed};
use search::InformationSet;
use store::Author;
use table::{Game, NotationError, Seat, SeatSet, Viewer};

use crate::face::Hosted;
use crate::games::{GameRef, game_ref};
use crate::limits::ReviewIterations;
use crate::live::advice::{Advising, advise};
use crate::live::playing::{LoadError, Playing};
use crate::live::review::{GameReviewing, Reviewing};
use crate::live::seen::{Seen, SeenGame};
use crate::live::viewpoint::Viewpoint;

/// Any game that is being played. Lines of its record count from 1.
///
/// How many lines there are, who is due and whether it is over may be known to everybody. All else that leaves
/// the server is made by what is [seen](Self::seen) from a viewpoint.
pub(crate) trait LiveGame: Send + Sync {
    /// All that somebody may know of it, for a page or an answer.
    fn seen(&self, viewpoint: Viewpoint) -> Box<dyn Seen + '_>;
    /// A copy to be changed, which nobody sees before it is committed.
    fn copy(&self) -> Box<dyn LiveGame>;

    /// Which game it is.
    fn game(&self) -> GameRef;
    /// How many lines the record has.
    fn length(&self) -> u32;
    fn seats(&self) -> usize;
    fn due(&self) -> SeatSet;
    fn is_over(&self) -> bool;
    /// How far it is, as the game [counts](Hosted::stage) that.
    fn stage(&self) -> u8;
    /// What was agreed, as records write it, a line each.
    fn options(&self) -> String;
    /// The lines of the record after the first so many, for the store.
    fn lines(&self, after: u32) -> Vec<String>;
    /// Who sent a line.
    fn author(&self, line: u32) -> Author;

    /// A seat acts, as records write it; then nature draws until somebody is due.
    fn act(&mut self, seat: Seat, action: &str, author: Author) -> Result<(), InputError>;
    fn undo(&mut self, seat: Seat) -> Result<(), InputError>;
    fn can_undo(&self, seat: Seat) -> bool;
    /// How many lines are left if the seat goes back to before its last decision, if it can and that is not just
    /// taken back.
    fn way_back(&self, seat: Seat) -> Option<u32>;
    /// Whether only others have acted since the first so many lines, when the seat was asked already.
    fn is_still_asked(&self, seat: Seat, lines: u32) -> bool;
    /// Whether the seat sees something that others do not.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// A bot's decision for a seat that is due, to be made elsewhere. It knows what the seat knows.
    fn thought(&self, seat: Seat, bot: Bot, seed: u64) -> Thinking;
    /// What a bot thinks of the moves of a seat that is due, to be found out elsewhere. It knows what the
    /// seat knows.
    fn advice(&self, seat: Seat, bot: Bot, seed: u64) -> Advising;

    /// The game after so many lines, for a look back.
    fn first(&self, lines: u32) -> Result<Box<dyn LiveGame>, RecordError>;
    /// The lines of the record after which a look back stops. The first is the end of set-up.
    fn stops(&self) -> Vec<u32>;
    /// A game of its own that goes on after so many lines, with a new seed. It reveals the seed that was in use
    /// there, so the game itself must be over, or must not go on.
    fn branch(&self, lines: u32, seed: Seed) -> Result<Box<dyn LiveGame>, LoadError>;
    /// The review of the game with so many iterations, to be made elsewhere.
    fn reviewing(&self, iterations: ReviewIterations) -> Box<dyn Reviewing>;
}

/// A decision to be made on another thread: the action, as records write it.
pub(crate) type Thinking = Box<dyn FnOnce() -> String + Send>;

/// Why an input was turned down. The game is as before.
#[derive(Debug)]
pub(crate) enum InputError {
    /// It is no notation of the game.
    Unreadable(NotationError),
    /// The table refuses it.
    Refused(EntryError),
}

impl<F: Hosted> LiveGame for Playing<F> {
    fn seen(&self, viewpoint: Viewpoint) -> Box<dyn Seen + '_> {
        Box::new(SeenGame::new(self, viewpoint))
    }

    fn copy(&self) -> Box<dyn LiveGame> {
        Box::new(self.clone())
    }

    fn game(&self) -> GameRef {
        game_ref::<F>()
    }

    fn length(&self) -> u32 {
        self.history.lines() as u32
    }

    fn seats(&self) -> usize {
        F::Game::seats(self.table.state())
    }

    fn due(&self) -> SeatSet {
        Self::due(self)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn stage(&self) -> u8 {
        F::stage(&F::Game::view(self.table.state(), Viewer::Spectator))
    }

    fn options(&self) -> String {
        let options = F::Game::options(self.setup());
        options.iter().map(|(key, value)| format!("{key} {value}\n")).collect()
    }

    fn lines(&self, after: u32) -> Vec<String> {
        self.table.record().entries.iter().skip(after as usize).map(ToString::to_string).collect()
    }

    fn author(&self, line: u32) -> Author {
        Self::author(self, line as usize)
    }

    fn act(&mut self, seat: Seat, action: &str, author: Author) -> Result<(), InputError> {
        let action = action.parse().map_err(InputError::Unreadable)?;
        Self::act(self, seat, action, author).map_err(InputError::Refused)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), InputError> {
        if !Self::can_undo(self, seat) {
            return Err(InputError::Refused(EntryError::Undo));
        }
        Self::undo(self, seat).map_err(InputError::Refused)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Self::can_undo(self, seat)
    }

    fn way_back(&self, seat: Seat) -> Option<u32> {
        Self::way_back(self, seat)
    }

    fn is_still_asked(&self, seat: Seat, lines: u32) -> bool {
        let entries = || self.table.record().entries.iter().skip(lines as usize);
        let is_own = |entry: &EntryOf<F::Game>| match entry {
            Entry::Action(by, _) => *by == seat,
            Entry::Chance(_) => false,
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => true,
        };
        let Ok(before) = Self::first(self, lines as usize) else { return false };
        let legal = |game: &Self| {
            let mut actions = Vec::new();
            F::Game::legal(game.table.state(), seat, &mut actions);
            actions
        };
        // What nature drew for others may have led to another question.
        let has_drawn = entries().any(|entry| matches!(entry, Entry::Chance(_)));
        let is_asked_so = || !has_drawn || legal(&before) == legal(self);
        lines <= self.length() && !entries().any(is_own) && before.due().has(seat) && is_asked_so()
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        let state = self.table.state();
        F::Game::view(state, Viewer::Seat(seat)) != F::Game::view(state, Viewer::Spectator)
    }

    fn thought(&self, seat: Seat, bot: Bot, seed: u64) -> Thinking {
        let seen = InformationSet::<F::Game>::of(self.table.state(), seat);
        Box::new(move || bot.think::<F>(&seen, seed).action.to_string())
    }

    fn advice(&self, seat: Seat, bot: Bot, seed: u64) -> Advising {
        let seen = InformationSet::<F::Game>::of(self.table.state(), seat);
        Box::new(move || advise::<F>(&seen, bot, seed))
    }

    fn first(&self, lines: u32) -> Result<Box<dyn LiveGame>, RecordError> {
        Ok(Box::new(Self::first(self, lines as usize)?))
    }

    fn stops(&self) -> Vec<u32> {
        Self::stops(self)
    }

    fn branch(&self, lines: u32, seed: Seed) -> Result<Box<dyn LiveGame>, LoadError> {
        Ok(Box::new(Self::branch(self, lines, seed)?))
    }

    fn reviewing(&self, iterations: ReviewIterations) -> Box<dyn Reviewing> {
        Box::new(GameReviewing::<F>::new(self.setup(), self.inputs().collect(), iterations))
    }
}
