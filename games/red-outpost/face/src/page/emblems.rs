//! What stands for the parties in a line of text, as on their discs.

use red_outpost::Seating;
use table::{Seat, Word};

/// Star, gear, rocket and bolt.
pub(super) const EMBLEMS: [&str; 4] = [STAR, GEAR, ROCKET, BOLT];

/// Who plays alone has Autom's head across the table.
pub(super) fn emblem(seat: Seat, seating: Seating) -> &'static str {
    match (seating, seat) {
        (Seating::Solo, Seat::Two) => ROBOT,
        _ => EMBLEMS[seat.index()],
    }
}

const STAR: &str = "M12 1L15 9H23L16.6 14 19 22.5 12 17.5 5 22.5 7.4 14 1 9H9z";
const GEAR: &str = "M9.5 1H14.5L15 4.5 18.5 2.5 21.5 5.5 19.5 9 23 9.5V14.5L19.5 15 21.5 18.5 18.5 21.5 15 19.5 \
    14.5 23H9.5L9 19.5 5.5 21.5 2.5 18.5 4.5 15 1 14.5V9.5L4.5 9 2.5 5.5 5.5 2.5 9 4.5zM12 8A4 4 0 1 0 12 16 4 4 0 1 0 12 8z";
const ROCKET: &str =
    "M12 0Q18 6 16.5 15L21 20 16 19 12 24 8 19 3 20 7.5 15Q6 6 12 0zM12 7A2 2 0 1 0 12 11 2 2 0 1 0 12 7z";
const BOLT: &str = "M15 0L3 14H10.5L8 24 21 9H13z";
const ROBOT: &str = "M11 0H13V4H18L20 6V20L18 22H6L4 20V6L6 4H11zM7 9V13H10.5V9zM13.5 9V13H17V9zM8 16V18.5H16V16z\
    M1 10H3V16H1zM21 10H23V16H21z";
