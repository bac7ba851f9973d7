//! What several players do at the same time gives the same in any order, §3.2, §6.

use outlive::{Outlive, Placement, Setup, State, Values};
use table::{Game, QuickRng, Rng, Seat, Turn};

use crate::check::given;
use crate::setup::{choices, dealt, led};

/// All ways to interleave two lists.
fn interleaved(one: &[String], other: &[String]) -> Vec<Vec<String>> {
    let ([first, one_left @ ..], [second, other_left @ ..]) = (one, other) else {
        return vec![[one, other].concat()];
    };
    let mut all = Vec::new();
    for (head, tails) in [(first, interleaved(one_left, other)), (second, interleaved(one, other_left))] {
        all.extend(tails.into_iter().map(|tail| std::iter::once(head.clone()).chain(tail).collect()));
    }
    all
}

/// §3.2: the secret choices, in every order.
#[test]
fn section_3_2_secret_choices_in_any_order() {
    let orders = interleaved(&choices(1, "solen-livrich"), &choices(2, "erin-mccarthy"));
    assert_eq!(orders.len(), 70);
    let leaders = ["solen-livrich", "erin-mccarthy"];
    let expected = led(&leaders, Placement::Simultaneous);
    for order in orders {
        let scene = dealt(&leaders, Placement::Simultaneous).play(&order.join(";"));
        assert_eq!(scene.state(), expected.state(), "{order:?}");
    }
}

/// §3.4: heroes placed at the same time.
#[test]
fn section_3_4_deployments_in_any_order() {
    let leaders = ["solen-livrich", "mary-koolpepper"];
    let play = |inputs: &str| led(&leaders, Placement::Simultaneous).play(inputs);
    let (one, two) = ("1 deploy 4 forest 5 mine", "2 deploy 4 cargo-ship 5 forest");
    assert_eq!(play(&format!("{one};{two}")).state(), play(&format!("{two};{one}")).state());
}

/// §6: two shelters at Night, in every order.
#[test]
fn section_6_nights_in_any_order() {
    let scene = "phase shelters; player 1 room council 4; player 1 water 3; player 1 can 3; player 1 wood 6
        player 2 airlock 4; player 2 water 2; player 2 can 2; player 2 metal 3; player 2 equipment crowbar broken";
    let one =
        ["1 feed 1", "1 recruit 2 1", "1 build 1 3 0 0", "1 staff 1 2", "1 build 2 3 0 0"].map(String::from);
    let two = ["2 recruit 1 0", "2 done", "2 repair crowbar alone 0 3 0"].map(String::from);
    let orders = interleaved(&one, &two);
    let expected = given(scene).play(&orders[0].join(";"));
    for order in &orders {
        assert_eq!(given(scene).play(&order.join(";")).state(), expected.state(), "{order:?}");
    }
}

/// §3.2, §6, §14: wherever two seats are due, their next inputs commute, unless nature or the end of
/// the step comes between them.
#[test]
fn section_6_independent_inputs_commute() {
    let mut compared = 0;
    for setup in Setup::all(Values::built_in()) {
        for seed in 0..6 {
            let mut rng = QuickRng::new(1000 + seed);
            crate::played::random_game(&setup, seed, |state, offered| {
                let Turn::Seats(due) = Outlive::turn(state) else { return };
                let seats: Vec<Seat> = due.iter().collect();
                let [one, two, ..] = seats[..] else { return };
                let mut pick = |seat: Seat| {
                    let own: Vec<_> = offered.iter().filter(|(other, _)| *other == seat).copied().collect();
                    rng.choose(&own)
                };
                let (first, second) = (pick(one), pick(two));
                let play = |inputs: [_; 2]| -> Option<State> {
                    let mut copy = state.clone();
                    for (seat, action) in inputs {
                        Outlive::try_apply(&mut copy, seat, action, &mut ()).ok()?;
                    }
                    Some(copy)
                };
                if let (Some(one), Some(two)) = (play([first, second]), play([second, first])) {
                    // Draws are served in the order in which they come in, so those may differ.
                    if Outlive::turn(&one) != Turn::Nature {
                        assert_eq!(one, two, "{first:?} {second:?}");
                        compared += 1;
                    }
                }
            });
        }
    }
    assert!(compared > 500, "{compared}");
}
