//! The Pasture card, §7.1.

use crate::check::given;

#[test]
fn section_7_1_two_moods_instead_of_the_pasture() {
    given("phase forenoon; player 1 location-card pasture")
        .play("1 move farmer pasture")
        .offers_only("1 use; 1 decline")
        .play("1 use")
        .changes("farmer lies pasture; farmer discs 1 0; farmer mood 2")
        .has("turn 2");
}

/// The −1 of the place does not happen, and the Shepherd is no exception: +2 for everybody.
#[test]
fn r9_the_mood_step_is_replaced_too() {
    for edition in ["retail", "solo-print"] {
        for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
            given(&format!(
                "edition {edition}; phase forenoon; player 1 location-card pasture; {worker} mood -1"
            ))
            .play(&format!("1 move {worker} pasture; 1 use"))
            .changes(&format!("{worker} lies pasture; {worker} discs 1 0; {worker} mood 1"));
        }
    }
}

#[test]
fn section_7_1_declined_it_is_a_plain_pasture() {
    given("phase forenoon; player 1 location-card pasture")
        .play("1 move farmer pasture; 1 decline")
        .changes("farmer lies pasture; farmer discs 1 0; farmer mood -1; warehouse wool 1; player 1 wheel 1");
}

#[test]
fn r2_the_mood_stops_at_the_top() {
    given("phase forenoon; player 1 location-card pasture; farmer mood 3")
        .play("1 move farmer pasture; 1 use")
        .has("farmer mood 4; warehouse wool 0; player 1 wheel 0");
}

/// The disc lies on the portrait already; mood and goods wait for the answer.
#[test]
fn r22_decided_between_influence_and_mood() {
    given("phase forenoon; player 1 location-card pasture")
        .play("1 move farmer pasture")
        .changes("farmer lies pasture; farmer discs 1 0");
}

#[test]
fn section_7_1_only_for_its_owner_and_its_place() {
    given("phase forenoon; player 2 location-card pasture")
        .play("1 move farmer pasture")
        .has("turn 2; farmer mood -1; warehouse wool 1")
        .refuses("1 use; 2 use");
    given("phase forenoon; player 1 location-card pasture")
        .play("1 move miner cornfield")
        .has("turn 2; warehouse grain 1")
        .refuses("1 use; 2 use");
}

/// A card never wears out.
#[test]
fn section_7_any_number_of_times() {
    given(
        "phase forenoon; turns 4; player 1 location-card pasture; player 2 crystals 0; shepherd lies cornfield
         fisherman lies lake; bureaucrat lies palace; commissar lies spaceship",
    )
    .play("1 move farmer pasture; 1 use; 2 move miner warehouse")
    .play("2 move shepherd field-kitchen; 1 move fisherman field-kitchen")
    .has("phase afternoon; farmer mood 2; turn 1")
    .play("1 move farmer mine; 2 move commissar labour-camp; 1 move miner pasture; 1 use")
    .has("miner mood 2; farmer mood 0");
}
