//! Who has looked through a stack of search tiles sees them on the table, and nobody else does.

use outlive::{City, Outlive};
use outlive_face::OutliveFace;
use table::{Game, Seat, Viewer, Word};
use texts::{Audience, Language};
use web::face::Hosted;

use crate::positions;

const SEEN: &str = r#"<span class="known""#;

#[test]
fn who_has_looked_sees_the_tiles() {
    let mut looks = 0;
    for seed in 3..9 {
        positions::<OutliveFace>(seed, |state, setup, _| {
            for seat in Seat::first(Outlive::seats(state)) {
                let reader = Audience { language: Language::En, setup, you: Some(seat), asked: None };
                let view = Outlive::view(state, Viewer::Seat(seat));
                let known =
                    |city: &City| view.cities[*city].known.is_some() && view.cities[*city].tiles_left > 0;
                let stacks = City::ALL.iter().filter(|city| known(city)).count();
                let drawn = OutliveFace::board(&view, &[], &reader).into_string();
                assert_eq!(drawn.matches(SEEN).count(), stacks);
                looks += stacks;
            }
        });
    }
    assert!(looks > 0, "somebody has looked");
}
