//! What is counted of Outlive for the balance report.

mod topics;

use arena::balance::{Account, Balanced, Ledger, LedgerRef, Setting, Sides, Told, Topic};
use outlive::{
    Action, Equipment, Event, Hero, Outlive, Place, Prey, Resource, Room, Seating, Setup, Slot, State,
};
use record::Entry;
use table::{Seat, Word, words};

use crate::OutliveFace;

impl Balanced for OutliveFace {
    const LEDGERS: &'static [LedgerRef] = &[LedgerRef::of::<OutliveLedger>()];
}

/// Outlive for two to four players.
struct OutliveLedger;

words! {
    /// What is counted.
    enum Counted: "topic" {
        Sources = "sources",
        Places = "places",
        Slots = "slots",
        SlotsTaken = "slots-taken",
        Hunts = "hunts",
        Meat = "meat",
        Events = "events",
        Radiation = "radiation",
        Airlock = "airlock",
        Leaders = "leaders",
        Rooms = "rooms",
        RoomsBuilt = "rooms-built",
        RoomsWorking = "rooms-working",
        RoomWins = "rooms-working-wins",
        Equipment = "equipment",
        Repairs = "repairs",
    }
}

impl Ledger for OutliveLedger {
    type Face = OutliveFace;
    type Topic = Counted;

    const TITLE: &'static str = "Outlive";
    const NOTE: &'static str = "The usual game, in which heroes are placed at the same time. Whoever has the \
        oldest leader begins. What is counted below scores and turn order is taken from all tables together.";
    const ID: &'static str = "outlive";
    const SIDES: Sides = Sides::WinnersAndOthers;

    fn tables() -> Vec<Setting<Outlive>> {
        let table = |name, id, seating| Setting { name, id, setup: Setup::new(seating) };
        vec![
            table("2 players", "2", Seating::Two),
            table("3 players", "3", Seating::Three),
            table("4 players", "4", Seating::Four),
        ]
    }

    fn topic(topic: Counted) -> Topic {
        topics::topic(topic)
    }

    fn first(events: &[Event]) -> usize {
        let started =
            |event: &Event| if let Event::Started { seat } = *event { Some(seat.index()) } else { None };
        events.iter().find_map(started).unwrap_or(0)
    }

    fn enter(account: &mut Account, told: &Told<'_, Outlive>) {
        enter_events(account, told.events);
        for entry in told.record.entries.iter() {
            if let Entry::Action(seat, Action::Move { hero, to: Place::CargoShip, slot }) = *entry {
                let slot = slot.or_else(|| Slot::of_strength(hero.strength())).expect("heroes have slots");
                account.did(Counted::Slots, slot.index(), seat, 1);
                account.happened(Counted::SlotsTaken, slot.index(), 1);
            }
        }
        for seat in Seat::first(account.parties.len()) {
            enter_shelter(account, told.end, seat);
        }
    }
}

/// How many heroes of a player fit a slot. The sixth is for the Grappling hook, whoever holds it.
fn heroes_for(slot: Slot) -> usize {
    Hero::ALL.iter().filter(|hero| hero.strength() == slot.strength()).count().max(1)
}

fn enter_events(account: &mut Account, events: &[Event]) {
    let mut hunt: Option<(Seat, Prey)> = None;
    let mut hook = false;
    for &event in events {
        match event {
            Event::Repaired { equipment: Equipment::GrapplingHook, .. } => hook = true,
            Event::RoundBegan { .. } => {
                let open = Slot::ALL.iter().filter(|&&slot| slot != Slot::Six || hook);
                for slot in open {
                    for _ in 0..heroes_for(*slot) {
                        account.could(Counted::SlotsTaken, slot.index());
                    }
                }
            }
            Event::Led { seat, leader } => account.did(Counted::Leaders, leader.index(), seat, 1),
            Event::Moved { seat, to, .. } => account.did(Counted::Places, to.index(), seat, 1),
            Event::EventRevealed { event } => account.could(Counted::Events, event.index()),
            Event::EventResolved { event, .. } => account.happened(Counted::Events, event.index(), 1),
            Event::Hunted { seat, prey, .. } => {
                hunt = Some((seat, prey));
                account.did(Counted::Hunts, prey.index(), seat, 1);
                account.could(Counted::Meat, prey.index());
            }
            Event::Gained { seat, resource: Resource::Meat, count } => {
                if let Some((_, prey)) = hunt.take_if(|(hunter, _)| *hunter == seat) {
                    account.happened(Counted::Meat, prey.index(), i16::from(count));
                }
            }
            Event::Scored { seat, points, source } => {
                account.did(Counted::Sources, source.index(), seat, points);
            }
            _ => {}
        }
    }
}

