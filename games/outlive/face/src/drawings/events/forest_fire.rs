//! Forest fire: black pines, and the flames behind them.

use drawing::shapes::{path, rect};
use maud::{Markup, html};

use super::super::ink::{DUSK, FLAME, INK, YELLOW};
use super::super::motifs::{card, pines};

pub(super) fn picture() -> Markup {
    html! {
        (card(DUSK))
        (path("M0 40V20Q4 22 5 16 9 19 9 24 14 20 12 9 21 13 20 22 24 18 22 11 30 10 29 2 38 9 36 20 41 17 40 9 48 14 47 23 51 21 50 15 57 19 60 24V40z", FLAME))
        (path("M2 40Q1 31 7 27 8 31 11 32 13 26 19 24 18 30 22 31 26 28 28 19 34 24 34 32 38 31 40 25 45 28 46 33 49 31 50 28 57 31 57 40z", YELLOW))
        (pines([(12.0, 38.0, 24.0), (30.0, 38.0, 20.0), (47.0, 38.0, 26.0)], INK))
        (rect(0, 36.5, 60, 3.5, INK))
    }
}
