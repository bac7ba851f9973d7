//! Every text that people read: languages, Fluent, and numbers.
//!
//! The texts are Fluent files, one folder a language, and are built in: those of a game lie in its face,
//! all others in `locales/`. [`Texts`] formats them; [`levels`] names the opponents. Nothing here knows
//! where the texts are shown.

mod glued;
// The copy with a pseudo-language is there for as long as `cargo xtask pseudo-language` runs.
#[cfg_attr(feature = "pseudo-language", path = "language.qps.rs")]
mod language;
pub mod levels;
mod numbers;
mod telling;
mod texts;

pub use glued::glued;
pub use language::Language;
pub use numbers::{decimal, grouped, percent, signed};
pub use telling::{Audience, Preview, Question, Telling};
pub use texts::{Texts, Value};

use table::{Per, Word};

/// One `T` for every language.
pub type PerLanguage<T> = Per<Language, T, { Language::ALL.len() }>;

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
