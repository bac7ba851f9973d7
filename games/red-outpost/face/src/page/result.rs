//! How a game came out: the points by their source, and who has won and why, §9.

use maud::Markup;
use red_outpost::{Event, RedOutpost, START_VP, State};
use table::{Game, Seat};
use texts::Telling;
use texts::signed;
use web::face::Emblem;
use web::face::{Points, best};

use super::title;
use crate::Audience;
use crate::RedOutpostFace;
use crate::page::texts::label;
use crate::telling as say;

pub(super) fn result(state: &State, events: &[&Event], reader: &Audience<'_>) -> Markup {
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
        outcome: RedOutpostFace::outcome(state, reader),
    }
    .with(|seat| Emblem::at::<RedOutpostFace>(seat, reader.setup))
}
