//! What somebody who plays for the first time is told, as the game comes to it.

use texts::{Language, Texts, Value};

/// One thing to learn. Nothing is kept of what was told but the names of lessons that were put away.
pub struct Lesson {
    /// No two games have lessons of the same name.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What is told.
    pub text: String,
    /// Where the rules say it, like `6.8`.
    pub sections: &'static [&'static str],
    /// What it is about: parts of the table, as `place:north`, or what has a card, as `card:score`.
    pub points_at: Vec<String>,
}

impl Lesson {
    /// The lesson of this name, with the text that belongs to it.
    pub fn new(
        texts: &Texts,
        language: Language,
        name: &'static str,
        sections: &'static [&'static str],
        variables: &[(&str, Value<'_>)],
        points_at: Vec<String>,
    ) -> Self {
        Self {
            name,
            title: texts.text(language, &format!("lesson-{name}.title"), &[]),
            text: texts.text(language, &format!("lesson-{name}"), variables),
            sections,
            points_at,
        }
    }
}
