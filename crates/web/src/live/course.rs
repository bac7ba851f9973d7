//! The course of a game: the positions that stand, one after the other, for a look back.

use record::{Entry, EntryOf, Record, Seed};
use table::Seat;
use words::Language;

use crate::games::Hosted;
use crate::live::playable::Playable;
use crate::live::playing::{Broken, Playing};
use crate::live::review::{Reviewer, Reviewing};

/// The course of any game.
///
/// A look back stops where somebody has decided and nature has drawn what followed from that. What was
/// taken back is no stop.
pub(crate) trait Course {
    /// The lines of the record after which a look back stops. The first is the end of set-up.
    fn stops(&self) -> Vec<u32>;
    /// Whether this line is an action that was taken back.
    fn is_undone(&self, line: u32) -> bool;
    /// The points of all parties at every stop. Some of them may be secret until the game is over.
    fn standings(&self) -> Vec<Vec<i16>>;
    /// Where the parts of the game begin.
    fn chapters(&self, language: Language) -> Vec<Chapter>;
    /// A game of its own that goes on after so many lines, with a new seed. Only a game that is over
    /// has revealed what that takes.
    fn branch(&self, lines: u32, seed: Seed) -> Result<Box<dyn Playable>, Broken>;
    /// The review of the game with so many iterations, to be made elsewhere.
    fn reviewing(&self, iterations: u64) -> Box<dyn Reviewing>;
}

/// A part of a game, like a day or a round.
pub(crate) struct Chapter {
    /// The line with which it begins.
    pub(crate) line: u32,
    pub(crate) name: String,
    /// Whether it is a part of the one before.
    pub(crate) is_part: bool,
}

impl<G: Hosted> Playing<G> {
    /// What was entered and stands, with the numbers of the lines.
    pub(super) fn inputs(&self) -> impl Iterator<Item = (u32, EntryOf<G>)> {
        let entries = self.table.record().entries.iter().zip(&self.steps).zip(1..);
        entries.filter(|((_, step), _)| !step.undone).filter_map(|((&entry, _), line)| match entry {
            Entry::Action(..) | Entry::Chance(_) => Some((line, entry)),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => None,
        })
    }
}

impl<G: Hosted> Course for Playing<G> {
    fn stops(&self) -> Vec<u32> {
        let mut stops = Vec::new();
        let mut last = 0;
        for (line, entry) in self.inputs() {
            if let Entry::Action(..) = entry {
                stops.push(last);
            }
            last = line;
        }
        stops.push(last);
        stops
    }

    fn is_undone(&self, line: u32) -> bool {
        line > 0 && self.steps.get(line as usize - 1).is_some_and(|step| step.undone)
    }

    fn standings(&self) -> Vec<Vec<i16>> {
        let mut state = G::start(self.setup());
        let points = |state: &G::State| {
            let scores = G::scores(state);
            Seat::first(G::parties(state)).map(|seat| scores[seat].points).collect()
        };
        let mut standings = Vec::new();
        for (_, entry) in self.inputs() {
            match entry {
                Entry::Action(seat, action) => {
                    standings.push(points(&state));
                    G::apply(&mut state, seat, action, &mut ());
                }
                Entry::Chance(chance) => G::resolve(&mut state, chance, &mut ()),
                Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => {}
            }
        }
        standings.push(points(&state));
        standings
    }

    fn chapters(&self, language: Language) -> Vec<Chapter> {
        let events = self.standing().flat_map(|(line, events)| events.iter().map(move |event| (line, event)));
        let chapter = |(line, event)| {
            let (name, is_part) = G::chapter(event, language)?;
            Some(Chapter { line: line as u32, name, is_part })
        };
        events.filter_map(chapter).collect()
    }

    fn branch(&self, lines: u32, seed: Seed) -> Result<Box<dyn Playable>, Broken> {
        let Record { setup, entries } = self.table.record();
        let (kept, rest) = entries.split_at(entries.len().min(lines as usize));
        let mut entries = kept.to_vec();
        // The dice that were in use there are not used any more, so their seed is shown.
        let segment = kept.iter().rev().find(|entry| !entry.is_input());
        if let Some(Entry::Commitment(_)) = segment {
            entries.extend(rest.iter().find(|entry| matches!(entry, Entry::Seed(_))));
        }
        Ok(Box::new(Self::import(&Record { setup: setup.clone(), entries }, seed)?))
    }

    fn reviewing(&self, iterations: u64) -> Box<dyn Reviewing> {
        Box::new(Reviewer::<G>::new(self.setup(), self.inputs().collect(), iterations))
    }
}
