//! What is counted of Red Outpost for the balance report; here for two to four players, in [`solo`] for one.

mod solo;

use arena::balance::{
    Account, Balanced, Baseline, Evenness, Kind, Ledger, LedgerRef, Origin, Row, Setting, Sides, Told, Topic,
};
use red_outpost::{
    Blocks, Card, Cards, Event, Good, Location, RedOutpost, Seating, Setup, Source, SpaceshipCard, Values,
    Worker,
};
use table::{Seat, Word, words};
use texts::Language::En;

use crate::{RedOutpostFace, telling};

impl Balanced for RedOutpostFace {
    const LEDGERS: &'static [LedgerRef] =
        &[LedgerRef::of::<RedOutpostLedger>(), LedgerRef::of::<solo::SoloLedger>()];
}

/// Red Outpost for two to four players.
struct RedOutpostLedger;

words! {
    /// What is counted.
    enum Counted: "topic" {
        Sources = "sources",
        ExportPoints = "export-points",
        Exports = "exports",
        Locations = "locations",
        Rewards = "rewards",
        Yields = "yields",
        Finds = "finds",
        Cards = "cards",
        CardUses = "card-uses",
    }
}

/// The export tracks. The solo game has none of them.
const EXPORTS: Origin = Origin::Reconstructed {
    section: "§12.3",
    constraint: "a coal field pays 3, early exports pay more, at most three fields keep their cube",
};
/// The Spaceship deck.
const SPACESHIP: Origin = Origin::Reconstructed {
    section: "§12.4",
    constraint: "twelve cards of the kinds that the books name; how many of each is free",
};
/// The Lake deck.
const LAKE: Origin = Origin::Reconstructed {
    section: "§12.5",
    constraint: "three of the six cards show fish; how these divide into one fish and two is free",
};

impl Ledger for RedOutpostLedger {
    type Face = RedOutpostFace;
    type Topic = Counted;

    const TITLE: &'static str = "Red Outpost";
    const NOTE: &'static str = "Three tables have special cards and random block markers; a fourth plays \
        without cards on the recommended layout. What is counted below scores and turn order is taken from \
        all four together.";
    const ID: &'static str = "red-outpost";
    const NAMES: &'static [&'static str] = &["Spaceship"];
    const SIDES: Sides = Sides::WinnersAndOthers;

    fn tables() -> Vec<Setting<RedOutpost>> {
        let with = |name, id, seating| Setting {
            name,
            id,
            setup: Setup { cards: Cards::With, blocks: Blocks::Random, ..Setup::new(seating) },
        };
        vec![
            with("2 players", "2", Seating::Two),
            with("3 players", "3", Seating::Three),
            with("4 players", "4", Seating::Four),
            Setting { name: "3 players without cards", id: "3-plain", setup: Setup::new(Seating::Three) },
        ]
    }

    fn topic(topic: Counted) -> Topic {
        let (title, note, kind) = described(topic);
        Topic { id: topic.name(), title, note, kind, rows: rows(topic) }
    }

    fn first(events: &[Event]) -> usize {
        let started =
            |event: &Event| if let Event::Started { seat } = *event { Some(seat.index()) } else { None };
        events.iter().find_map(started).unwrap_or(0)
    }

    fn enter(account: &mut Account, told: &Told<'_, RedOutpost>) {
        let mut visit = None;
        let mut shipped = None;
        for &event in told.events {
            match event {
                Event::Dealt { seat, card } => {
                    account.did(Counted::Cards, card_row(card), seat, 1);
                    account.could(Counted::CardUses, card_row(card));
                }
                Event::Moved { seat, to: at, .. } | Event::Stayed { seat, at } => {
                    visit = Some((seat, at));
                    account.did(Counted::Locations, at.index(), seat, 1);
                    account.could(Counted::Rewards, at.index());
                    account.could(Counted::Yields, at.index());
                }
                Event::PhaseBegan { .. } | Event::DayEnded { .. } => visit = None,
                Event::Exported { seat, good } => {
                    shipped = Some(good);
                    account.did(Counted::Exports, good.index(), seat, 1);
                }
                Event::SpaceshipRevealed { card } => {
                    deck().for_each(|other| account.could(Counted::Finds, other.index()));
                    account.happened(Counted::Finds, card.index(), 1);
                }
                Event::Scored { seat, by, source } => {
                    account.did(Counted::Sources, source.index(), seat, by);
                    if let (Source::Exports, Some(good)) = (source, shipped) {
                        account.did(Counted::ExportPoints, good.index(), seat, by);
                    }
                    if let Some(at) = visited_by(visit, seat) {
                        account.happened(Counted::Rewards, at.index(), by);
                    }
                }
                Event::Produced { seat, .. } | Event::Received { seat, .. } => gain(account, visit, seat, 1),
                Event::CrystalsGained { seat, count } => gain(account, visit, seat, count),
                _ => {}
            }
            if let Some((_, card)) = card_used(event) {
                account.happened(Counted::CardUses, card_row(card), 1);
            }
        }
    }
}

