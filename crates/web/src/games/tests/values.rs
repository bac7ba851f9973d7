//! The values of the boxes are all told, with their sources, and the rules pages have the sections.

use table::Word;
use words::Language;

use super::sections::headings;
use crate::live::Game;

fn page(game: Game, language: Language) -> &'static str {
    match (game, language) {
        (Game::RedOutpost, Language::En) => include_str!("../../../../../docs/rules/red-outpost.en.md"),
        (Game::RedOutpost, Language::De) => include_str!("../../../../../docs/rules/red-outpost.de.md"),
        (Game::Outlive, Language::En) => include_str!("../../../../../docs/rules/outlive.en.md"),
        (Game::Outlive, Language::De) => include_str!("../../../../../docs/rules/outlive.de.md"),
    }
}

#[test]
fn every_group_of_values_has_its_source_and_its_section() {
    for (&game, count) in Game::ALL.iter().zip([8, 5]) {
        for &language in Language::ALL {
            let groups = game.values(language);
            assert_eq!(groups.len(), count);
            let headings = headings(page(game, language));
            for group in groups {
                assert!(headings.contains(&group.section), "{}", group.section);
                assert!(!group.comment.is_empty() && !group.source.is_empty(), "{}", group.name);
                assert!(group.shown.into_string().contains(|c: char| c.is_ascii_digit() || c == '→'));
            }
        }
    }
}

/// What the page shows is the box in play, not a second list of it.
#[test]
fn the_values_shown_are_those_of_the_box() {
    let groups = Game::RedOutpost.values(Language::En);
    let shown = |name: &str| {
        let group = groups.iter().find(|group| group.name == name).expect("a group");
        group.shown.clone().into_string()
    };
    let values = red_outpost::Values::built_in();
    assert!(shown("wheel").contains(&values.wheel_fields.to_string()));
    assert_eq!(shown("autom").matches("<tr>").count(), values.autom.len() + 1);
    assert_eq!(shown("goals").matches("<tr>").count(), values.goals.len() + 1);
    let paid: u8 = values.exports.values().map(|track| track.last).sum();
    let cells = shown("exports");
    let last = cells
        .split("</tr>")
        .filter_map(|row| row.rsplit("<td>").next()?.split(' ').next()?.parse::<u8>().ok());
    assert_eq!(last.sum::<u8>(), paid, "{cells}");
}
