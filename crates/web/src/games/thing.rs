//! Things on a drawn table that people can pick.

use maud::{Markup, html};

/// Something on a drawn table: what it looks like, and what it is to choices, hover cards and screen
/// readers. The script wakes it when it belongs to something that can be chosen.
pub(super) struct Thing<'t> {
    /// What choices call it, as `worker:miner`; several, if it stands for several.
    pub(super) parts: &'t str,
    pub(super) class: &'t str,
    /// What it is called.
    pub(super) name: &'t str,
    /// What is to be said of it beyond that, or nothing.
    pub(super) state: &'t str,
    /// The hover card that explains it, as `location-mine`.
    pub(super) card: &'t str,
    /// What glides from place to place under this name, or nothing.
    pub(super) piece: &'t str,
}

impl Thing<'_> {
    pub(super) fn draw(&self, picture: &Markup) -> Markup {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        html! {
            button type="button" class={ "thing " (self.class) } data-part=(self.parts) data-name=(self.name)
                data-card=[some(self.card)] data-piece=[some(self.piece)] aria-disabled="true" tabindex="-1" {
                span.unseen { (self.name) @if !self.state.is_empty() { ", " (self.state) } }
                // The name tells what the picture and the figures on it say.
                span.look aria-hidden="true" { (picture) }
            }
        }
    }
}
