//! The Administration, §6.6.

use crate::check::given;

#[test]
fn section_6_6_the_bureaucrat_draws_her_pay() {
    given("phase forenoon; farmer discs 0 1; miner discs 0 1")
        .play("1 move bureaucrat administration")
        .changes("bureaucrat lies administration; bureaucrat discs 1 0; player 1 crystals 2")
        .has("turn 2")
        .refuses("1 shift 2 from farmer to miner; 1 decline");
}

#[test]
fn r4_the_bureaucrat_gets_nothing_from_an_empty_supply() {
    given("phase forenoon; player 2 crystals 23")
        .play("1 move bureaucrat administration")
        .changes("bureaucrat lies administration; bureaucrat discs 1 0");
}

#[test]
fn section_6_6_any_other_visitor_cheers_the_bureaucrat_up() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "commissar"] {
        given("phase forenoon")
            .play(&format!("1 move {worker} administration"))
            .changes(&format!("{worker} lies administration; {worker} discs 1 0; bureaucrat mood 1"))
            .has("turn 2");
    }
}

#[test]
fn r2_the_bureaucrat_stops_at_the_top() {
    given("phase forenoon; bureaucrat mood 4")
        .play("1 move farmer administration")
        .changes("farmer lies administration; farmer discs 1 0");
}

#[test]
fn section_6_6_a_disc_of_another_player_is_shifted() {
    given("phase forenoon; miner discs 1 2")
        .play("1 move farmer administration; 1 shift 2 from miner to bureaucrat")
        .changes(
            "farmer lies administration; farmer discs 1 0; bureaucrat mood 1
             miner discs 1 1; bureaucrat discs 0 1",
        )
        .has("turn 2");
}

#[test]
fn section_6_6_the_shift_may_be_declined() {
    given("phase forenoon; miner discs 1 2")
        .play("1 move farmer administration; 1 decline")
        .changes("farmer lies administration; farmer discs 1 0; bureaucrat mood 1")
        .has("turn 2");
}

/// Never one's own disc, never from the mover's portrait, never onto it.
#[test]
fn section_6_6_exactly_these_shifts() {
    given("phase forenoon; farmer discs 1 1; shepherd discs 0 1; miner discs 1 0")
        .play("1 move farmer administration")
        .offers_only(
            "1 shift 2 from shepherd to fisherman; 1 shift 2 from shepherd to miner
             1 shift 2 from shepherd to bureaucrat; 1 shift 2 from shepherd to commissar; 1 decline",
        )
        .refuses(
            "1 shift 1 from miner to shepherd; 1 shift 1 from farmer to shepherd
             1 shift 2 from farmer to shepherd; 1 shift 2 from shepherd to farmer
             1 shift 2 from shepherd to shepherd; 1 shift 2 from miner to shepherd",
        );
}

#[test]
fn section_6_6_the_disc_of_any_other_player() {
    let scene = given("seats 3; phase forenoon; miner discs 1 1 1; shepherd discs 0 0 1")
        .play("1 move farmer administration");
    assert_eq!(scene.offered().len(), 3 * 4 + 1);
    scene.play("1 shift 3 from miner to commissar").has("miner discs 1 1 0; commissar discs 0 0 1");
}

#[test]
fn section_6_6_only_one_disc() {
    given("phase forenoon; miner discs 0 3")
        .play("1 move farmer administration; 1 shift 2 from miner to bureaucrat")
        .has("turn 2; miner discs 0 2")
        .refuses("1 shift 2 from miner to bureaucrat");
}

#[test]
fn section_6_6_nobody_is_asked_without_a_disc_to_shift() {
    for discs in ["farmer discs 0 2", "miner discs 2 0", "miner mood 0"] {
        given(&format!("phase forenoon; {discs}"))
            .play("1 move farmer administration")
            .has("turn 2")
            .refuses("1 decline; 1 shift 2 from farmer to miner; 1 shift 1 from miner to shepherd");
    }
}

#[test]
fn r10_a_crystal_on_a_portrait_is_not_shifted() {
    given("phase forenoon; miner crystals 0 1")
        .play("1 move farmer administration")
        .has("turn 2")
        .refuses("1 shift 2 from miner to shepherd");
}
