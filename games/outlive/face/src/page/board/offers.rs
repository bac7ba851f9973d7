//! What can be had at a place: its stock, prey, algae, equipment, search tiles, and the slots of the
//! Cargo ship.

use drawing::{Id, picture};
use maud::{Markup, html};
use outlive::{City, Equipment, Ground, Place, Prey, Resource, Room, Slot, Tile, View};
use table::Word;
use texts::sentence;

use super::{Role, Thing, at_home, equipment, figures, parts};
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;

/// The stock of a place, §2.2.
pub(super) fn stock(place: Place, view: &View, reader: &Audience<'_>) -> Markup {
    let Some(resource) = place.stock() else { return html! {} };
    let left = view.stocks[place];
    let thing = Thing {
        parts: &parts::stock(place),
        class: "stock",
        name: &sentence(say::resource(reader.language, resource)),
        state: &left.to_string(),
        card: &format!("resource-{}", resource.name()),
        piece: "",
    };
    thing.draw(&counted(art::resource(resource), left, &format!("stock-{place}")))
}

pub(super) fn offers(place: Place, view: &View, reader: &Audience<'_>) -> Markup {
    match place {
        Place::Forest | Place::Mine | Place::Fair => {
            html! { @if let Some(ground) = place.ground() { (prey(ground, view, reader)) } }
        }
        Place::SilentPeak | Place::Blackwood => {
            html! { @if let Some(city) = place.city() { (in_city(city, view, reader)) } }
        }
        Place::MilitaryBase => algae(view, reader),
        Place::CargoShip => html! { @for &slot in Slot::ALL { (berth(slot, view, reader)) } },
        Place::Dam => html! {},
    }
}

/// The prey on top of the stack, §2.4, and what the reader has seen of the stack, §12.6.
fn prey(ground: Ground, view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let stack = &view.grounds[ground];
    let meat = stack.top.map(|prey| meat(prey, view, reader));
    let name = stack.top.map_or_else(
        || label(language, "outlive-prey-unseen"),
        |prey| text(language, "outlive-prey-on-top", &[("endurance", prey.endurance().into())]),
    );
    let meat_told = meat.map(|meat| say::amount(language, Resource::Meat, meat));
    let count = text(language, "outlive-prey-count", &[("count", stack.prey_left.into())]);
    let state = meat_told.into_iter().chain([count]).collect::<Vec<_>>().join("; ");
    let drawing = stack.top.map_or_else(art::prey_back, art::prey);
    let top = Thing {
        parts: &parts::prey(ground),
        class: "prey",
        name: &name,
        state: &state,
        card: "prey",
        piece: "",
    };
    let known = stack.known.iter().flatten().flatten().copied().zip(0..);
    html! {
        @if stack.prey_left > 0 {
            (top.draw(&html! {
                (picture(drawing))
                @if let Some(prey) = stack.top { span.endurance { (prey.endurance()) } }
                span.stack {
                    @if let Some(meat) = meat { span.meat { (picture(art::resource(Resource::Meat))) (meat) } }
                    span.count { "×" (stack.prey_left) }
                }
            }))
        }
        @if stack.known.is_some() { div.known { @for (prey, index) in known { (sensed(prey, index, reader)) } } }
    }
}

/// The meat that this prey brings to the shelter that is shown large, §11, without what its rooms add.
fn meat(prey: Prey, view: &View, reader: &Audience<'_>) -> u8 {
    view.values.prey[prey].meat(view.shelters[at_home(reader)].prey[prey])
}

/// A prey of a stack that the reader has looked through.
fn sensed(prey: Prey, index: u8, reader: &Audience<'_>) -> Markup {
    let name = text(reader.language, "outlive-prey-on-top", &[("endurance", prey.endurance().into())]);
    let thing = Thing {
        parts: &parts::sensed(index),
        class: "prey",
        name: &name,
        state: "",
        card: "prey",
        piece: "",
    };
    thing.draw(&html! { (picture(art::prey(prey))) span.endurance { (prey.endurance()) } })
}

