//! The Field kitchen card, §7.9.

use crate::check::given;

#[test]
fn section_7_9_one_or_two_workers_lie_down_where_they_are() {
    given("phase lunch; begin; player 1 location-card field-kitchen; miner stands mine")
        .offers("1 nap miner; 1 nap farmer miner; 1 decline")
        .play("1 nap farmer miner")
        .changes("farmer lies barracks; miner lies mine");
    given("phase lunch; begin; player 1 location-card field-kitchen")
        .play("1 nap commissar")
        .changes("commissar lies barracks");
}

/// Six workers alone, fifteen pairs, or nobody.
#[test]
fn section_7_9_all_choices() {
    let scene = given("phase lunch; begin; player 1 location-card field-kitchen");
    assert_eq!(scene.offered().len(), 6 + 15 + 1);
}

#[test]
fn section_7_9_it_may_be_declined() {
    given("phase lunch; begin; player 1 location-card field-kitchen")
        .play("1 decline")
        .changes("")
        .has("turn 1")
        .offers("1 move farmer field-kitchen; 1 move miner field-kitchen");
}

#[test]
fn section_7_9_they_sit_this_lunch_out() {
    given("phase lunch; begin; player 1 location-card field-kitchen").play("1 nap farmer miner").offers_only(
        "1 move shepherd field-kitchen; 1 move fisherman field-kitchen
         1 move bureaucrat field-kitchen; 1 move commissar field-kitchen",
    );
}

/// Neither a disc nor a mood nor a turn: they stand up again after Lunch, and nothing else happened.
#[test]
fn section_7_9_they_stand_up_after_lunch() {
    given("phase lunch; begin; player 1 location-card field-kitchen; miner stands mine")
        .play("1 nap farmer miner; 1 move shepherd field-kitchen; 2 move commissar field-kitchen")
        .changes(
            "phase afternoon; start 2; shepherd stands field-kitchen; commissar stands field-kitchen
             shepherd mood 1; commissar mood 1; shepherd discs 1 0; commissar discs 0 1",
        );
}

/// The owner decides although another player opens Lunch.
#[test]
fn r22_the_owner_decides_outside_turns() {
    given("phase lunch; begin; player 2 location-card field-kitchen")
        .offers("2 nap farmer; 2 decline")
        .refuses("1 nap farmer; 1 decline; 1 move farmer field-kitchen")
        .play("2 nap farmer")
        .has("turn 1")
        .offers("1 move miner field-kitchen")
        .refuses("1 move farmer field-kitchen");
}

/// It is asked when the Forenoon's last turn leads to Lunch, with everybody standing again.
#[test]
fn section_7_9_asked_when_lunch_begins() {
    given(
        "phase forenoon; turns 5; turn 2; player 1 location-card field-kitchen; player 2 crystals 0
         shepherd lies pasture; farmer lies cornfield; fisherman lies lake; bureaucrat lies palace
         commissar lies spaceship",
    )
    .play("2 move miner warehouse")
    .has("phase lunch; miner stands warehouse; shepherd stands pasture")
    .offers("1 nap shepherd miner; 1 nap miner; 1 decline");
}

#[test]
fn section_7_9_no_other_phase_begins_with_it() {
    for phase in ["morning", "forenoon", "afternoon", "evening"] {
        given(&format!("phase {phase}; begin; player 1 location-card field-kitchen"))
            .refuses("1 nap farmer; 1 decline")
            .offers("1 move farmer warehouse");
    }
}

#[test]
fn section_7_9_nobody_without_the_card_is_asked() {
    given("phase lunch; begin; player 1 location-card pasture")
        .offers("1 move farmer field-kitchen")
        .refuses("1 nap farmer; 2 nap farmer; 1 decline");
}

/// Four players and four workers left: everybody has a turn. The last one has no choice and is not
/// asked (§14).
#[test]
fn r1_two_naps_leave_a_worker_for_each_of_four_players() {
    given("seats 4; phase lunch; begin; player 3 location-card field-kitchen")
        .play("3 nap shepherd commissar; 1 move farmer field-kitchen; 2 move miner field-kitchen")
        .offers_only("3 move fisherman field-kitchen; 3 move bureaucrat field-kitchen")
        .play("3 move fisherman field-kitchen")
        .has(
            "phase afternoon; shepherd mood 0; commissar mood 0; bureaucrat mood 1; bureaucrat discs 0 0 0 1",
        );
}
