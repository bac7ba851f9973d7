//! The cards that open beside the things of a table: what each is, in a sentence or two.

use maud::{Markup, html};
use words::Language;

use super::texts::label;

/// A card that opens beside everything with its name as `data-card`.
pub(super) struct HoverCard {
    /// `location-mine`; on the page `card-location-mine`.
    pub(super) name: String,
    pub(super) title: String,
    pub(super) text: Vec<String>,
    /// Where the rules say it, like `6.8`.
    pub(super) sections: Vec<String>,
    /// The group of the box's values that it shows: its name, and the label of its source.
    pub(super) values: Option<(&'static str, &'static str)>,
}

impl HoverCard {
    /// A template, which shows only when a script opens it.
    pub(super) fn markup(&self, language: Language, game: &str) -> Markup {
        html! {
            template id={ "card-" (self.name) } {
                h3 { (self.title) }
                @for sentence in &self.text { p { (sentence) } }
                p.see {
                    @for section in &self.sections {
                        a href={ "/rules/" (game) "#s" (section) } { "§" (section) } " "
                    }
                    @if let Some((group, source)) = self.values {
                        a.source href={ "/rules/" (game) "/values#" (group) } { (label(language, source)) }
                    }
                }
            }
        }
    }
}
