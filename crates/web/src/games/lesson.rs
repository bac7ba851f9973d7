//! What somebody who plays for the first time is told, as the game comes to it.

use words::{Language, Value};

use super::texts::{label, text};

/// One thing to learn. Nothing is kept of what was told but the names of lessons that were put away.
pub(crate) struct Lesson {
    /// No two games have lessons of the same name.
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) text: String,
    /// Where the rules say it, like `6.8`.
    pub(crate) sections: &'static [&'static str],
    /// What it is about: parts of the table, `place:mine`, or what has a card, `card:wheel`.
    pub(crate) points_at: Vec<String>,
}

impl Lesson {
    /// The lesson of this name, with the text that belongs to it.
    pub(super) fn new(
        language: Language,
        name: &'static str,
        sections: &'static [&'static str],
        variables: &[(&str, Value<'_>)],
        points_at: Vec<String>,
    ) -> Self {
        Self {
            name,
            title: label(language, &format!("lesson-{name}.title")),
            text: text(language, &format!("lesson-{name}"), variables),
            sections,
            points_at,
        }
    }
}
