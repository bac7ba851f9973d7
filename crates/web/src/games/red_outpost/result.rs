//! How a game came out: the points by their source, and who has won and why, §9.

use ::red_outpost::{Event, RedOutpost, START_VP, State};
use maud::Markup;
use table::{Game, Seat};
use words::red_outpost as say;
use words::signed;

use super::super::result::{Points, best};
use super::super::texts::label;
use super::{Reader, title};
use crate::emblem::Emblem;
use crate::games::Hosted;

pub(super) fn result(state: &State, events: &[&Event], reader: &Reader<'_, RedOutpost>) -> Markup {
    let language = reader.language;
    let cells =
        |cell: &dyn Fn(Seat) -> String| Seat::first(RedOutpost::parties(state)).map(cell).collect::<Vec<_>>();
    let scores = RedOutpost::scores(state);
    let mut rows = vec![(label(language, "red-start-points"), cells(&|_| START_VP.to_string()))];
    rows.extend(
        say::points(events)
            .iter()
            .map(|(source, points)| (say::source(language, *source), cells(&|seat| signed(points[seat])))),
    );
    let printed = |seat: Seat| scores[seat].points.to_string().replace('-', "−");
    Points {
        title: label(language, "red-result"),
        parties: cells(&|seat| title(seat, reader)),
        rows,
        total: (label(language, "red-total"), cells(&printed)),
        best: best::<RedOutpost>(state),
        outcome: RedOutpost::outcome(state, reader),
    }
    .with(|seat| Emblem::at::<RedOutpost>(seat, reader.setup))
}
