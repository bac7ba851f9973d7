//! The help for a first game: whole games are played with it, and every lesson comes to its time.

use std::collections::BTreeSet;

use ::outlive::Outlive;
use ::red_outpost::{Event, Pending, RedOutpost, Seating, Setup};
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer, Word};
use words::Language;

use super::super::{Hosted, Lesson, Reader};
use super::sections::headings;

/// Plays a random game and shows what the first seat is taught in each position.
fn taught(seed: u64, language: Language, mut see: impl FnMut(&[Lesson], Pending, usize)) {
    let setup = Setup::new(Seating::Three);
    let mut rng = QuickRng::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut state = RedOutpost::begin(&setup, &mut events);
    let mut actions = Vec::new();
    loop {
        let view = RedOutpost::view(&state, Viewer::Seat(Seat::One));
        let reader = Reader { language, setup: &setup, you: Some(Seat::One), asked: None };
        let all: Vec<_> = events.iter().collect();
        let lessons = RedOutpost::lessons(&view, &all, &reader).expect("the game teaches");
        let sent = |event: &&Event| matches!(event, Event::Moved { seat: Seat::One, .. });
        see(&lessons, view.pending, events.iter().filter(sent).count());
        match RedOutpost::turn(&state) {
            Turn::Over => return,
            Turn::Nature => {
                let chance = RedOutpost::sample(&state, &mut rng);
                RedOutpost::resolve(&mut state, chance, &mut events);
            }
            Turn::Seats(due) => {
                let seat = due.pick(&mut rng);
                RedOutpost::legal(&state, seat, &mut actions);
                let action = rng.choose(&actions);
                RedOutpost::apply(&mut state, seat, action, &mut events);
            }
        }
    }
}

#[test]
fn every_lesson_comes_to_its_time() {
    let pages = [
        include_str!("../../../../../docs/rules/red-outpost.en.md"),
        include_str!("../../../../../docs/rules/red-outpost.de.md"),
    ];
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        for (&language, page) in Language::ALL.iter().zip(pages) {
            let headings = headings(page);
            taught(seed, language, |lessons, pending, moves| {
                let names: Vec<_> = lessons.iter().map(|lesson| lesson.name).collect();
                assert_eq!(names.contains(&"welcome"), moves == 0, "{names:?}");
                assert_eq!(names.contains(&"end"), pending == Pending::Over, "{names:?}");
                for lesson in lessons {
                    seen.insert(lesson.name);
                    assert!(lesson.text.ends_with('.') && !lesson.title.is_empty(), "{}", lesson.name);
                    assert!(lesson.sections.iter().all(|section| headings.contains(section)));
                    assert!(lesson.points_at.iter().all(|at| at.contains(':') && !at.contains(' ')));
                }
            });
        }
    }
    let all = "donation end evening export find fishing forenoon influence lunch mood round scoring store trade \
               transfer welcome wheel workers";
    assert_eq!(seen.into_iter().collect::<Vec<_>>().join(" "), all);
}

#[test]
fn nobody_is_taught_alone_or_in_outlive() {
    let setup = Setup::new(Seating::Solo);
    let state = RedOutpost::begin(&setup, &mut ());
    let reader = Reader { language: Language::En, setup: &setup, you: Some(Seat::One), asked: None };
    let view = RedOutpost::view(&state, Viewer::Seat(Seat::One));
    assert!(RedOutpost::lessons(&view, &[], &reader).is_none());
    let setup = ::outlive::Setup::new(::outlive::Seating::Two);
    let state = Outlive::begin(&setup, &mut ());
    let reader = Reader { language: Language::En, setup: &setup, you: Some(Seat::One), asked: None };
    assert!(Outlive::lessons(&Outlive::view(&state, Viewer::Seat(Seat::One)), &[], &reader).is_none());
}
