//! Whatever somebody writes as a box is read or refused, and never half.

use boxes::BoxFile;
use outlive::Outlive;
use outlive_face::OutliveFace;
use proptest::prelude::*;
use red_outpost::RedOutpost;
use red_outpost_face::RedOutpostFace;
use table::Game;

/// Whatever is read without a complaint is a box that can be played, and prints as it was read.
fn read<F: BoxFile>(text: &str) {
    if let Ok(values) = F::read_box(text) {
        assert_eq!(F::read_box(&values.to_string()).as_ref(), Ok(&values));
    }
}

/// The built-in box with some of its characters replaced.
fn damaged(text: &str, damage: &[(prop::sample::Index, char)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, letter) in damage {
        let at = at.index(letters.len());
        letters[at] = *letter;
    }
    letters.into_iter().collect()
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        read::<RedOutpostFace>(&text);
        read::<OutliveFace>(&text);
    }

    #[test]
    fn a_damaged_box_is_read_or_refused(
        damage in prop::collection::vec((any::<prop::sample::Index>(), "[-0-9a-z=\"\\[\\]{},.\n]"), 1..6)
    ) {
        let damage: Vec<_> = damage.iter().map(|(at, letter)| (*at, letter.chars().next().unwrap_or('x'))).collect();
        read::<RedOutpostFace>(&damaged(&RedOutpost::built_in().to_string(), &damage));
        read::<OutliveFace>(&damaged(&Outlive::built_in().to_string(), &damage));
    }
}
