//! The stores of a shelter, and what is given away out of them.

use drawing::picture;
use maud::{Markup, html};
use outlive::{Pending, PerResource, Resource, View};
use table::{Seat, Word};
use texts::sentence;
use web::face::number;

use super::super::title;
use super::offers::counted;
use super::{Thing, asked, parts};
use crate::Audience;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;

/// At most so much is given at a time.
const MOST: u8 = 3;

/// What a shelter holds; if its player takes something from somebody else, §10.20, that one's too.
pub(super) fn stores(seat: Seat, view: &View, reader: &Audience<'_>) -> Markup {
    let store = &view.shelters[seat].store;
    html! {
        @if let Pending::Rob(victim, _) = asked(view, seat) {
            div.stores role="group" aria-label=(label(reader.language, "outlive-store")) { (tokens(seat, store, false, reader)) }
            div.stores.robbed {
                p { (text(reader.language, "outlive-has", &[("seat", title(victim, reader).into())])) }
                (tokens(victim, &view.shelters[victim].store, true, reader))
            }
        } @else {
            div.stores role="group" aria-label=(label(reader.language, "outlive-store")) { (tokens(seat, store, true, reader)) }
        }
    }
}

fn tokens(seat: Seat, store: &PerResource<u8>, can_be_given: bool, reader: &Audience<'_>) -> Markup {
    html! { @for (resource, &count) in store.iter() { (token(seat, resource, count, can_be_given, reader)) } }
}

/// A kind of token with its number. The second and third of a kind show while they can be given.
fn token(seat: Seat, resource: Resource, count: u8, can_be_given: bool, reader: &Audience<'_>) -> Markup {
    let name = sentence(say::resource(reader.language, resource));
    let card = format!("resource-{}", resource.name());
    let counted = counted(art::resource(resource), count, &format!("{resource}-{}", number(seat)));
    html! {
        span.token.none[count == 0] data-card=(card) {
            @if can_be_given {
                @for copy in 1..=MOST.min(count.max(1)) {
                    @let (class, state, look) = if copy == 1 { ("first", count, counted.clone()) } else { ("again", copy, picture(art::resource(resource))) };
                    (Thing { parts: &parts::token(resource, copy), class, name: &name, state: &state.to_string(), card: &card, piece: "" }.draw(&look))
                }
            } @else {
                span.first role="img" aria-label=(say::amount(reader.language, resource, count)) { (counted) }
            }
        }
    }
}
