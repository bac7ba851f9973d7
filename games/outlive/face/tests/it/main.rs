//! The texts are complete, the same in every language, and sentences that people can read; everything has
//! a picture.

mod games;
mod moments;
mod names;
mod pictures;
mod previews;
mod sentences;

use face_test::OwnWords;
use table::Word;
use texts::Language;

/// Words of this game that nobody says in other languages.
const OWN_WORDS: &OwnWords = &[(Language::En, &[" VP"]), (Language::De, &[" SP"])];

/// What holds for everything that is said.
#[track_caller]
fn check(language: Language, text: &str) {
    face_test::check_prose(language, text, &["seat-", "good-", "room-", "place-", "level-"], OWN_WORDS);
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
