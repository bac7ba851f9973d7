//! The values of a box on a page, and how we know them.

use maud::{Markup, html};

/// A group of values with a common source.
pub(crate) struct ValueGroup {
    /// Its name in box files.
    pub(crate) name: &'static str,
    pub(crate) title: String,
    /// What it is, and how we know it, in sentences.
    pub(crate) comment: String,
    /// How we know it, in a few words.
    pub(crate) source: String,
    /// Whether we made some of it up.
    pub(crate) is_reconstructed: bool,
    /// Where the rules page tells of it, like `12.3`.
    pub(crate) section: &'static str,
    /// The values themselves.
    pub(crate) shown: Markup,
}

/// Values in columns.
pub(super) fn table(heads: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> Markup {
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
