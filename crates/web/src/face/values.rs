//! The values of a box on a page, and how we know them.

use maud::{Markup, html};
use texts::Language;

use crate::texts::text;

/// How we know values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// From a published review.
    Review,
    /// We made some of them up.
    PartlyReconstructed,
    /// We made them up.
    Reconstructed,
}

impl Provenance {
    /// How we know them, in a few words.
    pub fn label(self, language: Language) -> String {
        let id = match self {
            Self::Review => "provenance-review",
            Self::PartlyReconstructed => "provenance-partly",
            Self::Reconstructed => "provenance-reconstructed",
        };
        text(language, id, &[])
    }
}

/// A group of values with a common source.
pub struct ValueGroup {
    /// Its name in box files.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What it is, and how we know it, in sentences.
    pub comment: String,
    /// How we know it.
    pub provenance: Provenance,
    /// Where the rules page tells of it, like `12.3`.
    pub section: &'static str,
    /// The values themselves.
    pub shown: Markup,
}

/// Values in columns.
pub fn table(heads: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> Markup {
    html! {
        table {
            thead { tr { @for head in heads { th scope="col" { (head) } } } }
            tbody {
                @for row in rows {
                    tr {
                        @for (index, cell) in row.iter().enumerate() {
                            @if index == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}
