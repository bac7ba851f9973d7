//! Moods, §4.3.

use red_outpost::{Event, Seating, Setup, Worker};

use crate::check::given;
use crate::played::random_game;

/// §4.3 with the faces of §6: location, the mood of most workers there, and who differs.
const FACES: [(&str, i8, &str, i8); 12] = [
    ("pasture", -1, "shepherd", 0),
    ("palace", 1, "commissar", 0),
    ("cornfield", -1, "farmer", 0),
    ("beerhouse", 2, "commissar", -1),
    ("warehouse", 0, "nobody", 0),
    ("administration", 0, "nobody", 0),
    ("spaceship", -1, "nobody", 0),
    ("mine", -2, "miner", 0),
    ("field-kitchen", 1, "nobody", 0),
    ("lake", -1, "fisherman", 0),
    ("labour-camp", -2, "nobody", 0),
    ("barracks", 1, "nobody", 0),
];

#[test]
fn section_4_3_the_faces_of_the_location_count_for_the_mover() {
    for (location, usual, special, different) in FACES {
        for worker in crate::phases::WORKERS {
            let phase = match location {
                "field-kitchen" => "lunch",
                "barracks" => "evening",
                _ => "forenoon",
            };
            let by = if worker == special { different } else { usual };
            let from = if location == "palace" { "mine" } else { "palace" };
            // From 0 no step is lost, and the draws of Lake and Spaceship come after the faces.
            given(&format!("phase {phase}; {worker} stands {from}; player 1 crystals 0"))
                .play(&format!("1 move {worker} {location}"))
                .has(&format!("{worker} mood {by}"));
        }
    }
}

#[test]
fn r2_a_step_past_the_top_is_lost() {
    let scene = given("phase forenoon; farmer mood 3; player 1 crystals 0").play("1 move farmer beerhouse");
    assert!(scene.events.contains(&Event::MoodChanged { worker: Worker::Farmer, by: 1 }));
    scene.changes("farmer lies beerhouse; farmer mood 4; farmer discs 1 0");
    let scene = given("phase forenoon; farmer mood 4; player 1 crystals 0").play("1 move farmer beerhouse");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::MoodChanged { .. })));
    scene.changes("farmer lies beerhouse; farmer discs 1 0");
}

#[test]
fn r2_a_step_past_the_bottom_is_lost_and_the_action_happens() {
    let scene = given("phase forenoon; farmer mood -1").play("1 move farmer mine");
    assert!(scene.events.contains(&Event::MoodChanged { worker: Worker::Farmer, by: -1 }));
    scene.changes("farmer lies mine; farmer mood -2; farmer discs 1 0; warehouse coal 1; player 1 wheel 1");
    given("phase forenoon; farmer mood -2").play("1 move farmer labour-camp").changes(
        "farmer lies labour-camp; farmer discs 1 0
        warehouse grain 1; warehouse wool 1; warehouse fish 1; player 1 wheel 3",
    );
}

#[test]
fn r2_a_worker_at_the_top_may_be_raised_and_one_at_the_bottom_lowered() {
    given("phase forenoon; farmer mood 4; miner mood -2")
        .play("1 move commissar beerhouse")
        .offers("1 treat raise farmer lower miner")
        .play("1 treat raise farmer lower miner")
        .changes("commissar lies beerhouse; commissar mood -1; commissar discs 1 0; player 1 crystals 0");
    given("phase forenoon; farmer mood 4; miner mood -2; warehouse fish 1")
        .play("1 move commissar warehouse; 1 bribe fish raise farmer lower miner")
        .changes("commissar lies warehouse; commissar discs 1 0; warehouse fish 0");
}

#[test]
fn r2_the_other_worker_of_palace_and_administration_stops_at_the_top_too() {
    given("phase forenoon; player 1 crystals 0; commissar mood 4")
        .play("1 move farmer palace")
        .changes("farmer lies palace; farmer discs 1 0; farmer mood 1");
    given("phase forenoon; bureaucrat mood 4")
        .play("1 move farmer administration")
        .changes("farmer lies administration; farmer discs 1 0");
}

/// A step that is lost is lost for good: +2 at +3, then −1, is +3 and not +4.
#[test]
fn r2_a_lost_step_is_not_remembered() {
    given("phase forenoon; farmer mood 3")
        .play("1 move farmer beerhouse; 1 treat raise miner lower farmer")
        .has("farmer mood 3; miner mood 1");
}

#[test]
fn section_4_3_moods_stay_on_the_track() {
    for seating in [Seating::Solo, Seating::Two, Seating::Four] {
        for seed in 0..10 {
            let mut moods = [0; 6];
            random_game(&Setup::new(seating), seed, |state, _, heard| {
                for event in heard {
                    match event {
                        Event::MoodChanged { worker, by } => {
                            assert_ne!(*by, 0, "a lost step is no change");
                            moods[*worker as usize] += by;
                        }
                        Event::DayEnded { .. } => moods = [0; 6],
                        _ => {}
                    }
                }
                assert!(moods.iter().all(|mood| (-2..=4).contains(mood)), "{moods:?}");
                let facts = red_outpost::facts(state);
                for (worker, mood) in crate::phases::WORKERS.iter().zip(moods) {
                    assert!(facts.contains(&format!("{worker} mood {mood}")), "{worker}: {mood}");
                }
            });
        }
    }
}
