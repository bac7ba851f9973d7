//! What a player chooses from in set-up, §3.2: six rooms and two leaders. Only the owner sees them.

use drawing::{filling, picture};
use maud::{Markup, html};
use outlive::{Leader, Room, ShelterView};
use table::Word;
use texts::glued;

use super::{Thing, names, parts};
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::label;
use crate::telling as say;

pub(super) fn hand(shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    let copies =
        shelter.hand.kinds().flat_map(|(room, count)| (1..=count).map(move |copy| (room, copy, count)));
    let leaders = || shelter.leaders.iter().flatten().copied();
    html! {
        @if shelter.hand.total() > 0 {
            h2 { (label(reader.language, "outlive-rooms-drawn")) }
            div.hand { @for (room, copy, count) in copies { (self::room(room, copy, count, reader)) } }
        }
        @if leaders().next().is_some() {
            h2 { (label(reader.language, "outlive-leaders-drawn")) }
            div.hand.of-leaders { @for leader in leaders() { (self::leader(leader, reader)) } }
        }
    }
}

fn room(room: Room, copy: u8, count: u8, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let name = say::room(language, room);
    let facts = glued(&format!("{}. {}", say::room_facts(language, room), say::room_effect(language, room)));
    let thing = Thing {
        parts: &parts::copies(room, copy, count),
        class: "drawn-room",
        name: &name,
        state: &facts,
        card: &format!("room-{}", room.name()),
        piece: "",
    };
    thing.draw(&html! {
        span.art { (filling(art::room(room))) }
        span.name { (names::room(room, reader)) }
        span.facts { (facts) }
    })
}

fn leader(leader: Leader, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let name = say::leader(language, leader);
    let facts = glued(&say::leader_facts(language, leader));
    let thing = Thing {
        parts: &parts::leader(leader),
        class: "drawn-leader",
        name: &name,
        state: &facts,
        card: &format!("leader-{}", leader.name()),
        piece: "",
    };
    thing.draw(&html! {
        span.art { (picture(art::leader(leader))) }
        span.name { (name) }
        span.facts { (facts) }
    })
}
