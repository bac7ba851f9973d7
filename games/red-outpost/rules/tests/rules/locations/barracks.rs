//! The Barracks, §6.12.

use crate::check::given;

#[test]
fn section_6_12_going_to_bed_early_lifts_the_mood() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given(&format!("phase evening; {worker} stands mine"))
            .play(&format!("1 move {worker} barracks"))
            .changes(&format!("{worker} lies barracks; {worker} discs 1 0; {worker} mood 1"))
            .has("turn 2");
    }
}

#[test]
fn r2_the_mood_stops_at_the_top() {
    given("phase evening; miner stands mine; miner mood 4")
        .play("1 move miner barracks")
        .changes("miner lies barracks; miner discs 1 0");
}

/// Any number of workers fits in, standing and lying.
#[test]
fn section_4_1_it_holds_any_number() {
    given("seats 3; phase evening; miner stands mine; farmer stands warehouse")
        .play("1 move miner barracks; 2 move farmer barracks")
        .has("miner lies barracks; farmer lies barracks; shepherd stands barracks");
}

#[test]
fn section_4_1_who_is_there_cannot_be_moved_there() {
    given("phase evening; miner stands mine")
        .offers("1 move miner barracks")
        .refuses("1 move shepherd barracks; 1 stay");
}

#[test]
fn section_6_12_it_is_shut_before_the_evening() {
    for phase in ["morning", "forenoon", "lunch", "afternoon"] {
        given(&format!("phase {phase}; miner stands mine; bureaucrat stands palace"))
            .refuses("1 move miner barracks; 1 move bureaucrat barracks");
    }
}

#[test]
fn section_3_1_who_sleeps_in_gains_one_at_the_end_of_the_morning() {
    given("phase morning; turns 1; turn 2; farmer lies warehouse; commissar mood 4; player 2 crystals 0")
        .play("2 move miner administration")
        .changes(
            "miner stands administration; miner discs 0 1; farmer stands warehouse; start 2; phase forenoon
             shepherd mood 1; fisherman mood 1; bureaucrat mood 2",
        )
        .has("farmer mood 0; miner mood 0; commissar mood 4");
}

#[test]
fn section_3_1_no_other_phase_pays_for_sleeping_in() {
    given("phase lunch; turns 1; turn 2; farmer lies field-kitchen")
        .play("2 move miner field-kitchen")
        .has("phase afternoon; shepherd mood 0; commissar mood 0");
}
