//! Equipment, §12: points when repaired, pairs of half symbols, and its use in the days to come.

use outlive::{Ahead, Equipment, Shelter};
use table::Word;

use super::outlook::Outlook;

/// What repaired equipment brings in a round.
const USE: f32 = 0.5;
/// What broken equipment is worth as long as it can be repaired, and more with its partner.
const BROKEN: f32 = 0.1;
const BROKEN_PARTNER: f32 = 0.1;

/// What equipment is worth.
pub(super) fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    let can_repair = outlook.rounds > 0.0 || outlook.ahead != Ahead::Nothing;
    let mut worth = 0.0;
    for &card in Equipment::ALL {
        let partner = shelter.equipment[card.partner()];
        if shelter.equipment[card].is_repaired() {
            // Each of the two counts half of the pair.
            worth += 1.0 + USE * outlook.rounds + if partner.is_repaired() { 0.5 } else { 0.0 };
        } else if shelter.equipment[card].is_owned() && can_repair {
            worth += BROKEN + if partner.is_owned() { BROKEN_PARTNER } else { 0.0 };
        }
    }
    worth
}
