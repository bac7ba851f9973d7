//! The cards that open beside the things of a table: what each is, in a sentence or two.

use maud::{Markup, html};
use texts::Language;

use super::Provenance;

/// A card that opens beside everything with its name as `data-card`.
pub struct HoverCard {
    /// `place-north`; on the page `card-place-north`.
    pub name: String,
    /// What it explains.
    pub title: String,
    /// The sentences.
    pub text: Vec<String>,
    /// Where the rules say it, like `6.8`.
    pub sections: Vec<String>,
    /// The group of the box's values that it shows: its name, and how we know them.
    pub values: Option<(&'static str, Provenance)>,
}

impl HoverCard {
    /// A template, which shows only when a script opens it.
    pub fn markup(&self, language: Language, game: &str) -> Markup {
        html! {
            template id={ "card-" (self.name) } {
                h3 { (self.title) }
                @for sentence in &self.text { p { (sentence) } }
                p.see {
                    @for section in &self.sections {
                        a href={ "/rules/" (game) "#s" (section) } { "§" (section) } " "
                    }
                    @if let Some((group, source)) = self.values {
                        a.source href={ "/rules/" (game) "/values#" (group) } { (source.label(language)) }
                    }
                }
            }
        }
    }
}
