//! Every event is a sentence, whoever reads it.

use outlive::{
    Berth, Chance, City, Equipment, Event, EventCard, Gear, Ground, Hero, Leader, Outlive, Place, Prey,
    Resource, Room, Source, Tile, View,
};
use outlive_face::telling::{self as say, Context};
use table::{Game, Seat, Viewer, Word};
use texts::Language;

use crate::{check, check_sentence, in_every_language};

/// A table at which everybody's rooms are known.
fn view() -> View {
    let state = outlive::scene("seats 4").expect("a scene");
    Outlive::view(&state, Viewer::Spectator)
}

/// At least one event of each kind, with every name in every place of a sentence.
pub(super) fn every_event() -> Vec<Event> {
    let mut events = vec![Event::EquipmentShuffled, Event::NightFell, Event::GameEnded];
    events.extend((1..=6).map(|round| Event::RoundBegan { round }));
    for &city in City::ALL {
        events.extend(Equipment::ALL.iter().map(|&equipment| Event::Displayed { city, equipment }));
        events.extend(Tile::ALL.iter().map(|&tile| Event::LaidAside { city, tile }));
    }
    for &ground in Ground::ALL {
        events.extend(Prey::ALL.iter().map(|&prey| Event::PreySeen { ground, prey }));
    }
    events.extend(EventCard::ALL.iter().map(|&event| Event::EventRevealed { event }));
    let stocks = Place::ALL.iter().filter(|place| place.stock().is_some());
    events.extend(stocks.map(|&place| Event::StockLost { place, count: 3 }));
    Seat::ALL.iter().for_each(|&seat| events.extend(of_seat(seat)));
    events
}

fn of_seat(seat: Seat) -> Vec<Event> {
    let mut events = vec![
        Event::Started { seat },
        Event::Guarded { seat },
        Event::Healed { seat },
        Event::AlgaeTaken { seat },
        Event::MarkerTaken { seat },
        Event::Passed { seat },
        Event::SurvivorBorn { seat },
        Event::Slept { seat },
        Event::EventBit { event: EventCard::Rats },
        Event::Fed { seat, meat: 1, water: 2, cans: 0, unpaid: 0 },
        Event::Fed { seat, meat: 0, water: 0, cans: 3, unpaid: 2 },
        Event::Fed { seat, meat: 0, water: 0, cans: 0, unpaid: 0 },
        Event::Fed { seat, meat: 0, water: 0, cans: 0, unpaid: 1 },
    ];
    for count in [1, 2] {
        events.push(Event::Irradiated { seat, steps: count });
        events.push(Event::Recruited { seat, count });
    }
    for &place in Place::ALL {
        events.push(Event::Deployed { seat, hero: Hero::Four, place });
        events.push(Event::Moved { seat, hero: Hero::FirstThree, to: place });
    }
    events.extend(Hero::ALL.iter().map(|&hero| Event::Stood { seat, hero }));
    for &victim in Seat::ALL.iter().filter(|&&victim| victim != seat) {
        events.push(Event::Struck { seat, victim });
        events.push(Event::Pressed { seat, victim, pressure: 2 });
        events.push(Event::Robbed { seat, victim, resource: Resource::Chip });
    }
    for ammo in 0..3 {
        events.extend(Gear::ALL.iter().map(|&gear| Event::Resisted { seat, gear, ammo }));
        events.push(Event::PlantPaid { seat, chips: ammo });
        events.push(Event::Hunted { seat, prey: Prey::Five, ammo });
    }
    for &resource in Resource::ALL {
        events.push(Event::Discarded { seat, resource });
        events.push(Event::Gained { seat, resource, count: 2 });
    }
    for berth in [Berth::Airlock, Berth::Room(0), Berth::Room(1), Berth::Room(2)] {
        events.push(Event::SurvivorLeft { seat, from: berth });
        events.push(Event::SurvivorHoused { seat, berth });
    }
    events.extend(Leader::ALL.iter().map(|&leader| Event::Led { seat, leader }));
    events.extend(Ground::ALL.iter().map(|&ground| Event::Sensed { seat, ground }));
    for &city in City::ALL {
        events.push(Event::Looked { seat, city });
        events.extend(Tile::ALL.iter().map(|&tile| Event::TileFound { seat, city, tile }));
    }
    for &equipment in Equipment::ALL {
        events.push(Event::EquipmentTaken { seat, equipment });
        events.push(Event::Scrapped { seat, equipment });
        events.push(Event::EquipmentDrawn { seat, equipment });
        events.push(Event::EquipmentRedrawn { seat, equipment });
        events.push(Event::Repaired { seat, equipment });
    }
    events.extend(EventCard::ALL.iter().map(|&event| Event::EventResolved { seat, event }));
    for &room in Room::ALL {
        events.push(Event::Built { seat, room });
        events.extend([1, 3].map(|count| Event::Staffed { seat, room, count }));
    }
    for &source in Source::ALL {
        events.extend([3, -2].map(|points| Event::Scored { seat, points, source }));
    }
    events
}

