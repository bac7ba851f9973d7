//! The five phases of a day, §3: where workers may be moved, how long a phase lasts, and what
//! happens at its borders.

mod afternoon;
mod evening;
mod forenoon;
mod lunch;
mod morning;

use table::{Log, words};

use crate::cards;
use crate::event::Event;
use crate::state::State;
use crate::turn::{Step, opener};
use crate::{Location, LocationSet, WorkerSet};

words! {
    /// A phase of the day.
    pub enum Phase: "phase" {
        Morning = "morning",
        Forenoon = "forenoon",
        Lunch = "lunch",
        Afternoon = "afternoon",
        Evening = "evening",
    }
}

impl Phase {
    /// The phase that follows on the same day.
    fn next(self) -> Option<Self> {
        match self {
            Self::Morning => Some(Self::Forenoon),
            Self::Forenoon => Some(Self::Lunch),
            Self::Lunch => Some(Self::Afternoon),
            Self::Afternoon => Some(Self::Evening),
            Self::Evening => None,
        }
    }
}

/// Where workers may be moved in this phase, blocks aside, §3.
pub(crate) fn destinations(phase: Phase) -> LocationSet {
    match phase {
        Phase::Morning => morning::destinations(),
        Phase::Forenoon => forenoon::destinations(),
        Phase::Lunch => lunch::destinations(),
        Phase::Afternoon => afternoon::destinations(),
        Phase::Evening => evening::destinations(),
    }
}

/// The locations whose block markers show their red side now, §3.1, §3.5.
#[inline]
pub(crate) fn blocked(state: &State) -> LocationSet {
    match state.phase {
        Phase::Morning => state.blocked_mornings,
        Phase::Forenoon | Phase::Lunch | Phase::Afternoon => LocationSet::EMPTY,
        Phase::Evening => state.blocked_evenings,
    }
}

/// Where workers may be moved now: open in this phase and not blocked.
#[inline]
pub(crate) fn open(state: &State) -> LocationSet {
    destinations(state.phase).minus(blocked(state))
}

/// The locations that hold a worker and take no second one, §4.1.
#[inline]
pub(crate) fn occupied(state: &State) -> LocationSet {
    state
        .at
        .values()
        .copied()
        .collect::<LocationSet>()
        .without(Location::Barracks)
        .without(Location::FieldKitchen)
}

/// Begins a phase.
pub(crate) fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let phase = state.phase;
    log.log(|| Event::PhaseBegan { phase });
    state.turns = 0;
    state.active = opener(state);
    state.step = Step::Move;
    if phase == Phase::Lunch {
        cards::field_kitchen::offer(state);
    }
}

/// Whether the last turn of the phase has been taken, §3.
#[inline]
pub(crate) fn is_over(state: &State) -> bool {
    match state.phase {
        Phase::Morning | Phase::Lunch | Phase::Evening => usize::from(state.turns) == state.parties(),
        Phase::Forenoon | Phase::Afternoon => state.standing.is_empty(),
    }
}

/// What happens at the end of a phase before it closes.
pub(crate) fn end(state: &mut State, log: &mut impl Log<Event>) {
    if state.phase == Phase::Morning {
        morning::end(state, log);
        cards::barracks::offer(state);
    }
}

/// §3.6: workers stand up, the phase marker moves on, the start marker is passed.
pub(crate) fn close(state: &mut State) {
    state.standing = WorkerSet::ALL;
    state.start = state.start.map(|seat| seat.next(state.parties()));
    match state.phase.next() {
        Some(next) => {
            state.phase = next;
            state.step = Step::PhaseBegins;
        }
        None => state.step = Step::DayEnds,
    }
}
