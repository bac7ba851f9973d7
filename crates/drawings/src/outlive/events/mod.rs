//! The event cards.

use maud::{Markup, html};
use outlive::EventCard;
use table::Word;

use crate::{Id, Symbol, View};

/// What an event card shows.
pub fn event(event: EventCard) -> Id {
    Id::new("ol-event", event.name(), View::new(60, 40))
}

/// An event card that is not turned up.
pub fn event_back() -> Id {
    Id::new("ol-event", "back", View::new(60, 40))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    EventCard::ALL
        .iter()
        .map(|&it| Symbol::new(event(it), picture(it)))
        .chain([Symbol::new(event_back(), html! {})])
}

fn picture(_event: EventCard) -> Markup {
    html! {}
}
