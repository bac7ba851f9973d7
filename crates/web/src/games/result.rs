//! The table of points, which both games show alike.

use maud::{Markup, html};
use table::{Game, Seat, Word};

use super::Hosted;
use crate::emblem::Emblem;

/// A table of points: a column for each party, a row for each source, and the sums.
pub(super) struct Points {
    pub(super) title: String,
    pub(super) parties: Vec<String>,
    pub(super) rows: Vec<(String, Vec<String>)>,
    pub(super) total: (String, Vec<String>),
    /// Whether each party is the best, or one of the best.
    pub(super) best: Vec<bool>,
    /// Who has won, in a sentence.
    pub(super) outcome: String,
}

/// Whether each party has the best score, or one of the best.
pub(super) fn best<G: Game>(state: &G::State) -> Vec<bool> {
    let scores = G::scores(state);
    let parties = || Seat::first(G::parties(state)).map(|seat| scores[seat]);
    parties().map(|score| Some(score) == parties().max()).collect()
}

impl Points {
    pub(super) fn markup<G: Hosted>(&self) -> Markup {
        self.with(Emblem::of::<G>)
    }

    /// With these emblems.
    pub(super) fn with(&self, emblem: impl Fn(Seat) -> Emblem) -> Markup {
        html! {
            section.result {
                h3 { (self.title) }
                p.outcome { (self.outcome) }
                table.points {
                    thead {
                        tr {
                            td {}
                            @for ((seat, party), best) in Seat::ALL.iter().zip(&self.parties).zip(&self.best) {
                                th class=[best.then_some("best")] scope="col" { (emblem(*seat)) " " (party) }
                            }
                        }
                    }
                    tbody {
                        @for (source, cells) in &self.rows {
                            tr {
                                th scope="row" { (source) }
                                @for cell in cells { td class=[(cell == "0").then_some("none")] { (cell) } }
                            }
                        }
                    }
                    tfoot {
                        tr { th scope="row" { (self.total.0) } @for cell in &self.total.1 { td { (cell) } } }
                    }
                }
            }
        }
    }
}
