//! A record being played.

use std::sync::Arc;

use table::{Game, Log, Refusal, Seat, Turn};

use crate::segment::Segment;
use crate::{Dice, Entry, EntryError, EntryOf, LIMIT_ENTRIES, Record, RecordError, Report, Seed, SharedList};

/// A running game: its record, the position after it, and the dice if their seed is known here.
pub struct Recorder<G: Game> {
    record: Record<G>,
    state: G::State,
    /// The actions that stand since nature's last draw, and since the last one that revealed something:
    /// who acted, and the position before. These are what undo can reach; copies of the table share them.
    standing: Vec<(Seat, Arc<G::State>)>,
    segment: Segment,
    /// Only while a segment is running, and only with its seed.
    dice: Option<Dice>,
}

impl<G: Game> Recorder<G> {
    /// A game that begins.
    pub fn new(setup: G::Setup) -> Self {
        Self {
            state: G::start(&setup),
            record: Record { setup, entries: SharedList::default() },
            standing: Vec::new(),
            segment: Segment::Untouched,
            dice: None,
        }
    }

    /// A game that goes on: plays the record again and verifies every entry of it, and every
    /// outcome whose seed is known. The secret is the seed of the segment that is still running,
    /// from which nature then draws on as if there had been no break.
    pub fn resume(record: &Record<G>, secret: Option<Seed>) -> Result<Self, RecordError> {
        Self::retell(record, secret, |_, _| ())
    }

    /// The same, and tells of every entry what it caused.
    pub fn retell(
        record: &Record<G>,
        secret: Option<Seed>,
        mut hear: impl FnMut(EntryOf<G>, Vec<G::Event>),
    ) -> Result<Self, RecordError> {
        let mut table = Self::new(record.setup.clone());
        // As segments end before others begin, the seeds come in the order of their commitments.
        let mut seeds = record.entries.iter().filter_map(Entry::seed).chain(secret);
        for (index, &entry) in record.entries.iter().enumerate() {
            let mut events = Vec::new();
            table.enter(entry, &mut events).map_err(|refused| record.flaw(index, &refused))?;
            if let Entry::Commitment(commitment) = entry {
                // A seed that does not fit is refused where it is revealed.
                table.dice = seeds.next().filter(|seed| seed.commitment() == commitment).map(Dice::new);
            }
            hear(entry, events);
        }
        if let Some(secret) = secret {
            let end = record.entries.len();
            table.segment.reveal(secret).map_err(|refused| record.flaw(end, &refused))?;
        }
        Ok(table)
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// A seat acts.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), EntryError> {
        self.enter(Entry::Action(seat, action), log)
    }

    /// Nature decides as written. If the table has dice, they must give the same.
    pub fn resolve(&mut self, chance: G::Chance, log: &mut impl Log<G::Event>) -> Result<(), EntryError> {
        self.enter(Entry::Chance(chance), log)
    }

    /// Nature decides by the table's dice.
    pub fn nature(&mut self, log: &mut impl Log<G::Event>) -> Result<G::Chance, EntryError> {
        let mut dice = self.dice.clone().ok_or(EntryError::NoDice)?;
        let chance = throw::<G>(&self.state, &mut dice)?;
        self.resolve(chance, log)?;
        Ok(chance)
    }

    /// Whether the latest input that stands is an action of this seat, which it may take back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.standing.last().is_some_and(|&(by, _)| by == seat)
    }

    /// A seat takes back its latest action. What somebody has seen cannot be taken back: nature's draws and
    /// actions that reveal bar undo.
    pub fn undo(&mut self, seat: Seat) -> Result<(), EntryError> {
        self.enter(Entry::Undo(seat), &mut ())
    }

    /// Begins a segment: shows the commitment, keeps the seed.
    pub fn commit(&mut self, seed: Seed) -> Result<(), EntryError> {
        self.enter(Entry::Commitment(seed.commitment()), &mut ())?;
        self.dice = Some(Dice::new(seed));
        Ok(())
    }

    /// Ends the segment: reveals its seed. Nature draws no more until the next commitment.
    pub fn reveal(&mut self) -> Result<(), EntryError> {
        let seed = self.dice.as_ref().ok_or(EntryError::NoDice)?.seed();
        self.enter(Entry::Seed(seed), &mut ())
    }

    /// What the record contains, and what of it is proven.
    pub fn report(&self) -> Report {
        Report::of(self)
    }

    /// The one door into the record. A refusal leaves no trace.
    fn enter(&mut self, entry: EntryOf<G>, log: &mut impl Log<G::Event>) -> Result<(), EntryError> {
        // The last place is kept for a seed, so that a full record can still be proven.
        let limit = if entry.seed().is_some() { LIMIT_ENTRIES } else { LIMIT_ENTRIES - 1 };
        if self.record.entries.len() >= limit {
            return Err(EntryError::Full);
        }
        match entry {
            // Whoever saw its seed would know the dice beforehand.
            Entry::Commitment(_) if self.record.entries.iter().any(|known| *known == entry) => {
                return Err(EntryError::SeedUsed);
            }
            Entry::Commitment(commitment) => self.segment = self.segment.commit(commitment)?,
            Entry::Seed(seed) => {
                self.segment = self.segment.reveal(seed)?;
                self.dice = None;
            }
            Entry::Chance(chance) => self.draw(chance, log)?,
            Entry::Action(seat, action) => {
                let before = self.state.clone();
                G::try_apply(&mut self.state, seat, action, log)?;
                if G::reveals(&before, seat, action) {
                    self.standing.clear();
                } else {
                    self.standing.push((seat, Arc::new(before)));
                }
            }
            Entry::Undo(seat) => {
                let own = self.standing.pop_if(|&mut (by, _)| by == seat);
                let (_, before) = own.ok_or(EntryError::Undo)?;
                self.state = Arc::unwrap_or_clone(before);
            }
        }
        self.record.entries.push(entry);
        Ok(())
    }

    fn draw(&mut self, chance: G::Chance, log: &mut impl Log<G::Event>) -> Result<(), EntryError> {
        let segment = self.segment.draw()?;
        let mut dice = self.dice.clone();
        if let Some(dice) = &mut dice {
            let gave = throw::<G>(&self.state, dice)?;
            if gave != chance {
                return Err(EntryError::Dice { gave: gave.to_string() });
            }
        }
        G::try_resolve(&mut self.state, chance, log)?;
        self.standing.clear();
        self.segment = segment;
        self.dice = dice;
        Ok(())
    }
}

// Derived, this would ask the same of the game itself, which is only a name.
impl<G: Game> Clone for Recorder<G> {
    fn clone(&self) -> Self {
        let Self { record, state, standing, segment, dice } = self;
        Self {
            record: record.clone(),
            state: state.clone(),
            standing: standing.clone(),
            segment: *segment,
            dice: dice.clone(),
        }
    }
}

/// What the dice give. A game answers only when nature is due.
fn throw<G: Game>(state: &G::State, dice: &mut Dice) -> Result<G::Chance, Refusal> {
    match G::turn(state) {
        Turn::Nature => Ok(G::sample(state, dice)),
        Turn::Seats(_) => Err(Refusal::NotDue),
        Turn::Over => Err(Refusal::Over),
    }
}
