//! Nothing about the order of decks is anywhere: a position holds what lies face down as a bag.

use std::collections::HashMap;

use red_outpost::{Chance, RedOutpost, Setup, State, Values, scene};
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer};

/// Nature with the numbers written down, to see which number gives which card.
struct Written(u32);

impl Rng for Written {
    fn next_u32(&mut self) -> u32 {
        unreachable!("below() is answered directly")
    }

    fn below(&mut self, bound: u32) -> u32 {
        assert!(self.0 < bound);
        self.0
    }
}

/// Every card that can be drawn is drawn by as many numbers as there are such cards: what is sampled
/// is what the listed weights say, in every position of random games.
#[test]
fn sampling_is_exactly_as_weighted() {
    let mut rng = QuickRng::new(11);
    let mut draws = 0;
    for setup in Setup::all(Values::built_in()) {
        walk(&setup, &mut rng, |state| {
            let mut outcomes = Vec::new();
            RedOutpost::outcomes(state, &mut outcomes);
            if outcomes.is_empty() {
                return;
            }
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut drawn: HashMap<Chance, u32> = HashMap::new();
            for number in 0..total {
                *drawn.entry(RedOutpost::sample(state, &mut Written(number))).or_default() += 1;
            }
            assert_eq!(drawn, outcomes.into_iter().collect());
            draws += 1;
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
        walk(&setup, &mut rng, |state| {
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

/// Plays a random game and shows every position of it.
fn walk(setup: &Setup, rng: &mut QuickRng, mut see: impl FnMut(&State)) {
    let mut state = RedOutpost::start(setup);
    let mut actions = Vec::new();
    loop {
        see(&state);
        match RedOutpost::turn(&state) {
            Turn::Over => return,
            Turn::Nature => {
                let chance = RedOutpost::sample(&state, rng);
                RedOutpost::resolve(&mut state, chance, &mut ());
            }
            Turn::Seats(due) => {
                let seat = due.iter().next().expect("somebody is due");
                RedOutpost::legal(&state, seat, &mut actions);
                let action = rng.choose(&actions);
                RedOutpost::apply(&mut state, seat, action, &mut ());
            }
        }
    }
}
