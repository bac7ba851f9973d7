//! The values of the box and how we know them, §12. They are read from the box itself.

use maud::{Markup, html};
use red_outpost::{GoalCard, Good, Provenance, Section, Values};
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
        Provenance::Review => web::face::Provenance::Review,
        Provenance::PartlyReconstructed => web::face::Provenance::PartlyReconstructed,
        Provenance::Reconstructed => web::face::Provenance::Reconstructed,
    }
}

fn explained(section: Section) -> &'static str {
    match section {
        Section::Mood => "12.1",
        Section::Wheel => "12.2",
        Section::Exports => "12.3",
        Section::Spaceship => "12.4",
        Section::Lake => "12.5",
        Section::Ring => "12.7",
        Section::Autom => "12.8",
        Section::Goals => "12.9",
    }
}

fn shown(language: Language, values: &Values, section: Section) -> Markup {
    let sentence = |id: &str, variables: &[_]| html! { p { (text(language, id, variables)) } };
    match section {
        Section::Mood => {
            let lowest = ("lowest", signed(values.mood_lowest).into());
            sentence("value-mood-range", &[lowest, ("highest", signed(values.mood_highest).into())])
        }
        Section::Wheel => sentence("value-wheel-lap", &[("fields", values.wheel_fields.into())]),
        Section::Exports => exports(language, values),
        Section::Spaceship => html! { p { (spaceship(language, values)) } },
        Section::Lake => html! { p { (lake(language, values)) } },
        Section::Ring => {
            html! { p { (values.ring.map(|place| say::location(language, place)).join(" → ")) } }
        }
        Section::Autom => folded(language, values.autom.len(), &autom(language, values)),
        Section::Goals => folded(language, values.goals.len(), &goals(language, values)),
    }
}

/// A long table, which opens when it is wanted.
fn folded(language: Language, cards: usize, table: &Markup) -> Markup {
    html! {
        details { summary { (text(language, "value-cards", &[("count", cards.into())])) } (table) }
    }
}

/// The Spaceship deck: how many cards show what.
pub(super) fn spaceship(language: Language, values: &Values) -> String {
    let kinds = values.spaceship.kinds();
    say::list(kinds.map(|(card, count)| format!("{count}×\u{a0}{}", say::spaceship_card(language, card))))
}

/// The Lake deck: how many cards show what.
pub(super) fn lake(language: Language, values: &Values) -> String {
    let kinds = values.lake.kinds();
    say::list(kinds.map(|(card, count)| format!("{count}×\u{a0}{}", say::lake_card(language, card))))
}

fn exports(language: Language, values: &Values) -> Markup {
    let most = values.exports.values().map(|track| track.permanent().len()).max().unwrap_or(0);
    let mut heads = vec![label(language, "value-good")];
    heads
        .extend((1..=most).map(|number| text(language, "value-exports-field", &[("number", number.into())])));
    heads.push(label(language, "value-exports-last"));
    let rows = values.exports.iter().map(|(good, track)| {
        let field = |index| track.permanent().get(index).map_or_else(String::new, |&vp| points(language, vp));
        let fields = (0..most).map(field);
        std::iter::once(say::good(language, good))
            .chain(fields)
            .chain([points(language, track.last)])
            .collect()
    });
    table(&heads, rows)
}

fn autom(language: Language, values: &Values) -> Markup {
    let heads = [String::new(), label(language, "value-worker"), label(language, "value-autom-places")];
    let rows = values.autom.iter().enumerate().map(|(index, card)| {
        let places = say::list(card.locations.map(|place| say::location(language, place)));
        vec![number(language, index), say::worker(language, card.worker), places]
    });
    table(&heads, rows)
}

fn goals(language: Language, values: &Values) -> Markup {
    let heads = ["discs", "goals", "penalty", "warehouse", "workers", "spaceship", "direction", "exports"];
    let heads: Vec<_> = std::iter::once(String::new())
        .chain(heads.map(|head| label(language, &format!("value-goals-{head}"))))
        .collect();
    table(&heads, values.goals.iter().enumerate().map(|(index, card)| goal(language, index, card)))
}

fn goal(language: Language, index: usize, card: &GoalCard) -> Vec<String> {
    use red_outpost::Goal;
    let goods = |order: [Good; 4]| say::list(order.map(|good| say::good(language, good)));
    let free = card.free.iter().map(Goal::Free);
    let all = free.chain(card.happy.iter().map(Goal::Happy)).chain(card.goods.iter().map(Goal::Export));
    let exports = card.exports.iter().map(|(good, vp)| format!("{}\u{a0}{vp}", say::good(language, good)));
    vec![
        number(language, index),
        say::list(card.extra_discs.iter().map(|worker| say::worker(language, worker))),
        say::list(all.map(|goal| say::goal(language, goal))),
        text(language, "value-lost", &[("points", card.penalty.into())]),
        goods(card.warehouse),
        say::list(card.workers.map(|worker| say::worker(language, worker))),
        goods(card.spaceship),
        say::direction(language, card.direction),
        say::list(exports),
    ]
}

fn number(language: Language, index: usize) -> String {
    text(language, "value-card", &[("number", (index + 1).into())])
}

fn points(language: Language, points: u8) -> String {
    text(language, "value-points", &[("points", points.into())])
}
