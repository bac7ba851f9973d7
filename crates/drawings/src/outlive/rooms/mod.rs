//! The rooms of the shelters.

use maud::{Markup, html};
use outlive::Room;
use table::Word;

use crate::{Id, Symbol, View};

/// A room.
pub fn room(room: Room) -> Id {
    Id::new("ol-room", room.name(), View::new(60, 40))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Room::ALL.iter().map(|&it| Symbol::new(room(it), picture(it)))
}

fn picture(_room: Room) -> Markup {
    html! {}
}
