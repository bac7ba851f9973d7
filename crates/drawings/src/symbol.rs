//! Sprites, and pictures taken from them.

use maud::{Markup, html};

use crate::Id;

/// A drawing with its name, as it stands in a sprite.
pub struct Symbol {
    /// What it is called.
    pub id: Id,
    drawing: Markup,
}

impl Symbol {
    pub(crate) fn new(id: Id, drawing: Markup) -> Self {
        Self { id, drawing }
    }
}

/// A picture out of the sprite that the page holds. The text beside it says what it shows.
pub fn picture(id: Id) -> Markup {
    html! {
        svg class="picture" viewBox=(id.view()) aria-hidden="true" focusable="false" {
            use href={ "#" (id) } {}
        }
    }
}

/// The part of a page from which [`picture`] takes its pictures. It takes up no room.
pub fn sprite(symbols: &[Symbol]) -> Markup {
    html! {
        svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false" {
            @for Symbol { id, drawing } in symbols {
                symbol id=(id) viewBox=(id.view()) { (drawing) }
            }
        }
    }
}
