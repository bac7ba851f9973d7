//! Prose that people can read.

use texts::Language;

/// Languages, each with words that nobody says in the others.
pub type OwnWords = [(Language, &'static [&'static str])];

/// Those of all texts.
const OWN_WORDS: &OwnWords = &[
    (Language::En, &[" the ", " and ", " of "]),
    (Language::De, &["ä", "ö", "ü", "ß", " die ", " der ", " und "]),
];

/// What holds for everything that is said: nothing is left of its making, and every language is itself. A
/// face adds the beginnings of its ids, and words of a language's own.
///
/// # Panics
/// If it does not hold.
#[track_caller]
pub fn check_prose(language: Language, text: &str, ids: &[&str], own_words: &OwnWords) {
    for leftover in ["{", "}", "NAME", "  ", "$", "\u{2068}"].iter().chain(ids) {
        assert!(!text.contains(leftover), "{language}: {leftover:?} in {text:?}");
    }
    assert!(!text.is_empty() && text.trim() == text, "{language}: {text:?}");
    let others = OWN_WORDS.iter().chain(own_words).filter(|(other, _)| *other != language);
    for word in others.flat_map(|(_, words)| *words) {
        assert!(!text.contains(word), "{language}: {word:?} in {text:?}");
    }
}

/// What holds for a whole sentence beside that.
///
/// # Panics
/// If it does not hold.
#[track_caller]
pub fn check_sentence(language: Language, text: &str) {
    assert!(text.ends_with(['.', '?']), "{language}: {text:?}");
    assert!(text.starts_with(char::is_uppercase), "{language}: {text:?}");
}
