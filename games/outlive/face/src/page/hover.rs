//! The cards that open beside the things of the table, by their names:
//!
//! - `place-forest` and the other places, `resource-wood` and the other resources;
//! - `room-galley`, `equipment-axe`, `leader-wilson-frye` and `event-rats` with all their kinds;
//! - `hero`, `prey`, `tiles`, `slots`, `algae`, `convoy`;
//! - `round`, `wave`, `start`, `points`, `airlock`, `radiation`;
//! - `night-resolve` to `night-tidy`, the steps of the Night.

use maud::{Markup, html};
use outlive::{Equipment, EventCard, Leader, Outlive, Place, Prey, Resource, Room, Section, Slot, View};
use table::{Game, Word};
use texts::{Value, signed};
use web::face::HoverCard;

use super::values;
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn cards(view: &View, reader: &Audience<'_>) -> Markup {
    let table = Table { view, reader };
    let cards = table.places().chain(table.resources()).chain(table.rooms()).chain(table.equipment());
    let cards =
        cards.chain(table.leaders()).chain(table.events()).chain(table.board()).chain(table.shelter());
    html! { @for card in cards { (card.markup(reader.language, Outlive::NAME)) } }
}

/// The table that the cards explain.
struct Table<'t> {
    view: &'t View,
    reader: &'t Audience<'t>,
}

impl Table<'_> {
    fn places(&self) -> impl Iterator<Item = HoverCard> {
        Place::ALL.iter().map(|&place| {
            let id = format!("place-{}", place.name());
            let rule = label(self.reader.language, &format!("hover-{id}"));
            let title = say::place(self.reader.language, place);
            HoverCard { title, text: vec![rule], ..card(id, of_place(place)) }
        })
    }

    fn resources(&self) -> impl Iterator<Item = HoverCard> {
        Resource::ALL.iter().map(|&resource| {
            let id = format!("resource-{}", resource.name());
            let rule = label(self.reader.language, &format!("hover-{id}"));
            let title = texts::sentence(say::resource(self.reader.language, resource));
            HoverCard { title, text: vec![rule], ..card(id, &["1"]) }
        })
    }

    fn rooms(&self) -> impl Iterator<Item = HoverCard> {
        let language = self.reader.language;
        Room::ALL.iter().map(move |&room| HoverCard {
            title: say::room(language, room),
            text: vec![say::room_effect(language, room), format!("{}.", say::room_facts(language, room))],
            ..numbered("room", room, "10")
        })
    }

    fn equipment(&self) -> impl Iterator<Item = HoverCard> {
        let language = self.reader.language;
        Equipment::ALL.iter().map(move |&equipment| {
            let partner = ("equipment", say::equipment(language, equipment.partner()).into());
            let facts = [say::repair_cost(language, equipment), text(language, "hover-partner", &[partner])];
            HoverCard {
                title: say::equipment(language, equipment),
                text: vec![say::equipment_effect(language, equipment), format!("{}.", facts.join(". "))],
                ..numbered("equipment", equipment, "12")
            }
        })
    }

    fn leaders(&self) -> impl Iterator<Item = HoverCard> {
        let language = self.reader.language;
        Leader::ALL.iter().map(move |&leader| HoverCard {
            title: say::leader(language, leader),
            text: vec![
                say::leader_facts(language, leader),
                say::equipment_effect(language, leader.card().equipment),
            ],
            ..numbered("leader", leader, "13")
        })
    }

    fn events(&self) -> impl Iterator<Item = HoverCard> {
        let language = self.reader.language;
        EventCard::ALL.iter().map(move |&event| {
            let card = &self.view.values.events[event];
            let cost = say::amounts(language, card.cost.iter().map(|(resource, &count)| (resource, count)));
            let resolving =
                text(language, "hover-event", &[("cost", cost.into()), ("points", card.vp.into())]);
            let text = vec![say::event_effect(language, event), resolving];
            let title = say::event_card(language, event);
            known(HoverCard { title, text, ..numbered("event", event, "14") }, Section::Events)
        })
    }

    fn board(&self) -> impl Iterator<Item = HoverCard> {
        let language = self.reader.language;
        let meat = say::list(Prey::ALL.iter().map(|&prey| {
            let values = &self.view.values.prey[prey];
            let facts = [("endurance", prey.endurance().into()), ("meat", values.meat[0].into())];
            text(language, "hover-prey-kind", &facts)
        }));
        let cans = say::list(Slot::ALL.iter().map(|&slot| self.view.values.cans[slot].to_string()));
        [
            self.part("hero", &["5.2", "5.3"], &[]),
            known(self.part("prey", &["5.7", "11"], &[("kinds", meat.into())]), Section::Prey),
            self.part("tiles", &["2.3", "5.10"], &[]),
            known(self.part("slots", &["5.8"], &[("cans", cans.into())]), Section::Cargo),
            self.part("algae", &["5.5"], &[]),
            self.part("convoy", &["5.1", "6.1"], &[]),
            self.part("round", &["4", "5", "6"], &[]),
            self.part("wave", &["6.3"], &[]),
            self.part("start", &["3.5", "5.8"], &[]),
        ]
        .into_iter()
    }

    fn shelter(&self) -> impl Iterator<Item = HoverCard> {
        let values = self.view.values;
        let track = say::list(values.radiation.iter().map(|&points| signed(points)));
        let [first, second] = values.airlock;
        let rows = [("first", first.into()), ("second", second.into())];
        let steps = [
            ("night-resolve", "6.1"),
            ("night-feed", "6.2"),
            ("night-radiation", "6.3"),
            ("night-recruit", "6.4"),
            ("night-build", "6.5"),
            ("night-repair", "6.6"),
            ("night-tidy", "6.7"),
        ];
        [
            self.part("points", &["7.1"], &[]),
            known(self.part("airlock", &["6.2", "6.3"], &rows), Section::Airlock),
            known(self.part("radiation", &["6.3", "9.2"], &[("track", track.into())]), Section::Radiation),
        ]
        .into_iter()
        .chain(steps.map(|(id, section)| self.part(id, &[section], &[])))
    }

    /// A part of the table with a name of its own.
    fn part(&self, id: &str, sections: &[&str], variables: &[(&str, Value<'_>)]) -> HoverCard {
        let rule = text(self.reader.language, &format!("hover-outlive-{id}"), variables);
        let title = label(self.reader.language, &format!("hover-outlive-{id}-title"));
        HoverCard { title, text: vec![rule], ..card(id.to_owned(), sections) }
    }
}

/// A card that is still to be written.
fn card(name: String, sections: &[&str]) -> HoverCard {
    let sections = sections.iter().map(ToString::to_string).collect();
    HoverCard { name, title: String::new(), text: Vec::new(), sections, values: None }
}

/// The card of something that has a section of its own, in the order of its chapter.
fn numbered<W: Word>(kind: &str, word: W, chapter: &str) -> HoverCard {
    let section = format!("{chapter}.{}", word.index() + 1);
    card(format!("{kind}-{}", word.name()), &[&section])
}

/// A card that says how we know its values.
fn known(card: HoverCard, section: Section) -> HoverCard {
    HoverCard { values: Some((section.name(), values::provenance(section))), ..card }
}

/// Where the rules tell what can be done at a place.
fn of_place(place: Place) -> &'static [&'static str] {
    match place {
        Place::Forest | Place::Mine | Place::Fair => &["5.6", "5.7"],
        Place::Dam => &["5.9"],
        Place::MilitaryBase => &["5.5"],
        Place::SilentPeak | Place::Blackwood => &["5.10"],
        Place::CargoShip => &["5.8"],
    }
}
