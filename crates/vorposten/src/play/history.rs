//! What happened in a game so far, as undo has left it.

use record::{Entry, Record};
use table::Game;

use super::paint::Line;

/// The inputs that stand, each with what it caused; before them, what set-up caused by itself.
pub(crate) struct History<G: Game> {
    steps: Vec<Step<G>>,
}

/// An input, or set-up.
pub(crate) struct Step<G: Game> {
    /// What it caused.
    pub(crate) events: Vec<G::Event>,
    /// What is said about it beside.
    pub(crate) note: Vec<Line>,
}

impl<G: Game> History<G> {
    /// What happened in a record. It must hold, or the rules are asked what they do not answer.
    pub(crate) fn of(record: &Record<G>) -> Self {
        let mut opening = Vec::new();
        let mut state = G::begin(&record.setup, &mut opening);
        let mut history = Self { steps: Vec::new() };
        history.add(opening);
        let mut before = Vec::new();
        for &entry in &record.entries {
            let mut events = Vec::new();
            let was = state.clone();
            match entry {
                Entry::Commitment(_) | Entry::Seed(_) => continue,
                Entry::Undo(_) => {
                    history.take_back();
                    state = before.pop().unwrap_or(state);
                    continue;
                }
                Entry::Action(seat, action) => G::apply(&mut state, seat, action, &mut events),
                Entry::Chance(chance) => G::resolve(&mut state, chance, &mut events),
            }
            before.push(was);
            history.add(events);
        }
        history
    }

    /// An input happened.
    pub(crate) fn add(&mut self, events: Vec<G::Event>) {
        self.steps.push(Step { events, note: Vec::new() });
    }

    /// Something is said about the latest input.
    pub(crate) fn note(&mut self, lines: Vec<Line>) {
        if let Some(step) = self.steps.last_mut() {
            step.note.extend(lines);
        }
    }

    /// The latest input was undone.
    pub(crate) fn take_back(&mut self) {
        self.steps.pop();
    }

    /// How many steps there are: set-up and the inputs that stand.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// What happened, beginning with this step.
    pub(crate) fn since(&self, step: usize) -> &[Step<G>] {
        &self.steps[step.min(self.steps.len())..]
    }

    /// Every event of the game.
    pub(crate) fn events(&self) -> Vec<&G::Event> {
        self.steps.iter().flat_map(|step| &step.events).collect()
    }
}
