//! How a game came out: the points by their source, and who has won and why, §7.

use ::outlive::{Event, Outlive, State};
use maud::Markup;
use table::{Game, Seat};
use words::outlive as say;
use words::signed;

use super::super::result::{Points, best};
use super::super::texts::label;
use super::{Reader, title};
use crate::games::Hosted;

pub(super) fn result(state: &State, events: &[&Event], reader: &Reader<'_, Outlive>) -> Markup {
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
        outcome: Outlive::outcome(state, reader),
    }
    .markup::<Outlive>()
}
