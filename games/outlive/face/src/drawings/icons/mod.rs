//! Small signs that go with figures and words: stencils, dark by day and bright by night.

mod rooms;
mod times;
mod values;

use drawing::{Id, Symbol, View};
use maud::Markup;

/// What a sign stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are named after what the signs stand for")]
pub enum Icon {
    /// The trefoil: radiation of a shelter.
    Radiation,
    /// The wave of the coming Night.
    Wave,
    Day,
    Night,
    /// The airlock of a shelter.
    Airlock,
    Convoy,
    /// Points at the end.
    Points,
    /// What survivors eat: meat, cans or water.
    Food,
    /// Who begins the day.
    Start,
    /// Strength and pressure.
    Strength,
    /// A room that works.
    Works,
    /// A room that does not.
    Idle,
    /// What is still to be built.
    Build,
    /// Broken equipment, to be repaired.
    Repair,
    /// Two pieces of equipment with the same symbol.
    Pair,
    /// A lookout or a sensor looks through a stack.
    Look,
}

impl Icon {
    const ALL: [Self; 16] = [
        Self::Radiation,
        Self::Wave,
        Self::Day,
        Self::Night,
        Self::Airlock,
        Self::Convoy,
        Self::Points,
        Self::Food,
        Self::Start,
        Self::Strength,
        Self::Works,
        Self::Idle,
        Self::Build,
        Self::Repair,
        Self::Pair,
        Self::Look,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Radiation => "radiation",
            Self::Wave => "wave",
            Self::Day => "day",
            Self::Night => "night",
            Self::Airlock => "airlock",
            Self::Convoy => "convoy",
            Self::Points => "points",
            Self::Food => "food",
            Self::Start => "start",
            Self::Strength => "strength",
            Self::Works => "works",
            Self::Idle => "idle",
            Self::Build => "build",
            Self::Repair => "repair",
            Self::Pair => "pair",
            Self::Look => "look",
        }
    }
}

/// A sign.
pub fn icon(icon: Icon) -> Id {
    Id::new("ol-icon", icon.name(), View::new(24, 24))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    Icon::ALL.into_iter().map(|it| Symbol::new(icon(it), picture(it)))
}

fn picture(icon: Icon) -> Markup {
    match icon {
        Icon::Radiation => values::radiation(),
        Icon::Wave => times::wave(),
        Icon::Day => times::day(),
        Icon::Night => times::night(),
        Icon::Airlock => rooms::airlock(),
        Icon::Convoy => times::convoy(),
        Icon::Points => values::points(),
        Icon::Food => values::food(),
        Icon::Start => times::start(),
        Icon::Strength => values::strength(),
        Icon::Works => rooms::works(),
        Icon::Idle => rooms::idle(),
        Icon::Build => rooms::build(),
        Icon::Repair => rooms::repair(),
        Icon::Pair => values::pair(),
        Icon::Look => values::look(),
    }
}
