//! The rooms of a shelter, and its airlock.

use drawing::{filling, picture};
use maud::{Markup, html};
use outlive::{Berth, NightStep, Resource, Room, RoomSlot, ShelterView, Upkeep, View};
use table::{Turn, Word};
use texts::glued;

use super::super::condition;
use super::{Thing, names, parts};
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

/// The rooms, built or not, with their survivors, and the airlock; and in words, while one of them is
/// chosen for what it does. Those are other cards, which do not grow into the rooms of the shelter.
pub(super) fn rooms(rooms: &[RoomSlot], airlock: &Markup, in_words: bool, reader: &Audience<'_>) -> Markup {
    html! {
        div class=(if in_words { "in-words rooms" } else { "rooms" }) role="group" aria-label=(label(reader.language, "outlive-rooms")) {
            @for (slot, index) in rooms.iter().zip(0..) { (room(slot, index, in_words, reader)) }
            (airlock)
        }
    }
}

/// What everybody knows of a shelter whose rooms are still secret: the standard ones, §3.1.
pub(super) fn standard() -> [RoomSlot; 3] {
    [Room::Workshop, Room::Storeroom, Room::Council].map(|room| RoomSlot {
        room,
        built: false,
        survivors: 0,
        used: 0,
    })
}

fn room(slot: &RoomSlot, index: u8, in_words: bool, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let state = condition::of_room(slot);
    let name = say::room(language, slot.room);
    let places = [("count", slot.survivors.into()), ("places", slot.room.places().into())];
    let told = [
        text(language, "outlive-room-state", &[("state", state.into())]),
        format!("{}: {}", label(language, "outlive-survivors"), text(language, "outlive-of", &places)),
        say::room_effect(language, slot.room),
    ];
    let thing = Thing {
        parts: &format!("{} {}", parts::home(Berth::Room(index)), parts::kind(slot.room)),
        class: &format!("room {state}"),
        name: &name,
        state: &told.join("; "),
        card: &format!("room-{}", slot.room.name()),
        piece: "",
    };
    thing.draw(&html! {
        span.art { (filling(art::room(slot.room))) }
        span.name { (names::room(slot.room, reader)) }
        @if in_words {
            span.facts { (glued(&say::room_effect(language, slot.room))) }
        } @else {
            span.facts.brief { (names::room_brief(slot.room, reader)) }
        }
        span.people {
            @for place in 0..slot.room.places().max(slot.survivors) {
                span.place-for-one.taken[place < slot.survivors] { @if place < slot.survivors { (picture(art::survivor())) } }
            }
            span.food { (picture(art::icon(Icon::Food))) (slot.room.food()) }
        }
        span.sign { (picture(art::icon(match state { "unbuilt" => Icon::Build, "idle" => Icon::Idle, _ => Icon::Works }))) }
    })
}

/// The two rows of the airlock, §9.1. The first row fills first, R12.
pub(super) fn airlock(shelter: &ShelterView, view: &View, reader: &Audience<'_>) -> Markup {
    let [first, second] = view.values.airlock;
    let rows = view.values.airlock_rows_occupied(shelter.airlock);
    let facts =
        [("count", shelter.airlock.into()), ("places", (first + second).into()), ("rows", rows.into())];
    let told = text(reader.language, "outlive-airlock-count", &facts);
    let name = label(reader.language, "outlive-airlock");
    let thing = Thing {
        parts: &parts::home(Berth::Airlock),
        class: "airlock",
        name: &name,
        state: &told,
        card: "airlock",
        piece: "",
    };
    thing.draw(&html! {
        span.name { (picture(art::icon(Icon::Airlock))) (name) }
        @for (from, to) in [(0, first), (first, first + second)] {
            span.row {
                @for place in from..to {
                    span.place-for-one.taken[place < shelter.airlock] { @if place < shelter.airlock { (picture(art::survivor())) } }
                }
            }
        }
    })
}

/// What feeding everybody takes, §6.2, and what is missing for it. Once they are fed it is about the
/// next Night, if there is one, for which there is a Day to gather food.
pub(super) fn upkeep(shelter: &ShelterView, view: &View, reader: &Audience<'_>) -> Markup {
    let Upkeep { food, rows, unpaid } = shelter.upkeep;
    let language = reader.language;
    let is_fed = shelter.night > Some(NightStep::Feed);
    let rooms = (food > 0).then(|| text(language, "outlive-needs", &[("food", food.into())]));
    let rows = (rows > 0).then(|| say::amount(language, Resource::Water, rows));
    let needs = say::list(rooms.into_iter().chain(rows));
    let is_due = view.turn != Turn::Over && !(is_fed && view.rounds_left() == 0);
    let is_any = !needs.is_empty() && is_due;
    let facts = [
        ("when", if is_fed { "later" } else { "tonight" }.into()),
        ("needs", needs.into()),
        ("unpaid", unpaid.into()),
    ];
    html! {
        // It keeps its place where there is nothing to tell.
        p.upkeep.short[unpaid > 0 && !is_fed] data-card=[is_any.then_some("night-feed")] {
            @if is_any {
                (picture(art::icon(Icon::Food))) span { (glued(&text(reader.language, "outlive-upkeep", &facts))) }
            }
        }
    }
}
