//! The sections that events are linked to are on the rules pages, in every language.

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

fn check(source: &str, pages: [&str; 2]) {
    let named = named(source);
    assert!(named.len() > 40, "the sections are found");
    for page in pages {
        let headings = headings(page);
        for section in &named {
            assert!(headings.contains(section), "no section {section} in {:?}", page.lines().next());
        }
    }
}

#[test]
fn events_of_red_outpost_have_their_sections() {
    let pages = [
        include_str!("../../../../../docs/rules/red-outpost.en.md"),
        include_str!("../../../../../docs/rules/red-outpost.de.md"),
    ];
    check(include_str!("../red_outpost/sections.rs"), pages);
}

#[test]
fn events_of_outlive_have_their_sections() {
    let pages = [
        include_str!("../../../../../docs/rules/outlive.en.md"),
        include_str!("../../../../../docs/rules/outlive.de.md"),
    ];
    check(include_str!("../outlive/sections.rs"), pages);
}
