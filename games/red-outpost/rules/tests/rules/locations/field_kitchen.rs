//! The Field kitchen, §6.9.

use crate::check::given;

#[test]
fn section_6_9_a_meal_lifts_the_mood() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase lunch")
            .play(&format!("1 move {worker} field-kitchen"))
            .changes(&format!("{worker} lies field-kitchen; {worker} discs 1 0; {worker} mood 1"))
            .has("turn 2");
    }
}

#[test]
fn r2_the_mood_stops_at_the_top() {
    given("phase lunch; miner mood 4")
        .play("1 move miner field-kitchen")
        .changes("miner lies field-kitchen; miner discs 1 0");
}

#[test]
fn section_6_9_it_is_the_only_place_at_lunch() {
    given("phase lunch; miner stands mine").offers_only(
        "1 move shepherd field-kitchen; 1 move farmer field-kitchen; 1 move fisherman field-kitchen
         1 move miner field-kitchen; 1 move bureaucrat field-kitchen; 1 move commissar field-kitchen",
    );
}

#[test]
fn section_4_1_it_holds_any_number() {
    given("seats 4; phase lunch")
        .play("1 move miner field-kitchen; 2 move farmer field-kitchen; 3 move shepherd field-kitchen")
        .has("miner lies field-kitchen; farmer lies field-kitchen; shepherd lies field-kitchen")
        .offers_only(
            "4 move fisherman field-kitchen; 4 move bureaucrat field-kitchen; 4 move commissar field-kitchen",
        );
}

#[test]
fn section_6_9_it_is_shut_in_every_other_phase() {
    for phase in ["morning", "forenoon", "afternoon", "evening"] {
        given(&format!("phase {phase}; miner stands mine"))
            .refuses("1 move miner field-kitchen; 1 move bureaucrat field-kitchen");
    }
}

/// Those who ate stand up there and go on in the Afternoon.
#[test]
fn section_3_6_everybody_stands_up_after_lunch() {
    given("phase lunch; turns 1; turn 2; farmer lies field-kitchen")
        .play("2 move miner field-kitchen")
        .has("phase afternoon; farmer stands field-kitchen; miner stands field-kitchen")
        .offers("2 move farmer mine; 2 move miner mine");
}
