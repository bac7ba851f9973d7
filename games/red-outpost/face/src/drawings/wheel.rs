//! The production wheel, §5.1: fields in a ring, and the reward between the last and the first.
//!
//! How many fields there are is a value of the box, §12.2, so that the picture holds what is always
//! there, and [`wheel_borders`] draws the rest upon it.

use std::f64::consts::TAU;

use drawing::part;
use drawing::shapes::{circle, path, rect, turned};
use drawing::{Id, Symbol, View};
use maud::{Markup, html};
use table::Seat;

use super::cut_out::rod;
use super::icons::{Icon, icon};
use super::ink::{BLACK, MAROON, PAPER, RED, SHADE, STEEL, STRAW, WHITE};
use super::pieces::crystal;

/// The middle of the canvas.
const CENTRE: f64 = 60.0;
/// Between these lie the fields.
const INNER: f64 = 17.0;
const OUTER: f64 = 47.0;
const MIDDLE: f64 = (INNER + OUTER) / 2.0;
/// The part of the circle that is the reward, its middle on top.
const REWARD: f64 = TAU / 5.0;

/// A place for a round marker on a picture's canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Its middle from the left.
    pub x: f64,
    /// Its middle from the top.
    pub y: f64,
    /// How far a marker may reach around it.
    pub radius: f64,
}

/// The wheel without the borders of its fields.
pub fn wheel() -> Id {
    Id::new("ro", "wheel", View::new(120, 120))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    [Symbol::new(wheel(), picture())].into_iter()
}

/// The borders between so many fields, to be laid upon the wheel on the same canvas.
pub fn wheel_borders(fields: u8) -> Markup {
    let border = |field: u8| {
        let turn = edge(fields, field);
        let ((x1, y1), (x2, y2)) = (at(turn, INNER + 1.0), at(turn, OUTER));
        format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}")
    };
    rod(&(1..fields).map(border).collect::<String>(), 1.8, BLACK)
}

/// The middle of a field, counted clockwise from the start field, 0.
pub fn wheel_field(fields: u8, field: u8) -> Spot {
    let (x, y) = at(middle(fields, field), MIDDLE);
    Spot { x, y, radius: (breadth(fields) * MIDDLE / 2.0).min((OUTER - INNER) / 2.0) }
}

/// Where on a field a player's marker lies, so that four have room and none touches a border.
pub fn wheel_spot(fields: u8, field: u8, seat: Seat) -> Spot {
    let quarter = breadth(fields) / 4.0;
    let (outwards, along) = match seat {
        Seat::One => (39.5, -quarter),
        Seat::Two => (39.5, quarter),
        Seat::Three => (25.0, -quarter),
        Seat::Four => (25.0, quarter),
    };
    let (x, y) = at(middle(fields, field) + along, outwards);
    Spot { x, y, radius: (25.0 * quarter.sin()).min(6.6) }
}

/// The part of the circle that a field takes.
fn breadth(fields: u8) -> f64 {
    (TAU - REWARD) / f64::from(fields)
}

/// Where a field begins, clockwise from the top.
fn edge(fields: u8, field: u8) -> f64 {
    REWARD / 2.0 + breadth(fields) * f64::from(field)
}

fn middle(fields: u8, field: u8) -> f64 {
    f64::midpoint(edge(fields, field), edge(fields, field + 1))
}

fn at(turn: f64, radius: f64) -> (f64, f64) {
    (CENTRE + radius * turn.sin(), CENTRE - radius * turn.cos())
}

fn picture() -> Markup {
    html! {
        (cog())
        (ring())
        (reward())
        (hub())
        (direction())
    }
}

/// Twelve teeth around a rim.
fn cog() -> Markup {
    let teeth = |margin: f64, ink| {
        html! {
            @for tooth in 0..6 {
                (turned(30 * tooth + 15, 60, 60, &rect(52.5 - margin, 3.0 - margin, 15.0 + 2.0 * margin, 114.0 + 2.0 * margin, ink)))
            }
            (circle(60, 60, 52.0 + margin, ink))
        }
    };
    html! {
        (teeth(2.0, BLACK))
        (teeth(0.0, STEEL))
    }
}

fn ring() -> Markup {
    html! {
        (circle(60, 60, OUTER + 1.6, BLACK))
        (circle(60, 60, OUTER, PAPER))
    }
}

/// Red, with what it pays.
fn reward() -> Markup {
    let sector = |from: f64, to: f64| {
        let ((x1, y1), (x2, y2)) = (at(from, OUTER), at(to, OUTER));
        format!("M60 60L{x1:.1} {y1:.1}A{OUTER} {OUTER} 0 0 1 {x2:.1} {y2:.1}z")
    };
    html! {
        (path(&sector(-REWARD / 2.0, REWARD / 2.0), RED))
        (path(&sector(0.0, REWARD / 2.0), MAROON))
        (rod(&sector(-REWARD / 2.0, REWARD / 2.0), 1.6, BLACK))
        (part(icon(Icon::Laurel), 39.5, 14.5, 0.84))
        (rod("M46.8 22.5q.2-2.8 2.9-2.8t2.9 2.5q0 1.8-2.4 3.7l-3.4 2.8h6", 1.9, RED))
        (part(crystal(), 61.0, 14.5, 0.76))
    }
}

fn hub() -> Markup {
    html! {
        (circle(60, 60, INNER + 1.6, BLACK))
        (circle(60, 60, INNER, STRAW))
        (path("M60 43a17 17 0 0 1 0 34z", SHADE))
        (circle(60, 60, 6, BLACK))
        (circle(60, 60, 3.4, WHITE))
    }
}

/// An arrow around the hub.
fn direction() -> Markup {
    html! {
        (rod("M49.5 60a10.5 10.5 0 0 1 18-7.4", 2.4, BLACK))
        (path("M70.5 49.5V57H63z", BLACK))
    }
}
