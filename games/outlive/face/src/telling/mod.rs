//! The words of Outlive.

mod actions;
mod amounts;
mod arrivals;
mod choices;
mod effects;
mod events;
mod game;
mod hints;
mod names;
mod preview;
mod prompts;
mod results;
mod stories;
mod table_words;

use std::sync::LazyLock;

use outlive::View;
use table::Seat;
use texts::{Language, Texts, Value};

pub use actions::action;
pub use amounts::{amount, amounts, items, materials};
pub use choices::{Group, choice, group, group_title, preview_text};
pub use effects::effects;
pub use events::{chance, event};
pub use names::{
    colour, destination, equipment, event_card, help, leader, letter, list, place, resource, room, seat,
    source, tile, tiles,
};
pub use preview::{Ahead, Preview, fed, play_ahead, preview};
pub use prompts::prompt;
pub use results::{outcome, points, printed};
pub use stories::{belong_together, story};
pub use table_words::{
    comment, equipment_effect, event_effect, leader_facts, option, repair_cost, room_effect, room_facts,
    setup,
};

/// For whom and at which table something is told.
#[derive(Clone, Copy, Debug)]
pub struct Context<'v> {
    /// The table as the reader may see it. What is told is true of it or of its past.
    pub view: &'v View,
    /// The seat of the reader, who is addressed as "you".
    pub you: Option<Seat>,
}

/// The texts of the game.
pub fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> =
        LazyLock::new(|| texts::texts!("locales": "names.ftl", "events.ftl", "choices.ftl", "table.ftl"));
    &TEXTS
}

/// Short for the many texts in this module.
fn text(language: Language, id: &str, variables: &[(&str, Value<'_>)]) -> String {
    texts().text(language, id, variables)
}
