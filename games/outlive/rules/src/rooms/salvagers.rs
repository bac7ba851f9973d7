//! The Salvagers, §10.21: an empty search tile pays a wood and a metal; once a city. Two
//! of them both pay for one tile, R19.

use table::{Log, Seat, Word};

use super::Room;
use crate::event::Event;
use crate::places::gain;
use crate::state::State;
use crate::{City, Resource};

/// What is used is remembered city by city.
pub(crate) fn pay(state: &mut State, seat: Seat, city: City, log: &mut impl Log<Event>) {
    let mut finds = 0;
    for slot in
        state.shelters[seat].rooms.iter_mut().filter(|slot| slot.room == Room::Salvagers && slot.works())
    {
        if slot.used & (1 << city.index()) == 0 {
            slot.used |= 1 << city.index();
            finds += 1;
        }
    }
    gain(state, seat, Resource::Wood, finds, log);
    gain(state, seat, Resource::Metal, finds, log);
}
