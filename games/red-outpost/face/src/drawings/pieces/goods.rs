//! The cubes of the four goods, each with its sign.

use drawing::shapes::{Ink, circle, rect, scaled};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use red_outpost::Good;
use table::Word;

use super::super::cut_out::{Part, Piece, rod};
use super::super::ink::{BLACK, COAL, FISH, GRAIN, GROUND, NAVY, RED, SHADE, SKY, STEEL, STRAW, WHITE, WOOL};
use super::mark;

/// A cube of a good.
pub fn good(good: Good) -> Id {
    Id::new("ro-good", good.name(), View::new(32, 32))
}

/// A cube of any good.
pub fn any_good() -> Id {
    Id::new("ro-good", "any", View::new(32, 32))
}

/// A stamp with the sign of a good, for tracks and between words.
pub fn good_stamp(good: Good) -> Id {
    Id::new("ro-stamp", good.name(), View::new(24, 24))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let cubes = Good::ALL.iter().map(|&it| Symbol::new(good(it), cube(Some(it)).fresh()));
    let any = [Symbol::new(any_good(), cube(None).fresh())];
    let stamps = Good::ALL.iter().map(|&it| Symbol::new(good_stamp(it), stamp(it)));
    cubes.chain(any).chain(stamps)
}

/// A cube of this good, or of any.
fn cube(good: Option<Good>) -> Piece {
    let paint = paint(good);
    Piece { parts: vec![top(paint.top), side(paint.side), front(paint.front)], print: sign(good, &paint) }
}

fn front(ink: Ink) -> Part {
    Part::Plane("M3 9.5H23.5V29.5H3z", ink)
}

fn top(ink: Ink) -> Part {
    Part::Plane("M3 9.5L9 3H29L23.5 9.5z", ink)
}

fn side(ink: Ink) -> Part {
    Part::Plane("M23.5 9.5L29 3V23L23.5 29.5z", ink)
}

/// What stands on the front.
fn sign(good: Option<Good>, paint: &Paint) -> Markup {
    html! {
        (rod("M3 9.5H23.5V29.5M23.5 9.5L29 3", 0.9, BLACK))
        @match good {
            Some(good) => (scaled(3.9, 10.1, 0.78, &mark(good, paint.print, paint.front))),
            None => (question(paint.print)),
        }
    }
}

fn stamp(good: Good) -> Markup {
    let Paint { front, print, .. } = paint(Some(good));
    html! {
        (rect(0, 0, 24, 24, BLACK))
        (rect(1.2, 1.2, 21.6, 21.6, front))
        (scaled(2.4, 2.4, 0.8, &mark(good, print, front)))
    }
}

fn question(ink: Ink) -> Markup {
    html! {
        (rod("M9.5 16.3q0-3.3 3.8-3.3t3.8 3q0 1.8-2 3t-1.8 3", 2.6, ink))
        (circle(13.3, 26, 1.7, ink))
    }
}

/// The colours of a cube.
struct Paint {
    front: Ink,
    top: Ink,
    side: Ink,
    print: Ink,
}

fn paint(good: Option<Good>) -> Paint {
    match good {
        Some(Good::Wool) => Paint { front: WOOL, top: WHITE, side: SHADE, print: GROUND },
        Some(Good::Grain) => Paint { front: GRAIN, top: STRAW, side: GROUND, print: BLACK },
        Some(Good::Coal) => Paint { front: COAL, top: STEEL, side: BLACK, print: WHITE },
        Some(Good::Fish) => Paint { front: FISH, top: SKY, side: NAVY, print: WHITE },
        None => Paint { front: WHITE, top: SHADE, side: SHADE, print: RED },
    }
}
