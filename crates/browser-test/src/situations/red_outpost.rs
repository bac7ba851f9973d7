//! The decisions of Red Outpost.

use red_outpost::{
    Action, Blocks, Card, Cards, Disc, Pending, Phase, RedOutpost, Seating, Setup, Then, View,
};
use red_outpost::{Location, Worker};
use table::{Game, Seat, Viewer};

use super::{Situation, find};

/// How many games are played for each number of players. All kinds have come long before.
const GAMES: u64 = 120;

/// What is asked, what is chosen, and the special card that allows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// What the game waits for.
    pub asked: &'static str,
    /// What is announced.
    pub verb: &'static str,
    /// The special card without which it could not be.
    pub card: Option<Card>,
}

/// One situation for each kind that there is, in games with special cards.
pub fn red_outpost() -> Vec<Situation<Kind>> {
    let setup = |seating| Setup { cards: Cards::With, blocks: Blocks::Random, ..Setup::new(seating) };
    find::<RedOutpost, _>(
        &[Seating::Two, Seating::Three, Seating::Four].map(setup),
        GAMES,
        |state, seat, action| kind(&RedOutpost::view(state, Viewer::Seat(seat)), seat, action),
    )
}

fn kind(view: &View, seat: Seat, action: Action) -> Kind {
    Kind { asked: asked(view.pending), verb: verb(action), card: card(view, seat, action) }
}

pub(super) fn asked(pending: Pending) -> &'static str {
    match pending {
        Pending::Nothing | Pending::Draw(_) | Pending::Over => "nothing",
        Pending::Move => "move",
        Pending::Influence => "influence",
        Pending::Instead => "instead",
        Pending::Donation => "donation",
        Pending::Round => "round",
        Pending::Trade(_) => "trade",
        Pending::Transfer => "transfer",
        Pending::Find => "find",
        Pending::Crop => "crop",
        Pending::Fishing => "fishing",
        Pending::Catch(..) => "catch",
        Pending::Cargo => "cargo",
        Pending::Overtime(_) => "overtime",
        Pending::Gift => "gift",
        Pending::Errand => "errand",
        Pending::Nap(_) => "nap",
        Pending::LateRiser(_) => "late riser",
    }
}

fn verb(action: Action) -> &'static str {
    match action {
        Action::Move { .. } => "move",
        Action::Stay => "stay",
        Action::Influence { disc: Disc::Portrait, released: 0 } => "influence",
        Action::Influence { disc: Disc::Portrait, .. } => "influence and release",
        Action::Influence { disc: Disc::Card, released: 0 } => "hold",
        Action::Influence { disc: Disc::Card, .. } => "hold and release",
        Action::Influence { disc: Disc::Reserve, .. } => "withhold",
        Action::Use => "use",
        Action::Decline => "decline",
        Action::Donate => "donate",
        Action::Pledge { .. } => "pledge",
        Action::Treat { .. } => "treat",
        Action::Bribe { .. } => "bribe",
        Action::Sell { .. } => "sell",
        Action::Buy { .. } => "buy",
        Action::Shift { .. } => "shift",
        Action::Take { .. } => "take",
        Action::Fish => "fish",
        Action::ShuffleAndFish => "shuffle and fish",
        Action::Recall { .. } => "recall",
        Action::Catch { then: Then::Leave, .. } => "catch",
        Action::Catch { then: Then::Shuffle, .. } => "catch and shuffle",
        Action::Ship { .. } => "ship",
        Action::Overtime { .. } => "overtime",
        Action::Send { .. } => "send",
        Action::Nap { workers } if workers.len() == 1 => "nap",
        Action::Nap { .. } => "nap of two",
    }
}

/// The special card that allows the action, §7.
fn card(view: &View, seat: Seat, action: Action) -> Option<Card> {
    let player = &view.players[seat];
    let place = view.mover.map(|worker| view.workers[worker].at);
    match action {
        Action::Move { worker: Worker::Farmer, to } => {
            let is_taken = view.workers.iter().any(|(_, other)| other.at == to) && !to.is_roomy();
            is_taken.then_some(Card::Worker(Worker::Farmer))
        }
        Action::Move { worker: Worker::Bureaucrat, to } => {
            let blocked = match view.phase {
                Phase::Morning => view.blocked_mornings.has(to),
                Phase::Evening => view.blocked_evenings.has(to),
                _ => false,
            };
            blocked.then_some(Card::Worker(Worker::Bureaucrat))
        }
        Action::Stay => Some(Card::Worker(Worker::Shepherd)),
        Action::Influence { disc: Disc::Reserve, .. } => Some(Card::Location(Location::LabourCamp)),
        Action::Influence { disc: Disc::Portrait, released: 0 } => None,
        Action::Influence { .. } => Some(Card::Location(Location::Administration)),
        Action::Use => place.map(Card::Location),
        Action::Donate if view.pending == Pending::Gift => Some(Card::Worker(Worker::Commissar)),
        Action::Pledge { .. } => Some(Card::Location(Location::Palace)),
        // The owner's second trade; nobody else has one.
        Action::Sell { .. } | Action::Buy { .. } => {
            let is_second =
                view.pending == Pending::Trade(1) && player.location_card == Some(Location::Warehouse);
            is_second.then_some(Card::Location(Location::Warehouse))
        }
        Action::Shift { .. } if matches!(view.pending, Pending::LateRiser(_)) => {
            Some(Card::Location(Location::Barracks))
        }
        Action::Take { .. } if view.pending == Pending::Crop => Some(Card::Location(Location::Cornfield)),
        Action::Recall { .. } => Some(Card::Location(Location::Lake)),
        Action::Ship { .. } => Some(Card::Location(Location::Spaceship)),
        Action::Overtime { .. } => Some(Card::Worker(Worker::Miner)),
        Action::Send { .. } => Some(Card::Worker(Worker::Fisherman)),
        Action::Nap { .. } => Some(Card::Location(Location::FieldKitchen)),
        Action::Move { .. }
        | Action::Decline
        | Action::Donate
        | Action::Treat { .. }
        | Action::Bribe { .. }
        | Action::Shift { .. }
        | Action::Take { .. }
        | Action::Fish
        | Action::ShuffleAndFish
        | Action::Catch { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Word;

    #[test]
    fn every_special_card_and_every_announcement_is_among_them() {
        let situations = red_outpost();
        let cards = Worker::ALL.iter().map(|&worker| Card::Worker(worker));
        let cards = cards.chain(Location::ALL.iter().map(|&location| Card::Location(location)));
        for card in cards {
            assert!(situations.iter().any(|situation| situation.kind.card == Some(card)), "{card:?}");
        }
        let verbs = "move stay influence use decline donate pledge treat bribe sell buy shift take fish \
            recall catch ship overtime send nap hold withhold";
        for verb in verbs.split_whitespace() {
            assert!(situations.iter().any(|situation| situation.kind.verb == verb), "{verb}");
        }
    }
}
