//! Nothing about the order of decks is anywhere: a position holds what lies face down as a bag.

use red_outpost::{RedOutpost, Setup, State, Values, scene};
use table::{Game, QuickRng, Seat, Viewer};
use table_test::{sampling_is_as_weighted, walk};

/// What is sampled is what the listed weights say, in every position of random games.
#[test]
fn sampling_is_exactly_as_weighted() {
    let mut rng = QuickRng::new(11);
    let mut draws = 0;
    for setup in Setup::all(Values::built_in()) {
        walk::<RedOutpost>(&setup, &mut rng, |state| {
            draws += usize::from(sampling_is_as_weighted::<RedOutpost>(state));
        });
    }
    assert!(draws > 1_000);
}

/// The order in which cards came makes no difference: only what lies open does.
#[test]
fn what_is_left_depends_on_what_lies_open_alone() {
    let draw = |first: &str, second: &str| {
        let mut state = scene("seats 2; phase forenoon; player 1 crystals 0; player 2 crystals 0").unwrap();
        for (seat, worker, card) in [(Seat::One, "shepherd", first), (Seat::Two, "miner", second)] {
            // The second visitor comes when the first has left the place.
            let action = format!("move {worker} spaceship").parse().unwrap();
            RedOutpost::try_apply(&mut state, seat, action, &mut ()).unwrap();
            RedOutpost::try_resolve(&mut state, card.parse().unwrap(), &mut ()).unwrap();
            if seat == Seat::One {
                state = reset_shepherd(&state);
            }
        }
        state
    };
    let one = draw("spaceship nothing", "spaceship wool");
    let other = draw("spaceship wool", "spaceship nothing");
    assert_eq!(one, other);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::One), Viewer::Seat(Seat::Two)] {
        assert_eq!(RedOutpost::view(&one, viewer), RedOutpost::view(&other, viewer));
    }
}

/// The same position with the Shepherd elsewhere, written down anew.
fn reset_shepherd(state: &State) -> State {
    let facts: Vec<_> = red_outpost::facts(state)
        .into_iter()
        .map(|fact| fact.replace("shepherd lies spaceship", "shepherd lies mine"))
        .collect();
    scene(&facts.join("\n")).unwrap()
}

/// Spectators and all seats see the same: there is nothing private in this game.
#[test]
fn everybody_sees_the_same() {
    let mut rng = QuickRng::new(5);
    for setup in Setup::all(Values::built_in()) {
        walk::<RedOutpost>(&setup, &mut rng, |state| {
            let seen = RedOutpost::view(state, Viewer::Spectator);
            for seat in Seat::first(RedOutpost::seats(state)) {
                assert_eq!(RedOutpost::view(state, Viewer::Seat(seat)), seen);
            }
        });
    }
}

/// A view tells how many cards lie face down, and printing it prints no more than that.
#[test]
fn a_view_shows_no_face_down_card() {
    let state = scene("seats 2; phase forenoon; lake nothing 1").unwrap();
    let view = RedOutpost::view(&state, Viewer::Spectator);
    assert_eq!(view.lake_left, 5);
    assert_eq!(view.lake_discard.total(), 1);
    let hidden = scene("seats 2; phase forenoon; lake one-fish 1").unwrap();
    assert_ne!(RedOutpost::view(&hidden, Viewer::Spectator), view, "open cards are seen");
}
