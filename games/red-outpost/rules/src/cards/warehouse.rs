//! The Warehouse card, §7.5: up to two trades of goods and crystals, but not together with the
//! exchange of moods. In the edition solo-print up to two sales, and nothing after a purchase, §11.7.

use crate::Location;
use crate::setup::Edition;
use crate::state::State;

/// The trades of the owner.
pub(crate) const TRADES: u8 = 2;

/// Whether one of the owner's trades is done, which rules out the exchange of moods.
pub(crate) fn has_traded(state: &State, trades_left: u8) -> bool {
    state.has_location_card(Location::Warehouse) && trades_left < TRADES
}

/// Whether a purchase can be one of two trades.
pub(crate) fn includes_purchases(state: &State) -> bool {
    match state.edition {
        Edition::Retail => true,
        Edition::SoloPrint => false,
    }
}
