//! The laws of a game. Those of the contract are the same for all; a game adds its accounting.

use record::EntryOf;
use table::{Game, Rng, Seat, SeatSet, Turn, Viewer, Word};

/// A check of a finished game: its set-up, its last position, and all that happened.
pub type Audit<G> = fn(&<G as Game>::Setup, &<G as Game>::State, &[<G as Game>::Event]) -> Result<(), String>;

/// What a game adds to the laws of the contract. Its own accounting is the default; a test of the laws
/// themselves has others.
pub struct Laws<G: Game> {
    /// Whether everything is accounted for in a position.
    pub census: fn(&G::State) -> Result<(), String>,
    /// Whether a finished game and all that happened in it add up.
    pub audit: Audit<G>,
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Self {
        Self { census: G::census, audit: G::audit }
    }
}

/// A law is broken, unless the condition holds.
fn holds(condition: bool, law: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(law()) }
}

/// Exactly the due seats have something to choose, at least two things, and nothing twice.
pub(crate) fn lists_are_sound<G: Game>(state: &G::State, due: SeatSet) -> Result<(), String> {
    holds(!due.is_empty(), || "seats are due, but none is named".into())?;
    let nobody = due.iter().find(|seat| seat.index() >= G::seats(state));
    holds(nobody.is_none(), || format!("{nobody:?} is due, but nobody sits there"))?;
    let mut actions = Vec::new();
    for &seat in Seat::ALL {
        G::legal(state, seat, &mut actions);
        if due.has(seat) {
            holds(actions.len() > 1, || format!("seat {seat} is asked with the choices {actions:?}"))?;
        } else {
            holds(actions.is_empty(), || format!("seat {seat} is not due but may do {:?}", actions[0]))?;
        }
        for (index, action) in actions.iter().enumerate() {
            holds(!actions[..index].contains(action), || format!("seat {seat} is offered {action} twice"))?;
        }
    }
    Ok(())
}

/// Every listed action is accepted, leads to a sound position, and is heard or not with the same result.
pub(crate) fn listed_are_accepted<G: Game>(
    state: &G::State,
    seat: Seat,
    laws: &Laws<G>,
) -> Result<(), String> {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    for action in actions {
        let mut after = state.clone();
        G::apply(&mut after, seat, action, &mut ());
        (laws.census)(&after).map_err(|flaw| format!("after {action} of seat {seat}: {flaw}"))?;
    }
    Ok(())
}

/// An action that is not listed is refused, and so is a listed one of the wrong seat or after the
/// game; a refusal leaves no trace.
pub(crate) fn others_are_refused<G: Game>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), String> {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    let listed = actions.contains(&action);
    let mut after = state.clone();
    let accepted = G::try_apply(&mut after, seat, action, &mut ()).is_ok();
    holds(accepted == listed, || format!("{action} of seat {seat}: listed {listed}, accepted {accepted}"))?;
    holds(accepted || after == *state, || format!("{action} of seat {seat} was refused but left a trace"))
}

/// What nature may do is weighted, not listed twice, and `chance` is accepted just if it is listed.
pub(crate) fn nature_is_sound<G: Game>(state: &G::State, chance: G::Chance) -> Result<(), String> {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    holds((G::turn(state) == Turn::Nature) != outcomes.is_empty(), || "outcomes out of turn".into())?;
    for (index, (outcome, weight)) in outcomes.iter().enumerate() {
        holds(*weight > 0, || format!("{outcome} is listed but impossible"))?;
        let twice = outcomes[..index].iter().any(|(other, _)| other == outcome);
        holds(!twice, || format!("{outcome} is listed twice"))?;
    }
    let listed = outcomes.iter().any(|(outcome, _)| *outcome == chance);
    let mut after = state.clone();
    let accepted = G::try_resolve(&mut after, chance, &mut ()).is_ok();
    holds(accepted == listed, || format!("{chance}: listed {listed}, accepted {accepted}"))?;
    holds(accepted || after == *state, || format!("{chance} was refused but left a trace"))
}

/// Worlds look alike to whom they should, and an action that shows somebody what he could not know says
/// so.
///
/// For a spectator, who knows less than any seat, the worlds of all seats are chained: each step keeps what
/// he can see.
pub fn keeps_secrets<G: Game>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    rng: &mut impl Rng,
) -> Result<(), String> {
    let mut unknown = state.clone();
    for viewer in Seat::first(G::seats(state)) {
        let world = G::determinize(state, viewer, rng);
        choices_look_alike::<G>(state, viewer, &world)?;
        worlds_look_alike::<G>(state, Viewer::Seat(viewer), &world, seat, action)?;
        unknown = G::determinize(&unknown, viewer, rng);
    }
    worlds_look_alike::<G>(state, Viewer::Spectator, &unknown, seat, action)
}

/// A seat may do the same in every world that it cannot tell from the true one.
fn choices_look_alike<G: Game>(state: &G::State, seat: Seat, world: &G::State) -> Result<(), String> {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    G::legal(state, seat, &mut here);
    G::legal(world, seat, &mut there);
    holds(here == there, || format!("seat {seat} can tell a determinized world by its choices"))
}

/// A viewer sees the same in a world that he cannot tell from the true one, also after an action, by what he
/// sees and by what is told, unless the action says that it reveals. Whether it does is no secret itself.
fn worlds_look_alike<G: Game>(
    state: &G::State,
    viewer: Viewer,
    world: &G::State,
    seat: Seat,
    action: G::Action,
) -> Result<(), String> {
    if world == state {
        return Ok(());
    }
    holds(G::view(state, viewer) == G::view(world, viewer), || {
        format!("{viewer:?} can tell a determinized world from the true one by what is seen")
    })?;
    let mut actions = Vec::new();
    G::legal(world, seat, &mut actions);
    if !actions.contains(&action) {
        return Ok(());
    }
    let told = G::reveals(state, seat, action);
    holds(told == G::reveals(world, seat, action), || {
        format!("{viewer:?} learns something from whether {action} of seat {seat} can be taken back")
    })?;
    let after = |mut position: G::State| {
        let mut events = Vec::new();
        G::apply(&mut position, seat, action, &mut events);
        (G::view(&position, viewer), events)
    };
    holds(told || after(state.clone()) == after(world.clone()), || {
        format!("{action} of seat {seat} reveals something to {viewer:?} without saying so")
    })
}

/// What is written can be read again.
pub(crate) fn notation_round_trips<G: Game>(entry: &EntryOf<G>) -> Result<(), String> {
    let text = entry.to_string();
    match text.parse::<EntryOf<G>>() {
        Ok(read) => holds(read == *entry, || format!("{text:?} is read as {read:?}")),
        Err(error) => Err(format!("{text:?} cannot be read: {error}")),
    }
}
