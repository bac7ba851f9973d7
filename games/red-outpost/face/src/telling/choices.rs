//! What can be chosen, in groups: destinations by worker, exchanges of moods by whose rises, discs by
//! where they lie.

use red_outpost::{Action, Good, Worker};
use table::Seat;
use texts::{Preview, Telling, sentence};

use super::context;
use crate::page::texts::text;
use crate::{Question, RedOutpostFace, telling as say};

/// What belongs together: first what stands alone, then what a worker can do, then what has two
/// names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// What has nothing in common with others.
    Alone,
    /// Workers who sleep late, by their number.
    Nap(usize),
    /// Where a worker can go.
    Worker(Worker),
    /// Moods for a crystal, by whose rises.
    Treat(Worker),
    /// Moods for a good, by whose rises.
    Bribe(Good, Worker),
    /// Where a disc can go, by whose it is and where it lies.
    Shift(Seat, Worker),
}

/// The group of a choice.
pub fn group(action: Action) -> Group {
    match action {
        Action::Move { worker, .. } | Action::Send { worker, .. } => Group::Worker(worker),
        Action::Stay => Group::Worker(Worker::Shepherd),
        Action::Treat { raise, .. } => Group::Treat(raise),
        Action::Bribe { good, raise, .. } => Group::Bribe(good, raise),
        Action::Shift { owner, from, .. } => Group::Shift(owner, from),
        Action::Nap { workers } => Group::Nap(workers.len()),
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
        | Action::Overtime { .. } => Group::Alone,
    }
}

/// What the choices of a group have in common.
pub fn group_title(group: Group, question: &Question<'_>) -> String {
    let language = question.audience.language;
    let worker = |worker| say::worker(language, worker);
    match group {
        Group::Alone | Group::Nap(_) => String::new(),
        Group::Worker(name) => worker(name),
        Group::Treat(raise) => text(language, "red-treat", &[("worker", worker(raise).into())]),
        Group::Bribe(good, raise) => {
            let good = ("good", say::good(language, good).into());
            text(language, "red-bribe", &[good, ("worker", worker(raise).into())])
        }
        Group::Shift(owner, from) => {
            let owner = ("seat", RedOutpostFace::party(owner, question.audience).into());
            text(language, "red-shift", &[owner, ("worker", worker(from).into())])
        }
    }
}

/// What a choice is called within its group.
pub fn choice(action: Action, question: &Question<'_>) -> String {
    let language = question.audience.language;
    let worker = |worker| ("worker", say::worker(language, worker).into());
    match action {
        Action::Move { to, .. } | Action::Send { to, .. } => say::destination(language, to),
        Action::Stay => {
            let here = say::location(language, question.view.workers[Worker::Shepherd].at);
            text(language, "red-stay", &[("location", here.into())])
        }
        Action::Treat { lower, .. } | Action::Bribe { lower, .. } => {
            text(language, "red-lower", &[worker(lower)])
        }
        Action::Shift { to, .. } => text(language, "red-onto", &[worker(to)]),
        _ => sentence(say::action(language, &action, question.view, context(question.audience))),
    }
}

/// What a choice leads to. Where there is little room, the end of the day has a line of its own.
pub fn preview_text(action: Action, question: &Question<'_>) -> Preview {
    let &texts::Question { state, seat, audience, .. } = question;
    let language = audience.language;
    let preview = say::preview(language, state, seat, action, context(audience));
    let brief = preview.ending.as_ref();
    let brief = brief.map(|ending| format!("{}\n{ending}", preview.within_turn(language).join("; ")));
    Preview { text: preview.phrases(language).join("; "), brief }
}
