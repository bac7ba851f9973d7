//! Advice for a seat: what a strong bot would do there, knowing what the seat knows.

use bots::Bot;
use search::InformationSet;
use store::{Occupant, TableId};
use table::Seat;

use crate::face::Hosted;
use crate::live::entropy::random;
use crate::live::live_tables::LiveTables;
use crate::live::snapshot::{Actor, Snapshot};
use crate::request_error::RequestError;

/// What a strong bot thinks of the moves of a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advice {
    /// The moves that it tried most, the best first; there are two or more.
    pub(crate) moves: Vec<Advised>,
    /// How many moves were looked at.
    pub(crate) looked_at: usize,
    /// How many games were played in mind.
    pub(crate) games: u64,
}

/// A move, and how games with it came out on average.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Advised {
    /// As records write it.
    pub(crate) action: String,
    /// The seat's part of the victory.
    pub(crate) chance: f32,
    /// The points of the seat.
    pub(crate) points: f32,
}

/// A decision to be made on another thread.
pub(crate) type Advising = Box<dyn FnOnce() -> Option<Advice> + Send>;

/// How many moves are told.
const TOLD: usize = 3;

/// What the bot thinks of the moves of the seat that knows this; nothing if it does not search.
pub(super) fn advise<F: Hosted>(seen: &InformationSet<F::Game>, bot: Bot, seed: u64) -> Option<Advice> {
    let verdict = bot.think::<F>(seen, seed).verdict?;
    let tried = verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
    let moves = tried.take(TOLD).map(|candidate| Advised {
        action: candidate.action.to_string(),
        chance: candidate.outcome.win[seen.seat()],
        points: candidate.outcome.points[seen.seat()],
    });
    Some(Advice { moves: moves.collect(), looked_at: verdict.candidates.len(), games: verdict.iterations })
}

/// Whether a seat may be advised: not against other people, who have to think for themselves.
pub(crate) fn may_be_advised(snapshot: &Snapshot, seat: Seat) -> bool {
    let is_bot = |occupant: &Occupant| matches!(occupant, Occupant::Bot(_));
    snapshot.seats().all(|(other, row)| other == seat || is_bot(&row.occupant))
}

impl LiveTables {
    /// Advice for a seat that is due, if the record is as long as whoever asks thinks. It waits for its
    /// turn among the bots.
    pub(crate) async fn advise(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
    ) -> Result<Advice, RequestError> {
        let advising = {
            let snapshot = self.snapshot(id).await?;
            snapshot.admit(actor, seat)?;
            if snapshot.closed {
                return Err(RequestError::Closed);
            }
            if snapshot.game.length() != length {
                return Err(RequestError::Stale);
            }
            if !snapshot.game.due().has(seat) {
                return Err(RequestError::NotDue);
            }
            if !may_be_advised(&snapshot, seat) {
                return Err(RequestError::NotAlone);
            }
            snapshot.game.advice(seat, Bot::of(bots::Level::Hard), u64::from_le_bytes(random()))
        };
        let _permit = self.thinking_permits.acquire().await.map_err(|_| RequestError::Broken)?;
        let advice = tokio::task::spawn_blocking(advising).await.map_err(|_| RequestError::Broken)?;
        advice.ok_or(RequestError::Broken)
    }
}
