//! Set-up, §3: what is agreed before the game, the secret choices, and the heroes' first places.

mod choose;
mod heroes;
mod options;

pub use options::{Placement, Seating, Setup};

pub use choose::FIRST_SURVIVORS;
pub(crate) use choose::{choose, legal_free_rooms, legal_leaders, legal_quarters, legal_rooms};
pub(crate) use heroes::{deploy, legal_heroes, legal_next_hero, scavenge, station};

use choose::{build_free, lead, move_in, reject};
use heroes::deploy_all;

use table::{Log, Seat, Word};

use crate::action::Action;
use crate::dawn;
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::place::Ground;
use crate::stage::Stage;
use crate::state::State;

/// The rooms that a player draws, §3.2.
const HAND_ROOMS: u8 = 6;

/// What a player still has to choose in secret, §3.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Choosing {
    /// Which rooms to keep.
    Rooms,
    /// Which room to build.
    FreeRoom,
    /// Where the survivors go.
    Quarters,
    /// Which leader to keep.
    Leader,
    /// Nothing.
    Done,
}

impl Choosing {
    /// What the player is asked for it.
    pub(crate) fn pending(self) -> Pending {
        match self {
            Self::Rooms => Pending::Rooms,
            Self::FreeRoom => Pending::FreeRoom,
            Self::Quarters => Pending::Quarters,
            Self::Leader => Pending::Leader,
            Self::Done => Pending::Nothing,
        }
    }
}

/// Makes one of the secret choices, whoever is told of it.
pub(crate) fn apply_choice(state: &mut State, seat: Seat, action: Action) {
    match action {
        Action::Reject { one, other } => reject(state, seat, one, other),
        Action::BuildFree { room } => build_free(state, seat, room),
        Action::MoveIn { count } => move_in(state, seat, count),
        Action::Lead { leader } => lead(state, seat, leader),
        Action::Deploy { four, five } => deploy_all(state, seat, four, five),
        _ => unreachable!("{action:?} is no secret choice"),
    }
}

/// Deals six rooms and two leaders to everybody, §3.2.
pub(crate) fn deal(state: &mut State) {
    for seat in state.seats() {
        if state.shelters[seat].hand.total() < HAND_ROOMS {
            state.draw = Some(Draw::Room(seat));
            return;
        }
    }
    for seat in state.seats() {
        if state.shelters[seat].leaders.contains(&None) {
            state.draw = Some(Draw::Leader(seat));
            return;
        }
    }
    state.stage = Stage::Choose;
}

/// Turns up the prey on the three stacks, §2.4, §3.6. The events of the convoy board are drawn round
/// by round: nobody knows them before.
pub(crate) fn turn_up_prey(state: &mut State, log: &mut impl Log<Event>) {
    match Ground::ALL.iter().find(|&&ground| !state.grounds[ground].turned) {
        Some(&ground) => state.draw = Some(Draw::Prey(ground)),
        None => dawn::begin(state, log),
    }
}
