//! A shelter with everything in it.

use maud::{Markup, html};
use outlive::{Equipment, Hero, Resource, RoomSlot, ShelterView, View};
use table::{Seat, Word};
use texts::signed;

use super::super::{condition, title};
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

pub(super) fn shelter(view: &View, seat: Seat, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let state = &view.shelters[seat];
    let heading = text(language, "outlive-shelter", &[("seat", title(seat, reader).into())]);
    html! {
        section class={ "shelter seat-" (seat) } {
            h3 { (heading) }
            (facts(view, state, reader))
            @if let Some(rooms) = &state.rooms {
                (self::rooms(rooms, reader))
            } @else if !state.open {
                p { (label(language, "outlive-hidden")) }
            }
            (equipment(state, reader))
        }
    }
}

/// Leader, stores, airlock, radiation, heroes, prey and events.
fn facts(view: &View, state: &ShelterView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let prey = say::list(state.prey.kinds().map(|(prey, count)| {
        let kind = [("count", count.into()), ("endurance", prey.endurance().into())];
        text(language, "outlive-prey-kind", &kind)
    }));
    let events = say::list(state.events.iter().map(|card| say::event_card(language, card)));
    html! {
        dl {
            @if let Some(leader) = state.leader {
                dt { (label(language, "outlive-leader")) }
                dd { (say::leader(language, leader)) ", " (leader.card().age) }
            }
            dt { (label(language, "outlive-store")) }
            dd { (store(state, reader)) }
            @if state.rooms.is_some() {
                dt { (label(language, "outlive-airlock")) }
                dd { (airlock(view, state, reader)) }
            }
            dt { (label(language, "outlive-radiation")) }
            dd { (radiation(view, state, reader)) }
            dt { (label(language, "outlive-heroes")) }
            dd { (heroes(state, reader)) }
            @if !prey.is_empty() {
                dt { (label(language, "outlive-hunted")) }
                dd { (prey) }
            }
            @if !events.is_empty() {
                dt { (label(language, "outlive-events")) }
                dd { (events) }
            }
            @if state.passed {
                dt { (label(language, "outlive-convoy")) }
                dd { (label(language, "outlive-passed")) }
            }
        }
    }
}

fn store(state: &ShelterView, reader: &Audience<'_>) -> String {
    let counts = Resource::ALL.iter().map(|&resource| (resource, state.store[resource]));
    say::amounts(reader.language, counts)
}

/// The survivors in the airlock. The first row fills first, R12, and each row with anybody in it costs
/// water.
fn airlock(view: &View, state: &ShelterView, reader: &Audience<'_>) -> String {
    let [first, second] = view.values.airlock;
    let rows = u8::from(state.airlock > 0) + u8::from(state.airlock > first);
    let facts = [("count", state.airlock.into()), ("places", (first + second).into()), ("rows", rows.into())];
    text(reader.language, "outlive-airlock-count", &facts)
}

/// What the marker's field counts, and how many steps there are below it.
fn radiation(view: &View, state: &ShelterView, reader: &Audience<'_>) -> String {
    let track = &view.values.radiation;
    let below = track.len().saturating_sub(usize::from(state.radiation) + 1);
    let points = track.get(usize::from(state.radiation)).copied().unwrap_or_default();
    let facts = [("points", signed(points).into()), ("below", below.into())];
    text(reader.language, "outlive-radiation-at", &facts)
}

fn heroes(state: &ShelterView, reader: &Audience<'_>) -> String {
    let language = reader.language;
    say::list(Hero::ALL.iter().map(|&hero| {
        let strength = ("strength", hero.strength().into());
        match state.heroes[hero].place {
            None => text(language, "outlive-unplaced", &[strength]),
            Some(place) => {
                let place = ("place", say::place(language, place).into());
                let id = if state.heroes[hero].active { "outlive-stands-at" } else { "outlive-lies-at" };
                text(language, id, &[strength, place])
            }
        }
    }))
}

fn rooms(rooms: &[RoomSlot], reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let heads = ["outlive-room", "outlive-state", "outlive-survivors", "outlive-food", "outlive-effect"];
    html! {
        table.rooms {
            thead {
                tr {
                    @for id in heads { th scope="col" { (label(language, id)) } }
                }
            }
            tbody {
                @for slot in rooms {
                    @let state = condition::of_room(slot);
                    @let places = [("count", slot.survivors.into()), ("places", slot.room.places().into())];
                    tr class=(state) {
                        th scope="row" { (say::room(language, slot.room)) }
                        td { (text(language, "outlive-room-state", &[("state", state.into())])) }
                        td { (text(language, "outlive-of", &places)) }
                        td { (slot.room.food()) }
                        td { (say::room_effect(language, slot.room)) }
                    }
                }
            }
        }
    }
}

fn equipment(state: &ShelterView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let owned = || Equipment::ALL.iter().copied().filter(|&card| state.equipment[card].is_owned());
    let heads =
        ["outlive-equipment", "outlive-state", "outlive-effect", "outlive-repair-cost", "outlive-partner"];
    html! {
        @if owned().next().is_some() {
            table.equipment {
                thead {
                    tr {
                        @for id in heads { th scope="col" { (label(language, id)) } }
                    }
                }
                tbody {
                    @for card in owned() {
                        @let condition = condition::of_equipment(state.equipment[card]);
                        tr class=(condition) {
                            th scope="row" { (say::equipment(language, card)) }
                            td { (text(language, "outlive-condition", &[("state", condition.into())])) }
                            td { (say::equipment_effect(language, card)) }
                            td {
                                @if condition == "broken" { (say::amounts(language, card.cost().iter())) }
                            }
                            td { (say::equipment(language, card.partner())) }
                        }
                    }
                }
            }
        }
    }
}
