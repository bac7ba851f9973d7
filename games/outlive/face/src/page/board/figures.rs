//! The heroes on the board, standing or lying, in their player's colour.

use drawing::picture;
use maud::{Markup, html};
use outlive::{Hero, Pending, Place, Slot, View};
use table::{Seat, Word};
use web::face::number;

use super::super::title;
use super::{Role, Thing, asked, at_home, night, parts};
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};

/// Everybody at a place who is in no slot, and where heroes can start, §3.4.
pub(super) fn crew(place: Place, view: &View, reader: &Audience<'_>) -> Markup {
    let home = at_home(reader);
    // When all lie down or get up at once, nobody is pushed aside by another.
    let time = if night::is_night(view) { "night" } else { "day" };
    html! {
        div.crew id={ "crew-" (place) "-" (time) "-" (view.round) } {
            (heroes(view, reader, |seat, hero| {
                let there = view.shelters[seat].heroes[hero];
                there.place == Some(place) && there.slot.is_none()
            }))
            @if asked(view, home) == Pending::Heroes {
                @for hero in [Hero::Four, Hero::Five] { (ghost(hero, place, home, reader)) }
            }
        }
    }
}

/// Who has taken a slot of the Cargo ship in this round.
pub(super) fn in_slot(slot: Slot, view: &View, reader: &Audience<'_>) -> Markup {
    heroes(view, reader, |seat, hero| view.shelters[seat].heroes[hero].slot == Some(slot))
}

/// Heroes of the large shelter who have no place yet.
pub(super) fn unplaced(seat: Seat, view: &View, reader: &Audience<'_>) -> Markup {
    let waits = asked(view, seat) == Pending::NextHero;
    html! {
        @if waits {
            div.crew { (heroes(view, reader, |owner, hero| owner == seat && view.shelters[seat].heroes[hero].place.is_none())) }
        }
    }
}

fn heroes(view: &View, reader: &Audience<'_>, is_here: impl Fn(Seat, Hero) -> bool + Copy) -> Markup {
    let of = |seat| Hero::ALL.iter().map(move |&hero| (seat, hero));
    let all = Seat::first(view.seating.players()).flat_map(of);
    html! { @for (seat, hero) in all.filter(|&(seat, hero)| is_here(seat, hero)) { (figure(seat, hero, view, reader)) } }
}

/// A hero; those of the large shelter can be picked.
fn figure(seat: Seat, hero: Hero, view: &View, reader: &Audience<'_>) -> Markup {
    let stands = view.shelters[seat].heroes[hero].active;
    let (pose, id, drawing) = if stands {
        ("standing", "outlive-hero-stands", art::hero(hero))
    } else {
        ("lying", "outlive-hero-lies", art::lying(hero))
    };
    let strength = ("strength", hero.strength().into());
    let state = label(reader.language, id);
    let piece = format!("hero-{}-{hero}", number(seat));
    let class = format!("hero {pose} of-{}", number(seat));
    let look = html! { (picture(drawing)) (picture(art::emblem(seat))) };
    if seat == at_home(reader) {
        let name = text(reader.language, "outlive-hero", &[strength]);
        let thing = Thing {
            parts: &parts::hero(hero),
            class: &class,
            name: &name,
            state: &state,
            card: "hero",
            piece: &piece,
        };
        return thing.draw_as(Role::Figure, &look);
    }
    let name = text(reader.language, "outlive-hero-of", &[("seat", title(seat, reader).into()), strength]);
    html! { span class=(class) role="img" aria-label={ (name) ", " (state) } data-card="hero" data-piece=(piece) { (look) } }
}

/// A hero where he could start, which shows only while it can be picked.
fn ghost(hero: Hero, place: Place, seat: Seat, reader: &Audience<'_>) -> Markup {
    let at = ("place", crate::telling::place(reader.language, place).into());
    let name = text(reader.language, "outlive-hero-at", &[("strength", hero.strength().into()), at]);
    let class = format!("hero ghost of-{}", number(seat));
    let thing = Thing {
        parts: &parts::ghost(hero, place),
        class: &class,
        name: &name,
        state: "",
        card: "hero",
        piece: "",
    };
    thing.draw_as(Role::Figure, &picture(art::hero(hero)))
}
