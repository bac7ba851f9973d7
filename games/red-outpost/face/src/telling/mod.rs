//! The words of Red Outpost.

mod actions;
mod autom;
mod choices;
mod effects;
mod events;
mod game;
mod names;
mod preview;
mod prompts;
mod results;
mod sums;
mod table_words;

use std::sync::LazyLock;

use red_outpost::{Seating, Values};
use table::Seat;
use texts::{Language, Texts, Value};

pub use actions::action;
pub use autom::autom;
pub use choices::{Group, choice, group, group_title, preview_text};
pub use effects::{Effects, effects, what_follows};
pub use events::{chance, event, goal, story};
pub(crate) use game::context;
pub use names::{
    card, colour, destination, direction, good, lake_card, list, location, phase, seat, source,
    spaceship_card, worker,
};
pub use preview::{Preview, after_turn, preview};
pub use prompts::prompt;
pub use results::{outcome, points};
pub use table_words::{board_action, board_mood, card_effect, comment, option, setup};

/// For whom and at which table something is told.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// Who plays.
    pub seating: Seating,
    /// The box in play, which has the cards of the solo game.
    pub values: &'static Values,
    /// The seat of the reader, who is addressed as "you". The solo player always is.
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
