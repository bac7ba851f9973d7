//! The table of points, which both games show alike.

use maud::{Markup, html};
use table::{Game, Seat, Word};

use super::Emblem;
use super::Hosted;

/// A table of points: a column for each party, a row for each source, and the sums.
pub struct Points {
    /// What it is called.
    pub title: String,
    /// The columns.
    pub parties: Vec<String>,
    /// The sources of points, and what each party has of them.
    pub rows: Vec<(String, Vec<String>)>,
    /// The sums.
    pub total: (String, Vec<String>),
    /// Whether each party is the best, or one of the best.
    pub best: Vec<bool>,
    /// Who has won, in a sentence.
    pub outcome: String,
}

/// Whether each party has the best score, or one of the best.
pub fn best<G: Game>(state: &G::State) -> Vec<bool> {
    let scores = G::scores(state);
    let parties = || Seat::first(G::parties(state)).map(|seat| scores[seat]);
    parties().map(|score| Some(score) == parties().max()).collect()
}

impl Points {
    /// The table with the usual emblems.
    pub fn markup<F: Hosted>(&self) -> Markup {
        self.with(Emblem::of::<F>)
    }

    /// With these emblems.
    pub fn with(&self, emblem: impl Fn(Seat) -> Emblem) -> Markup {
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
