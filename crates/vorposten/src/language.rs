//! Which language to speak.

use table::NotationError;
use words::Language;

/// Reads `en` or `de`.
pub(crate) fn parse(name: &str) -> Result<Language, NotationError> {
    name.parse()
}

/// The language of the user's environment: German where it says so, else English.
pub(crate) fn of_environment() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    match locale {
        Some(locale) if locale.starts_with("de") => Language::De,
        _ => Language::En,
    }
}
