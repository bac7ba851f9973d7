//! The values of the box and how we know them, §9, §11 and §14. They are read from the box itself.

use maud::{Markup, html};
use outlive::{Provenance, Section, Values};
use table::Word;
use texts::{Language, signed};
use web::face::{ValueGroup, table};

use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn groups(language: Language, values: &Values) -> Vec<ValueGroup> {
    let group = |&section: &Section| ValueGroup {
        name: section.name(),
        title: label(language, &format!("value-{}", section.name())),
        comment: say::comment(language, section),
        provenance: provenance(section),
        section: explained(section),
        shown: shown(language, values, section),
    };
    Section::ALL.iter().map(group).collect()
}

/// How we know a section.
pub(super) fn provenance(section: Section) -> web::face::Provenance {
    match section.provenance() {
        Provenance::PartlyReconstructed => web::face::Provenance::PartlyReconstructed,
    }
}

fn explained(section: Section) -> &'static str {
    match section {
        Section::Airlock => "9.1",
        Section::Radiation => "9.2",
        Section::Cargo => "9.3",
        Section::Prey => "11",
        Section::Events => "14",
    }
}

fn shown(language: Language, values: &Values, section: Section) -> Markup {
    let head = |id: &str| label(language, &format!("value-{}-{id}", section.name()));
    match section {
        Section::Airlock => {
            let [first, second] = values.airlock;
            let rows = [("first", first.into()), ("second", second.into())];
            html! { p { (text(language, "value-airlock-rows", &rows)) } }
        }
        Section::Radiation => {
            let steps: Vec<_> = values.radiation.iter().map(|&points| signed(points)).collect();
            html! { p { (steps.join(" · ")) } }
        }
        Section::Cargo => {
            let rows =
                values.cans.iter().map(|(slot, cans)| vec![slot.strength().to_string(), cans.to_string()]);
            table(&[head("slot"), head("cans")], rows)
        }
        Section::Prey => {
            let rows = values.prey.iter().map(|(prey, tile)| {
                let meat = say::list(tile.meat.iter().map(ToString::to_string));
                vec![prey.endurance().to_string(), tile.count.to_string(), meat]
            });
            table(&[head("endurance"), head("count"), head("meat")], rows)
        }
        Section::Events => {
            let rows = values.events.iter().map(|(event, card)| {
                let cost =
                    say::amounts(language, card.cost.iter().map(|(resource, &count)| (resource, count)));
                let points = text(language, "value-events-worth", &[("points", card.vp.into())]);
                vec![say::event_card(language, event), cost, points]
            });
            table(&[head("event"), head("cost"), head("points")], rows)
        }
    }
}
