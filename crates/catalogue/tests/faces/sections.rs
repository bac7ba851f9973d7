//! The sections that events are linked to are on the rules pages, in every language.

use outlive_face::OutliveFace;
use red_outpost_face::RedOutpostFace;
use table::Word;
use texts::{Language, Telling};

/// The sections of a rules page, by its headings: `### §6.8 Mine`.
pub(super) fn headings(page: &str) -> Vec<&str> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    headings
        .filter_map(|line| line.trim_start_matches(['#', ' ']).strip_prefix('§')?.split(' ').next())
        .collect()
}

/// The sections in a source file: what is quoted in it and begins with a digit.
fn named(source: &str) -> Vec<&str> {
    let quoted = source.split('"').skip(1).step_by(2);
    quoted.filter(|text| text.starts_with(|first: char| first.is_ascii_digit())).collect()
}

fn check<F: Telling>(source: &str) {
    let named = named(source);
    assert!(named.len() > 40, "the sections are found");
    for &language in Language::ALL {
        let headings = headings(F::rules(language));
        for section in &named {
            assert!(headings.contains(section), "{language}: no section {section}");
        }
    }
}

#[test]
fn events_of_red_outpost_have_their_sections() {
    check::<RedOutpostFace>(include_str!("../../../../games/red-outpost/face/src/page/sections.rs"));
}

#[test]
fn events_of_outlive_have_their_sections() {
    check::<OutliveFace>(include_str!("../../../../games/outlive/face/src/page/sections.rs"));
}
