//! Why a move may be good: every reason is given sooner or later, and food is counted as the rules do.

use std::collections::BTreeSet;

use outlive::{Action, Event, Outlive, Pending};
use outlive_face::OutliveFace;
use table::{Game, Seat, Turn, Viewer, Word};
use texts::{Audience, Language};
use web::face::Hosted;

use crate::positions;

/// How the reasons begin that begin with words, as a file of texts has them.
fn beginnings(source: &str) -> BTreeSet<&str> {
    let reasons = source.lines().filter(|line| line.starts_with("reason-"));
    let texts =
        reasons.filter_map(|line| line.split_once(" = ")).filter_map(|(_, text)| text.split('{').next());
    texts.collect()
}

#[test]
fn every_reason_is_given() {
    let source = include_str!("../../../../games/outlive/face/locales/en/page-lessons.ftl");
    let mut missing = beginnings(source);
    assert!(missing.len() > 20, "the reasons are found");
    let mut most = 0;
    for seed in 3..9 {
        positions::<OutliveFace>(seed, |state, setup, _| {
            let Turn::Seats(due) = Outlive::turn(state) else { return };
            for seat in due.iter() {
                let mut legal = Vec::new();
                Outlive::legal(state, seat, &mut legal);
                for &language in Language::ALL {
                    let reader = Audience { language, setup, you: Some(seat), asked: Some(seat) };
                    for &action in &legal {
                        let reasons = OutliveFace::reasons(state, seat, action, &reader);
                        assert!(!reasons.is_empty() && reasons.iter().all(|reason| reason.ends_with('.')));
                        most = most.max(reasons.len());
                        missing
                            .retain(|beginning| !reasons.iter().any(|reason| reason.starts_with(beginning)));
                    }
                }
            }
        });
    }
    assert_eq!((missing, most), (BTreeSet::new(), 2));
}

/// What is said to be short is what the rules find unpaid, §6.2.
#[test]
fn the_meal_is_as_the_rules_have_it() {
    let mut meals = 0;
    positions::<OutliveFace>(13, |state, _, _| {
        for seat in Seat::first(Outlive::seats(state)) {
            if state.shelter(seat).pending != Pending::Feed {
                continue;
            }
            let view = Outlive::view(state, Viewer::Seat(seat));
            let shelter = &view.shelters[seat];
            let short = shelter.terms.expect("it is his own").tonight.unpaid;
            let due = shelter.upkeep.rows + shelter.upkeep.food;
            let mut legal: Vec<Action> = Vec::new();
            Outlive::legal(state, seat, &mut legal);
            let mut events = Vec::new();
            Outlive::apply(&mut state.clone(), seat, legal[0], &mut events);
            let fed = events.iter().find_map(|event| match *event {
                Event::Fed { seat: eater, meat, water, cans, unpaid } if eater == seat => {
                    Some((meat + water + cans, unpaid))
                }
                _ => None,
            });
            assert_eq!(fed, Some((due - short, short)));
            meals += 1;
        }
    });
    assert!(meals > 0, "somebody had a choice");
}
