//! The eighteen special cards, §7: a file each, named after the location or worker on it.
//!
//! Using a card is always optional. A card is offered (`offer`) at the moment that R22 fixes, listed
//! (`legal`) beside what the rules allow anyway, and does its effect (`choose` or a verb of its own).
//! Where a card widens a choice that exists without it, its file holds just the widening.

pub(crate) mod administration;
pub(crate) mod barracks;
pub(crate) mod beerhouse;
pub(crate) mod bureaucrat;
pub(crate) mod commissar;
pub(crate) mod cornfield;
pub(crate) mod farmer;
pub(crate) mod field_kitchen;
pub(crate) mod fisherman;
pub(crate) mod labour_camp;
pub(crate) mod lake;
pub(crate) mod mine;
pub(crate) mod miner;
pub(crate) mod palace;
pub(crate) mod pasture;
pub(crate) mod shepherd;
pub(crate) mod spaceship;
pub(crate) mod warehouse;

use table::Log;

use crate::action::Action;
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{Location, Worker};

/// A special card, named by what is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// One of the twelve location cards, §7.1 to §7.12.
    Location(Location),
    /// One of the six worker cards, §7.13 to §7.18.
    Worker(Worker),
}

/// Asks whether a card replaces the location: §7.1, §7.4, §7.8.
pub(crate) fn offer_instead(state: &mut State) {
    let place = state.place();
    if state.has_location_card(place) && is_instead(state, place) {
        state.pending = Pending::Instead;
    }
}

/// Whether the card of the location can take its place.
fn is_instead(state: &State, place: Location) -> bool {
    match place {
        Location::Pasture | Location::Beerhouse => true,
        Location::Mine => mine::is_payable(state),
        Location::Palace
        | Location::Cornfield
        | Location::Warehouse
        | Location::Administration
        | Location::Spaceship
        | Location::FieldKitchen
        | Location::Lake
        | Location::LabourCamp
        | Location::Barracks => false,
    }
}

pub(crate) fn legal_instead(actions: &mut Vec<Action>) {
    actions.extend([Action::Use, Action::Decline]);
}

/// Uses the card of the location instead of the location.
pub(crate) fn use_instead(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, place) = (state.active, state.place());
    log.log(|| Event::CardUsed { seat, card: Card::Location(place) });
    match place {
        Location::Pasture => pasture::choose(state, log),
        Location::Beerhouse => beerhouse::choose(state, log),
        Location::Mine => mine::choose(state, log),
        Location::Palace
        | Location::Cornfield
        | Location::Warehouse
        | Location::Administration
        | Location::Spaceship
        | Location::FieldKitchen
        | Location::Lake
        | Location::LabourCamp
        | Location::Barracks => unreachable!("only three cards replace their location"),
    }
}

/// Asks what comes after the action: §7.7 or §7.16. They cannot meet, as the Spaceship produces
/// nothing.
pub(crate) fn offer_after_action(state: &mut State) {
    spaceship::offer(state);
    miner::offer(state);
}
