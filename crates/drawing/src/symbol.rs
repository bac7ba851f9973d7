//! Sprites, and pictures taken from them.

use maud::{Markup, html};

use crate::shapes::short;
use crate::{Id, View};

/// A drawing with its name, as it stands in a sprite.
pub struct Symbol {
    /// What it is called.
    pub id: Id,
    drawing: Markup,
}

impl Symbol {
    /// A drawing of this name.
    pub fn new(id: Id, drawing: Markup) -> Self {
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

/// A picture that fills its frame, whatever the frame's shape: what does not fit is cut off.
pub fn filling(id: Id) -> Markup {
    html! {
        svg class="picture" viewBox=(id.view()) preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            use href={ "#" (id) } {}
        }
    }
}

/// A picture as a part of another one in the same sprite, moved and made larger or smaller.
pub fn part(id: Id, x: f64, y: f64, factor: f64) -> Markup {
    let (width, height) = (f64::from(id.view().width) * factor, f64::from(id.view().height) * factor);
    html! { use href={ "#" (id) } x=(x) y=(y) width=(short(width)) height=(short(height)) {} }
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

/// A large picture that stands in the page itself, not in a sprite, as it is shown once.
pub fn poster(id: &str, view: View, drawing: &Markup) -> Markup {
    html! {
        svg id=(id) class="picture poster" viewBox=(view) aria-hidden="true" focusable="false" { (drawing) }
    }
}
