//! The equipment of a shelter: broken on the left, repaired on the right, §6.6, and the prey.

use drawing::picture;
use maud::{Markup, html};
use outlive::{Equipment, ShelterView};
use table::Word;

use super::super::condition;
use super::{Thing, names, parts};
use crate::Audience;
use crate::drawings::{self as art, Icon};
use crate::page::texts::{label, text};
use crate::telling as say;

/// The cards in this condition.
pub(super) fn owned(shelter: &ShelterView, repaired: bool) -> impl Iterator<Item = Equipment> {
    let shelter = *shelter;
    let all = Equipment::ALL.iter().copied();
    all.filter(move |&card| {
        shelter.equipment[card].is_owned() && shelter.equipment[card].is_repaired() == repaired
    })
}

pub(super) fn equipment(shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    html! {
        div.equipment {
            @for (repaired, id, icon) in [(false, "outlive-broken", Icon::Repair), (true, "outlive-repaired", Icon::Works)] {
                div.repaired[repaired].to-repair[!repaired] role="group" aria-label=(label(reader.language, id)) {
                    p.head { (picture(art::icon(icon))) (label(reader.language, id)) }
                    // A card in another place is laid there anew, and has not been pushed.
                    div.cards {
                        @for (place, card) in owned(shelter, repaired).enumerate() {
                            div id={ "card-" (place) "-" (card) } { (self::card(card, shelter, reader)) }
                        }
                    }
                }
            }
            p.worth { (picture(art::icon(Icon::Pair))) (label(reader.language, "outlive-worth")) }
        }
    }
}

fn card(card: Equipment, shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let condition = condition::of_equipment(shelter.equipment[card]);
    let name = say::equipment(language, card);
    let state = text(language, "outlive-condition", &[("state", condition.into())]);
    let is_pair = shelter.equipment[card].is_repaired() && shelter.equipment[card.partner()].is_repaired();
    let thing = Thing {
        parts: &parts::owned(card),
        class: &format!("gear {condition}"),
        name: &name,
        state: &state,
        card: &format!("equipment-{}", card.name()),
        piece: &format!("equipment-{card}"),
    };
    thing.draw(&html! {
        (picture(art::equipment(card)))
        span.name { (names::equipment(card, reader)) }
        @if condition == "broken" {
            span.cost { @for (resource, count) in card.cost().iter() { @for _ in 0..count { (picture(art::resource(resource))) } } }
        }
        (half(card, is_pair))
    })
}

/// The symbol that two cards share, §12: each has a half of it, and both show it whole once they work
/// together.
pub(super) fn half(card: Equipment, is_pair: bool) -> Markup {
    let side = if is_pair {
        "whole"
    } else if card < card.partner() {
        "left"
    } else {
        "right"
    };
    html! { span.half.{ (side) } { (picture(art::pair(card))) } }
}

/// The prey that was hunted, §11.
pub(super) fn hunted(shelter: &ShelterView, reader: &Audience<'_>) -> Markup {
    html! {
        @if shelter.prey.total() > 0 {
            ul.hunted aria-label=(label(reader.language, "outlive-hunted")) {
                @for (prey, count) in shelter.prey.kinds() {
                    @let kind = [("count", count.into()), ("endurance", prey.endurance().into())];
                    li data-card="prey" title=(text(reader.language, "outlive-prey-kind", &kind)) {
                        (picture(art::prey(prey))) span.endurance { (prey.endurance()) } span.count { "×" (count) }
                        span.unseen { (text(reader.language, "outlive-prey-kind", &kind)) }
                    }
                }
            }
        }
    }
}
