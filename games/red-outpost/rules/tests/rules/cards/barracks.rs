//! The Barracks card, §7.12, §11.3.

use crate::check::given;

/// Player 2 has the Morning's last turn; the Farmer has been moved by player 1.
const LAST_TURN: &str = "turns 1; turn 2; farmer lies pasture; farmer discs 1 0; player 2 crystals 0";

#[test]
fn r24_any_players_disc_to_a_worker_in_the_barracks() {
    given(&format!("{LAST_TURN}; player 1 location-card barracks")).play("2 move miner mine").offers_only(
        "1 shift 1 from farmer to shepherd; 1 shift 1 from farmer to fisherman
         1 shift 1 from farmer to bureaucrat; 1 shift 1 from farmer to commissar
         1 shift 2 from miner to shepherd; 1 shift 2 from miner to fisherman
         1 shift 2 from miner to bureaucrat; 1 shift 2 from miner to commissar; 1 decline",
    );
}

#[test]
fn section_7_12_the_disc_is_moved_and_the_morning_ends() {
    given(&format!("{LAST_TURN}; player 1 location-card barracks"))
        .play("2 move miner warehouse; 1 shift 2 from miner to shepherd")
        .changes(
            "phase forenoon; start 2; farmer stands pasture; miner stands warehouse; shepherd discs 0 1
             shepherd mood 1; fisherman mood 1; bureaucrat mood 1; commissar mood 1",
        )
        .has("miner discs 0 0; turn 2");
}

#[test]
fn section_7_12_it_may_be_declined() {
    given(&format!("{LAST_TURN}; player 1 location-card barracks"))
        .play("2 move miner warehouse; 1 decline")
        .has("phase forenoon; miner discs 0 1; farmer discs 1 0; shepherd mood 1; turn 2");
}

/// From any portrait, also that of a worker in the Barracks; never onto the same one.
#[test]
fn section_7_12_from_one_in_the_barracks_to_another() {
    given(&format!("{LAST_TURN}; player 1 location-card barracks; shepherd discs 1 0"))
        .play("2 move miner warehouse")
        .offers("1 shift 1 from shepherd to commissar; 1 shift 1 from farmer to shepherd")
        .refuses(
            "1 shift 1 from shepherd to shepherd; 1 shift 1 from shepherd to farmer
             1 shift 2 from miner to farmer; 1 shift 1 from farmer to miner
             1 shift 2 from farmer to shepherd",
        );
}

#[test]
fn section_7_12_one_disc_only() {
    given(&format!("{LAST_TURN}; player 1 location-card barracks; shepherd discs 1 1"))
        .play("2 move miner warehouse; 1 shift 2 from shepherd to commissar")
        .has("phase forenoon")
        .refuses("1 shift 1 from farmer to shepherd; 2 shift 1 from farmer to shepherd");
}

/// R12: the Shepherd cannot be used there in the Morning, so who is in the Barracks has not been used.
#[test]
fn section_7_12_onto_the_shepherd_who_may_not_stay_there() {
    given("player 1 location-card barracks; player 1 worker-card shepherd; player 2 crystals 0")
        .refuses("1 stay")
        .play("1 move farmer administration; 2 move miner warehouse; 1 shift 2 from miner to shepherd")
        .has("phase forenoon; shepherd discs 0 1; miner discs 0 0; shepherd mood 1");
}

/// The owner decides, whoever had the last turn and whoever comes next.
#[test]
fn r22_the_owner_decides_outside_turns() {
    given(
        "seats 3; turns 2; turn 3; player 2 location-card barracks; player 3 crystals 0
         farmer lies mine; farmer discs 1 0 0",
    )
    .play("3 move miner warehouse")
    .offers("2 shift 1 from farmer to shepherd; 2 shift 3 from miner to shepherd; 2 decline")
    .refuses("1 shift 1 from farmer to shepherd; 3 shift 1 from farmer to shepherd; 3 decline");
}

#[test]
fn section_7_12_not_before_the_last_turn_of_the_morning() {
    given("player 1 location-card barracks; player 1 crystals 0")
        .play("1 move miner warehouse")
        .has("turn 2; phase morning")
        .refuses("1 shift 1 from miner to shepherd; 1 decline");
}

#[test]
fn section_7_12_at_the_end_of_no_other_phase() {
    given("phase lunch; turns 1; turn 2; player 1 location-card barracks; farmer discs 1 0")
        .play("2 move miner field-kitchen")
        .has("phase afternoon; turn 2")
        .refuses("1 shift 1 from farmer to shepherd; 1 decline");
}

#[test]
fn section_7_12_nobody_without_the_card_is_asked() {
    given(LAST_TURN).play("2 move miner warehouse").has("phase forenoon; turn 2");
}

#[test]
fn section_7_12_not_asked_with_nobody_in_the_barracks() {
    given(&format!(
        "{LAST_TURN}; player 1 location-card barracks; shepherd stands cornfield; fisherman stands lake
         bureaucrat stands palace; commissar stands labour-camp; miner stands mine"
    ))
    .play("2 move miner warehouse")
    .has("phase forenoon; turn 2");
}

/// The other player kept his disc back (§7.11), so that there is none on any portrait.
#[test]
fn section_7_12_not_asked_without_a_disc_to_move() {
    given(
        "turns 1; turn 2; player 1 location-card barracks; player 2 location-card labour-camp
         farmer lies pasture",
    )
    .play("2 move miner labour-camp; 2 influence reserve 0")
    .has("phase forenoon; turn 2");
}

#[test]
fn section_11_3_only_the_owners_own_disc() {
    given(&format!("edition solo-print; {LAST_TURN}; player 1 location-card barracks"))
        .play("2 move miner warehouse")
        .offers_only(
            "1 shift 1 from farmer to shepherd; 1 shift 1 from farmer to fisherman
             1 shift 1 from farmer to bureaucrat; 1 shift 1 from farmer to commissar; 1 decline",
        )
        .refuses("1 shift 2 from miner to shepherd");
}

#[test]
fn section_11_3_not_asked_without_a_disc_of_ones_own() {
    given("edition solo-print; turns 1; turn 2; player 2 crystals 0; player 1 location-card barracks")
        .play("2 move miner warehouse")
        .has("phase forenoon; turn 2; miner discs 0 1");
}
