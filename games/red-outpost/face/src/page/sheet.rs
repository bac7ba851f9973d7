//! What lies on the table, as headings, lists and tables.

mod people;
mod places;
mod solo;

use maud::{Markup, html};
use red_outpost::View;

use crate::Audience;

pub(super) fn sheet(view: &View, reader: &Audience<'_>) -> Markup {
    html! {
        (places::clock(view, reader))
        (places::locations(view, reader))
        (people::portraits(view, reader))
        (people::players(view, reader))
        (people::cards(view, reader))
        (places::goods(view, reader))
        (places::decks(view, reader))
        @if let Some(cards) = &view.solo { (solo::solo(view, cards, reader)) }
    }
}
