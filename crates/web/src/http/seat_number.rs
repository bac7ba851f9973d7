//! Seats as people and programs count them.

use serde::{Deserialize, Serialize};
use table::{Seat, Word};
use utoipa::ToSchema;

use crate::problem::Problem;

/// The number of a seat, from 1.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
pub(crate) struct SeatNumber(pub(crate) u8);

impl SeatNumber {
    /// The seat, if a table can have it.
    pub(crate) fn seat(self) -> Result<Seat, Problem> {
        let index = usize::from(self.0).checked_sub(1);
        index.and_then(|index| Seat::ALL.get(index).copied()).ok_or(Problem::NoSeat)
    }
}

/// The number of a seat, from 1.
pub(crate) fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}
