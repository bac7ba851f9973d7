//! How choices are shaped, §15.

use std::collections::HashSet;

use outlive::{Action, Hero, Outlive, Place, Setup, Values};
use table::{Game, Turn, Viewer, Word};

use crate::check::given;
use crate::played::random_game;

#[test]
fn section_15_every_question_has_two_answers_and_none_twice() {
    for setup in Setup::all(Values::built_in()) {
        for seed in 0..12 {
            random_game(&setup, seed, |state, offered| {
                let different: HashSet<_> = offered.iter().collect();
                assert_eq!(different.len(), offered.len(), "{offered:?}");
                if let Turn::Seats(due) = Outlive::turn(state) {
                    for seat in due.iter() {
                        let own = offered.iter().filter(|(other, _)| *other == seat).count();
                        assert!(own > 1, "{offered:?}");
                    }
                }
                for (_, action) in offered {
                    assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(action));
                }
            });
        }
    }
}

/// §5.2, §5.3: what holds in every game: one hero of a player at a place, one in a slot.
#[test]
fn section_5_2_never_two_heroes_of_a_player_at_a_place() {
    for setup in Setup::all(Values::built_in()) {
        random_game(&setup, 7, |state, _| {
            let view = Outlive::view(state, Viewer::Spectator);
            for seat in table::Seat::first(setup.seating.players()) {
                let heroes = &view.shelters[seat].heroes;
                for &place in Place::ALL {
                    let there = Hero::ALL.iter().filter(|&&hero| heroes[hero].place == Some(place)).count();
                    assert!(there <= 1, "{place}");
                }
            }
        });
    }
}

/// A destination is one action; of two heroes that are alike each has his own.
#[test]
fn section_15_a_destination_is_one_action() {
    assert_eq!(given("").offered().len(), 6);
}

/// Where nothing can be done the turn goes on by itself.
#[test]
fn section_15_nobody_is_asked_at_an_exhausted_place() {
    let next = |scene: &str, input: &str| given(scene).play(input).has("turn 2").offers("2 move 5 mine");
    next("stock mine 0", "1 move 5 mine");
    next("stock mine 0; prey mine 7 7", "1 move 5 mine");
    next("stock fair 0", "1 move 3a fair");
    next("", "1 move 5 cargo-ship 5");
}

/// The last hero of the Day who has one place to go is not asked.
#[test]
fn section_15_a_forced_move_is_made() {
    given(
        "stock mine 0; stock fair 0; turn 2; player 1 hero 3a lies military-base; player 1 hero 3b stands forest
        player 1 hero 4 stands dam; player 1 hero 5 stands mine; display silent-peak axe",
    )
    .play("2 move 5 mine")
    .has("player 1 hero 3a stands silent-peak")
    .offers("1 pick axe; 1 search; 1 done");
}

/// All losses of one pressure are one choice.
#[test]
fn section_15_all_losses_of_a_pressure_at_once() {
    given("stock mine 0; player 2 hero 3a stands mine; player 2 meat 2; player 2 wood 1")
        .play("1 move 5 mine")
        .offers_only("2 give meat meat; 2 give meat wood");
}

/// A Night asks nothing of those who can do nothing, and the others need not wait.
#[test]
fn section_15_a_night_asks_only_who_can_do_something() {
    let scene = given("seats 3; phase shelters; player 2 can 1").offers_only("2 recruit 1 0; 2 done");
    assert_eq!(Outlive::turn(scene.play("2 done").state()), Turn::Nature);
}
