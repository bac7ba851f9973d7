//! The Armoury, §10.8: four ammo in step 5 of the Night.

use table::{Log, Seat};

use crate::Resource;
use crate::event::Event;
use crate::places::gain;
use crate::state::State;

const AMMO: u8 = 4;

pub(super) fn work(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    gain(state, seat, Resource::Ammo, AMMO, log);
}
