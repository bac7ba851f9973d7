//! The outline of the game, in the rulebook's order: [`proceed`] goes from stage to stage until
//! somebody is asked or nature has to draw.

use table::{Log, Turn};

use crate::day::{self, moving, pressure};
use crate::event::Event;
use crate::pending::Pending;
use crate::state::State;
use crate::{dawn, events, night, places, setup};

/// Where in the outline of the game we are: what comes next when nobody is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Hands are dealt, §3.2.
    Deal,
    /// All players choose rooms and leaders in secret, §3.2.
    Choose,
    /// Heroes are placed, §3.4.
    Deploy,
    /// A leader turns up search tiles, §13.7; so many are still to come.
    Scavenge(u8),
    /// The prey on top of the stacks is turned up, §2.4.
    Prey,
    /// §4
    Dawn,
    /// The round's event is revealed, §5.1.
    Event,
    /// The event at this place of the convoy board bites, §5.1.
    Bite(u8),
    /// A hero is moved, §5.2.
    Move,
    /// §5.3
    Pressure,
    /// What the equipment gives on arriving, §12.
    Arrival,
    /// §5.4
    Act,
    /// The next hero, or the end of the Day, §5.11.
    TurnEnds,
    /// §6.1
    Resolve,
    /// Steps 2 to 7 of the Night, by all players at once, §6.
    Shelters,
    /// The next round, or the end of the game, §7.
    NightEnds,
    /// §7
    Over,
}

/// Who is due.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    if state.draw.is_some() {
        return Turn::Nature;
    }
    if state.stage == Stage::Over {
        return Turn::Over;
    }
    Turn::Seats(state.seats().filter(|&seat| state.shelters[seat].pending != Pending::Nothing).collect())
}

/// Whether somebody has to decide, or nature to draw, before the game goes on.
#[inline]
pub(crate) fn is_waiting(state: &State) -> bool {
    state.draw.is_some() || state.seats().any(|seat| state.shelters[seat].pending != Pending::Nothing)
}

/// Goes on until somebody is asked, nature has to draw, or the game is over.
pub(crate) fn proceed(state: &mut State, log: &mut impl Log<Event>) {
    loop {
        if state.draw.is_some() || state.stage == Stage::Over {
            return;
        }
        match state.stage {
            // Players act at the same time: some may be asked while others are already done.
            Stage::Choose => {
                if setup::choose(state, log) {
                    return;
                }
            }
            Stage::Shelters => {
                if night::shelters(state, log) {
                    return;
                }
            }
            _ if is_waiting(state) => return,
            Stage::Deal => setup::deal(state),
            Stage::Deploy => setup::deploy(state, log),
            Stage::Scavenge(left) => setup::scavenge(state, left),
            Stage::Prey => setup::turn_up_prey(state, log),
            Stage::Dawn => dawn::dawn(state, log),
            Stage::Event => events::reveal(state),
            Stage::Bite(place) => events::bite(state, place, log),
            Stage::Move => moving::ask(state, log),
            Stage::Pressure => pressure::press(state, log),
            Stage::Arrival => places::arrive(state, log),
            Stage::Act => places::act(state, log),
            Stage::TurnEnds => day::end_turn(state, log),
            Stage::Resolve => night::resolve::next(state, log),
            Stage::NightEnds => night::end(state, log),
            Stage::Over => return,
        }
    }
}