/// What a shelter has at the end. Two rooms of a kind count once.
fn enter_shelter(account: &mut Account, end: &State, seat: Seat) {
    let shelter = end.shelter(seat);
    account.did(Counted::Radiation, usize::from(shelter.radiation), seat, 1);
    account.did(Counted::Airlock, usize::from(shelter.airlock), seat, 1);
    for &room in Room::ALL {
        let mut slots = shelter.rooms.iter().filter(|slot| slot.room == room).peekable();
        if slots.peek().is_none() {
            continue;
        }
        let row = room.index();
        let (built, works) =
            slots.fold((false, false), |(built, works), slot| (built || slot.built, works || slot.works()));
        account.could(Counted::RoomsBuilt, row);
        account.could(Counted::RoomsWorking, row);
        account.happened(Counted::RoomsBuilt, row, i16::from(built));
        account.happened(Counted::RoomsWorking, row, i16::from(works));
        account.did(Counted::RoomWins, row, seat, i16::from(works));
        if !room.is_standard() {
            account.did(Counted::Rooms, row, seat, 1);
        }
    }
    for (card, condition) in shelter.equipment.iter().filter(|(_, condition)| condition.is_owned()) {
        let repaired = i16::from(condition.is_repaired());
        account.did(Counted::Equipment, card.index(), seat, repaired);
        account.could(Counted::Repairs, card.index());
        account.happened(Counted::Repairs, card.index(), repaired);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::balance::Party;
    use outlive::{EventCard, Hero, Leader};

    #[test]
    fn hunts_and_events_go_to_their_rows() {
        let seat = Seat::Two;
        let events = [
            Event::Led { seat, leader: Leader::WilsonFrye },
            Event::EventRevealed { event: EventCard::Rats },
            Event::EventRevealed { event: EventCard::Looters },
            Event::Moved { seat, hero: Hero::Five, to: Place::Mine },
            Event::Hunted { seat, prey: Prey::Six, ammo: 1 },
            Event::Gained { seat, resource: Resource::Meat, count: 4 },
            Event::Gained { seat, resource: Resource::Meat, count: 2 },
            Event::EventResolved { seat, event: EventCard::Rats },
        ];
        let topics: Vec<Topic> = Counted::ALL.iter().map(|&topic| topics::topic(topic)).collect();
        let party = Party { position: 0, points: 0, win: 0.5 };
        let mut account = Account::new(vec![party; 2], 2, &topics);
        enter_events(&mut account, &events);
        let cell = |topic: Counted, row: usize| *account.cell(topic.index(), row);
        assert_eq!(cell(Counted::Leaders, Leader::WilsonFrye.index()).by[seat], 1);
        assert_eq!(cell(Counted::Places, Place::Mine.index()).by[seat], 1);
        assert_eq!(cell(Counted::Hunts, Prey::Six.index()).by[seat], 1);
        let meat = cell(Counted::Meat, Prey::Six.index());
        assert_eq!((meat.chances, meat.hits), (1, 4), "later meat is from elsewhere");
        let [rats, looters] =
            [EventCard::Rats, EventCard::Looters].map(|event| cell(Counted::Events, event.index()));
        assert_eq!((rats.chances, rats.hits, looters.chances, looters.hits), (1, 1, 1, 0));
    }
}
