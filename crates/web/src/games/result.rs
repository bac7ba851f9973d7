//! The table of points, which both games show alike.

use maud::{Markup, html};

/// A table of points: a column for each party, a row for each source, and the sums.
pub(super) struct Points {
    pub(super) title: String,
    pub(super) parties: Vec<String>,
    pub(super) rows: Vec<(String, Vec<String>)>,
    pub(super) total: (String, Vec<String>),
    /// Who has won, in a sentence.
    pub(super) outcome: String,
}

impl Points {
    pub(super) fn markup(&self) -> Markup {
        html! {
            section.result {
                h3 { (self.title) }
                p.outcome { (self.outcome) }
                table.points {
                    thead {
                        tr {
                            td {}
                            @for party in &self.parties { th scope="col" { (party) } }
                        }
                    }
                    tbody {
                        @for (source, cells) in &self.rows { (row(source, cells)) }
                    }
                    tfoot { (row(&self.total.0, &self.total.1)) }
                }
            }
        }
    }
}

fn row(title: &str, cells: &[String]) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for cell in cells { td { (cell) } }
        }
    }
}
