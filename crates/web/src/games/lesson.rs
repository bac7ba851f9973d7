//! What somebody who plays for the first time is told, as the game comes to it.

/// One thing to learn. Nothing is kept of what was told but the names of lessons that were put away.
pub(crate) struct Lesson {
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) text: String,
    /// Where the rules say it, like `6.8`.
    pub(crate) sections: &'static [&'static str],
    /// What it is about: parts of the table, `place:mine`, or what has a card, `card:wheel`.
    pub(crate) points_at: Vec<String>,
}
