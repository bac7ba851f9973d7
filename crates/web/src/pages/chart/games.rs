//! The charts that there are of a game: its points, and the chances to win it.

use table::Seat;

use super::{Chart, Line, Scale};
use crate::live::{Eyes, Playable, Review};
use crate::texts::text;

impl Chart {
    /// The points of all parties. Only a game that is over has no secrets in them.
    pub(in crate::pages) fn of_points(playing: &dyn Playable, eyes: Eyes, replay: String) -> Self {
        let standings = playing.standings();
        let values = |party: usize| standings.iter().map(|points| f32::from(points[party])).collect();
        let scale = Scale::of_points(standings.iter().flatten().map(|&points| f32::from(points)));
        Self::of(playing, eyes, replay, "chart-points", scale, values)
    }

    /// Everybody's chances to win.
    pub(in crate::pages) fn of_chances(
        playing: &dyn Playable,
        eyes: Eyes,
        replay: String,
        review: &Review,
    ) -> Self {
        let values = |party: usize| review.chances.iter().map(|chances| chances[party]).collect();
        Self::of(playing, eyes, replay, "chart-chances", Scale::of_chances(), values)
    }

    fn of(
        playing: &dyn Playable,
        eyes: Eyes,
        replay: String,
        title: &str,
        scale: Scale,
        values: impl Fn(usize) -> Vec<f32>,
    ) -> Self {
        let parties = Seat::first(playing.parties()).enumerate();
        let line = |(party, seat)| Line {
            emblem: playing.emblem(seat),
            name: playing.party(seat, eyes),
            values: values(party),
        };
        Self {
            title: text(eyes.language, title, &[]),
            lines: parties.map(line).collect(),
            scale,
            stops: playing.stops(),
            chapters: playing.chapters(eyes.language),
            marks: Vec::new(),
            at: None,
            replay,
        }
    }
}
