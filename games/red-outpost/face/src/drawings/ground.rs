//! What lies under everything on the board: rays, the planet and the red wedge, as faint as a
//! watermark.

use drawing::shapes::{circle, faded, polygon, rect, scaled};
use maud::{Markup, html};

use super::ink::{BLUE, BOARD, RAY, RED};
use super::motifs::rays;

/// The ground of the board. It fills whatever room it is given, and is cut off rather than bent.
pub fn ground() -> Markup {
    html! {
        svg class="ground" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            (rect(0, 0, 600, 400, BOARD))
            (scaled(0, 0, 4, &rays(118.0, 84.0, 36, RAY)))
            (faded(0.14, &circle(472, 336, 190, BLUE)))
            (faded(0.12, &polygon("0,240 0,400 110,400 460,96", RED)))
        }
    }
}
