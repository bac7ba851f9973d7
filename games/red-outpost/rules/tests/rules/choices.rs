//! How choices are shaped, §14.

use std::collections::HashSet;

use red_outpost::{Action, Blocks, Cards, Edition, Event, RedOutpost, Seating, Setup, Start, State, facts};
use table::{Game, PerSeat, Seat, Word};

use crate::check::given;
use crate::played::random_game;

#[test]
fn section_14_worker_and_destination_are_one_action() {
    assert_eq!(given("phase forenoon").offered().len(), 60);
}

#[test]
fn section_14_the_widest_warehouse_offer() {
    let scene =
        given("phase forenoon; warehouse wool 1; warehouse grain 2; warehouse coal 1; warehouse fish 2")
            .play("1 move miner warehouse");
    let offered = scene.offered();
    let with = |verb: &str| offered.iter().filter(|action| action.starts_with(verb)).count();
    assert_eq!(with("1 bribe "), 120);
    assert_eq!((with("1 sell "), with("1 buy "), with("1 decline")), (4, 4, 1));
    assert_eq!(offered.len(), 129);
    assert_eq!(offered.iter().collect::<HashSet<_>>().len(), 129, "no duplicates");
}

#[test]
fn section_14_the_widest_beerhouse_offer() {
    let scene = given("phase forenoon").play("1 move miner beerhouse");
    let treats = scene.offered().iter().filter(|action| action.starts_with("1 treat ")).count();
    assert_eq!((treats, scene.offered().len()), (30, 31));
}

/// Where there is nothing to choose the turn goes on by itself.
#[test]
fn section_14_nobody_is_asked_where_there_is_one_choice() {
    let next = |scene: &str, input: &str| given(scene).play(input).offers("2 move shepherd pasture");
    next("phase forenoon; player 1 crystals 0", "1 move miner palace").has("miner mood 1");
    next("phase forenoon; player 1 crystals 0", "1 move miner beerhouse").has("miner mood 2");
    next("phase forenoon; player 1 crystals 0", "1 move miner warehouse").has("miner lies warehouse");
    next("phase forenoon", "1 move miner administration").has("bureaucrat mood 1");
    next("phase forenoon; farmer discs 3 0", "1 move miner administration").has("farmer discs 3 0");
    next("phase forenoon; miner discs 0 3", "1 move miner administration").has("miner discs 1 3");
    next("phase forenoon", "1 move bureaucrat administration").has("player 1 crystals 2");
}

#[test]
fn section_14_the_last_choice_at_lunch_is_made_by_itself() {
    given(
        "seats 4; phase lunch; start 3; turns 2; turn 1; shepherd lies mine; farmer lies palace
        fisherman lies field-kitchen; miner lies field-kitchen",
    )
    .play("1 move bureaucrat field-kitchen")
    .changes(
        "phase afternoon; start 4; shepherd stands mine; farmer stands palace; fisherman stands field-kitchen
        miner stands field-kitchen; bureaucrat stands field-kitchen; bureaucrat discs 1 0 0 0
        bureaucrat mood 1; commissar stands field-kitchen; commissar discs 0 1 0 0; commissar mood 1",
    );
}

/// Every kind of game, several times.
fn games() -> Vec<Setup> {
    let mut games = Vec::new();
    for &seating in Seating::ALL {
        for &edition in Edition::ALL {
            let usual = Setup { edition, blocks: Blocks::Random, ..Setup::new(seating) };
            games.push(usual.clone());
            if seating != Seating::Solo {
                games.push(Setup { cards: Cards::With, start: Start::Random, ..usual });
            }
        }
    }
    games
}

#[test]
fn section_14_every_question_has_two_answers_and_none_twice() {
    for setup in games() {
        for seed in 0..15 {
            random_game(&setup, seed, |_, offered, _| {
                let different: HashSet<_> = offered.iter().collect();
                assert_eq!(different.len(), offered.len(), "{offered:?}");
                assert_ne!(offered.len(), 1, "{offered:?}");
                for (_, action) in offered {
                    assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(action));
                }
            });
        }
    }
}

fn points(state: &State) -> PerSeat<i16> {
    let scores = RedOutpost::scores(state);
    PerSeat::from_fn(|seat| scores[seat].points)
}

#[test]
fn section_14_points_by_source_add_up() {
    for setup in games() {
        for seed in 0..15 {
            let (state, events) = random_game(&setup, seed, |_, _, _| {});
            let mut sums =
                PerSeat::from_fn(|seat| if seat.index() < setup.seating.parties() { 5 } else { 0 });
            for event in &events {
                if let Event::Scored { seat, by, .. } = event {
                    assert_ne!(*by, 0);
                    sums[*seat] += by;
                }
            }
            assert_eq!(points(&state), sums);
            for seat in Seat::first(setup.seating.parties()) {
                assert!(facts(&state).contains(&format!("player {seat} vp {}", sums[seat])));
            }
        }
    }
}

/// What the text allows can be declined; the rest happens and is not asked.
#[test]
fn section_4_4_what_is_allowed_can_be_declined_and_the_rest_happens() {
    for place in ["palace", "beerhouse", "warehouse"] {
        given("phase forenoon").play(&format!("1 move miner {place}")).offers("1 decline").play("1 decline");
    }
    for place in ["pasture", "cornfield", "mine", "labour-camp"] {
        given("phase forenoon").play(&format!("1 move miner {place}")).offers("2 move farmer palace");
    }
}
