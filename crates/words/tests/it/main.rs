//! The texts are complete, the same in every language, and sentences that people can read.

mod bots;
mod effects;
mod files;
mod games;
mod names;
mod outlive;
mod sentences;

use table::Word;
use words::Language;

/// What holds for everything that is said: nothing is left of its making, and German is German.
#[track_caller]
fn check(language: Language, text: &str) {
    let ids = ["seat-", "worker-", "location-", "good-", "room-", "place-", "level-"];
    for leftover in ["{", "}", "NAME", "  ", "$", "\u{2068}"].iter().chain(&ids) {
        assert!(!text.contains(leftover), "{language}: {leftover:?} in {text:?}");
    }
    assert!(!text.is_empty() && text.trim() == text, "{language}: {text:?}");
    let foreign: &[&str] = match language {
        Language::En => &["ä", "ö", "ü", "ß", " SP", "Stimmung", " die ", " der ", " und "],
        Language::De => &[" the ", " and ", " of ", " VP", "mood", "disc", "crystal", "Warehouse", "worker"],
    };
    for word in foreign {
        assert!(!text.contains(word), "{language}: {word:?} in {text:?}");
    }
}

/// Checks a whole sentence.
#[track_caller]
fn check_sentence(language: Language, text: &str) {
    check(language, text);
    assert!(text.ends_with(['.', '?']), "{language}: {text:?}");
    assert!(text.starts_with(char::is_uppercase), "{language}: {text:?}");
}

/// Calls something for every language.
fn in_every_language(act: impl Fn(Language)) {
    Language::ALL.iter().copied().for_each(act);
}