/// Equipment on offer and the search tiles, §2.3.
fn in_city(city: City, view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let state = &view.cities[city];
    let left = text(language, "outlive-tiles", &[("left", state.tiles_left.into())]);
    let stack = Thing {
        parts: &parts::tiles(city),
        class: "tiles",
        name: &left,
        state: "",
        card: "tiles",
        piece: "",
    };
    html! {
        // What is left stays in its place when something is taken.
        div.display {
            @for card in state.display { @match card { Some(card) => (offered(card, reader)), None => span {} } }
        }
        @if let Some(known) = state.known.filter(|_| state.tiles_left > 0) { (seen_through(&known, reader)) }
        div.search {
            @if state.tiles_left > 0 { (stack.draw(&counted(art::tile_back(), state.tiles_left, &format!("tiles-{city}")))) }
            @if state.aside.total() > 0 {
                @let told = text(language, "outlive-aside", &[("tiles", say::tiles(language, &state.aside).into())]);
                span.opened role="img" aria-label=(told) data-card="tiles" {
                    @for (tile, count) in state.aside.kinds() { @for _ in 0..count { (picture(art::tile(tile))) } }
                }
            }
        }
    }
}

/// The tiles of a stack that the reader has looked through from the Lookout, the top one first, §10.17.
fn seen_through(tiles: &[Option<Tile>], reader: &Audience<'_>) -> Markup {
    let names: Vec<_> = tiles.iter().flatten().map(|&tile| say::tile(reader.language, tile)).collect();
    let told = text(reader.language, "outlive-known", &[("names", say::list(names).into())]);
    html! {
        span.known role="img" aria-label=(told) title=(told) data-card="tiles" {
            (picture(art::room(Room::Lookout)))
            @for &tile in tiles.iter().flatten() { (picture(art::tile(tile))) }
        }
    }
}

fn offered(card: Equipment, reader: &Audience<'_>) -> Markup {
    let thing = Thing {
        parts: &parts::offered(card),
        class: "gear",
        name: &say::equipment(reader.language, card),
        state: "",
        card: &format!("equipment-{}", card.name()),
        piece: "",
    };
    thing.draw(&html! { (picture(art::equipment(card))) (equipment::half(card, false)) })
}

/// The algae, §5.5. Before the first Dawn there are none, and nobody has taken them.
fn algae(view: &View, reader: &Audience<'_>) -> Markup {
    let thing = Thing {
        parts: "algae",
        class: "algae",
        name: &label(reader.language, "outlive-algae"),
        state: "",
        card: "algae",
        piece: "",
    };
    html! { @if view.algae && view.round > 0 { (thing.draw(&picture(art::algae()))) } }
}

/// A slot of the Cargo ship, §5.8: the strength it takes, its cans, and who waits there.
fn berth(slot: Slot, view: &View, reader: &Audience<'_>) -> Markup {
    let cans = view.values.cans[slot];
    let waits = view.waiting[slot];
    let name = text(reader.language, "outlive-slot-named", &[("slot", slot.strength().into())]);
    let facts = [
        ("cans", say::amount(reader.language, Resource::Can, cans).into()),
        ("waits", if waits { "yes" } else { "no" }.into()),
    ];
    let state = text(reader.language, "outlive-slot-facts", &facts);
    let thing = Thing {
        parts: &parts::slot(slot),
        class: "berth",
        name: &name,
        state: &state,
        card: "slots",
        piece: "",
    };
    html! {
        div.slot {
            (thing.draw_as(Role::Slot, &html! {
                span.strength { (slot.strength()) }
                (counted(art::resource(Resource::Can), cans, ""))
                @if waits { (picture(art::survivor())) }
                span.preview {}
            }))
            (figures::in_slot(slot, view, reader))
        }
    }
}

/// A picture with its number.
pub(super) fn counted(drawing: Id, count: u8, name: &str) -> Markup {
    let name = (!name.is_empty()).then_some(name);
    html! { (picture(drawing)) span.count data-count=[name] { (count) } }
}
