//! The Beerhouse card, §7.4: two crystals instead of mood step, be it the Commissar's loss, R32, and
//! action. In the edition solo-print the mood step stays, §11.2.

use table::Log;

use crate::event::Event;
use crate::setup::Edition;
use crate::state::State;
use crate::turn::Step;
use crate::{goods, mood};

const CRYSTALS: u8 = 2;

pub(super) fn choose(state: &mut State, log: &mut impl Log<Event>) {
    match state.edition {
        Edition::Retail => {}
        Edition::SoloPrint => mood::step(state, log),
    }
    goods::gain_crystals(state, CRYSTALS, log);
    state.step = Step::AfterAction;
}
