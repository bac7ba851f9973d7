//! The eight places, §2.1: each a picture with what lies there, and who is there.

use drawing::filling;
use maud::{Markup, html};
use outlive::{Place, View};
use table::Word;

use super::super::sheet;
use super::{Role, Thing, figures, offers, parts};
use crate::Audience;
use crate::drawings as art;
use crate::telling as say;

pub(super) fn tile(place: Place, view: &View, reader: &Audience<'_>) -> Markup {
    let name = say::place(reader.language, place);
    let found = sheet::found(view, place, reader).join("; ");
    let spot = Thing {
        parts: &parts::place(place),
        class: "place",
        name: &name,
        state: &found,
        card: &format!("place-{}", place.name()),
        piece: "",
    };
    let is_visited = view.visitor.is_some_and(|(_, visited, _)| visited == place);
    html! {
        div.tile.{ "at-" (place) }.visited[is_visited] {
            (filling(art::place(place)))
            (spot.draw_as(Role::Place, &html! { span.preview {} }))
            div.plate { span.name { (name) } (offers::stock(place, view, reader)) }
            div.offers { (offers::offers(place, view, reader)) }
            (figures::crew(place, view, reader))
        }
    }
}
