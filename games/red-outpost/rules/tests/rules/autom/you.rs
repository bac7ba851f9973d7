//! Your turn in the solo game, §10.8. Goal card 1 wants coal; an export pays 2 for wool and grain, 1 for
//! coal, 3 for fish.

use red_outpost::{Event, Good};

use super::AUTOM;
use crate::check::given;

const YOURS: &str = "seats 1; phase forenoon; turns 1; turn 1; goal 1; autom 10";

#[test]
fn section_10_8_instead_of_placing_a_disc_you_take_one_off() {
    let scene = given(&format!("{YOURS}; miner discs 0 2; farmer discs 0 1")).play("1 move miner mine");
    assert_eq!(scene.view().players[AUTOM].reserve, 7);
    scene.changes("miner lies mine; miner discs 0 1; warehouse coal 2; player 1 wheel 2");
}

#[test]
fn section_10_8_where_there_is_none_none_is_taken() {
    let scene = given(&format!("{YOURS}; farmer discs 0 1")).play("1 move miner mine");
    assert_eq!(scene.view().players[AUTOM].reserve, 8);
    scene.changes("miner lies mine; warehouse coal 2; player 1 wheel 2");
}

#[test]
fn section_10_8_you_place_no_disc_and_are_not_asked() {
    let scene = given(&format!("{YOURS}; miner discs 0 1")).play("1 move miner mine");
    assert!(scene.events.iter().any(|event| matches!(event, Event::DiscRemoved { .. })));
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Influenced { .. })));
    scene.has("miner discs 0 0");
}

#[test]
fn section_10_8_at_the_administration_automs_discs_are_another_players() {
    let scene = given(&format!("{YOURS}; miner discs 0 2; farmer discs 0 1; bureaucrat discs 0 2"))
        .play("1 move miner administration")
        .changes("miner lies administration; miner discs 0 1; bureaucrat mood 1")
        .offers("1 decline; 1 shift 2 from farmer to shepherd; 1 shift 2 from bureaucrat to farmer")
        .refuses(
            "1 shift 2 from miner to farmer; 1 shift 2 from farmer to miner; 1 shift 2 from shepherd to farmer
            1 shift 2 from farmer to farmer; 1 shift 1 from farmer to shepherd",
        );
    assert_eq!(scene.offered().len(), 1 + 2 * 4);
    scene.then().play("1 shift 2 from farmer to shepherd").changes("farmer discs 0 0; shepherd discs 0 1");
}

#[test]
fn section_10_8_without_a_disc_to_move_you_are_not_asked() {
    given(&format!("{YOURS}; miner discs 0 3")).play("1 move miner administration").refuses("1 decline");
}

#[test]
fn r20_a_wanted_export_goes_on_the_goal_card_and_scores_nothing() {
    let scene = given(&format!("{YOURS}; warehouse coal 2")).play("1 move miner mine");
    assert!(scene.events.contains(&Event::Delivered { good: Good::Coal }));
    assert_eq!(scene.view().supply[Good::Coal], 4, "one is stored and one on the card");
    scene.changes("miner lies mine; delivered coal; warehouse coal 1; player 1 wheel 2").refuses("1 decline");
}

#[test]
fn section_10_8_once_delivered_the_good_scores_by_part_c() {
    let scene = given(&format!("{YOURS}; warehouse coal 2; delivered coal")).play("1 move miner mine");
    assert_eq!(scene.view().supply[Good::Coal], 4);
    scene.changes("miner lies mine; warehouse coal 1; player 1 wheel 2; player 1 vp 6");
}

#[test]
fn section_10_8_an_export_that_is_not_wanted_scores_by_part_c() {
    for (good, vp) in [("wool", 7), ("grain", 7), ("fish", 8)] {
        let scene = given(&format!("{YOURS}; warehouse {good} 2"))
            .play(&format!("1 move miner warehouse; 1 buy {good}"))
            .changes(&format!(
                "miner lies warehouse; warehouse {good} 0; player 1 crystals 0; player 1 vp {vp}"
            ));
        let good: Good = good.parse().expect("a good");
        assert_eq!(scene.view().supply[good], 6, "all three cubes return");
    }
}

#[test]
fn section_10_8_every_export_of_a_day_pays_the_same() {
    given(&format!("{YOURS}; warehouse wool 2; warehouse grain 2; warehouse fish 2"))
        .play("1 move miner labour-camp")
        .changes(
            "miner lies labour-camp; miner mood -2; warehouse wool 0; warehouse grain 0; warehouse fish 0
            player 1 wheel 3; player 1 vp 12",
        );
}

#[test]
fn section_10_8_a_received_good_is_delivered_too() {
    given(&format!("{YOURS}; warehouse coal 2"))
        .play("1 move miner spaceship; nature spaceship coal")
        .changes("miner lies spaceship; miner mood -1; spaceship coal 1; warehouse coal 0; delivered coal");
    given(&format!("{YOURS}; warehouse coal 2"))
        .play("1 move miner warehouse; 1 buy coal")
        .changes("miner lies warehouse; player 1 crystals 0; warehouse coal 0; delivered coal");
}

#[test]
fn section_10_8_of_two_wanted_goods_each_is_delivered_once() {
    // Goal card 3 wants wool and fish, and pays 3, 1, 2 and 2.
    given(
        "seats 1; phase forenoon; turns 1; turn 1; goal 3; warehouse wool 2; warehouse grain 2
        warehouse fish 2; delivered wool",
    )
    .play("1 move miner labour-camp")
    .has("delivered wool; delivered fish; player 1 vp 9; warehouse wool 0; warehouse fish 0");
}

#[test]
fn section_5_1_your_lap_pays_two_points_and_a_crystal() {
    given(&format!("{YOURS}; player 1 wheel 3")).play("1 move shepherd pasture").changes(
        "shepherd lies pasture; warehouse wool 1; player 1 wheel 0; player 1 vp 7; player 1 crystals 2",
    );
}

#[test]
fn section_10_the_other_locations_are_as_usual() {
    given(YOURS).play("1 move miner palace; 1 donate").changes(
        "miner lies palace; miner mood 1; commissar mood 1; player 1 crystals 0; player 1 donated 1",
    );
    given(YOURS)
        .play("1 move miner beerhouse; 1 treat raise farmer lower miner")
        .changes("miner lies beerhouse; miner mood 1; farmer mood 1; player 1 crystals 0");
    given(&format!("{YOURS}; warehouse wool 1"))
        .play("1 move miner warehouse; 1 sell wool")
        .changes("miner lies warehouse; warehouse wool 0; player 1 crystals 2");
    given(&format!("{YOURS}; fisherman discs 0 1"))
        .play("1 move fisherman lake; nature lake nothing; nature lake one-fish")
        .offers_only("1 catch nothing; 1 catch one-fish; 1 catch nothing shuffle; 1 catch one-fish shuffle")
        .play("1 catch one-fish")
        .changes(
            "fisherman lies lake; fisherman discs 0 0; warehouse fish 1; player 1 wheel 1
            lake nothing 1; lake one-fish 1",
        );
}