/// The kinds of Spaceship cards in the box.
fn deck() -> impl Iterator<Item = SpaceshipCard> {
    SpaceshipCard::ALL.iter().copied().filter(|&card| Values::built_in().spaceship[card] > 0)
}

fn visited_by(visit: Option<(Seat, Location)>, seat: Seat) -> Option<Location> {
    visit.filter(|&(visitor, _)| visitor == seat).map(|(_, at)| at)
}

fn gain(account: &mut Account, visit: Option<(Seat, Location)>, seat: Seat, count: u8) {
    if let Some(at) = visited_by(visit, seat) {
        account.happened(Counted::Yields, at.index(), i16::from(count));
    }
}

/// The location cards come before the worker cards.
fn card_row(card: Card) -> usize {
    match card {
        Card::Location(location) => location.index(),
        Card::Worker(worker) => Location::ALL.len() + worker.index(),
    }
}

/// Whose card was used, as far as the events tell: cards that widen a choice leave no trace.
fn card_used(event: Event) -> Option<(Seat, Card)> {
    match event {
        Event::CardUsed { seat, card } => Some((seat, card)),
        Event::Pledged { seat, .. } => Some((seat, Card::Location(Location::Palace))),
        Event::DiscHeld { seat } => Some((seat, Card::Location(Location::Administration))),
        Event::DiscWithheld { seat } => Some((seat, Card::Location(Location::LabourCamp))),
        Event::Napped { seat, .. } => Some((seat, Card::Location(Location::FieldKitchen))),
        Event::Stayed { seat, .. } => Some((seat, Card::Worker(Worker::Shepherd))),
        Event::Sent { seat, .. } => Some((seat, Card::Worker(Worker::Fisherman))),
        _ => None,
    }
}

fn described(topic: Counted) -> (&'static str, &'static str, Kind) {
    use Counted::{CardUses, ExportPoints, Exports, Finds, Locations, Rewards, Sources, Yields};
    match topic {
        Sources => (
            "Points by source",
            "Mean points of a player in a game, without the 5 that everybody starts with.",
            Kind::Points(Evenness::Uneven),
        ),
        ExportPoints => (
            "Points from exports by good",
            "Mean points of a player in a game.",
            Kind::Points(Evenness::Even),
        ),
        Exports => ("Exports by good", "Exports of a player in a game.", Kind::Use(Evenness::Even)),
        Locations => {
            ("Moves by location", "Moves of a player to the location in a game.", Kind::Use(Evenness::Even))
        }
        Rewards => (
            "Points of a move",
            "Points for exports and the production wheel in the turn of the move.",
            Kind::Mean,
        ),
        Yields => (
            "Goods and crystals of a move",
            "Goods that came to the Warehouse and crystals that came to the player in the turn of the move.",
            Kind::Mean,
        ),
        Finds => (
            "Spaceship cards",
            "How often a visit to the Spaceship turns up the card.",
            Kind::Rate(Evenness::Uneven),
        ),
        Counted::Cards => (
            "Special cards",
            "They are dealt by chance, so the wins of their owners show what they are worth.",
            Kind::Holding(Baseline::FairShare),
        ),
        CardUses => (
            "Uses of special cards",
            "Uses in a game in which the card is dealt, for the nine cards of which events tell it.",
            Kind::Mean,
        ),
    }
}

