//! Every word people see, in English and German.
//!
//! The words are Fluent files in `locales/`, one folder a language, and are built in. [`Texts`]
//! formats them; [`red_outpost`] says with them what happens in that game, what can be chosen and
//! who is asked, [`outlive`] does the same for that game, and [`mod@bots`] names the opponents.
//! Nothing here knows where the words are shown.

pub mod bots;
mod numbers;
pub mod outlive;
pub mod red_outpost;
mod texts;

pub use numbers::{decimal, grouped, percent, signed};
pub use texts::{Texts, Value};

table::words! {
    /// A language that people read.
    pub enum Language: "language" { En = "en", De = "de" }
}

/// The text with a capital letter at its beginning.
pub fn sentence(mut text: String) -> String {
    if let Some(first) = text.chars().next() {
        text.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital_letter() {
        assert_eq!(sentence("über allem".into()), "Über allem");
        assert_eq!(sentence(String::new()), "");
    }
}
