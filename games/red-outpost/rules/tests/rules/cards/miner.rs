//! The Miner card, §7.16, §11.8.

use crate::check::given;

#[test]
fn section_7_16_one_more_good_for_one_more_mood() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner pasture")
        .offers_only("1 overtime wool; 1 decline")
        .play("1 overtime wool")
        .changes("miner lies pasture; miner discs 1 0; miner mood -2; warehouse wool 2; player 1 wheel 2")
        .has("turn 2");
}

#[test]
fn section_7_16_it_may_be_declined() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner pasture; 1 decline")
        .changes("miner lies pasture; miner discs 1 0; miner mood -1; warehouse wool 1; player 1 wheel 1")
        .has("turn 2");
}

#[test]
fn r13_once_a_turn_of_a_kind_he_produced() {
    given("phase forenoon; player 1 worker-card miner; miner mood 4")
        .play("1 move miner labour-camp")
        .offers_only("1 overtime grain; 1 overtime wool; 1 overtime fish; 1 decline")
        .refuses("1 overtime coal")
        .play("1 overtime fish")
        .has("turn 2; miner mood 1; warehouse fish 2; warehouse grain 1; warehouse wool 1; player 1 wheel 0")
        .has("player 1 vp 7; player 1 crystals 2")
        .refuses("1 overtime grain; 1 overtime fish");
}

#[test]
fn section_7_16_not_for_coal() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner mine")
        .has("turn 2; warehouse coal 2")
        .refuses("1 overtime coal; 1 decline");
}

/// Received is not produced.
#[test]
fn section_7_16_not_for_goods_from_the_spaceship_or_the_warehouse() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner spaceship; nature spaceship wool")
        .has("turn 2; warehouse wool 1")
        .refuses("1 overtime wool");
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner warehouse; 1 buy wool")
        .has("turn 2; warehouse wool 1")
        .refuses("1 overtime wool");
}

#[test]
fn section_7_16_at_the_lake_only_with_fish() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner lake; nature lake nothing")
        .has("turn 2");
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner lake; nature lake two-fish; 1 overtime fish")
        .has("miner mood -1; warehouse fish 0; exported fish 1; player 1 vp 9; player 1 wheel 3");
}

#[test]
fn section_7_16_with_a_new_lake_deck_in_the_same_turn() {
    given("phase forenoon; player 1 worker-card miner; lake one-fish 2")
        .play("1 move miner lake; nature lake two-fish; 1 overtime fish")
        .has("lake one-fish 0; lake two-fish 0; exported fish 1; player 1 wheel 3");
}

/// A price in mood takes a step of the track.
#[test]
fn r2_not_offered_at_the_bottom() {
    given("phase forenoon; player 1 worker-card miner; miner mood -2")
        .play("1 move miner cornfield")
        .changes("miner lies cornfield; miner discs 1 0; warehouse grain 1; player 1 wheel 1")
        .has("turn 2")
        .refuses("1 overtime grain; 1 decline");
}

/// The mood counts as it is after the location's step, R22.
#[test]
fn r2_judged_after_the_mood_step() {
    for (mood, place) in [(-1, "pasture"), (-1, "cornfield"), (-1, "labour-camp"), (0, "labour-camp")] {
        given(&format!("phase forenoon; player 1 worker-card miner; miner mood {mood}"))
            .play(&format!("1 move miner {place}"))
            .has("turn 2; miner mood -2")
            .refuses("1 overtime wool; 1 overtime grain; 1 decline");
    }
    for (mood, place, good) in [(0, "pasture", "wool"), (0, "cornfield", "grain"), (1, "labour-camp", "wool")]
    {
        given(&format!("phase forenoon; player 1 worker-card miner; miner mood {mood}"))
            .play(&format!("1 move miner {place}"))
            .offers(&format!("1 overtime {good}; 1 decline"))
            .play(&format!("1 overtime {good}"))
            .has(&format!("turn 2; miner mood -2; warehouse {good} 2"));
    }
}

