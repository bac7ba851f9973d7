//! Who may see a table from which viewpoint.

use store::GuestId;
use table::{Seat, Word};
use texts::Language;

use crate::http::SeatNumber;
use crate::live::{Snapshot, Viewpoint};
use crate::request_error::RequestError;

/// A caller at a table: what may be seen, and from which seat's viewpoint.
pub(crate) struct Looking {
    pub(crate) viewpoint: Viewpoint,
    /// The caller's seats.
    pub(crate) own: Vec<Seat>,
    /// A seat of the caller's that sees more than the others at the same screen should: nothing of
    /// that is shown before somebody asks for it.
    pub(crate) curtain: Option<Seat>,
}

impl Looking {
    /// From which viewpoint somebody sees a table. Who plays several seats sees from that of the one that
    /// is due, but is asked before secrets are shown.
    pub(crate) fn at(
        snapshot: &Snapshot,
        guest: Option<GuestId>,
        chosen: Option<Seat>,
        language: Language,
    ) -> Self {
        let own = snapshot.seats_of(guest);
        let mut curtain = None;
        let seat = match own.as_slice() {
            [] => None,
            &[only] => Some(only),
            [first, ..] => match chosen.filter(|seat| own.contains(seat)) {
                Some(seat) => Some(seat),
                None => {
                    let due = own.iter().find(|&&seat| snapshot.game.due().has(seat));
                    let seat = *due.unwrap_or(first);
                    curtain = (!snapshot.game.is_over() && snapshot.game.has_secrets(seat)).then_some(seat);
                    Some(seat).filter(|_| curtain.is_none())
                }
            },
        };
        Self { viewpoint: Viewpoint { seat, language }, own, curtain }
    }
}

/// From which viewpoint somebody looks back at a game: while it is running only from an own one, or as
/// those see it who watch, which is seat 0; when it is over from anybody's.
pub(crate) fn looking_back(
    snapshot: &Snapshot,
    guest: Option<GuestId>,
    wanted: Option<u8>,
    language: Language,
) -> Result<Viewpoint, RequestError> {
    let own = snapshot.seats_of(guest);
    let seat = match wanted {
        Some(0) => None,
        Some(number) => {
            let seat = SeatNumber(number).seat()?;
            if seat.index() >= snapshot.seats.len() {
                return Err(RequestError::NoSeat);
            }
            if !snapshot.game.is_over() && !own.contains(&seat) {
                return Err(RequestError::NotYours);
            }
            Some(seat)
        }
        // Others may be at the screen of who plays several seats.
        None => own.first().copied().filter(|_| own.len() == 1),
    };
    Ok(Viewpoint { seat, language })
}
