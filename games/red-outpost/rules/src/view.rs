//! What someone may see, §1 to §10: everything that lies on the table.

use table::{Bag, PerSeat, Seat, SeatSet, Turn, Viewer};

use crate::autom::{self, CardSet, GoalCard, Solo};
use crate::deck::{LakeCard, SpaceshipCard};
use crate::event::Goal;
use crate::pending::Pending;
use crate::phases::Phase;
use crate::setup::{Cards, Difficulty, Edition, Seating};
use crate::state::{Day, Player, State};
use crate::values::Values;
use crate::{
    Good, GoodSet, Location, LocationSet, PerGood, PerWorker, RedOutpost, Worker, cards, end_of_day,
};

/// A position as the table sees it. It is the same for everybody, as all that is hidden lies in
/// face-down decks whose order nobody knows.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct View {
    pub values: &'static Values,
    pub seating: Seating,
    pub cards: Cards,
    pub edition: Edition,
    pub turn: Turn,
    pub pending: Pending,
    pub day: Day,
    pub phase: Phase,
    pub start: Option<Seat>,
    pub active: Seat,
    /// The worker whose turn is under way, once he has been moved.
    pub mover: Option<Worker>,
    pub workers: PerWorker<WorkerView>,
    pub blocked_mornings: LocationSet,
    pub blocked_evenings: LocationSet,
    pub players: PerSeat<Player>,
    pub crystals: u8,
    pub supply: PerGood<u8>,
    pub warehouse: PerGood<u8>,
    pub exported: PerGood<u8>,
    /// The face-down cards are counted, the open ones are seen.
    pub spaceship_left: u8,
    pub spaceship_discard: Bag<SpaceshipCard, 12>,
    pub lake_left: u8,
    pub lake_discard: Bag<LakeCard, 3>,
    /// What everybody would score for moods if the day ended now, before the limit of 0, §8.1, §10.9.
    pub promised: PerSeat<i16>,
    /// What everybody would win or lose if the day ended now: moods, and in the solo game Autom's discs and the
    /// goals.
    pub day_pays: PerSeat<i16>,
    /// Whether a trade was made in the Warehouse and another one is asked about, §7.5.
    pub has_traded: bool,
    pub solo: Option<SoloView>,
}

/// A worker and his portrait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct WorkerView {
    pub at: Location,
    pub standing: bool,
    pub mood: i8,
    pub discs: PerSeat<u8>,
    pub pledges: PerSeat<u8>,
    /// Who would score the mood if the day ended now, §8.1, §10.9.
    pub leaders: SeatSet,
}

/// The cards of the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct SoloView {
    pub difficulty: Difficulty,
    pub goal: Option<u8>,
    /// The goals of the day, and whether each is met as things stand, §10.4.
    pub goals: [Option<(Goal, bool)>; MOST_GOALS],
    /// What a missed goal costs, §10.11.
    pub penalty: i16,
    pub goals_drawn: CardSet,
    pub delivered: GoodSet,
    pub face_up: Option<u8>,
    pub cards_turned: CardSet,
    /// Where Autom would go now, unless it has to look round the board.
    pub destination: Option<Location>,
}

impl View {
    /// What the next export of a good pays, §5.3; in the solo game the goal card says so, §10.4.
    pub fn next_export(&self, good: Good) -> u8 {
        let goal = self.solo.and_then(|solo| solo.goal).map(|card| &self.values.goals[usize::from(card)]);
        let track = &self.values.exports[good];
        let field = track.permanent().get(usize::from(self.exported[good])).copied();
        goal.map_or(field.unwrap_or(track.last), |card| card.exports[good])
    }
}

/// The most goals of a card, §12.9.
pub const MOST_GOALS: usize = 5;

/// Destructured without `..`: a new field of the state does not compile until someone decides who
/// sees it.
pub(crate) fn view(state: &State, _viewer: Viewer) -> View {
    let State {
        values,
        seating,
        cards,
        edition,
        pending,
        step: _, // told by what is pending
        day,
        phase,
        start,
        active,
        turns: _, // told by who lies flat and who is active
        current,
        blocked_mornings,
        blocked_evenings,
        standing,
        at,
        mood,
        discs,
        pledges,
        players,
        crystals,
        supply,
        warehouse,
        exported,
        spaceship,
        lake,
        solo,
    } = *state;
    let Solo { difficulty, goal, goals_drawn, face_up, cards_turned, delivered } = solo;
    View {
        values,
        seating,
        cards,
        edition,
        turn: <RedOutpost as table::Game>::turn(state),
        pending,
        day,
        phase,
        start,
        active,
        mover: is_in_turn(pending).then_some(current.mover),
        workers: PerWorker::from_fn(|worker| WorkerView {
            at: at[worker],
            standing: standing.has(worker),
            mood: mood[worker],
            discs: discs[worker],
            pledges: pledges[worker],
            leaders: end_of_day::leaders(state, worker),
        }),
        blocked_mornings,
        blocked_evenings,
        players,
        crystals,
        supply,
        warehouse,
        exported,
        spaceship_left: spaceship.left.total(),
        spaceship_discard: spaceship.discard,
        lake_left: lake.left.total(),
        lake_discard: lake.discard,
        promised: end_of_day::promised(state),
        day_pays: end_of_day::pays(state),
        has_traded: matches!(pending, Pending::Trade(left) if cards::warehouse::has_traded(state, left)),
        solo: (seating == Seating::Solo).then(|| SoloView {
            difficulty,
            goal,
            goals: goals(state),
            penalty: goal_card(state).map_or(0, |card| autom::penalty(card, difficulty)),
            goals_drawn,
            delivered,
            face_up,
            cards_turned,
            destination: autom::destination(state),
        }),
    }
}

/// The goal card of the day.
fn goal_card(state: &State) -> Option<&'static GoalCard> {
    state.solo.goal.map(|card| &state.values.goals[usize::from(card)])
}

fn goals(state: &State) -> [Option<(Goal, bool)>; MOST_GOALS] {
    let mut goals = goal_card(state).into_iter().flat_map(GoalCard::goals);
    std::array::from_fn(|_| goals.next().map(|goal| (goal, autom::is_met(state, goal))))
}

/// Whether a worker has been moved and his turn is not over.
fn is_in_turn(pending: Pending) -> bool {
    use crate::pending::Draw;
    match pending {
        Pending::Draw(Draw::Spaceship | Draw::Lake | Draw::SecondLake(_))
        | Pending::Influence
        | Pending::Instead
        | Pending::Donation
        | Pending::Round
        | Pending::Trade(_)
        | Pending::Transfer
        | Pending::Find
        | Pending::Crop
        | Pending::Fishing
        | Pending::Catch(..)
        | Pending::Cargo
        | Pending::Overtime(_)
        | Pending::Gift
        | Pending::Errand => true,
        Pending::Nothing
        | Pending::Draw(_)
        | Pending::Move
        | Pending::Nap(_)
        | Pending::LateRiser(_)
        | Pending::Over => false,
    }
}
