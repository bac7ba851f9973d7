//! A game that is being played: its record, what each line of it caused, and the draws that follow.

use std::fmt::Display;

use record::{Entry, EntryError, EntryOf, History, Record, RecordError, Recorder, Seed, SharedList};
use store::{Author, Line};
use table::{ActionOf, EventOf, Face, Game, Seat, SeatSet, SetupOf, Turn, ViewOf, Viewer};
use texts::Audience;

use crate::face::Hosted;
use crate::live::viewpoint::Viewpoint;

/// A game that is being played. Every change is made on a copy, so copies share what stays as it is.
pub(crate) struct Playing<F: Face> {
    pub(super) table: Recorder<F::Game>,
    /// What each line of the record caused, and who sent it.
    pub(super) history: History<F::Game, Author>,
}

// Derived, this would ask the same of the game itself, which is only a name.
impl<F: Face> Clone for Playing<F> {
    fn clone(&self) -> Self {
        let Self { table, history } = self;
        Self { table: table.clone(), history: history.clone() }
    }
}

/// Why a journal could not be played.
#[derive(Debug)]
pub(crate) struct LoadError(pub(crate) String);

impl<F: Hosted> Playing<F> {
    /// A game that begins: commits to the seed, and lets nature draw until somebody is due.
    pub(crate) fn new(setup: SetupOf<F>, seed: Seed) -> Result<Self, EntryError> {
        let history = History::new(&setup, Author::Person);
        let mut playing = Self { table: Recorder::new(setup), history };
        playing.go_on(seed)?;
        Ok(playing)
    }

    /// A game as its journal says, with the seed that is not revealed yet.
    pub(crate) fn load(options: &str, lines: &[Line], secret: Seed) -> Result<Self, LoadError> {
        let options: Vec<_> = options.lines().filter_map(|line| line.split_once(' ')).collect();
        let setup = F::Game::setup(&options, F::Game::built_in()).map_err(|(_, reason)| LoadError(reason))?;
        let entries: Result<SharedList<EntryOf<F::Game>>, _> =
            lines.iter().map(|line| line.input.parse()).collect();
        let record = Record { setup, entries: entries.map_err(|error| LoadError(error.to_string()))? };
        // When the game is over, the secret is in the record already.
        let is_open = !matches!(record.entries.last(), Some(Entry::Seed(_)));
        let author = |line: usize| {
            let sent = line.checked_sub(1).and_then(|index| lines.get(index));
            sent.map_or(Author::Person, |line| line.author)
        };
        Self::replay(&record, is_open.then_some(secret), author).map_err(|flaw| LoadError(flaw.to_string()))
    }

    /// A record that somebody brings: over, or to be continued with a new seed.
    pub(crate) fn import(record: &Record<F::Game>, seed: Seed) -> Result<Self, LoadError> {
        Self::go_on_from(record, seed, |_| Author::Person)
    }

    /// The same, with who sent each line.
    pub(super) fn go_on_from(
        record: &Record<F::Game>,
        seed: Seed,
        author: impl Fn(usize) -> Author,
    ) -> Result<Self, LoadError> {
        let broken = |reason: &dyn Display| LoadError(reason.to_string());
        let mut playing = Self::replay(record, None, author).map_err(|flaw| broken(&flaw))?;
        if !playing.is_over() {
            playing.go_on(seed).map_err(|refused| broken(&refused))?;
        }
        Ok(playing)
    }

    /// The game after so many lines, for a look back. It cannot go on from there.
    pub(super) fn first(&self, lines: usize) -> Result<Self, RecordError> {
        let record = self.table.record();
        let entries = record.entries.iter().take(lines).copied().collect();
        Self::replay(&Record { setup: record.setup.clone(), entries }, None, |_| Author::Person)
    }

    /// A game as its record says, and who sent each line.
    fn replay(
        record: &Record<F::Game>,
        secret: Option<Seed>,
        author: impl Fn(usize) -> Author,
    ) -> Result<Self, RecordError> {
        let (table, history) = History::replay(record, secret, author)?;
        Ok(Self { table, history })
    }

