//! The Military base: a hangar, a watchtower whose lamp still burns, a dish that hears nothing.

use drawing::shapes::{circle, curve, faded, lines, path, polygon, rect, rects};
use maud::{Markup, html};

use super::super::ink::{ASH, BONE, BROWN, DUST, INK, LAMP, MOSS, OLIVE, STONE, YELLOW};
use super::super::motifs::{backdrop, trefoil};

pub(super) fn picture() -> Markup {
    html! {
        (backdrop(DUST))
        (faded(0.4, &polygon("40,35 200,8 200,44", LAMP)))
        (polygon("0,84 0,66 30,56 60,70 96,60 150,70 176,58 200,66 200,84", BROWN))
        (dish())
        (hangar())
        (watchtower())
        (rect(0, 84, 200, 36, OLIVE))
        (path("M0 100Q90 92 200 102V120H0z", MOSS))
        (crates())
    }
}

fn hangar() -> Markup {
    html! {
        (path("M64 88V62A39 34 0 0 1 142 62V88z", MOSS))
        (curve("M76 88V62A27 25 0 0 1 130 62V88", 2, OLIVE))
        (path("M80 88V64A23 22 0 0 1 126 64V88z", INK))
        (rect(80, 64, 20, 24, STONE))
        (rect(108, 64, 18, 24, STONE))
        (circle(103, 52, 7.5, YELLOW))
        (trefoil(103.0, 52.0, 6.2, INK))
    }
}

fn watchtower() -> Markup {
    html! {
        (lines(["27,50 20,90", "47,50 54,90"], 3, INK))
        (lines(["25,62 52,78", "49,62 22,78"], 1.6, INK))
        (rect(23, 34, 28, 17, STONE))
        (rect(27, 37, 20, 7, LAMP))
        (rect(36, 37, 3, 7, INK))
        (polygon("19,34 37,23 55,34", INK))
    }
}

fn dish() -> Markup {
    html! {
        (lines(["166,60 156,90", "166,60 178,90"], 3, INK))
        (path("M150 38Q150 66 180 64z", ASH))
        (path("M150 38L180 64Q176 48 150 38z", BONE))
        (lines(["165,51 180,38"], 2, INK))
        (circle(180, 38, 2.6, YELLOW))
    }
}

/// What everybody comes for.
fn crates() -> Markup {
    html! {
        (rects([(144, 84, 26, 14), (148, 73, 20, 11)], MOSS))
        (rects([(144, 84, 26, 2), (148, 73, 20, 2)], INK))
        (rects([(150, 89, 2, 6), (156, 89, 2, 6), (162, 89, 2, 6), (153, 77, 2, 5), (159, 77, 2, 5)], YELLOW))
    }
}
