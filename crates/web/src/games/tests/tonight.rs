//! The list of the Night's steps tells of each that is over what came of it, or why nobody was asked.

use ::outlive::{Outlive, Pending, Seating, Setup};
use table::{Game, QuickRng, Rng, Seat, SeatSet, Turn, Viewer};
use words::Language;

use super::super::{Hosted, Reader};
use super::between;

const FORCED: [&str; 2] = ["airlock full", "no food left"];

#[test]
fn every_step_that_is_over_tells_what_came_of_it() {
    let setup = Setup::new(Seating::Three);
    let mut forced = 0;
    for seed in 0..6 {
        let mut rng = QuickRng::new(seed);
        let mut events = Vec::new();
        let mut state = Outlive::begin(&setup, &mut events);
        let mut actions = Vec::new();
        // Who was asked tonight whom to recruit.
        let mut asked = SeatSet::EMPTY;
        loop {
            for seat in Seat::first(3) {
                let view = Outlive::view(&state, Viewer::Seat(seat));
                let own = &view.shelters[seat];
                let Some(step) = own.night else { continue };
                if step == 1 {
                    asked.remove(seat);
                }
                if own.pending == Pending::Recruit {
                    asked.insert(seat);
                }
                let reader =
                    Reader { language: Language::En, setup: &setup, you: Some(seat), asked: Some(seat) };
                let heard: Vec<_> = events.iter().collect();
                let drawn = Outlive::board(&view, &heard, &reader).into_string();
                let outcomes: Vec<_> = between(&drawn, r#"<span class="outcome">"#, "</li>").collect();
                assert_eq!(outcomes.len(), usize::from(step) - 1);
                assert!(outcomes.iter().all(|outcome| !outcome.starts_with("</span>")), "{outcomes:?}");
                if FORCED.iter().any(|why| outcomes.get(3).is_some_and(|told| told.starts_with(why))) {
                    assert!(!asked.has(seat), "{outcomes:?}, but there was a choice");
                    forced += 1;
                }
            }
            match Outlive::turn(&state) {
                Turn::Over => break,
                Turn::Nature => {
                    let chance = Outlive::sample(&state, &mut rng);
                    Outlive::resolve(&mut state, chance, &mut events);
                }
                Turn::Seats(due) => {
                    let seat = due.pick(&mut rng);
                    Outlive::legal(&state, seat, &mut actions);
                    let action = rng.choose(&actions);
                    Outlive::apply(&mut state, seat, action, &mut events);
                }
            }
        }
    }
    assert!(forced > 0, "somebody had nothing to recruit with");
}