    /// Who sent a line.
    pub(super) fn author(&self, line: usize) -> Author {
        self.history.note(line).copied().unwrap_or(Author::Person)
    }

    /// The record has another line, which caused these events.
    fn tell(&mut self, events: Vec<EventOf<F>>, author: Author) {
        if let Some(entry) = self.table.record().entries.last() {
            self.history.add(entry, events, author);
        }
    }

    fn go_on(&mut self, seed: Seed) -> Result<(), EntryError> {
        self.table.commit(seed)?;
        self.tell(Vec::new(), Author::Person);
        self.settle()
    }

    /// Nature draws until somebody is due. At the end the seed is revealed.
    fn settle(&mut self) -> Result<(), EntryError> {
        loop {
            let mut events = Vec::new();
            match F::Game::turn(self.table.state()) {
                Turn::Nature => _ = self.table.nature(&mut events)?,
                Turn::Over => {
                    self.table.reveal()?;
                    self.tell(events, Author::Person);
                    return Ok(());
                }
                Turn::Seats(_) => return Ok(()),
            }
            self.tell(events, Author::Person);
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: ActionOf<F>, author: Author) -> Result<(), EntryError> {
        let mut events = Vec::new();
        self.table.play(seat, action, &mut events)?;
        self.tell(events, author);
        self.settle()
    }

    /// Whether the seat may take back its latest action. What a bot did in somebody's place stands, so that
    /// nobody learns from it what he might have done; and at the end the seed is revealed, so that nothing
    /// after it could be fair.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        let is_own = self.history.latest_action().is_some_and(|step| step.note == Author::Person);
        is_own && !self.is_over() && self.table.can_undo(seat)
    }

    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), EntryError> {
        self.table.undo(seat)?;
        self.tell(Vec::new(), Author::Person);
        Ok(())
    }

    pub(super) fn due(&self) -> SeatSet {
        match F::Game::turn(self.table.state()) {
            Turn::Seats(due) => due,
            Turn::Nature | Turn::Over => SeatSet::EMPTY,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        F::Game::turn(self.table.state()) == Turn::Over
    }

    pub(super) fn setup(&self) -> &SetupOf<F> {
        &self.table.record().setup
    }

    pub(super) fn view(&self, viewpoint: Viewpoint) -> ViewOf<F> {
        F::Game::view(self.table.state(), viewpoint.seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    pub(super) fn reader(&self, viewpoint: Viewpoint) -> Audience<'_, F::Game> {
        let asked = viewpoint.seat.filter(|&seat| self.due().has(seat));
        Audience { language: viewpoint.language, setup: self.setup(), you: viewpoint.seat, asked }
    }

    /// What happened and stands, in order: the number of the line (0 for what set-up caused) and the
    /// events. That something was taken back is a line without any.
    pub(super) fn standing(&self) -> impl Iterator<Item = (usize, &[EventOf<F>])> {
        let steps = self.history.standing().map(|(line, step)| (line, &*step.events));
        steps.filter(|&(line, events)| !events.is_empty() || self.taken_back(line).is_some())
    }

    /// What the last line of the record caused.
    pub(super) fn latest(&self) -> &[EventOf<F>] {
        let last = self.history.standing().last().filter(|&(line, _)| line == self.history.lines());
        last.map_or(&[], |(_, step)| &*step.events)
    }

    /// Who took something back with a line of the record.
    pub(super) fn taken_back(&self, line: usize) -> Option<Seat> {
        match self.table.record().entries.get(line.checked_sub(1)?)? {
            Entry::Undo(seat) => Some(*seat),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Chance(_) | Entry::Action(..) => None,
        }
    }

    /// The events of all that stands.
    pub(super) fn events(&self) -> Vec<&EventOf<F>> {
        self.history.events()
    }
}
