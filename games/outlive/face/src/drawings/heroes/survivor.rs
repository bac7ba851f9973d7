//! A survivor: a bare head and a blanket around the shoulders.

use maud::{Markup, html};

use super::super::ink::INK;
use super::super::ink::{BROWN, FACE, OLIVE};
use super::super::motifs::Part::Plane;
use super::super::motifs::{cut_out, rod};

pub(super) fn picture() -> Markup {
    html! {
        (cut_out(&[
            Plane("M2.5 19.5Q2.5 10.5 9 10.5T15.5 19.5z", OLIVE),
            Plane("M5 6.5a4 4 0 0 1 8 0 4 4 0 0 1-8 0z", FACE),
            Plane("M4.8 6.5Q4.5 2 9 2T13.2 6.5Q9 6 8 4.5 7 6 4.8 6.5z", BROWN),
        ]))
        (rod("M9 19V14.5L5.5 12", 1.1, INK))
    }
}
