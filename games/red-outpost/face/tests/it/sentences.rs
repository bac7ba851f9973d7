//! Every event is a sentence, whoever reads it.

use red_outpost::{
    AUTOM_CARDS, Card, Chance, Day, Event, GOAL_CARDS, Goal, Good, LakeCard, Location, Phase, Seating,
    Source, SpaceshipCard, Values, Worker,
};
use red_outpost_face::telling::{self as say, Context};
use table::{Seat, Word};
use texts::Language;

use crate::{check, check_sentence, in_every_language};

pub(crate) fn context(seating: Seating, you: Option<Seat>) -> Context {
    Context { seating, values: Values::built_in(), you }
}

/// At least one event of each kind, with every name in every place of a sentence.
pub(crate) fn every_event() -> Vec<Event> {
    let mut events = vec![Event::SpaceshipShuffled, Event::LakeShuffled, Event::GameEnded];
    for day in [Day::One, Day::Two] {
        events.extend([Event::DayBegan { day }, Event::DayEnded { day }]);
    }
    events.extend(Phase::ALL.iter().map(|&phase| Event::PhaseBegan { phase }));
    events.extend((0..GOAL_CARDS as u8).map(|goal| Event::GoalDrawn { goal }));
    events.extend((0..AUTOM_CARDS as u8).map(|card| Event::AutomCardTurned { card }));
    events.extend(SpaceshipCard::ALL.iter().map(|&card| Event::SpaceshipRevealed { card }));
    events.extend(LakeCard::ALL.iter().map(|&card| Event::LakeRevealed { card }));
    for &location in Location::ALL {
        events.extend(Phase::ALL.iter().map(|&phase| Event::Blocked { phase, location }));
    }
    for &worker in Worker::ALL {
        events.push(Event::DiscRemoved { worker });
        events.extend([-2, 0, 3].map(|mood| Event::MoodCounted { worker, mood }));
        events.extend([-2, -1, 1, 2].map(|by| Event::MoodChanged { worker, by }));
        events.extend([Goal::Free(worker), Goal::Happy(worker)].map(|goal| Event::GoalMissed { goal }));
    }
    for &good in Good::ALL {
        events.extend([Event::Delivered { good }, Event::GoalMissed { goal: Goal::Export(good) }]);
    }
    Seat::ALL.iter().for_each(|&seat| events.extend(of_seat(seat)));
    events
}

fn of_seat(seat: Seat) -> Vec<Event> {
    let mut events = vec![
        Event::Started { seat },
        Event::DiscHeld { seat },
        Event::DiscWithheld { seat },
        Event::CrystalSpent { seat },
        Event::Donated { seat },
    ];
    for count in [1, 2] {
        events.push(Event::WheelTurned { seat, by: count });
        events.push(Event::CrystalsGained { seat, count });
    }
    for &location in Location::ALL {
        events.push(Event::Dealt { seat, card: Card::Location(location) });
        events.push(Event::CardUsed { seat, card: Card::Location(location) });
        events.push(Event::Stayed { seat, at: location });
        let (worker, from) = (Worker::Miner, Location::Barracks);
        events.push(Event::Moved { seat, worker, from, to: location });
        events.push(Event::Sent { seat, worker, from, to: location });
    }
    for &worker in Worker::ALL {
        events.push(Event::Dealt { seat, card: Card::Worker(worker) });
        events.push(Event::Influenced { seat, worker });
        events.extend([1, 3].map(|count| Event::DiscsReleased { seat, worker, count }));
        events.push(Event::Pledged { seat, worker });
        events.push(Event::Napped { seat, worker });
        events.push(Event::Moved { seat, worker, from: Location::Barracks, to: Location::Mine });
        for &owner in Seat::ALL {
            events.push(Event::DiscShifted { seat, owner, from: worker, to: Worker::Miner });
            events.push(Event::DiscShifted { seat, owner, from: Worker::Farmer, to: worker });
        }
    }
    for &good in Good::ALL {
        events.extend([Event::Produced { seat, good }, Event::Received { seat, good }]);
        events.extend([Event::Discarded { seat, good }, Event::Exported { seat, good }]);
    }
    for &card in LakeCard::ALL {
        events.extend([Event::LakeRecalled { seat, card }, Event::LakeChosen { seat, card }]);
    }
    for &source in Source::ALL {
        events.extend([3, -2].map(|by| Event::Scored { seat, by, source }));
    }
    events
}

#[test]
fn every_event_is_a_sentence_whoever_reads_it() {
    in_every_language(|language| {
        for event in every_event() {
            for context in [
                context(Seating::Solo, None),
                context(Seating::Four, None),
                context(Seating::Four, Some(Seat::Three)),
            ] {
                check_sentence(language, &say::event(language, &event, context));
            }
        }
    });
}

