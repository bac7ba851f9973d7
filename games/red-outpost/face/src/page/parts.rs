//! The things on the drawn table that make up a choice.

use red_outpost::{Action, Location, Then, View, Worker};
use table::Seat;
use web::face::number;

/// What has to be picked for this action, in any order. What is chosen in the prompt alone has no
/// parts.
pub(super) fn parts(action: Action, view: &View) -> Vec<String> {
    match action {
        Action::Move { worker: who, to } | Action::Send { worker: who, to } => vec![worker(who), place(to)],
        Action::Stay => vec![worker(Worker::Shepherd), place(view.workers[Worker::Shepherd].at)],
        Action::Treat { raise, lower } => vec![up(raise), down(lower)],
        Action::Bribe { good, raise, lower } => vec![format!("cube:{good}"), up(raise), down(lower)],
        Action::Sell { good } => vec![format!("cube:{good}"), "crystals".to_owned()],
        Action::Ship { good } => vec![format!("cube:{good}")],
        Action::Buy { good } | Action::Take { good } | Action::Overtime { good } => {
            vec![format!("supply:{good}")]
        }
        Action::Shift { owner, from, to } => vec![disc(owner, from), portrait(to)],
        Action::Donate => vec![place(Location::Palace)],
        Action::Pledge { worker } => vec![portrait(worker)],
        Action::Fish => vec!["deck:lake".to_owned()],
        Action::ShuffleAndFish => vec!["shuffle:lake".to_owned()],
        Action::Recall { card } | Action::Catch { card, then: Then::Leave } => vec![format!("lake:{card}")],
        Action::Nap { workers } => workers.iter().map(worker).collect(),
        Action::Catch { then: Then::Shuffle, .. }
        | Action::Influence { .. }
        | Action::Use
        | Action::Decline => Vec::new(),
    }
}

/// The figure of a worker.
pub(super) fn worker(worker: Worker) -> String {
    format!("worker:{worker}")
}

/// A location.
pub(super) fn place(location: Location) -> String {
    format!("place:{location}")
}

/// A worker's portrait.
pub(super) fn portrait(worker: Worker) -> String {
    format!("portrait:{worker}")
}

/// The arrow with which a worker's mood rises.
pub(super) fn up(worker: Worker) -> String {
    format!("up:{worker}")
}

/// The arrow with which it falls.
pub(super) fn down(worker: Worker) -> String {
    format!("down:{worker}")
}

/// A party's discs on a portrait.
pub(super) fn disc(owner: Seat, worker: Worker) -> String {
    format!("disc:{}@{worker}", number(owner))
}
