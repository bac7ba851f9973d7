//! Which lines have a moment of their own, and what it says.

use outlive::{Berth, Event, EventCard, Outlive, Resource, Seating, Setup, scene};
use outlive_face::OutliveFace;
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer};
use texts::{Audience, Language};
use web::face::{Hosted, Moment};

use crate::{check, in_every_language};

/// The moment of these events, as a seat of this position sees it.
fn moment(position: &str, events: &[Event], you: Option<Seat>, language: Language) -> Option<Moment> {
    let state = scene(position).expect("a scene");
    let setup = Setup::new(Seating::Two);
    let view = Outlive::view(&state, you.map_or(Viewer::Spectator, Viewer::Seat));
    OutliveFace::moment(events, &[], &view, &Audience { language, setup: &setup, you, asked: None })
}

/// Every round opens with its event, and every game closes with the points.
#[test]
fn rounds_and_the_end_have_moments() {
    in_every_language(|language| {
        let setup = Setup::new(Seating::Three);
        let mut rng = QuickRng::new(5);
        let mut state = Outlive::start(&setup);
        let (mut rounds, mut ends, mut actions) = (0, 0, Vec::new());
        loop {
            let mut events = Vec::new();
            match Outlive::turn(&state) {
                Turn::Over => break,
                Turn::Nature => {
                    let chance = Outlive::sample(&state, &mut rng);
                    Outlive::resolve(&mut state, chance, &mut events);
                }
                Turn::Seats(due) => {
                    let seat = due.pick(&mut rng);
                    Outlive::legal(&state, seat, &mut actions);
                    Outlive::apply(&mut state, seat, rng.choose(&actions), &mut events);
                }
            }
            let view = Outlive::view(&state, Viewer::Seat(Seat::One));
            let reader = Audience { language, setup: &setup, you: Some(Seat::One), asked: None };
            let moment = OutliveFace::moment(&events, &[], &view, &reader);
            let is_revealed = events.iter().any(|event| matches!(event, Event::EventRevealed { .. }));
            let is_over = events.contains(&Event::GameEnded);
            assert!(moment.is_some() || !(is_revealed || is_over), "{events:?}");
            rounds += usize::from(is_revealed);
            ends += usize::from(is_over);
            if let Some(moment) = moment {
                check(language, &moment.title);
            }
        }
        assert_eq!((rounds, ends), (6, 1));
    });
}

/// What an event takes is said to whom it is taken from, and to those who watch.
#[test]
fn losses_without_a_choice_have_a_moment() {
    let bite = [
        Event::EventBit { event: EventCard::Rats },
        Event::Discarded { seat: Seat::One, resource: Resource::Meat },
    ];
    let told = |you| moment("", &bite, you, Language::En);
    let own = told(Some(Seat::One)).expect("it took something from the reader");
    assert_eq!(own.title, "Rats: what it takes");
    assert!(own.body.into_string().contains("<li>You discard 1 meat.</li>"));
    assert!(told(Some(Seat::Two)).is_none(), "it took nothing from the other");
    assert!(told(None).is_some());
    // What somebody chooses to give he knows.
    assert!(moment("", &bite[1..], Some(Seat::One), Language::En).is_none());
}

/// What hunger takes is told with its cause.
#[test]
fn losses_of_the_night_say_why() {
    let fed = Event::Fed { seat: Seat::One, meat: 0, water: 0, cans: 0, unpaid: 1 };
    let night = [fed, Event::SurvivorLeft { seat: Seat::One, from: Berth::Airlock }];
    in_every_language(|language| {
        let told = moment("player 1 airlock 2", &night, Some(Seat::One), language).expect("a moment");
        check(language, &told.title);
        assert!(told.body.into_string().matches("<li>").count() == 2);
    });
    assert!(moment("player 1 airlock 2", &night[..1], Some(Seat::One), Language::En).is_none());
}

/// The room that stopped working is named, and flashes for its owner.
#[test]
fn a_room_that_stopped_working_flashes() {
    let left = Event::SurvivorLeft { seat: Seat::One, from: Berth::Room(0) };
    let bite = [Event::EventBit { event: EventCard::Epidemic }, left];
    let told = |survivors: u8, you| {
        let position = format!("player 1 room workshop {survivors}");
        moment(&position, &bite, Some(you), Language::En)
    };
    let view = Outlive::view(&scene("player 1 room workshop 1").expect("a scene"), Viewer::Seat(Seat::One));
    let workshop = view.shelters[Seat::One].rooms().next().expect("a room").room;
    let full = told(workshop.places() - 1, Seat::One).expect("a moment");
    assert_eq!(full.flashes, ["room:0"]);
    assert!(full.body.into_string().contains("stopped working: Workshop."));
    let before = told(workshop.places() - 2, Seat::One).expect("a moment");
    assert!(before.flashes.is_empty(), "it did not work before");
    assert!(told(workshop.places() - 1, Seat::Two).is_none());
}
