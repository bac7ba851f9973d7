//! The clock, the eight places in their ring, and the Cargo ship.

use maud::{Markup, html};
use outlive::{Hero, Place, Slot, View};
use table::{Seat, Turn, Word};

use super::super::title;
use super::stacks;
use crate::Audience;
use crate::page::texts::{label, text};
use crate::telling as say;

/// Round, wave, start player and whose turn it is.
pub(super) fn clock(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    let due = match view.turn {
        Turn::Seats(due) => say::list(due.iter().map(|seat| title(seat, reader))),
        Turn::Nature | Turn::Over => String::new(),
    };
    let discard = view.equipment_discard.kinds().map(|(card, count)| (say::equipment(language, card), count));
    let discard = say::list(discard.map(|(card, count)| format!("{count}×\u{a0}{card}")));
    let heading = match view.round {
        0 => label(language, "outlive-setup"),
        round => text(language, "outlive-round", &[("round", round.into())]),
    };
    html! {
        section.clock {
            h3 { (heading) }
            dl {
                @if view.round > 0 {
                    dt { (label(language, "outlive-wave")) }
                    dd { (view.wave) }
                    dt { (label(language, "outlive-start")) }
                    dd { (title(view.start, reader)) }
                }
                @if let Some(next) = view.next_start {
                    dt { (label(language, "outlive-next-start")) }
                    dd { (title(next, reader)) }
                }
                @if !due.is_empty() {
                    dt { (label(language, "outlive-turn")) }
                    dd { (due) }
                }
                @if let Some((hero, place, actions)) = view.visitor {
                    dt { (label(language, "outlive-visitor")) }
                    dd { (visitor(hero, place, actions, reader)) }
                }
                dt { (label(language, "outlive-deck")) }
                dd { (view.equipment_left) }
                @if !discard.is_empty() {
                    dt { (label(language, "outlive-discard")) }
                    dd { (discard) }
                }
            }
        }
    }
}

fn visitor(hero: Hero, place: Place, actions: u8, reader: &Audience<'_>) -> String {
    let language = reader.language;
    let place = ("place", say::place(language, place).into());
    let facts = [("strength", hero.strength().into()), place, ("left", actions.into())];
    text(language, "outlive-visitor-at", &facts)
}

/// Every place with its stock, what can be found there, and the heroes.
pub(super) fn places(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        section.places {
            h3 { (label(language, "outlive-places")) }
            table {
                thead {
                    tr {
                        @for id in ["outlive-place", "outlive-stock", "outlive-offer", "outlive-heroes"] {
                            th scope="col" { (label(language, id)) }
                        }
                    }
                }
                tbody {
                    @for &place in Place::ALL {
                        tr {
                            th scope="row" { (say::place(language, place)) }
                            td { (stock(view, place, reader)) }
                            td { (list(&stacks::offers(view, place, reader))) }
                            td { (heroes(view, reader, |seat, hero| is_at(view, seat, hero, place))) }
                        }
                    }
                }
            }
        }
    }
}

fn stock(view: &View, place: Place, reader: &Audience<'_>) -> String {
    place.stock().map_or_else(String::new, |stock| say::amount(reader.language, stock, view.stocks[place]))
}

fn list(items: &[String]) -> Markup {
    html! {
        @if !items.is_empty() {
            ul { @for item in items { li { (item) } } }
        }
    }
}

fn is_at(view: &View, seat: Seat, hero: Hero, place: Place) -> bool {
    view.shelters[seat].heroes[hero].place == Some(place)
}

/// The heroes who fulfil a condition: whose, how strong, and how they are.
fn heroes(view: &View, reader: &Audience<'_>, is_here: impl Fn(Seat, Hero) -> bool + Copy) -> Markup {
    let here = || {
        let of = |seat| Hero::ALL.iter().map(move |&hero| (seat, hero));
        Seat::first(view.seating.players()).flat_map(of).filter(move |&(seat, hero)| is_here(seat, hero))
    };
    html! {
        @if here().next().is_some() {
            ul {
                @for (seat, hero) in here() {
                    @let (class, id) = if view.shelters[seat].heroes[hero].active {
                        ("standing", "outlive-standing")
                    } else {
                        ("lying", "outlive-lying")
                    };
                    @let facts = [("seat", title(seat, reader).into()), ("strength", hero.strength().into())];
                    li class={ (class) " seat-" (seat) } { (text(reader.language, id, &facts)) }
                }
            }
        }
    }
}

/// The slots of the Cargo ship, §5.8.
pub(super) fn cargo(view: &View, reader: &Audience<'_>) -> Markup {
    let language = reader.language;
    html! {
        section.cargo {
            h3 { (say::place(language, Place::CargoShip)) }
            table {
                thead {
                    tr {
                        @for id in ["outlive-slot", "outlive-cans", "outlive-survivor", "outlive-heroes"] {
                            th scope="col" { (label(language, id)) }
                        }
                    }
                }
                tbody {
                    @for &slot in Slot::ALL {
                        @let waits = if view.waiting[slot] { "outlive-waits" } else { "outlive-nobody" };
                        tr {
                            th scope="row" { (slot.strength()) }
                            td { (view.values.cans[slot]) }
                            td { (label(language, waits)) }
                            td {
                                (heroes(view, reader, |seat, hero| {
                                    view.shelters[seat].heroes[hero].slot == Some(slot)
                                }))
                            }
                        }
                    }
                }
            }
        }
    }
}