fn rows(topic: Counted) -> Vec<Row> {
    match topic {
        Counted::Sources => Source::ALL.iter().map(|&source| source_row(source)).collect(),
        Counted::ExportPoints | Counted::Exports => export_rows(EXPORTS),
        Counted::Locations | Counted::Rewards | Counted::Yields => location_rows(),
        Counted::Finds => SpaceshipCard::ALL
            .iter()
            .map(|&card| Row { label: texts::sentence(telling::spaceship_card(En, card)), origin: SPACESHIP })
            .collect(),
        Counted::Cards | Counted::CardUses => {
            let locations = Location::ALL.iter().map(|&location| Card::Location(location));
            let workers = Worker::ALL.iter().map(|&worker| Card::Worker(worker));
            locations
                .chain(workers)
                .map(|card| Row::printed(texts::sentence(telling::card(En, card))))
                .collect()
        }
    }
}

fn source_row(source: Source) -> Row {
    Row::printed(telling::source(En, source))
}

fn export_rows(origin: Origin) -> Vec<Row> {
    let label = |&good: &Good| texts::sentence(telling::good(En, good));
    Good::ALL.iter().map(|good| Row { label: label(good), origin }).collect()
}

fn location_rows() -> Vec<Row> {
    let origin = |location: Location| match location {
        Location::Spaceship => SPACESHIP,
        Location::Lake => LAKE,
        _ => Origin::Printed,
    };
    let row = |&location: &Location| Row { label: telling::location(En, location), origin: origin(location) };
    Location::ALL.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::balance::Party;
    use table::Game;

    #[test]
    fn moves_cards_and_points_go_to_their_rows() {
        let (one, two) = (Seat::One, Seat::Two);
        let palace = Card::Location(Location::Palace);
        let events = [
            Event::Dealt { seat: one, card: palace },
            Event::Started { seat: two },
            Event::Moved { seat: two, worker: Worker::Miner, from: Location::Barracks, to: Location::Mine },
            Event::Produced { seat: two, good: Good::Coal },
            Event::Exported { seat: two, good: Good::Coal },
            Event::Scored { seat: two, by: 3, source: Source::Exports },
            Event::Pledged { seat: one, worker: Worker::Miner },
            Event::PhaseBegan { phase: red_outpost::Phase::Evening },
            Event::Scored { seat: two, by: -2, source: Source::Moods },
        ];
        let setup = Setup::new(Seating::Two);
        let topics: Vec<Topic> = Counted::ALL.iter().map(|&topic| RedOutpostLedger::topic(topic)).collect();
        let party = Party { position: 0, points: 0, win: 0.5 };
        let mut account = Account::new(vec![party; 2], 2, &topics);
        let record = record::Recorder::<RedOutpost>::new(setup.clone()).record().clone();
        let told = Told { events: &events, record: &record, end: &RedOutpost::start(&setup) };
        RedOutpostLedger::enter(&mut account, &told);
        assert_eq!(RedOutpostLedger::first(&events), 1);
        let cell = |topic: Counted, row: usize| *account.cell(topic.index(), row);
        assert_eq!(cell(Counted::Locations, Location::Mine.index()).by[two], 1);
        assert_eq!(cell(Counted::Exports, Good::Coal.index()).by[two], 1);
        assert_eq!(cell(Counted::ExportPoints, Good::Coal.index()).by[two], 3);
        assert_eq!(cell(Counted::Sources, Source::Moods.index()).by[two], -2);
        let rewards = cell(Counted::Rewards, Location::Mine.index());
        assert_eq!((rewards.chances, rewards.hits), (1, 3), "moods are counted after the turn");
        assert_eq!(cell(Counted::Yields, Location::Mine.index()).hits, 1);
        assert_eq!(cell(Counted::Cards, card_row(palace)).by[one], 1);
        let uses = cell(Counted::CardUses, card_row(palace));
        assert_eq!((uses.chances, uses.hits), (1, 1));
    }
}
