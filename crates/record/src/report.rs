//! What can be said of a record that holds.

use table::{Game, Turn};

use crate::{Entry, Recorder};

/// What a record contains. Everything counted was verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// The seats' actions, with those that were taken back.
    pub actions: usize,
    /// Nature's outcomes.
    pub draws: usize,
    /// How many actions were taken back.
    pub undos: usize,
    /// What is known of the dice.
    pub fairness: Fairness,
    /// Whether the game came to its end.
    pub over: bool,
}

impl Report {
    pub(crate) fn of<G: Game>(table: &Recorder<G>) -> Self {
        let over = G::turn(table.state()) == Turn::Over;
        let mut report = Self { actions: 0, draws: 0, undos: 0, fairness: Fairness::NotCommitted, over };
        let mut revealed = 0;
        for entry in table.record().entries.iter() {
            match entry {
                Entry::Commitment(_) => report.fairness = Fairness::SeedSecret { verified: revealed },
                Entry::Seed(_) => {
                    revealed += 1;
                    report.fairness = Fairness::Verified { segments: revealed };
                }
                Entry::Chance(_) => report.draws += 1,
                Entry::Action(..) => report.actions += 1,
                Entry::Undo(_) => report.undos += 1,
            }
        }
        report
    }
}

/// What is known of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// Nobody committed to a seed: the outcomes are possible, and no more is known.
    NotCommitted,
    /// The last segment's seed is still a secret, so its outcomes cannot be verified yet.
    SeedSecret {
        /// How many segments before it were verified.
        verified: usize,
    },
    /// Every outcome is what the committed seeds gave.
    Verified {
        /// How many segments there are.
        segments: usize,
    },
}
