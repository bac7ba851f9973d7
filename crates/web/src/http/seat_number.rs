//! Seats as people and programs count them.

use serde::{Deserialize, Serialize};
use table::{Seat, Word};
use utoipa::ToSchema;

use crate::request_error::RequestError;

/// The number of a seat, from 1.
#[derive(Clone, Copy, Deserialize, Serialize, ToSchema)]
pub(crate) struct SeatNumber(pub(crate) u8);

impl SeatNumber {
    /// The seat, if a table can have it.
    pub(crate) fn seat(self) -> Result<Seat, RequestError> {
        let index = usize::from(self.0).checked_sub(1);
        index.and_then(|index| Seat::ALL.get(index).copied()).ok_or(RequestError::NoSeat)
    }
}