#[test]
fn every_event_is_a_sentence_whoever_reads_it() {
    let view = view();
    in_every_language(|language| {
        for event in every_event() {
            for you in [None, Some(Seat::Three)] {
                check_sentence(language, &say::event(language, &event, Context { view: &view, you }));
            }
        }
    });
}

#[test]
fn every_outcome_can_be_told() {
    let mut outcomes: Vec<Chance> = Room::ALL.iter().copied().map(Chance::Room).collect();
    outcomes.extend(Leader::ALL.iter().copied().map(Chance::Leader));
    outcomes.extend(Equipment::ALL.iter().copied().map(Chance::Equipment));
    outcomes.extend(Tile::ALL.iter().copied().map(Chance::Tile));
    outcomes.extend(Prey::ALL.iter().copied().map(Chance::Prey));
    outcomes.extend(EventCard::ALL.iter().copied().map(Chance::Event));
    in_every_language(|language| {
        outcomes.iter().for_each(|chance| check(language, &say::chance(language, chance)));
    });
}

/// A few sentences as they stand, where grammar is at its hardest.
#[test]
fn sentences_read_well() {
    let view = view();
    let (one, two) = (Seat::One, Seat::Two);
    let moved = Event::Moved { seat: one, hero: Hero::Five, to: Place::Dam };
    let pressed = Event::Pressed { seat: two, victim: one, pressure: 2 };
    let robbed = Event::Robbed { seat: two, victim: one, resource: Resource::Can };
    let left = Event::SurvivorLeft { seat: two, from: Berth::Room(1) };
    let resolved = Event::EventResolved { seat: one, event: EventCard::CollapsedDistrict };
    for (event, you, english, german) in [
        (moved, Some(one), "Your hero 5 goes to the Dam.", "Dein Held 5 geht an den Damm."),
        (moved, None, "Red's hero 5 goes to the Dam.", "Held 5 von Rot geht an den Damm."),
        (pressed, Some(one), "Blue presses you: the pressure is 2.", "Blau setzt dich unter Druck: 2."),
        (robbed, Some(two), "Red hands 1 can over to you.", "Rot gibt 1 Konservendose an dich ab."),
        (
            left,
            Some(two),
            "You lose 1 survivor from the Storeroom.",
            "Bei dir geht 1 Überlebender aus dem Lagerraum.",
        ),
        (
            resolved,
            None,
            "Red resolves Collapsed district (3 VP).",
            "Rot wendet das eingestürzte Viertel ab (3 ÜP).",
        ),
    ] {
        let context = Context { view: &view, you };
        assert_eq!(say::event(Language::En, &event, context), english);
        assert_eq!(say::event(Language::De, &event, context), german);
    }
}

#[test]
fn several_of_a_kind_are_told_together() {
    let view = view();
    let (seat, city) = (Seat::One, City::SilentPeak);
    let found = |tile| Event::TileFound { seat, city, tile };
    let events = [
        found(Tile::Water),
        Event::Gained { seat, resource: Resource::Water, count: 1 },
        found(Tile::Empty),
        found(Tile::Empty),
        Event::Gained { seat, resource: Resource::Wood, count: 1 },
        Event::Gained { seat, resource: Resource::Metal, count: 1 },
        Event::Discarded { seat, resource: Resource::Ammo },
        Event::Discarded { seat, resource: Resource::Ammo },
    ];
    let context = Context { view: &view, you: None };
    assert_eq!(
        say::story(Language::En, &events, context),
        [
            "Red searches in Silent Peak: water, empty\u{a0}×2.",
            "Red gets 1 wood, 1 metal.",
            "Red discards 2 ammo."
        ]
    );
    assert_eq!(
        say::story(Language::De, &events, context),
        [
            "Rot durchsucht Silent Peak: Wasser, leer\u{a0}×2.",
            "Rot bekommt 1 Holz, 1 Metall.",
            "Rot legt 2 Munition ab."
        ]
    );
}
