//! The Fisherman card, §7.15, §11.6.

use crate::check::given;

/// A turn with the Fisherman in which nothing else is asked: at the Warehouse without a crystal.
const QUIET: &str = "player 1 worker-card fisherman; player 1 crystals 0";

#[test]
fn section_7_15_another_worker_is_sent_elsewhere() {
    given(&format!("phase forenoon; {QUIET}; farmer mood 1"))
        .play("1 move fisherman warehouse; 1 send farmer mine")
        .changes("fisherman lies warehouse; fisherman discs 1 0; farmer stands mine")
        .has("turn 2; warehouse coal 0; farmer mood 1; farmer discs 0 0; player 1 wheel 0");
}

#[test]
fn section_7_15_a_flat_worker_stays_flat() {
    given(&format!("phase forenoon; turns 2; {QUIET}; farmer lies cornfield"))
        .play("1 move fisherman warehouse; 1 send farmer mine")
        .changes("fisherman lies warehouse; fisherman discs 1 0; farmer lies mine")
        .refuses("2 move farmer cornfield");
}

#[test]
fn section_7_15_it_may_be_declined() {
    given(&format!("phase forenoon; {QUIET}"))
        .play("1 move fisherman warehouse; 1 decline")
        .changes("fisherman lies warehouse; fisherman discs 1 0")
        .has("turn 2");
}

/// Five workers in the Barracks, nine free places.
#[test]
fn section_7_15_anybody_else_anywhere_free() {
    let scene = given(&format!("phase forenoon; {QUIET}")).play("1 move fisherman warehouse");
    assert_eq!(scene.offered().len(), 5 * 9 + 1);
    scene.refuses(
        "1 send fisherman mine; 1 send farmer warehouse; 1 send farmer barracks; 1 send farmer field-kitchen",
    );
}

#[test]
fn section_7_15_neither_to_an_occupied_place_nor_to_their_own() {
    given(&format!("phase forenoon; {QUIET}; miner stands mine; farmer lies cornfield"))
        .play("1 move fisherman warehouse")
        .offers("1 send miner lake; 1 send farmer lake")
        .refuses(
            "1 send shepherd mine; 1 send shepherd cornfield; 1 send miner mine; 1 send miner warehouse",
        );
}

/// He has left it, so it is free.
#[test]
fn section_7_15_the_place_he_came_from_is_free() {
    given(&format!("phase forenoon; {QUIET}; fisherman stands lake"))
        .play("1 move fisherman warehouse")
        .offers("1 send miner lake");
}

#[test]
fn r25_the_place_is_unblocked_and_open_in_this_phase() {
    given(&format!("phase morning; {QUIET}"))
        .play("1 move fisherman warehouse")
        .offers("1 send miner mine; 1 send miner lake; 1 send miner pasture")
        .refuses(
            "1 send miner palace; 1 send bureaucrat beerhouse; 1 send miner spaceship
             1 send miner barracks; 1 send miner field-kitchen",
        );
    given(&format!("phase evening; {QUIET}; miner stands mine"))
        .play("1 move fisherman warehouse")
        .offers("1 send miner palace; 1 send farmer beerhouse")
        .refuses(
            "1 send miner lake; 1 send miner pasture; 1 send miner cornfield; 1 send miner field-kitchen",
        );
}

/// Barracks hold any number, so in the Evening they are free for whoever is not there yet.
#[test]
fn r25_the_barracks_in_the_evening() {
    given(&format!("phase evening; {QUIET}; miner stands mine"))
        .play("1 move fisherman warehouse")
        .refuses("1 send farmer barracks")
        .play("1 send miner barracks")
        .changes("fisherman lies warehouse; fisherman discs 1 0; miner stands barracks")
        .has("miner mood 0");
}

#[test]
fn r1_not_at_lunch() {
    for edition in ["retail", "solo-print"] {
        given(&format!("edition {edition}; phase lunch; {QUIET}; miner stands field-kitchen"))
            .play("1 move fisherman field-kitchen")
            .has("turn 2")
            .refuses("1 send miner mine; 1 send miner field-kitchen; 1 send farmer field-kitchen; 1 decline");
    }
}

#[test]
fn section_7_15_only_in_the_fishermans_turn_and_only_for_its_owner() {
    given(&format!("phase forenoon; {QUIET}")).play("1 move miner warehouse").has("turn 2");
    given("phase forenoon; player 2 worker-card fisherman; player 1 crystals 0")
        .play("1 move fisherman warehouse")
        .has("turn 2")
        .refuses("1 send farmer mine; 2 send farmer mine");
}

/// The catch first, then the errand.
#[test]
fn r22_decided_at_the_end_of_the_turn() {
    given(&format!("phase forenoon; {QUIET}"))
        .play("1 move fisherman lake; nature lake nothing; nature lake one-fish")
        .refuses("1 send farmer mine")
        .play("1 catch one-fish")
        .has("warehouse fish 1")
        .offers("1 send farmer mine; 1 decline");
}

#[test]
fn r22_after_the_spaceship_card() {
    given(&format!(
        "phase forenoon; {QUIET}; player 1 location-card spaceship
         warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1"
    ))
    .play("1 move fisherman spaceship; nature spaceship nothing")
    .refuses("1 send farmer mine")
    .play("1 ship wool")
    .offers("1 send farmer mine; 1 decline");
}

/// In the Morning's last turn: who was sent out does not sleep in.
#[test]
fn section_7_15_before_the_phase_ends() {
    given("turns 1; turn 2; player 2 worker-card fisherman; player 2 crystals 0; shepherd lies mine")
        .play("2 move fisherman warehouse; 2 send farmer pasture")
        .has("phase forenoon; farmer stands pasture; farmer mood 0; miner mood 1");
}

/// The Barracks card comes after it and knows the Farmer to be out.
#[test]
fn r22_before_the_barracks_card() {
    given(
        "turns 1; turn 2; player 2 worker-card fisherman; player 2 crystals 0
         player 1 location-card barracks; shepherd lies mine",
    )
    .play("2 move fisherman warehouse; 2 send farmer pasture")
    .offers("1 shift 2 from fisherman to miner; 1 decline")
    .refuses("1 shift 2 from fisherman to farmer");
}

/// In the last turn of the Forenoon everybody else lies flat, and can still be sent.
#[test]
fn section_7_15_in_the_last_turn_of_the_forenoon() {
    given(
        "phase forenoon; turns 5; turn 2; player 2 worker-card fisherman; player 2 crystals 0
         shepherd lies pasture; farmer lies cornfield; miner lies mine; bureaucrat lies palace
         commissar lies spaceship",
    )
    .play("2 move fisherman warehouse")
    .offers("2 send shepherd lake; 2 decline")
    .play("2 send shepherd lake")
    .has("phase lunch; shepherd stands lake; warehouse fish 0");
}

#[test]
fn section_11_6_only_a_worker_who_is_where_he_is() {
    given(&format!(
        "edition solo-print; phase evening; {QUIET}; fisherman stands lake
         miner stands mine; farmer lies barracks"
    ))
    .play("1 move fisherman barracks")
    .offers("1 send shepherd palace; 1 decline")
    .offers("1 send farmer palace")
    .refuses("1 send miner palace; 1 send miner barracks; 1 send shepherd mine; 1 send shepherd pasture");
}

#[test]
fn section_11_6_not_asked_when_he_is_alone() {
    given(&format!("edition solo-print; phase forenoon; {QUIET}"))
        .play("1 move fisherman warehouse")
        .has("turn 2")
        .refuses("1 send farmer mine; 1 decline");
}
