//! What can be chosen.

use red_outpost::{Action, Disc, Location, Pending, Then, View, Worker, WorkerSet};
use texts::{Language, Value};

use super::names::{card_id, good_value, id, list, location_value, seat_value, worker_value};
use super::{Context, text, worker};

/// What a choice is called in this position, in a few words and without a full stop.
pub fn action(language: Language, action: &Action, view: &View, context: Context) -> String {
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let on = |name: &'static str, worker| (name, worker_value(worker));
    let place = |name: &'static str, location| (name, location_value(location));
    let of = |good| ("good", good_value(good));
    match *action {
        Action::Move { worker, to } => say("action-move", &[on("worker", worker), place("to", to)]),
        Action::Stay => say("action-stay", &[place("at", view.workers[Worker::Shepherd].at)]),
        Action::Influence { disc, released } => {
            let released = ("released", released.into());
            match disc {
                Disc::Portrait => say("action-influence-portrait", &[released]),
                Disc::Card => say("action-influence-card", &[released]),
                Disc::Reserve => say("action-influence-reserve", &[]),
            }
        }
        Action::Use => {
            say("action-use", &[("card", card_id(red_outpost::Card::Location(here(view))).into())])
        }
        Action::Decline => decline(language, view),
        Action::Donate => say("action-donate", &[]),
        Action::Pledge { worker } => say("action-pledge", &[on("worker", worker)]),
        Action::Treat { raise, lower } => say("action-treat", &[on("raise", raise), on("lower", lower)]),
        Action::Bribe { good, raise, lower } => {
            say("action-bribe", &[of(good), on("raise", raise), on("lower", lower)])
        }
        Action::Sell { good } => say("action-sell", &[of(good)]),
        Action::Buy { good } => say("action-buy", &[of(good)]),
        Action::Shift { owner, from, to } => {
            say("action-shift", &[("owner", seat_value(owner, context)), on("from", from), on("to", to)])
        }
        Action::Take { good } => {
            let crop = view.pending == Pending::Crop;
            say(if crop { "action-take-crop" } else { "action-take-find" }, &[of(good)])
        }
        Action::Fish => say("action-fish", &[]),
        Action::ShuffleAndFish => say("action-shuffle-and-fish", &[]),
        Action::Recall { card } => say("action-recall", &[("card", id("lake", card).into())]),
        Action::Catch { card, then } => {
            let card = ("card", id("lake", card).into());
            match then {
                Then::Leave => say("action-catch", &[card]),
                Then::Shuffle => say("action-catch-shuffle", &[card]),
            }
        }
        Action::Ship { good } => say("action-ship", &[of(good)]),
        Action::Overtime { good } => say("action-overtime", &[of(good)]),
        Action::Send { worker, to } => say("action-send", &[on("worker", worker), place("to", to)]),
        Action::Nap { workers } => say("action-nap", &[("workers", names(language, workers).into())]),
    }
}

/// What is called off depends on what was offered.
fn decline(language: Language, view: &View) -> String {
    let id = match view.pending {
        Pending::Instead => {
            return text(language, "decline-instead", &[("location", location_value(here(view)))]);
        }
        Pending::Donation | Pending::Gift => "decline-donation",
        Pending::Round => "decline-round",
        Pending::Trade(_) if view.has_traded => "decline-further-trade",
        Pending::Trade(_) => "decline-trade",
        Pending::Cargo => "decline-cargo",
        Pending::Overtime(_) => "decline-overtime",
        Pending::Errand => "decline-errand",
        Pending::Nap(_) => "decline-nap",
        Pending::Transfer | Pending::LateRiser(_) => "decline-transfer",
        Pending::Nothing
        | Pending::Draw(_)
        | Pending::Move
        | Pending::Influence
        | Pending::Find
        | Pending::Crop
        | Pending::Fishing
        | Pending::Catch(..)
        | Pending::Over => unreachable!("nothing is offered while {:?} is due", view.pending),
    };
    text(language, id, &[])
}

/// Where the turn takes place.
pub(super) fn here(view: &View) -> Location {
    view.workers[view.mover.expect("a turn is under way")].at
}

fn names(language: Language, workers: WorkerSet) -> String {
    list(workers.iter().map(|name| worker(language, name)))
}
