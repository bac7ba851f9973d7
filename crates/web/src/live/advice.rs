//! Advice for a seat: what a strong bot would do there, knowing what the seat knows.

use bots::Bot;
use search::InformationSet;
use store::{Occupant, TableId};
use table::Seat;

use crate::games::Hosted;
use crate::live::chance::random;
use crate::live::hall::Hall;
use crate::live::room::{Actor, Room};
use crate::problem::Problem;

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
pub(super) fn advise<G: Hosted>(seen: &InformationSet<G>, bot: Bot, seed: u64) -> Option<Advice> {
    let verdict = bot.think(seen, seed).verdict?;
    let tried = verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
    let moves = tried.take(TOLD).map(|candidate| Advised {
        action: candidate.action.to_string(),
        chance: candidate.outcome.win[seen.seat()],
        points: candidate.outcome.points[seen.seat()],
    });
    Some(Advice { moves: moves.collect(), looked_at: verdict.candidates.len(), games: verdict.iterations })
}

/// Whether a seat may be advised: not against other people, who have to think for themselves.
pub(crate) fn may_be_advised(room: &Room, seat: Seat) -> bool {
    let is_bot = |occupant: &Occupant| matches!(occupant, Occupant::Bot(_));
    room.seats().all(|(other, row)| other == seat || is_bot(&row.occupant))
}

impl Hall {
    /// Advice for a seat that is due, if the record is as long as whoever asks thinks. It waits for its
    /// turn among the bots.
    pub(crate) async fn advise(
        &self,
        id: &TableId,
        length: u32,
        actor: Actor,
        seat: Seat,
    ) -> Result<Advice, Problem> {
        let advising = {
            let room = self.room(id).await?;
            room.admit(actor, seat)?;
            if room.closed {
                return Err(Problem::Closed);
            }
            if room.playing.length() != length {
                return Err(Problem::Stale);
            }
            if !room.playing.due().has(seat) {
                return Err(Problem::NotDue);
            }
            if !may_be_advised(&room, seat) {
                return Err(Problem::NotAlone);
            }
            room.playing.advice(seat, Bot::of(bots::Level::Hard), u64::from_le_bytes(random()))
        };
        let _mind = self.minds.acquire().await.map_err(|_| Problem::Broken)?;
        let advice = tokio::task::spawn_blocking(advising).await.map_err(|_| Problem::Broken)?;
        advice.ok_or(Problem::Broken)
    }
}

#[cfg(test)]
mod tests {
    use ::outlive::{Outlive, Seating, Setup};
    use table::{Game, QuickRng, Rng, Turn};
    use table_test::walk;

    use super::*;

    /// Advice is made of what the seat knows: in worlds that it cannot tell apart it is the same.
    #[test]
    fn advice_betrays_nothing() {
        let bot: Bot = "hard@60".parse().expect("a bot");
        let mut rng = QuickRng::new(3);
        let mut chooser = QuickRng::new(4);
        let mut compared = 0;
        walk::<Outlive>(&Setup::new(Seating::Two), &mut rng, |state| {
            let Turn::Seats(due) = Outlive::turn(state) else { return };
            let seat = due.pick(&mut chooser);
            let world = Outlive::determinize(state, seat, &mut chooser);
            // Where nothing is secret there is little to betray.
            if world == *state && chooser.below(20) > 0 {
                return;
            }
            let advised = |state| advise(&InformationSet::<Outlive>::of(state, seat), bot, 7);
            let advice = advised(state).expect("it searches where there is a choice");
            assert_eq!(Some(&advice), advised(&world).as_ref());
            assert!(!advice.moves.is_empty() && advice.moves.len() <= TOLD, "{advice:?}");
            assert!(advice.moves.iter().all(|advised| (0.0..=1.0).contains(&advised.chance)), "{advice:?}");
            compared += usize::from(world != *state);
        });
        assert!(compared > 3, "only {compared} positions had secrets");
    }
}
