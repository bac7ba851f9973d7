//! The help for a first game: whole games are played with it, every lesson comes to its time, and what it
//! points at lies on the table.

use std::collections::BTreeSet;

use outlive::Outlive;
use outlive_face::OutliveFace;
use red_outpost::{Event, Pending, RedOutpost, Seating, Setup};
use red_outpost_face::RedOutpostFace;
use table::{EventOf, Game, QuickRng, Rng, Seat, SetupOf, Turn, ViewOf, Viewer, Word};
use table_test::random_step;
use texts::{Audience, Language};
use web::face::{Hosted, Lesson};

use crate::between;
use crate::sections::headings;

/// Of the positions in which nothing new is taught one of so many is drawn, to see what is pointed at.
const ONE_OF: u32 = 20;

/// Plays a random game and shows what the first seat is taught in each position.
pub(super) fn taught<F: Hosted>(
    setup: &SetupOf<F>,
    seed: u64,
    language: Language,
    mut see: impl FnMut(&[Lesson], &ViewOf<F>, &[EventOf<F>], &Audience<'_, F::Game>),
) {
    let mut rng = QuickRng::new(seed);
    let mut events: Vec<EventOf<F>> = Vec::new();
    let mut state = F::Game::begin(setup, &mut events);
    loop {
        let view = F::Game::view(&state, Viewer::Seat(Seat::One));
        let reader = Audience { language, setup, you: Some(Seat::One), asked: None };
        let all: Vec<_> = events.iter().collect();
        let lessons = F::lessons(&view, &all, &reader).expect("the game teaches");
        see(&lessons, &view, &events, &reader);
        if random_step::<F::Game>(&mut state, &mut rng, &mut events).is_none() {
            return;
        }
    }
}

/// Everything on the table that can be pointed at: parts, and what has a card.
fn pointable<F: Hosted>(
    view: &ViewOf<F>,
    events: &[&EventOf<F>],
    seats: usize,
    reader: &Audience<'_, F::Game>,
) -> BTreeSet<String> {
    let panels = Seat::first(seats).map(|seat| F::panel(view, seat, reader));
    let drawn = panels.chain([F::board(view, events, reader)]).map(maud::PreEscaped::into_string);
    let drawn = drawn.collect::<String>();
    let parts = between(&drawn, "data-part=\"", "\"").flat_map(|parts| parts.split(' ')).map(str::to_owned);
    parts.chain(between(&drawn, "data-card=\"", "\"").map(|card| format!("card:{card}"))).collect()
}

/// Plays so many games in every language; what each lesson says is complete, and what it points at is there.
/// The names of all the lessons.
fn all_taught<F: Hosted>(
    setup: &SetupOf<F>,
    games: u64,
    mut see: impl FnMut(&[&str], &ViewOf<F>, &[EventOf<F>]),
) -> String {
    let mut seen = BTreeSet::new();
    for &language in Language::ALL {
        let headings = headings(F::rules(language));
        let (mut chooser, mut told) = (QuickRng::new(games), BTreeSet::new());
        for seed in 0..games {
            taught::<F>(setup, seed, language, |lessons, view, events, reader| {
                let names: Vec<_> = lessons.iter().map(|lesson| lesson.name).collect();
                see(&names, view, events);
                let mut is_new = chooser.below(ONE_OF) == 0;
                for lesson in lessons {
                    is_new |= told.insert(lesson.name);
                    assert!(lesson.text.ends_with('.') && !lesson.title.is_empty(), "{}", lesson.text);
                    assert!(!lesson.sections.is_empty());
                    assert!(lesson.sections.iter().all(|section| headings.contains(section)));
                }
                if is_new && !lessons.is_empty() {
                    let events: Vec<_> = events.iter().collect();
                    let there = pointable::<F>(view, &events, 3, reader);
                    for lesson in lessons {
                        for at in &lesson.points_at {
                            assert!(there.contains(at), "{} points at {at}: {there:?}", lesson.name);
                        }
                    }
                }
            });
        }
        seen.extend(told);
    }
    seen.into_iter().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_lesson_of_red_outpost_comes_to_its_time() {
    let setup = Setup::new(Seating::Three);
    let seen = all_taught::<RedOutpostFace>(&setup, 40, |names, view, events| {
        let sent = |event: &&Event| matches!(event, Event::Moved { seat: Seat::One, .. });
        let moves = events.iter().filter(sent).count();
        assert_eq!(names.contains(&"welcome"), moves == 0, "{names:?}");
        assert_eq!(names.contains(&"end"), view.pending == Pending::Over, "{names:?}");
    });
    let all = "donation end evening export find fishing forenoon influence lunch mood round scoring store trade \
               transfer welcome wheel workers";
    assert_eq!(seen, all);
}

#[test]
fn every_lesson_of_outlive_comes_to_its_time() {
    let setup = ::outlive::Setup::new(::outlive::Seating::Three);
    let seen = all_taught::<OutliveFace>(&setup, 12, |names, view, _| {
        let own = &view.shelters[Seat::One];
        assert_eq!(names.contains(&"outlive-welcome"), own.pending == ::outlive::Pending::Rooms, "{names:?}");
        assert_eq!(names.contains(&"outlive-end"), view.turn == Turn::Over, "{names:?}");
    });
    let all = "actions base build city dam end event food free-room heroes hunting leader leave move points \
               pressed pressure quarters recruit repair resolve rooms ship wave welcome";
    let all: Vec<_> = all.split(' ').map(|name| format!("outlive-{name}")).collect();
    assert_eq!(seen, all.join(" "));
}

#[test]
fn nobody_is_taught_alone_or_while_watching() {
    let setup = Setup::new(Seating::Solo);
    let state = RedOutpost::begin(&setup, &mut ());
    let reader = Audience { language: Language::En, setup: &setup, you: Some(Seat::One), asked: None };
    let view = RedOutpost::view(&state, Viewer::Seat(Seat::One));
    assert!(RedOutpostFace::lessons(&view, &[], &reader).is_none());
    let setup = ::outlive::Setup::new(::outlive::Seating::Two);
    let state = Outlive::begin(&setup, &mut ());
    let reader = Audience { language: Language::En, setup: &setup, you: None, asked: None };
    assert!(OutliveFace::lessons(&Outlive::view(&state, Viewer::Spectator), &[], &reader).is_none());
}
