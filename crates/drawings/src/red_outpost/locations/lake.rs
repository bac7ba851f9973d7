//! The lake.

use maud::{Markup, html};

use super::super::ink::{PAPER, RAY};
use super::super::motifs::{backdrop, rays};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(PAPER))
        (rays(100.0, 90.0, 24, RAY))
    }
}
