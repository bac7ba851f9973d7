//! What can be agreed before a game, §3.4. It is played with the built-in box.

use ::outlive::{Placement, Seating, Setup};
use table::Word;

use super::super::options::{agreement, check, value};
use super::Agreement;

pub(super) fn agreements(seats: usize) -> Vec<Agreement> {
    let usual = seating(seats).map(Setup::new);
    let placement = |usual: Setup| agreement("placement", usual.placement, Placement::ALL.iter().copied());
    usual.map(placement).into_iter().collect()
}

pub(super) fn agree(seats: usize, options: &[(String, String)]) -> Result<Setup, String> {
    let seating = seating(seats).ok_or_else(|| "seats".to_owned())?;
    check(options, &["placement"])?;
    let usual = Setup::new(seating);
    Ok(Setup { placement: value(options, "placement", usual.placement)?, ..usual })
}

fn seating(seats: usize) -> Option<Seating> {
    Seating::ALL.iter().copied().find(|seating| seating.players() == seats)
}
