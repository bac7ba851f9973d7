//! The Administration card, §7.6, R34.

use table::Seat;

use crate::check::given;

#[test]
fn section_7_6_the_disc_may_go_on_the_card() {
    given("phase forenoon; player 1 location-card administration")
        .play("1 move farmer administration")
        .offers_only("1 influence portrait 0; 1 influence card 0")
        .play("1 influence card 0")
        .changes("farmer lies administration; player 1 held 1; bureaucrat mood 1")
        .has("turn 2; farmer discs 0 0");
}

#[test]
fn section_7_6_or_on_the_portrait_as_always() {
    given("phase forenoon; player 1 location-card administration")
        .play("1 move farmer administration; 1 influence portrait 0")
        .changes("farmer lies administration; farmer discs 1 0; bureaucrat mood 1");
}

#[test]
fn section_7_6_the_bureaucrat_is_a_visitor_like_any_other() {
    given("phase forenoon; player 1 location-card administration")
        .play("1 move bureaucrat administration; 1 influence card 0")
        .changes("bureaucrat lies administration; player 1 held 1; player 1 crystals 2");
}

/// The disc is decided before moods change and before another player's disc is shifted.
#[test]
fn r22_decided_at_the_influence_step() {
    given("phase forenoon; player 1 location-card administration; miner discs 0 1")
        .play("1 move farmer administration")
        .changes("farmer lies administration")
        .play("1 influence card 0")
        .offers("1 shift 2 from miner to shepherd; 1 decline");
}

#[test]
fn section_7_6_later_discs_join_the_regular_one() {
    given("phase forenoon; player 1 location-card administration; player 1 held 2")
        .play("1 move farmer pasture")
        .offers_only("1 influence portrait 0; 1 influence portrait 1; 1 influence portrait 2")
        .refuses("1 influence card 0; 1 influence reserve 0; 1 influence portrait 3")
        .play("1 influence portrait 2")
        .changes(
            "farmer lies pasture; farmer discs 3 0; farmer mood -1; player 1 held 0
             warehouse wool 1; player 1 wheel 1",
        );
}

#[test]
fn section_7_6_some_may_stay_on_the_card() {
    given("phase forenoon; player 1 location-card administration; player 1 held 2")
        .play("1 move farmer pasture; 1 influence portrait 1")
        .has("farmer discs 2 0; player 1 held 1");
}

#[test]
fn section_7_6_none_need_leave_the_card() {
    given("phase forenoon; player 1 location-card administration; player 1 held 2")
        .play("1 move farmer pasture; 1 influence portrait 0")
        .has("farmer discs 1 0; player 1 held 2");
}

#[test]
fn r23_discs_leave_the_card_while_a_new_one_arrives() {
    given("phase forenoon; player 1 location-card administration; player 1 held 2")
        .play("1 move farmer administration")
        .offers_only(
            "1 influence portrait 0; 1 influence portrait 1; 1 influence portrait 2
             1 influence card 0; 1 influence card 1; 1 influence card 2",
        )
        .refuses("1 influence card 3")
        .play("1 influence card 2")
        .changes("farmer lies administration; farmer discs 2 0; player 1 held 1; bureaucrat mood 1");
}

/// The disc of this very turn does not go on the card and off again.
#[test]
fn r23_the_disc_of_this_turn_stays() {
    given("phase forenoon; player 1 location-card administration")
        .play("1 move farmer administration")
        .refuses("1 influence card 1; 1 influence portrait 1");
}

/// Put aside in the first turn, kept in the second, released in the third.
#[test]
fn r23_over_several_turns() {
    given("phase forenoon; player 1 location-card administration; player 1 crystals 0; player 2 crystals 0")
        .play("1 move farmer administration; 1 influence card 0; 2 move miner warehouse")
        .has("player 1 held 1; farmer discs 0 0")
        .play("1 move shepherd pasture; 1 influence portrait 0; 2 move bureaucrat palace")
        .has("player 1 held 1; shepherd discs 1 0")
        .play("1 move commissar mine")
        .offers_only("1 influence portrait 0; 1 influence portrait 1")
        .play("1 influence portrait 1")
        .has("player 1 held 0; commissar discs 2 0");
}

#[test]
fn section_7_6_at_lunch_too() {
    given("phase lunch; player 1 location-card administration; player 1 held 1")
        .play("1 move farmer field-kitchen; 1 influence portrait 1")
        .changes("farmer lies field-kitchen; farmer discs 2 0; farmer mood 1; player 1 held 0");
}

/// Held discs count for nobody, and all come home: nine are left for the second day.
#[test]
fn section_7_6_leftovers_return_when_the_day_ends() {
    given(
        "phase evening; turns 1; turn 2; player 2 crystals 0; player 1 location-card administration
         player 1 held 2; farmer mood 2; farmer discs 0 1",
    )
    .play("2 move miner warehouse")
    .has("day 2; player 1 held 0; player 1 vp 5; player 2 vp 7");
}

/// Book B does not say so, and is read as book A.
#[test]
fn r34_in_solo_print_leftovers_return_too() {
    let scene = given(
        "edition solo-print; phase evening; turns 1; turn 2; player 2 crystals 0
         player 1 location-card administration; player 1 held 2; farmer mood 2; farmer discs 0 1",
    )
    .play("2 move miner warehouse")
    .has("day 2; phase morning; player 1 held 0; player 1 vp 5; player 2 vp 7");
    assert_eq!(scene.view().players[Seat::One].reserve, 9);
    scene
        .play("2 move farmer mine; 1 move miner lake")
        .has("miner discs 1 0")
        .refuses("1 influence portrait 0; 1 influence portrait 1");
}

#[test]
fn section_7_6_others_cannot_shift_a_disc_on_the_card() {
    given("phase forenoon; player 2 location-card administration; player 2 held 2")
        .play("1 move farmer administration")
        .has("turn 2; farmer discs 1 0; player 2 held 2")
        .refuses("1 shift 2 from farmer to miner; 1 influence card 0");
}

#[test]
fn section_7_6_only_for_its_owner() {
    given("phase forenoon; player 2 location-card administration; player 2 held 1")
        .play("1 move farmer pasture")
        .has("turn 2; farmer discs 1 0; player 2 held 1")
        .play("2 move miner cornfield")
        .offers_only("2 influence portrait 0; 2 influence portrait 1");
}

#[test]
fn section_7_6_not_asked_elsewhere_with_an_empty_card() {
    given("phase forenoon; player 1 location-card administration")
        .play("1 move farmer pasture")
        .has("turn 2; farmer discs 1 0");
}
