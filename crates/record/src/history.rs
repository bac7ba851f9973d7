//! What happened in a game, line by line of its record, as undo has left it.

use std::sync::Arc;

use table::Game;

use crate::shared_list::SharedList;
use crate::{Entry, EntryOf, Record, RecordError, Recorder, Seed};

/// What happened in a game. Beside each line something can be kept, `N`, that no record holds: who sent
/// it, or what was said about it.
///
/// Copies share what stays as it is.
pub struct History<G: Game, N> {
    /// Set-up comes first, so that every other step has the number of its line.
    steps: SharedList<Step<G, N>>,
}

/// What a line of the record caused, or set-up.
pub struct Step<G: Game, N> {
    /// The events; none for a line that is no input, and none for one that takes back another.
    pub events: Arc<[G::Event]>,
    /// What is kept beside it.
    pub note: N,
    is_action: bool,
    /// Whether it was taken back since.
    undone: bool,
}

impl<G: Game, N: Clone> History<G, N> {
    /// What set-up causes in a game that begins, and what is kept beside that.
    pub fn new(setup: &G::Setup, note: N) -> Self {
        let mut opening = Vec::new();
        G::begin(setup, &mut opening);
        let mut steps = SharedList::default();
        steps.push(Step { events: opening.into(), note, is_action: false, undone: false });
        Self { steps }
    }

    /// What happened in a record.
    ///
    /// # Panics
    /// If the record does not hold.
    pub fn of(record: &Record<G>) -> Self
    where
        N: Default,
    {
        let replayed = Self::replay(record, None, |_| N::default());
        replayed.unwrap_or_else(|flaw| panic!("the record holds: {flaw}")).1
    }

    /// A game that goes on, as [`Recorder::resume`] has it, with what happened in it and what is to be kept
    /// beside each line; set-up is line 0.
    pub fn replay(
        record: &Record<G>,
        secret: Option<Seed>,
        note: impl Fn(usize) -> N,
    ) -> Result<(Recorder<G>, Self), RecordError> {
        let mut history = Self::new(&record.setup, note(0));
        let table = Recorder::retell(record, secret, |entry, events| {
            let line = history.lines() + 1;
            history.add(&entry, events, note(line));
        })?;
        Ok((table, history))
    }

    /// The record has another line, which caused this.
    pub fn add(&mut self, entry: &EntryOf<G>, events: Vec<G::Event>, note: N) {
        if let Entry::Undo(_) = entry {
            self.take_back();
        }
        let is_action = matches!(entry, Entry::Action(..));
        self.steps.push(Step { events: events.into(), note, is_action, undone: false });
    }

    /// The latest action that stands is taken back.
    fn take_back(&mut self) {
        let latest =
            (1..=self.lines()).rev().find(|&line| self.steps.get(line).is_some_and(Step::is_standing_action));
        if let Some(step) = latest.and_then(|line| self.steps.get_mut(line)) {
            step.undone = true;
        }
    }
}

impl<G: Game, N> History<G, N> {
    /// How many lines the record has.
    pub fn lines(&self) -> usize {
        self.steps.len() - 1
    }

    /// What stands, with the numbers of the lines; set-up, line 0, comes first.
    pub fn standing(&self) -> impl Iterator<Item = (usize, &Step<G, N>)> {
        self.steps.iter().enumerate().filter(|(_, step)| !step.undone)
    }

    /// The events of all that stands.
    pub fn events(&self) -> Vec<&G::Event> {
        self.standing().flat_map(|(_, step)| &*step.events).collect()
    }

    /// The latest action that stands.
    pub fn latest_action(&self) -> Option<&Step<G, N>> {
        self.steps.iter().rev().find(|step| step.is_standing_action())
    }

    /// What is kept beside a line; set-up is line 0.
    pub fn note(&self, line: usize) -> Option<&N> {
        self.steps.get(line).map(|step| &step.note)
    }

    /// Whether a line was taken back since.
    pub fn is_undone(&self, line: usize) -> bool {
        self.steps.get(line).is_some_and(|step| step.undone)
    }
}

impl<G: Game, N> Step<G, N> {
    fn is_standing_action(&self) -> bool {
        self.is_action && !self.undone
    }
}

// Derived, these would ask the same of the game itself, which is only a name.

impl<G: Game, N: Clone> Clone for History<G, N> {
    fn clone(&self) -> Self {
        Self { steps: self.steps.clone() }
    }
}

impl<G: Game, N: Clone> Clone for Step<G, N> {
    fn clone(&self) -> Self {
        let Self { events, note, is_action, undone } = self;
        Self { events: Arc::clone(events), note: note.clone(), is_action: *is_action, undone: *undone }
    }
}
