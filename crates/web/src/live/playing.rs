//! A game that is being played: its record, what each line of it caused, and the draws that follow.

use std::fmt::Display;

use record::{Entry, EntryOf, Flaw, Record, Refused, Seed, Table};
use table::{Game, Seat, SeatSet, Turn, Viewer};

use crate::games::{Hosted, Reader};
use crate::live::eyes::Eyes;

/// A game that is being played.
pub(crate) struct Playing<G: Game> {
    pub(super) table: Table<G>,
    /// What happened before the first line.
    opening: Vec<G::Event>,
    /// What each line of the record caused.
    pub(super) steps: Vec<Step<G>>,
}

/// What a line of the record caused.
pub(super) struct Step<G: Game> {
    pub(super) events: Vec<G::Event>,
    is_action: bool,
    /// Whether it was taken back since.
    pub(super) undone: bool,
}

impl<G: Game> Step<G> {
    fn by_itself(events: Vec<G::Event>) -> Self {
        Self { events, is_action: false, undone: false }
    }
}

/// Marks the latest action that stands as taken back.
fn take_back<G: Game>(steps: &mut [Step<G>]) {
    if let Some(step) = steps.iter_mut().rev().find(|step| step.is_action && !step.undone) {
        step.undone = true;
    }
}

/// Why a journal could not be played.
#[derive(Debug)]
pub(crate) struct Broken(pub(crate) String);

impl<G: Hosted> Playing<G> {
    /// A game that begins: commits to the seed, and lets nature draw until somebody is due.
    pub(crate) fn new(setup: G::Setup, seed: Seed) -> Result<Self, Refused> {
        let mut opening = Vec::new();
        G::begin(&setup, &mut opening);
        let mut playing = Self { table: Table::new(setup), opening, steps: Vec::new() };
        playing.go_on(seed)?;
        Ok(playing)
    }

    /// A game as its journal says, with the seed that is not revealed yet.
    pub(crate) fn load<'l>(
        options: &str,
        lines: impl Iterator<Item = &'l str>,
        secret: Seed,
    ) -> Result<Self, Broken> {
        let options: Vec<_> = options.lines().filter_map(|line| line.split_once(' ')).collect();
        let setup = G::setup(&options, G::built_in()).map_err(|(_, reason)| Broken(reason))?;
        let entries: Result<Vec<EntryOf<G>>, _> = lines.map(str::parse).collect();
        let record = Record { setup, entries: entries.map_err(|error| Broken(error.to_string()))? };
        // When the game is over, the secret is in the record already.
        let is_open = !matches!(record.entries.last(), Some(Entry::Seed(_)));
        Self::replay(&record, is_open.then_some(secret)).map_err(|flaw| Broken(flaw.to_string()))
    }

    /// A record that somebody brings: over, or to be continued with a new seed.
    pub(crate) fn import(record: &Record<G>, seed: Seed) -> Result<Self, Broken> {
        let broken = |reason: &dyn Display| Broken(reason.to_string());
        let mut playing = Self::replay(record, None).map_err(|flaw| broken(&flaw))?;
        if !playing.is_over() {
            playing.go_on(seed).map_err(|refused| broken(&refused))?;
        }
        Ok(playing)
    }

    /// The game after so many lines, for a look back. It cannot go on from there.
    pub(super) fn first(&self, lines: usize) -> Result<Self, Flaw> {
        let record = self.table.record();
        let entries = record.entries[..lines.min(record.entries.len())].to_vec();
        Self::replay(&Record { setup: record.setup.clone(), entries }, None)
    }

    fn replay(record: &Record<G>, secret: Option<Seed>) -> Result<Self, Flaw> {
        let mut opening = Vec::new();
        G::begin(&record.setup, &mut opening);
        let mut steps = Vec::new();
        let table = Table::retell(record, secret, |entry, events| {
            if let Entry::Undo(_) = entry {
                take_back(&mut steps);
            }
            steps.push(Step { is_action: matches!(entry, Entry::Action(..)), events, undone: false });
        })?;
        Ok(Self { table, opening, steps })
    }

    fn go_on(&mut self, seed: Seed) -> Result<(), Refused> {
        self.table.commit(seed)?;
        self.steps.push(Step::by_itself(Vec::new()));
        self.settle()
    }

    /// Nature draws until somebody is due. At the end the seed is revealed.
    fn settle(&mut self) -> Result<(), Refused> {
        loop {
            let mut events = Vec::new();
            match G::turn(self.table.state()) {
                Turn::Nature => _ = self.table.nature(&mut events)?,
                Turn::Over => {
                    self.table.reveal()?;
                    self.steps.push(Step::by_itself(events));
                    return Ok(());
                }
                Turn::Seats(_) => return Ok(()),
            }
            self.steps.push(Step::by_itself(events));
        }
    }

    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let mut events = Vec::new();
        self.table.play(seat, action, &mut events)?;
        self.steps.push(Step { events, is_action: true, undone: false });
        self.settle()
    }

    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.table.undo(seat)?;
        take_back(&mut self.steps);
        self.steps.push(Step::by_itself(Vec::new()));
        Ok(())
    }

    pub(super) fn due(&self) -> SeatSet {
        match G::turn(self.table.state()) {
            Turn::Seats(due) => due,
            Turn::Nature | Turn::Over => SeatSet::EMPTY,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        G::turn(self.table.state()) == Turn::Over
    }

    pub(super) fn setup(&self) -> &G::Setup {
        &self.table.record().setup
    }

    pub(super) fn view(&self, eyes: Eyes) -> G::View {
        G::view(self.table.state(), eyes.seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    pub(super) fn reader(&self, eyes: Eyes) -> Reader<'_, G> {
        let asked = eyes.seat.filter(|&seat| self.due().has(seat));
        Reader { language: eyes.language, setup: self.setup(), you: eyes.seat, asked }
    }

    /// What happened and stands, in order: the number of the line (0 for what set-up caused) and the
    /// events.
    pub(super) fn standing(&self) -> impl Iterator<Item = (usize, &[G::Event])> {
        let steps = self.steps.iter().enumerate().filter(|(_, step)| !step.undone);
        let steps = steps.map(|(index, step)| (index + 1, step.events.as_slice()));
        std::iter::once((0, self.opening.as_slice())).chain(steps).filter(|(_, events)| !events.is_empty())
    }

    /// The same, without the lines.
    pub(super) fn events(&self) -> Vec<&G::Event> {
        self.standing().flat_map(|(_, events)| events).collect()
    }
}
