//! What a player chooses from in set-up: rooms and leaders, §3.2. Only the owner's view has them.

use maud::{Markup, html};
use outlive::{Room, ShelterView};
use table::Word;

use crate::Audience;
use crate::page::texts::label;
use crate::telling as say;

pub(super) fn hand(shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let leaders = || shelter.leaders.iter().flatten().copied();
    html! {
        @if shelter.hand.total() > 0 {
            section.hand {
                h3 { (label(language, "outlive-rooms-drawn")) }
                dl {
                    @for (kind, count) in shelter.hand.kinds() {
                        @for _ in 0..count { (room(kind, reader)) }
                    }
                }
                h4 { (label(language, "outlive-rooms-standard")) }
                dl {
                    @for &kind in Room::ALL.iter().filter(|kind| kind.is_standard()) { (room(kind, reader)) }
                }
            }
        }
        @if leaders().next().is_some() {
            section.leaders {
                h3 { (label(language, "outlive-leaders-drawn")) }
                dl {
                    @for leader in leaders() {
                        dt { (say::leader(language, leader)) }
                        dd { (say::leader_facts(language, leader)) }
                    }
                }
            }
        }
    }
}

fn room(room: Room, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        dt { (say::room(language, room)) }
        dd { (say::room_facts(language, room)) ". " (say::room_effect(language, room)) }
    }
}