/// And after what the action does to it: two fish lift him off the bottom.
#[test]
fn r2_judged_after_the_action() {
    given("phase forenoon; player 1 worker-card miner; miner mood -2")
        .play("1 move miner lake; nature lake one-fish")
        .has("turn 2; miner mood -2; warehouse fish 1");
    given("phase forenoon; player 1 worker-card miner; miner mood -2")
        .play("1 move miner lake; nature lake two-fish")
        .offers_only("1 overtime fish; 1 decline")
        .play("1 overtime fish")
        .has("turn 2; miner mood -2; exported fish 1");
}

/// Here the lost mood is an effect: it is offered at −2, and the step is lost.
#[test]
fn section_11_8_at_the_bottom_the_step_is_lost() {
    given("edition solo-print; phase forenoon; player 1 worker-card miner; miner mood -2")
        .play("1 move miner cornfield")
        .offers_only("1 overtime grain; 1 decline")
        .play("1 overtime grain")
        .changes("miner lies cornfield; miner discs 1 0; warehouse grain 2; player 1 wheel 2");
    given("edition solo-print; phase forenoon; player 1 worker-card miner; miner mood -1")
        .play("1 move miner pasture; 1 overtime wool")
        .has("turn 2; miner mood -2; warehouse wool 2");
}

#[test]
fn section_7_16_the_extra_good_is_exported_and_turns_the_wheel() {
    given("phase forenoon; player 1 worker-card miner; warehouse wool 1; player 1 wheel 2")
        .play("1 move miner pasture; 1 overtime wool")
        .has("warehouse wool 0; exported wool 1; player 1 wheel 0; player 1 vp 11; player 1 crystals 2");
}

/// The good itself may have been exported already; its kind was produced all the same.
#[test]
fn section_7_16_after_an_export() {
    given("phase forenoon; player 1 worker-card miner; warehouse wool 2")
        .play("1 move miner pasture; 1 overtime wool")
        .has("warehouse wool 1; exported wool 1; player 1 vp 9; player 1 wheel 2");
}

/// The overtime is asked for after the action: the regular good is there, the extra mood not yet lost.
#[test]
fn r22_decided_after_the_action() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move miner pasture")
        .has("warehouse wool 1; miner mood -1; player 1 wheel 1; turn 1");
}

#[test]
fn r22_after_the_cornfield_card() {
    given("phase forenoon; player 1 worker-card miner; player 1 location-card cornfield")
        .play("1 move miner cornfield; 1 take fish")
        .offers_only("1 overtime fish; 1 decline")
        .play("1 overtime fish")
        .has("warehouse fish 2; warehouse grain 0; miner mood -2");
    given("phase forenoon; player 1 worker-card miner; player 1 location-card cornfield")
        .play("1 move miner cornfield; 1 take coal")
        .has("turn 2; warehouse coal 1")
        .refuses("1 overtime coal; 1 overtime grain");
}

#[test]
fn r22_after_the_lake_card() {
    given("phase forenoon; player 1 worker-card miner; player 1 location-card lake; lake one-fish 1")
        .play("1 move miner lake; 1 recall one-fish; 1 overtime fish")
        .has("warehouse fish 2; miner mood -2; lake one-fish 1");
}

/// No −2, but the price of the overtime.
#[test]
fn r22_after_the_labour_camp_card() {
    given("phase forenoon; player 1 worker-card miner; player 1 location-card labour-camp")
        .play("1 move miner labour-camp; 1 influence reserve 0; 1 overtime grain")
        .has("miner mood -1; miner discs 0 0; warehouse grain 2; player 1 wheel 0; player 1 vp 7");
}

/// With the card in place of the location nothing is produced.
#[test]
fn section_7_16_not_with_the_pasture_or_mine_card() {
    for place in ["pasture", "mine"] {
        given(&format!("phase forenoon; player 1 worker-card miner; player 1 location-card {place}"))
            .play(&format!("1 move miner {place}; 1 use"))
            .has("turn 2; warehouse wool 0; warehouse coal 0");
    }
}

#[test]
fn section_7_16_only_with_the_miner_and_only_for_its_owner() {
    given("phase forenoon; player 1 worker-card miner")
        .play("1 move farmer pasture")
        .has("turn 2; warehouse wool 1");
    given("phase forenoon; player 2 worker-card miner")
        .play("1 move miner pasture")
        .has("turn 2; warehouse wool 1")
        .refuses("1 overtime wool; 2 overtime wool");
}
