//! The texts are complete, the same in every language, and sentences that people can read; everything has
//! a picture.

mod effects;
mod games;
mod moments;
mod names;
mod pictures;
mod sentences;
mod wheel;

use face_test::OwnWords;
use table::Word;
use texts::Language;

/// Words of this game that nobody says in other languages.
const OWN_WORDS: &OwnWords = &[
    (Language::En, &[" VP", "mood", "disc", "crystal", "Warehouse", "worker"]),
    (Language::De, &[" SP", "Stimmung"]),
];

/// What holds for everything that is said.
#[track_caller]
fn check(language: Language, text: &str) {
    face_test::check_prose(language, text, &["seat-", "worker-", "location-", "good-", "level-"], OWN_WORDS);
}

/// Checks a whole sentence.
#[track_caller]
fn check_sentence(language: Language, text: &str) {
    check(language, text);
    face_test::check_sentence(language, text);
}

/// Calls something for every language.
fn in_every_language(act: impl Fn(Language)) {
    Language::ALL.iter().copied().for_each(act);
}
