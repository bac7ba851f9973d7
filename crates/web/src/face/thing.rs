//! Things on a drawn table that people can pick.

use maud::{Markup, html};

/// Something on a drawn table: what it looks like, and what it is to choices, hover cards and screen
/// readers. The script wakes it when it belongs to something that can be chosen.
pub struct Thing<'t> {
    /// What choices call it, as `figure:king`; several, if it stands for several.
    pub parts: &'t str,
    /// How it looks.
    pub class: &'t str,
    /// What it is called.
    pub name: &'t str,
    /// What is to be said of it beyond that, or nothing.
    pub state: &'t str,
    /// The hover card that explains it, as `place-north`.
    pub card: &'t str,
    /// What glides from place to place under this name, or nothing.
    pub piece: &'t str,
}

/// What a thing is to a choice that is picked part by part. The script asks accordingly, and knows no
/// game's things by their names.
#[derive(Clone, Copy)]
pub enum Role {
    /// Where a choice leads to.
    Place,
    /// A part of a place, which holds one figure.
    Slot,
    /// Who goes there.
    Figure,
}

impl Role {
    fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Slot => "slot",
            Self::Figure => "figure",
        }
    }
}

impl Thing<'_> {
    /// The thing with this picture.
    pub fn draw(&self, picture: &Markup) -> Markup {
        self.draw_with(None, picture)
    }

    /// The same, with what it is to a choice.
    pub fn draw_as(&self, role: Role, picture: &Markup) -> Markup {
        self.draw_with(Some(role), picture)
    }

    fn draw_with(&self, role: Option<Role>, picture: &Markup) -> Markup {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        html! {
            button type="button" class={ "thing " (self.class) } data-part=(self.parts) data-name=(self.name)
                data-role=[role.map(Role::name)] data-card=[some(self.card)] data-piece=[some(self.piece)] aria-disabled="true" tabindex="-1" {
                span.unseen { (self.name) @if !self.state.is_empty() { ", " (self.state) } }
                // The name tells what the picture and the figures on it say.
                span.look aria-hidden="true" { (picture) }
            }
        }
    }
}
