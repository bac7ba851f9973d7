//! Plays at random and checks every law at every step.

use std::any::Any;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};

use record::{Entry, Record, Recorder, Seed};
use table::{Game, QuickRng, Rng, Seat, SeatSet, Turn};

use crate::laws::{self, Laws};

/// How many actions and outcomes of earlier positions are kept, to be tried where they may not fit.
const POOL: usize = 256;
/// How many of them are tried at each step.
const STRANGERS: usize = 3;
/// No game takes that many inputs.
const LIMIT: usize = 2_000;
/// One of so many decisions is taken back, where that is possible.
const UNDO_ODDS: u32 = 16;

/// Plays games at random, one after the other, and checks the laws.
pub struct Walker<G: Game> {
    laws: Laws<G>,
    rng: QuickRng,
    actions: Vec<G::Action>,
    action_pool: Vec<G::Action>,
    chance_pool: Vec<G::Chance>,
}

/// What a game came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// Decisions of seats.
    pub decisions: u64,
    /// Draws of nature.
    pub draws: u64,
}

/// A broken law, and the record that shows it.
#[derive(Debug)]
pub struct Violation {
    /// What was broken.
    pub message: String,
    /// The game up to there.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nin the position after this record:\n\n{}", self.message, self.record)
    }
}

impl std::error::Error for Violation {}

impl<G: Game> Walker<G> {
    /// A walker whose games depend on the seed alone.
    pub fn new(laws: Laws<G>, seed: u64) -> Self {
        let rng = QuickRng::new(seed);
        Self { laws, rng, actions: Vec::new(), action_pool: Vec::new(), chance_pool: Vec::new() }
    }

    /// Plays one game to its end.
    pub fn play(&mut self, setup: G::Setup) -> Result<Played, Violation> {
        let mut table = Recorder::<G>::new(setup);
        let seed = self.seed();
        table.commit(seed).expect("a new table takes a commitment");
        let mut played = Played::default();
        // A panic of the rules is a broken law like any other, and needs its record even more.
        let walked = panic::catch_unwind(AssertUnwindSafe(|| {
            self.walk(&mut table, &mut played).and_then(|()| self.finish(&mut table))
        }));
        let outcome = walked.unwrap_or_else(|cause| Err(format!("the rules panic: {}", told(&*cause))));
        outcome.map(|()| played).map_err(|message| Violation { message, record: table.record().write() })
    }

    fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| self.rng.next_u32() as u8))
    }

    fn walk(&mut self, table: &mut Recorder<G>, played: &mut Played) -> Result<(), String> {
        for _ in 0..LIMIT {
            (self.laws.census)(table.state())?;
            self.try_strangers(table.state())?;
            match G::turn(table.state()) {
                Turn::Over => return Ok(()),
                Turn::Nature => {
                    self.draw(table)?;
                    played.draws += 1;
                }
                Turn::Seats(due) => {
                    self.decide(table, due)?;
                    played.decisions += 1;
                }
            }
        }
        Err(format!("the game goes on after {LIMIT} inputs"))
    }

    fn decide(&mut self, table: &mut Recorder<G>, due: SeatSet) -> Result<(), String> {
        laws::lists_are_sound::<G>(table.state(), due)?;
        let nth = self.rng.below(due.len() as u32) as usize;
        let seat = due.iter().nth(nth).expect("below() stays below the number");
        laws::listed_are_accepted(table.state(), seat, &self.laws)?;
        G::legal(table.state(), seat, &mut self.actions);
        let action = self.rng.choose(&self.actions);
        laws::keeps_secrets::<G>(table.state(), seat, action, &mut self.rng)?;
        laws::notation_round_trips::<G>(&Entry::Action(seat, action))?;
        keep(&mut self.action_pool, action, &mut self.rng);
        let before = table.state().clone();
        table.play(seat, action, &mut Vec::new()).map_err(|refused| format!("{action}: {refused}"))?;
        if G::reveals(&before, seat, action) {
            if table.undo(seat).is_ok() {
                return Err(format!("{action} reveals something and is taken back all the same"));
            }
        } else if self.rng.below(UNDO_ODDS) == 0 {
            table.undo(seat).map_err(|refused| format!("undo of {action}: {refused}"))?;
            if *table.state() != before {
                return Err(format!("undoing {action} does not lead back"));
            }
        }
        Ok(())
    }

    fn draw(&mut self, table: &mut Recorder<G>) -> Result<(), String> {
        let before = table.state().clone();
        let chance = table.nature(&mut ()).map_err(|refused| refused.to_string())?;
        laws::nature_is_sound::<G>(&before, chance)?;
        laws::notation_round_trips::<G>(&Entry::Chance(chance))?;
        keep(&mut self.chance_pool, chance, &mut self.rng);
        Ok(())
    }

    /// Tries what was possible elsewhere.
    fn try_strangers(&mut self, state: &G::State) -> Result<(), String> {
        for _ in 0..STRANGERS {
            if !self.action_pool.is_empty() {
                let action = self.rng.choose(&self.action_pool);
                let seat = self.rng.choose(<Seat as table::Word>::ALL);
                laws::others_are_refused::<G>(state, seat, action)?;
            }
        }
        if !self.chance_pool.is_empty() {
            let chance = self.rng.choose(&self.chance_pool);
            laws::nature_is_sound::<G>(state, chance)?;
        }
        Ok(())
    }

    /// The record replays to the same position, and what happened adds up.
    fn finish(&mut self, table: &mut Recorder<G>) -> Result<(), String> {
        table.reveal().map_err(|refused| refused.to_string())?;
        let record = table.record();
        let read = Record::<G>::read(record.write().as_bytes(), G::values(&record.setup))
            .map_err(|flaw| flaw.to_string())?;
        if read != *record {
            return Err("the record is read differently from how it was written".into());
        }
        let (state, events) = replay(&read);
        if state != *table.state() {
            return Err("the record replays to another position".into());
        }
        (self.laws.audit)(&record.setup, &state, &events)
    }
}

/// Plays the inputs that stand, with everything heard.
fn replay<G: Game>(record: &Record<G>) -> (G::State, Vec<G::Event>) {
    let mut standing = Vec::new();
    for entry in record.entries.iter() {
        match entry {
            Entry::Undo(_) => drop(standing.pop()),
            Entry::Action(..) | Entry::Chance(_) => standing.push(entry),
            Entry::Commitment(_) | Entry::Seed(_) => {}
        }
    }
    let mut events = Vec::new();
    let mut state = G::begin(&record.setup, &mut events);
    for entry in standing {
        match *entry {
            Entry::Action(seat, action) => G::apply(&mut state, seat, action, &mut events),
            Entry::Chance(chance) => G::resolve(&mut state, chance, &mut events),
            Entry::Undo(_) | Entry::Commitment(_) | Entry::Seed(_) => {}
        }
    }
    (state, events)
}

/// What a panic said.
fn told(cause: &(dyn Any + Send)) -> &str {
    let text = cause.downcast_ref::<&str>().copied();
    text.or_else(|| cause.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason given")
}

/// Keeps an item in a pool of limited size.
fn keep<T>(pool: &mut Vec<T>, item: T, rng: &mut QuickRng) {
    if pool.len() < POOL {
        pool.push(item);
    } else {
        pool[rng.below(POOL as u32) as usize] = item;
    }
}
