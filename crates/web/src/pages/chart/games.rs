//! The charts that there are of a game: its points, and the chances to win it.

use table::Seat;
use texts::Language;

use super::{Chart, Line, Scale};
use crate::live::{Review, Seen, Timeline};
use crate::texts::text;

impl Chart {
    /// The points of all parties, if the game is over; before, there may be secrets in them.
    pub(in crate::pages) fn of_points(seen: &dyn Seen, language: Language, replay: String) -> Option<Self> {
        let standings = seen.standings()?;
        let values = |party: usize| standings.iter().map(|points| f32::from(points[party])).collect();
        let scale = Scale::of_points(standings.iter().flatten().map(|&points| f32::from(points)));
        Some(Self::of(seen, language, replay, "chart-points", scale, values))
    }

    /// Everybody's chances to win.
    pub(in crate::pages) fn of_chances(
        seen: &dyn Seen,
        language: Language,
        replay: String,
        review: &Review,
    ) -> Self {
        let values = |party: usize| review.chances.iter().map(|chances| chances[party]).collect();
        Self::of(seen, language, replay, "chart-chances", Scale::of_chances(), values)
    }

    fn of(
        seen: &dyn Seen,
        language: Language,
        replay: String,
        title: &str,
        scale: Scale,
        values: impl Fn(usize) -> Vec<f32>,
    ) -> Self {
        let parties = Seat::first(seen.parties()).enumerate();
        let line =
            |(party, seat)| Line { emblem: seen.emblem(seat), name: seen.party(seat), values: values(party) };
        let Timeline { stops, chapters } = seen.timeline();
        Self {
            title: text(language, title, &[]),
            lines: parties.map(line).collect(),
            scale,
            stops,
            chapters,
            marks: Vec::new(),
            at: None,
            replay,
        }
    }
}
