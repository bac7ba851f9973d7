//! The Farmer card, §7.14, §11.5.

use crate::check::given;

#[test]
fn section_7_14_she_joins_another_worker_and_uses_the_place() {
    for posture in ["stands", "lies"] {
        given(&format!("phase forenoon; turns 1; player 1 worker-card farmer; miner {posture} mine"))
            .offers("1 move farmer mine")
            .play("1 move farmer mine")
            .changes("farmer lies mine; farmer discs 1 0; farmer mood -2; warehouse coal 1; player 1 wheel 1")
            .has(&format!("miner {posture} mine"));
    }
}

#[test]
fn section_7_14_free_places_stay_open_to_her() {
    given("phase forenoon; player 1 worker-card farmer; miner stands mine")
        .offers("1 move farmer cornfield; 1 move farmer mine");
}

#[test]
fn section_7_14_only_the_farmer() {
    given("phase forenoon; player 1 worker-card farmer; miner stands mine")
        .refuses("1 move shepherd mine; 1 move commissar mine");
}

#[test]
fn section_7_14_only_for_its_owner() {
    given("phase forenoon; player 2 worker-card farmer; miner stands mine")
        .refuses("1 move farmer mine")
        .play("1 move shepherd pasture")
        .offers("2 move farmer mine; 2 move farmer pasture");
}

/// It must still be another location, open and unblocked.
#[test]
fn section_7_14_nothing_else_is_relaxed() {
    given("phase forenoon; player 1 worker-card farmer; farmer stands mine; miner stands mine")
        .refuses("1 move farmer mine; 1 move farmer barracks; 1 move farmer field-kitchen; 1 stay");
    given("phase morning; player 1 worker-card farmer; miner stands palace")
        .refuses("1 move farmer palace; 1 move farmer barracks");
    given("phase evening; player 1 worker-card farmer; miner stands lake").refuses("1 move farmer lake");
    given("phase lunch; player 1 worker-card farmer; miner stands mine").refuses("1 move farmer mine");
}

/// Two in a place: it is still occupied when one of them leaves.
#[test]
fn section_7_14_the_place_is_free_when_both_are_gone() {
    given("phase afternoon; farmer stands mine; miner stands mine; player 1 crystals 0; player 2 crystals 0")
        .refuses("1 move shepherd mine; 1 move farmer mine; 1 move miner mine")
        .play("1 move farmer warehouse")
        .refuses("2 move shepherd mine")
        .play("2 move miner palace")
        .offers("1 move shepherd mine");
}

#[test]
fn section_11_5_only_where_the_other_lies_flat() {
    given("edition solo-print; phase forenoon; turns 1; player 1 worker-card farmer; miner stands mine")
        .refuses("1 move farmer mine")
        .offers("1 move farmer cornfield");
    given("edition solo-print; phase forenoon; turns 1; player 1 worker-card farmer; miner lies mine")
        .offers("1 move farmer mine")
        .play("1 move farmer mine")
        .has("farmer lies mine; miner lies mine; warehouse coal 1");
}

/// Barracks and Field kitchen are open to her as to everybody, standing workers or not.
#[test]
fn section_11_5_roomy_places_are_as_always() {
    given("edition solo-print; phase evening; player 1 worker-card farmer; farmer stands mine")
        .offers("1 move farmer barracks");
    given("edition solo-print; phase lunch; player 1 worker-card farmer; miner stands field-kitchen")
        .offers("1 move farmer field-kitchen");
}
