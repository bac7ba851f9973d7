//! Which language to speak.

use table::{NotationError, Word};
use texts::Language;

/// Reads the code of a language, like `de`.
pub(crate) fn parse(name: &str) -> Result<Language, NotationError> {
    name.parse()
}

/// The language of the user's environment, as `de_AT.UTF-8` says it; English where we do not speak it.
pub(crate) fn of_environment() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    let spoken = locale.as_deref().and_then(|locale| Language::parse(locale.split(['_', '.', '@']).next()?));
    spoken.unwrap_or(Language::En)
}
