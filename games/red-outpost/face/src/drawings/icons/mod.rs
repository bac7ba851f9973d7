//! The small signs for what happens: at a location, on a card, in the log.

mod gains;
mod verbs;

use drawing::{Id, Symbol, View};
use maud::Markup;
use red_outpost::Good;
use table::{Word, words};

words! {
    /// A sign for what happens.
    pub enum Icon: "icon" {
        Points = "points",
        Laurel = "laurel",
        Export = "export",
        Wheel = "wheel",
        Donate = "donate",
        Trade = "trade",
        MoveDisc = "move-disc",
        Raise = "raise",
        Lower = "lower",
        Shuffle = "shuffle",
        Draw = "draw",
        Discard = "discard",
        AnyWorker = "any-worker",
        Special = "special",
    }
}

/// A sign for what happens.
pub fn icon(icon: Icon) -> Id {
    Id::new("ro-icon", icon.name(), View::new(24, 24))
}

/// The sign for producing a good: a cube, and the wheel turns.
pub fn produce(good: Good) -> Id {
    Id::new("ro-produce", good.name(), View::new(48, 32))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let icons = Icon::ALL.iter().map(|&it| Symbol::new(icon(it), picture(it)));
    let produced = Good::ALL.iter().map(|&it| Symbol::new(produce(it), gains::produced(it)));
    icons.chain(produced)
}

fn picture(icon: Icon) -> Markup {
    match icon {
        Icon::Points => gains::points(),
        Icon::Laurel => gains::laurel(),
        Icon::Export => verbs::export(),
        Icon::Wheel => gains::wheel(),
        Icon::Donate => verbs::donate(),
        Icon::Trade => verbs::trade(),
        Icon::MoveDisc => verbs::move_disc(),
        Icon::Raise => verbs::raise(),
        Icon::Lower => verbs::lower(),
        Icon::Shuffle => verbs::shuffle(),
        Icon::Draw => verbs::draw(),
        Icon::Discard => verbs::discard(),
        Icon::AnyWorker => verbs::any_worker(),
        Icon::Special => gains::special(),
    }
}
