//! The four shortages, §14.1 to §14.4: a place holds half, at once and at every Dawn. They concern
//! everybody, the Bunker too, §10.10.

use table::{Log, Word};

use crate::cards::EventCard;
use crate::event::Event;
use crate::state::State;
use crate::{City, Place};

/// The event that halves a place.
fn shortage(place: Place) -> Option<EventCard> {
    match place {
        // §14.1
        Place::Forest => Some(EventCard::ForestFire),
        // §14.2
        Place::Mine => Some(EventCard::CaveIn),
        // §14.3
        Place::Fair => Some(EventCard::ShortCircuit),
        // §14.4
        Place::SilentPeak | Place::Blackwood => Some(EventCard::CollapsedDistrict),
        Place::Dam | Place::MilitaryBase | Place::CargoShip => None,
    }
}

/// Whether an event halves a place.
pub(super) fn is_one(event: EventCard) -> bool {
    Place::ALL.iter().any(|&place| shortage(place) == Some(event))
}

/// How much a place holds, §2.2.
pub(crate) fn stock_size(state: &State, place: Place) -> u8 {
    let fill = match place {
        Place::Dam => state.seating.fill() + 1,
        Place::Forest | Place::MilitaryBase | Place::Mine | Place::Fair => state.seating.fill(),
        Place::SilentPeak | Place::CargoShip | Place::Blackwood => 0,
    };
    halved(state, place, fill)
}

/// How many search tiles a stack has at Dawn, §2.3, R2.
pub(crate) fn search_fill(state: &State) -> u8 {
    halved(state, Place::Blackwood, state.seating.fill())
}

fn halved(state: &State, place: Place, fill: u8) -> u8 {
    match shortage(place) {
        Some(event) if state.unresolved.has(event) => fill / 2,
        _ => fill,
    }
}

/// A shortage that was just revealed removes the surplus, R15.
pub(super) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    for &place in Place::ALL {
        let size = stock_size(state, place);
        if state.stocks[place] > size {
            let count = state.stocks[place] - size;
            state.stocks[place] = size;
            log.log(|| Event::StockLost { place, count });
        }
    }
}

/// A city with more search tiles than a shortage leaves; the surplus is laid aside, R15.
pub(super) fn surplus_city(state: &State) -> Option<City> {
    City::ALL.iter().copied().find(|&city| state.cities[city].stack.count > search_fill(state))
}
