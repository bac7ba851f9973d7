//! The list of the Night's steps tells of each that is over what came of it, or why nobody was asked.

use outlive::{Pending, Seating, Setup};
use outlive_face::OutliveFace;
use table::Seat;
use texts::Language;
use web::face::Hosted;

use crate::between;
use crate::lessons::taught;

/// Why nobody was asked whom to recruit.
const FORCED: [&str; 2] = ["airlock full", "no food left"];

#[test]
fn every_step_that_is_over_tells_what_came_of_it() {
    let setup = Setup::new(Seating::Three);
    let mut forced = 0;
    for seed in 0..12 {
        let mut was_asked = false;
        taught::<OutliveFace>(&setup, seed, Language::En, |_, view, events, reader| {
            let own = &view.shelters[Seat::One];
            let Some(step) = own.night else {
                was_asked = false;
                return;
            };
            was_asked |= own.pending == Pending::Recruit;
            let heard: Vec<_> = events.iter().collect();
            let drawn = OutliveFace::board(view, &heard, reader).into_string();
            let outcomes: Vec<_> = between(&drawn, r#"<span class="outcome">"#, "</li>").collect();
            assert_eq!(outcomes.len(), step as usize);
            assert!(outcomes.iter().all(|outcome| !outcome.starts_with("</span>")), "{outcomes:?}");
            if FORCED.iter().any(|why| outcomes.get(3).is_some_and(|told| told.starts_with(why))) {
                assert!(!was_asked, "there was a choice: {outcomes:?}");
                forced += 1;
            }
        });
    }
    assert!(forced > 0, "somebody had nothing to recruit with");
}
