//! What a player may not know is nowhere in what he sees: the views of every seat in every world that
//! it cannot tell from the true one are checked by the conformance suite; here is what lies beneath.

use outlive::{Outlive, Setup, Values};
use table::{Game, QuickRng, Seat, Viewer};
use table_test::{sampling_is_as_weighted, walk};

/// What is sampled is what the listed weights say, in every position of random games.
#[test]
fn sampling_is_exactly_as_weighted() {
    let mut rng = QuickRng::new(11);
    let mut draws = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..3 {
            walk::<Outlive>(&setup, &mut rng, |state| {
                draws += usize::from(sampling_is_as_weighted::<Outlive>(state));
            });
        }
    }
    assert!(draws > 1_000);
}

/// A determinized world is a whole one: what a seat cannot know is drawn anew there, so that over many
/// worlds something differs from the truth as soon as anybody has a secret.
#[test]
fn worlds_differ_where_there_are_secrets() {
    let mut rng = QuickRng::new(3);
    let mut other_worlds = 0;
    for setup in Setup::all(Values::built_in()) {
        let mut worlds = QuickRng::new(4);
        walk::<Outlive>(&setup, &mut rng, |state| {
            for seat in Seat::first(Outlive::seats(state)) {
                let world = Outlive::determinize(state, seat, &mut worlds);
                assert_eq!(
                    Outlive::view(&world, Viewer::Seat(seat)),
                    Outlive::view(state, Viewer::Seat(seat))
                );
                assert_eq!(outlive::census(&world), Ok(()));
                other_worlds += usize::from(world != *state);
            }
        });
    }
    assert!(other_worlds > 100, "only {other_worlds} worlds differed from the true one");
}
