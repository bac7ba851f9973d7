//! How a game came out: the points by their source, and who has won and why, §7.

use maud::Markup;
use outlive::{Event, Outlive, State};
use table::{Game, Seat};
use texts::Telling;
use texts::signed;
use web::face::{Points, best};

use super::title;
use crate::Audience;
use crate::OutliveFace;
use crate::page::texts::label;
use crate::telling as say;

pub(super) fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let cells =
        |cell: &dyn Fn(Seat) -> String| Seat::first(Outlive::parties(state)).map(cell).collect::<Vec<_>>();
    let scores = Outlive::scores(state);
    let points = say::points(events);
    let rows = points
        .iter()
        .map(|(source, points)| (say::source(language, *source), cells(&|seat| signed(points[seat]))));
    Points {
        title: label(language, "outlive-result"),
        parties: cells(&|seat| title(seat, reader)),
        rows: rows.collect(),
        total: (label(language, "outlive-total"), cells(&|seat| say::printed(scores[seat].points))),
        best: best::<Outlive>(state),
        outcome: OutliveFace::outcome(state, reader),
    }
    .markup::<OutliveFace>()
}
