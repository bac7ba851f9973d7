//! The Mine card, §7.8: the wheel instead of the whole Mine, mood step included (R9), for a mood, which
//! is a price (R2).

use table::Log;

use crate::event::Event;
use crate::state::State;
use crate::turn::Step;
use crate::{goods, mood};

const FIELDS: u8 = 3;

pub(super) fn is_payable(state: &State) -> bool {
    mood::can_pay(state, state.current.mover)
}

pub(super) fn choose(state: &mut State, log: &mut impl Log<Event>) {
    mood::change(state, state.current.mover, -1, log);
    let seat = state.active;
    log.log(|| Event::WheelTurned { seat, by: FIELDS });
    goods::turn_wheel(state, FIELDS, log);
    state.step = Step::AfterAction;
}