#[test]
fn every_outcome_can_be_told() {
    let mut outcomes: Vec<Chance> = Location::ALL.iter().copied().map(Chance::Block).collect();
    outcomes.extend(Location::ALL.iter().copied().map(Chance::LocationCard));
    outcomes.extend(Worker::ALL.iter().copied().map(Chance::WorkerCard));
    outcomes.extend(Seat::ALL.iter().copied().map(Chance::Start));
    outcomes.extend((0..GOAL_CARDS as u8).map(Chance::Goal));
    outcomes.extend((0..AUTOM_CARDS as u8).map(Chance::Autom));
    outcomes.extend(SpaceshipCard::ALL.iter().copied().map(Chance::Spaceship));
    outcomes.extend(LakeCard::ALL.iter().copied().map(Chance::Lake));
    in_every_language(|language| {
        for chance in &outcomes {
            check(language, &say::chance(language, chance, context(Seating::Two, None)));
        }
    });
}

/// A few sentences as they stand, where grammar is at its hardest.
#[test]
fn sentences_read_well() {
    let (one, two) = (Seat::One, Seat::Two);
    let (miner, farmer) = (Worker::Miner, Worker::Farmer);
    let moved = Event::Moved { seat: one, worker: miner, from: Location::Barracks, to: Location::Mine };
    let shifted = Event::DiscShifted { seat: two, owner: one, from: Worker::Shepherd, to: farmer };
    let own = Event::DiscShifted { seat: one, owner: one, from: Worker::Shepherd, to: farmer };
    let lost = Event::Scored { seat: two, by: -2, source: Source::Moods };
    let began = Event::PhaseBegan { phase: Phase::Lunch };
    let solo = context(Seating::Solo, None);
    let table = context(Seating::Two, None);
    let yours = context(Seating::Two, Some(one));
    for (event, context, english, german) in [
        (moved, solo, "You send the Miner to the Mine.", "Du schickst den Bergmann in die Mine."),
        (moved, table, "Orange sends the Miner to the Mine.", "Orange schickt den Bergmann in die Mine."),
        (
            shifted,
            yours,
            "Blue moves one of your discs from the Shepherd's portrait to the Farmer's.",
            "Blau verschiebt eine deiner Scheiben vom Porträt des Hirten auf das der Landwirtin.",
        ),
        (
            own,
            table,
            "Orange moves one of their own discs from the Shepherd's portrait to the Farmer's.",
            "Orange verschiebt eine eigene Scheibe vom Porträt des Hirten auf das der Landwirtin.",
        ),
        (
            lost,
            solo,
            "Autom loses 2 VP for the mood of a worker.",
            "Autom verliert 2 SP für die Stimmung eines Arbeiters.",
        ),
        (
            began,
            solo,
            "Lunch begins, and all workers stand up.",
            "Die Mittagspause beginnt, und alle Arbeiter stehen auf.",
        ),
    ] {
        assert_eq!(say::event(Language::En, &event, context), english);
        assert_eq!(say::event(Language::De, &event, context), german);
    }
}

#[test]
fn several_of_a_kind_are_told_together() {
    let produced = |good| Event::Produced { seat: Seat::One, good };
    let mood = |worker| Event::MoodChanged { worker, by: 1 };
    let points = |seat, by| Event::Scored { seat, by, source: Source::Moods };
    let events = [
        produced(Good::Wool),
        produced(Good::Fish),
        produced(Good::Fish),
        mood(Worker::Farmer),
        mood(Worker::Miner),
        points(Seat::One, 3),
        points(Seat::Two, -1),
        points(Seat::One, 2),
        Event::MoodCounted { worker: Worker::Shepherd, mood: 2 },
        points(Seat::One, 2),
        points(Seat::Two, 2),
        Event::MoodCounted { worker: Worker::Miner, mood: 0 },
    ];
    let context = context(Seating::Two, Some(Seat::One));
    assert_eq!(
        say::story(Language::En, &events, context),
        [
            "You produce 1 wool, 2 fish.",
            "Mood +1: Farmer, Miner.",
            "Moods: you +5, Blue −1 VP.",
            "Shepherd, mood +2: you +2, Blue +2 VP.",
            "Miner, mood 0: no points."
        ]
    );
    assert_eq!(
        say::story(Language::De, &events, context),
        [
            "Du produzierst 1 Wolle, 2 Fische.",
            "Stimmung +1: Landwirtin, Bergmann.",
            "Stimmungen: du +5, Blau −1 SP.",
            "Hirte, Stimmung +2: du +2, Blau +2 SP.",
            "Bergmann, Stimmung 0: keine Punkte."
        ]
    );
}
