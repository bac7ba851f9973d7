//! Autom at Lunch, §10.7: no card, a disc, and points for its discs.

use table::Log;

use super::Solo;
use super::turn::first_upright;
use super::you::add_disc;
use crate::event::{Event, Source};
use crate::state::State;
use crate::turn::{Step, move_worker};
use crate::{Location, mood, score};

pub(crate) fn lunch(state: &mut State, log: &mut impl Log<Event>) {
    let worker = first_upright(state);
    move_worker(state, worker, Location::FieldKitchen, log);
    add_disc(state, worker, log);
    mood::step(state, log);
    let discs = state.discs[worker][Solo::AUTOM];
    score::score(state, Solo::AUTOM, i16::from(discs), Source::AutomDiscs, log);
    state.step = Step::TurnEnds;
}
