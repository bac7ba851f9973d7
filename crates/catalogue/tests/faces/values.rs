//! The values of the boxes are all told, with their sources, and the rules pages have the sections.

use outlive_face::OutliveFace;
use red_outpost_face::RedOutpostFace;
use table::Word;
use texts::Language;
use web::face::Hosted;

use crate::sections::headings;

fn check<F: Hosted>(count: usize) {
    for &language in Language::ALL {
        let groups = F::box_values(language);
        assert_eq!(groups.len(), count);
        let headings = headings(F::rules(language));
        for group in groups {
            assert!(headings.contains(&group.section), "{}", group.section);
            let source = group.provenance.label(language);
            assert!(!group.comment.is_empty() && !source.is_empty(), "{}", group.name);
            assert!(group.shown.into_string().contains(|c: char| c.is_ascii_digit() || c == '→'));
        }
    }
}

#[test]
fn every_group_of_values_has_its_source_and_its_section() {
    check::<RedOutpostFace>(8);
    check::<OutliveFace>(5);
}

/// What the page shows is the box in play, not a second list of it.
#[test]
fn the_values_shown_are_those_of_the_box() {
    let groups = RedOutpostFace::box_values(Language::En);
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
