//! The timeline of a game: the positions that stand, one after the other, for a look back.

use record::{Entry, EntryOf, Record, Seed, SharedList};
use store::Author;
use table::{Game, Seat, StateOf};
use texts::Language;

use crate::face::Hosted;
use crate::live::playing::{LoadError, Playing};

/// The timeline of a game.
///
/// A look back stops where somebody has decided and nature has drawn what followed from that. What was
/// taken back is no stop.
pub(crate) struct Timeline {
    /// The lines of the record after which a look back stops. The first is the end of set-up.
    pub(crate) stops: Vec<u32>,
    /// Where the parts of the game begin.
    pub(crate) chapters: Vec<Chapter>,
}

/// A part of a game, like a day or a round.
pub(crate) struct Chapter {
    /// The line with which it begins.
    pub(crate) line: u32,
    pub(crate) name: String,
    /// Whether it is a part of the one before.
    pub(crate) is_part: bool,
}

impl<F: Hosted> Playing<F> {
    /// What was entered and stands, with the numbers of the lines.
    pub(super) fn inputs(&self) -> impl Iterator<Item = (u32, EntryOf<F::Game>)> {
        let entries = self.table.record().entries.iter().zip(1..);
        entries.filter(|&(_, line)| !self.is_undone(line)).filter_map(|(&entry, line)| match entry {
            Entry::Action(..) | Entry::Chance(_) => Some((line, entry)),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => None,
        })
    }

    pub(super) fn timeline(&self, language: Language) -> Timeline {
        Timeline { stops: self.stops(), chapters: self.chapters(language) }
    }

    pub(super) fn stops(&self) -> Vec<u32> {
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

    pub(super) fn is_undone(&self, line: u32) -> bool {
        self.history.is_undone(line as usize)
    }

    pub(super) fn standings(&self) -> Vec<Vec<i16>> {
        let mut state = F::Game::start(self.setup());
        let mut standings = Vec::new();
        for (_, entry) in self.inputs() {
            match entry {
                Entry::Action(seat, action) => {
                    standings.push(points::<F>(&state));
                    F::Game::apply(&mut state, seat, action, &mut ());
                }
                Entry::Chance(chance) => F::Game::resolve(&mut state, chance, &mut ()),
                Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => {}
            }
        }
        standings.push(points::<F>(&state));
        standings
    }

    /// The points of all parties as they stand.
    pub(super) fn points(&self) -> Vec<i16> {
        points::<F>(self.table.state())
    }

    fn chapters(&self, language: Language) -> Vec<Chapter> {
        let events = self.standing().flat_map(|(line, events)| events.iter().map(move |event| (line, event)));
        let chapter = |(line, event)| {
            let (name, is_part) = F::chapter(event, language)?;
            Some(Chapter { line: line as u32, name, is_part })
        };
        events.filter_map(chapter).collect()
    }

    /// A game of its own that goes on after so many lines, with a new seed.
    pub(super) fn branch(&self, lines: u32, seed: Seed) -> Result<Self, LoadError> {
        let Record { setup, entries } = self.table.record();
        let (kept, mut rest) = (entries.iter().take(lines as usize), entries.iter().skip(lines as usize));
        let mut entries: SharedList<_> = kept.copied().collect();
        // The dice that were in use there are not used any more, so their seed is shown.
        let segment = entries.iter().rev().find(|entry| !entry.is_input());
        if let Some(Entry::Commitment(_)) = segment {
            let shown = rest.find(|entry| matches!(entry, Entry::Seed(_))).copied();
            if let Some(shown) = shown.or_else(|| self.seed_in_use()) {
                entries.push(shown);
            }
        }
        // What follows the lines that both games have in common is nobody's.
        let author = |line| if line > lines as usize { Author::Person } else { self.author(line) };
        Self::go_on_from(&Record { setup: setup.clone(), entries }, seed, author)
    }
}

impl<F: Hosted> Playing<F> {
    /// The line that reveals the seed of the dice, which a running game keeps to itself.
    fn seed_in_use(&self) -> Option<EntryOf<F::Game>> {
        let mut ended = self.table.clone();
        ended.reveal().ok()?;
        ended.record().entries.last().copied()
    }
}

fn points<F: Hosted>(state: &StateOf<F>) -> Vec<i16> {
    let scores = F::Game::scores(state);
    Seat::first(F::Game::parties(state)).map(|seat| scores[seat].points).collect()
}
