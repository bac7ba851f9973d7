//! What can be chosen, in groups: destinations by worker, exchanges of moods by whose rises, discs by
//! where they lie.

use ::red_outpost::{Action, Good, RedOutpost, State, View, Worker};
use table::{Game, Seat, Viewer};
use words::red_outpost as say;
use words::sentence;

use super::super::texts::text;
use super::parts::parts;
use super::{Choice, Hosted, Reader, context};

pub(super) fn choices(state: &State, seat: Seat, reader: &Reader<'_, RedOutpost>) -> Vec<Choice<Action>> {
    let view = RedOutpost::view(state, Viewer::Seat(seat));
    let mut actions = Vec::new();
    RedOutpost::legal(state, seat, &mut actions);
    // The sort keeps the order of the rules within a kind.
    actions.sort_by_key(|&action| kind(action));
    let choice = |action| {
        let preview = say::preview(reader.language, state, seat, action, context(reader));
        Choice {
            action,
            group: group(action, reader),
            text: name(action, &view, reader),
            preview: preview.phrases(reader.language).join("; "),
            brief: brief(&preview, reader),
            parts: parts(action, &view),
        }
    };
    actions.into_iter().map(choice).collect()
}

/// What a choice leads to where there is little room: what the end of the day brings, in a line of its own.
fn brief(preview: &say::Preview, reader: &Reader<'_, RedOutpost>) -> Option<String> {
    let ending = preview.ending.as_ref()?;
    Some(format!("{}\n{ending}", preview.within_turn(reader.language).join("; ")))
}

/// What belongs together: first what stands alone, then what a worker can do, then what has two
/// names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Alone,
    /// Of so many workers.
    Nap(usize),
    Worker(Worker),
    Treat(Worker),
    Bribe(Good, Worker),
    Shift(Seat, Worker),
}

fn kind(action: Action) -> Kind {
    match action {
        Action::Move { worker, .. } | Action::Send { worker, .. } => Kind::Worker(worker),
        Action::Stay => Kind::Worker(Worker::Shepherd),
        Action::Treat { raise, .. } => Kind::Treat(raise),
        Action::Bribe { good, raise, .. } => Kind::Bribe(good, raise),
        Action::Shift { owner, from, .. } => Kind::Shift(owner, from),
        Action::Nap { workers } => Kind::Nap(workers.len()),
        Action::Influence { .. }
        | Action::Use
        | Action::Decline
        | Action::Donate
        | Action::Pledge { .. }
        | Action::Sell { .. }
        | Action::Buy { .. }
        | Action::Take { .. }
        | Action::Fish
        | Action::ShuffleAndFish
        | Action::Recall { .. }
        | Action::Catch { .. }
        | Action::Ship { .. }
        | Action::Overtime { .. } => Kind::Alone,
    }
}

/// What the choices of a kind have in common.
fn group(action: Action, reader: &Reader<'_, RedOutpost>) -> String {
    let language = reader.language;
    let worker = |worker| say::worker(language, worker);
    match kind(action) {
        Kind::Alone | Kind::Nap(_) => String::new(),
        Kind::Worker(name) => worker(name),
        Kind::Treat(raise) => text(language, "red-treat", &[("worker", worker(raise).into())]),
        Kind::Bribe(good, raise) => {
            let good = ("good", say::good(language, good).into());
            text(language, "red-bribe", &[good, ("worker", worker(raise).into())])
        }
        Kind::Shift(owner, from) => {
            let owner = ("seat", RedOutpost::party(owner, reader).into());
            text(language, "red-shift", &[owner, ("worker", worker(from).into())])
        }
    }
}

/// What a choice is called within its group.
fn name(action: Action, view: &View, reader: &Reader<'_, RedOutpost>) -> String {
    let language = reader.language;
    let worker = |worker| ("worker", say::worker(language, worker).into());
    match action {
        Action::Move { to, .. } | Action::Send { to, .. } => say::destination(language, to),
        Action::Stay => {
            let here = say::location(language, view.workers[Worker::Shepherd].at);
            text(language, "red-stay", &[("location", here.into())])
        }
        Action::Treat { lower, .. } | Action::Bribe { lower, .. } => {
            text(language, "red-lower", &[worker(lower)])
        }
        Action::Shift { to, .. } => text(language, "red-onto", &[worker(to)]),
        _ => sentence(say::action(language, &action, view, context(reader))),
    }
}
