//! The Palace card, §7.2.

use crate::check::given;

const PLEDGES: &str = "1 pledge shepherd; 1 pledge farmer; 1 pledge fisherman
     1 pledge miner; 1 pledge bureaucrat; 1 pledge commissar";

#[test]
fn section_7_2_the_crystal_goes_on_any_portrait() {
    given("phase forenoon; player 1 location-card palace")
        .play("1 move farmer palace")
        .offers_only(&format!("1 donate; 1 decline; {PLEDGES}"))
        .play("1 pledge miner")
        .changes(
            "farmer lies palace; farmer discs 1 0; farmer mood 1; commissar mood 1
             player 1 crystals 0; miner crystals 1 0",
        )
        .has("turn 2; player 1 donated 0");
}

#[test]
fn section_7_2_also_for_the_mover_and_with_the_commissar() {
    given("phase forenoon; player 1 location-card palace")
        .play("1 move commissar palace; 1 pledge commissar")
        .changes("commissar lies palace; commissar discs 1 0; player 1 crystals 0; commissar crystals 1 0");
}

#[test]
fn section_7_2_a_donation_and_declining_stay_possible() {
    given("phase forenoon; player 1 location-card palace")
        .play("1 move farmer palace; 1 donate")
        .has("player 1 donated 1; player 1 crystals 0; farmer crystals 0 0");
    given("phase forenoon; player 1 location-card palace")
        .play("1 move farmer palace; 1 decline")
        .has("player 1 donated 0; player 1 crystals 1; turn 2");
}

#[test]
fn section_7_2_one_crystal_only() {
    for action in ["donate", "pledge miner"] {
        given("phase forenoon; player 1 location-card palace; player 1 crystals 4")
            .play(&format!("1 move farmer palace; 1 {action}"))
            .has("turn 2; player 1 crystals 3")
            .refuses("1 pledge miner; 1 donate");
    }
}

#[test]
fn section_7_2_nobody_without_a_crystal_is_asked() {
    given("phase forenoon; player 1 location-card palace; player 1 crystals 0")
        .play("1 move farmer palace")
        .has("turn 2")
        .refuses(PLEDGES);
}

#[test]
fn section_7_2_only_for_its_owner_and_its_place() {
    given("phase forenoon; player 2 location-card palace").play("1 move farmer palace").refuses(PLEDGES);
    given("phase forenoon; player 1 location-card palace")
        .play("1 move farmer beerhouse")
        .refuses("1 pledge miner; 1 donate");
}

/// Player 2 ends the day with a turn that moves no mood.
const LAST_TURN: &str = "phase evening; turns 1; turn 2; player 2 crystals 0";

#[test]
fn section_7_2_it_counts_as_a_disc_when_the_day_ends() {
    given(&format!("{LAST_TURN}; player 1 crystals 0; miner mood 3; miner discs 1 1; miner crystals 1 0"))
        .play("2 move farmer warehouse")
        .has("day 2; player 1 vp 8; player 2 vp 5; miner crystals 0 0; miner discs 0 0")
        .has("player 1 crystals 0; player 1 donated 0");
}

#[test]
fn section_7_2_it_can_make_a_tie() {
    given(&format!("{LAST_TURN}; miner mood 3; miner discs 1 2; miner crystals 1 0"))
        .play("2 move farmer warehouse")
        .has("player 1 vp 8; player 2 vp 8");
}

#[test]
fn section_7_2_it_counts_where_there_is_no_disc_at_all() {
    given(&format!("{LAST_TURN}; miner mood -2; miner crystals 1 0"))
        .play("2 move farmer warehouse")
        .has("player 1 vp 3; player 2 vp 5");
}

#[test]
fn section_7_2_several_crystals_on_a_portrait() {
    given(&format!("{LAST_TURN}; player 1 crystals 0; miner mood 4; miner discs 0 1; miner crystals 2 0"))
        .play("2 move farmer warehouse")
        .has("player 1 vp 9; player 2 vp 5; miner crystals 0 0");
}

#[test]
fn section_7_2_it_stays_until_the_day_ends() {
    given("phase lunch; turns 1; turn 2; miner crystals 1 0")
        .play("2 move farmer field-kitchen")
        .has("phase afternoon; miner crystals 1 0");
}

#[test]
fn r10_the_barracks_card_does_not_move_it() {
    given(
        "phase morning; turns 1; turn 2; player 2 crystals 0; player 1 location-card barracks
         miner crystals 1 0",
    )
    .play("2 move farmer warehouse")
    .offers("1 shift 2 from farmer to miner")
    .refuses("1 shift 1 from miner to shepherd");
}

/// A pledge is no donation: it wins no place at the Palace when the game ends (R26).
#[test]
fn r10_it_is_no_donation() {
    given(&format!("day 2; {LAST_TURN}; player 1 crystals 0; miner crystals 1 0"))
        .play("2 move farmer warehouse")
        .has("player 1 vp 5; player 2 vp 5");
}
