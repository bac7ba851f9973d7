//! The Night, §6: events in turn, and then everybody's own shelter, all at the same time.

pub(crate) mod build;
pub(crate) mod feed;
pub(crate) mod radiation;
pub(crate) mod recruit;
pub(crate) mod repair;
pub(crate) mod resolve;
mod tidy;

use table::{Log, Seat, words};

pub use feed::Upkeep;

use crate::event::Event;
use crate::events::ROUNDS;
use crate::pending::{Draw, Pending};
use crate::rooms::{nightly, storeroom};
use crate::shelter::Shelter;
use crate::stage::Stage;
use crate::state::State;
use crate::{dawn, scoring};

/// Where a player is in steps 2 to 7 of the Night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ShelterStep {
    /// §6.2
    Feed,
    /// §6.3
    Radiation,
    /// §6.4
    Recruit,
    /// §6.5
    Build,
    /// The Storeroom opens, §10.2.
    Storeroom,
    /// §6.6
    Repair,
    /// §6.7
    Tidy,
    /// Done for tonight.
    Finished,
}

words! {
    /// A step of the Night, §6, as players see it.
    pub enum NightStep: "step of the Night" {
        Resolve = "resolve",
        Feed = "feed",
        Radiation = "radiation",
        Recruit = "recruit",
        Build = "build",
        Repair = "repair",
        Tidy = "tidy",
        Asleep = "asleep",
    }
}

/// The step of the Night in which a player is; nothing by Day.
pub(crate) fn step_of(state: &State, seat: Seat) -> Option<NightStep> {
    let Shelter { pending, step, .. } = state.shelters[seat];
    match state.stage {
        Stage::Resolve => Some(NightStep::Resolve),
        // In steps 2 to 4 a player who is asked has the next step before him already.
        Stage::Shelters => Some(match (step, pending) {
            (ShelterStep::Feed, _) => NightStep::Feed,
            (ShelterStep::Radiation, Pending::Nothing) => NightStep::Radiation,
            (ShelterStep::Radiation, _) => NightStep::Feed,
            (ShelterStep::Recruit, Pending::Nothing) => NightStep::Recruit,
            (ShelterStep::Recruit, _) => NightStep::Radiation,
            (ShelterStep::Build, Pending::Recruit) => NightStep::Recruit,
            (ShelterStep::Build, _) => NightStep::Build,
            (ShelterStep::Storeroom | ShelterStep::Repair, _) => NightStep::Repair,
            (ShelterStep::Tidy, _) => NightStep::Tidy,
            (ShelterStep::Finished, _) => NightStep::Asleep,
        }),
        _ => None,
    }
}

/// Begins steps 2 to 7 for everybody.
pub(crate) fn begin_shelters(state: &mut State) {
    for seat in state.seats() {
        state.shelters[seat].step = ShelterStep::Feed;
    }
    state.stage = Stage::Shelters;
}

/// Every player goes on until he is asked or done; when all are done, the Night ends. Whether
/// somebody is asked or nature has to draw.
pub(crate) fn shelters(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let mut asked = false;
    for seat in state.seats() {
        while state.shelters[seat].pending == Pending::Nothing
            && state.shelters[seat].step != ShelterStep::Finished
        {
            if state.shelters[seat].draws > 0 {
                if draw_equipment(state, seat, log) {
                    return true;
                }
                continue;
            }
            step(state, seat, log);
        }
        asked |= state.shelters[seat].pending != Pending::Nothing;
    }
    if !asked {
        state.stage = Stage::NightEnds;
    }
    asked
}

/// One step of one player.
fn step(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let shelter = &mut state.shelters[seat];
    match shelter.step {
        ShelterStep::Feed => {
            shelter.step = ShelterStep::Radiation;
            feed::ask(state, seat, log);
        }
        ShelterStep::Radiation => {
            shelter.step = ShelterStep::Recruit;
            radiation::wave(state, seat, log);
        }
        ShelterStep::Recruit => {
            shelter.step = ShelterStep::Build;
            recruit::ask(state, seat);
        }
        ShelterStep::Build => {
            nightly::work(state, seat, log);
            if state.shelters[seat].draws == 0 && !build::ask(state, seat) {
                state.shelters[seat].step = ShelterStep::Storeroom;
            }
        }
        ShelterStep::Storeroom => {
            storeroom::open(shelter);
            shelter.step = ShelterStep::Repair;
        }
        ShelterStep::Repair => {
            if !repair::ask(state, seat) {
                state.shelters[seat].step = ShelterStep::Tidy;
            }
        }
        ShelterStep::Tidy => {
            tidy::tidy(shelter, seat, log);
            shelter.step = ShelterStep::Finished;
            log.log(|| Event::Slept { seat });
        }
        ShelterStep::Finished => {}
    }
}

/// Nature draws a card for the player, unless deck and discards hold nothing he lacks, R16. Whether
/// it does.
fn draw_equipment(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> bool {
    let owned = state.shelters[seat].equipment;
    let lacking = |(equipment, _): (_, u8)| !owned[equipment].is_owned();
    if !state.equipment_left.kinds().any(lacking) && !state.equipment_discard.kinds().any(lacking) {
        state.shelters[seat].draws = 0;
        return false;
    }
    dawn::restock(state, log);
    state.draw = Some(Draw::Equipment(seat));
    true
}

/// The next round, or the end of the game, §7.
pub(crate) fn end(state: &mut State, log: &mut impl Log<Event>) {
    for seat in state.seats() {
        for slot in &mut state.shelters[seat].rooms {
            slot.used = 0;
        }
        state.shelters[seat].storeroom_discount = false;
    }
    if state.round == ROUNDS {
        scoring::tell(state, log);
        state.stage = Stage::Over;
    } else {
        dawn::begin(state, log);
    }
}
