//! The Spaceship card, §7.7.

use red_outpost::{Event, Good};

use crate::check::given;

const ONE_OF_EACH: &str = "phase forenoon; player 1 location-card spaceship
     warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1";

#[test]
fn section_7_7_four_goods_leave_and_one_is_exported() {
    for (good, vp) in [("wool", 9), ("grain", 9), ("coal", 8), ("fish", 9)] {
        given(ONE_OF_EACH)
            .play("1 move farmer spaceship; nature spaceship nothing")
            .offers_only("1 ship wool; 1 ship grain; 1 ship coal; 1 ship fish; 1 decline")
            .play(&format!("1 ship {good}"))
            .changes(&format!(
                "farmer lies spaceship; farmer discs 1 0; farmer mood -1; spaceship nothing 1
                 warehouse wool 0; warehouse grain 0; warehouse coal 0; warehouse fish 0
                 exported {good} 1; player 1 vp {vp}"
            ))
            .has("turn 2; player 1 wheel 0");
    }
}

#[test]
fn section_7_7_it_may_be_declined() {
    given(ONE_OF_EACH)
        .play("1 move farmer spaceship; nature spaceship nothing; 1 decline")
        .changes("farmer lies spaceship; farmer discs 1 0; farmer mood -1; spaceship nothing 1")
        .has("turn 2");
}

#[test]
fn section_7_7_the_leftmost_empty_field_counts() {
    given(&format!("{ONE_OF_EACH}; exported wool 1"))
        .play("1 move farmer spaceship; nature spaceship nothing; 1 ship wool")
        .has("exported wool 2; player 1 vp 8");
}

#[test]
fn section_7_7_the_question_mark_stays_free() {
    given(&format!("{ONE_OF_EACH}; exported wool 2"))
        .play("1 move farmer spaceship; nature spaceship nothing; 1 ship wool")
        .has("exported wool 2; player 1 vp 7; warehouse wool 0");
}

#[test]
fn section_7_7_one_cube_of_each_not_all_of_them() {
    given(&format!("{ONE_OF_EACH}; warehouse fish 2; warehouse coal 2"))
        .play("1 move farmer spaceship; nature spaceship nothing; 1 ship wool")
        .has("warehouse fish 1; warehouse coal 1; warehouse wool 0; warehouse grain 0");
}

/// The card found in this turn may bring the fourth kind.
#[test]
fn r22_decided_after_the_action() {
    given(&format!("{ONE_OF_EACH}; warehouse coal 0"))
        .play("1 move farmer spaceship; nature spaceship choice; 1 take coal")
        .offers("1 ship coal; 1 decline");
}

/// The find is exported first, and then a kind is missing.
#[test]
fn section_7_7_not_asked_after_the_find_was_exported() {
    given(&format!("{ONE_OF_EACH}; warehouse coal 2"))
        .play("1 move farmer spaceship; nature spaceship coal")
        .has("turn 2; exported coal 1; player 1 vp 8; warehouse wool 1");
}

#[test]
fn section_7_7_not_asked_when_a_kind_is_missing() {
    given(&format!("{ONE_OF_EACH}; warehouse coal 0; warehouse wool 2"))
        .play("1 move farmer spaceship; nature spaceship nothing")
        .has("turn 2")
        .refuses("1 ship wool; 1 decline");
}

#[test]
fn section_7_7_only_once_a_turn() {
    given(
        "phase forenoon; player 1 location-card spaceship
         warehouse wool 2; warehouse grain 2; warehouse coal 2; warehouse fish 2",
    )
    .play("1 move farmer spaceship; nature spaceship nothing; 1 ship wool")
    .has("turn 2; warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1")
    .refuses("1 ship grain; 1 ship wool");
}

#[test]
fn section_7_7_only_for_its_owner_and_its_place() {
    given(
        "phase forenoon; player 2 location-card spaceship
         warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1",
    )
    .play("1 move farmer spaceship; nature spaceship nothing")
    .has("turn 2")
    .refuses("1 ship wool; 2 ship wool");
    given(ONE_OF_EACH).play("1 move farmer pasture").has("turn 2; warehouse wool 2").refuses("1 ship wool");
}

/// One goes on its track, the other three to the supply, and the log tells it like that.
#[test]
fn section_7_7_the_log_tells_three_goods_to_the_supply() {
    let scene = given(ONE_OF_EACH).play("1 move farmer spaceship; nature spaceship nothing; 1 ship wool");
    let discarded: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { good, .. } => Some(*good),
            _ => None,
        })
        .collect();
    assert_eq!(discarded, [Good::Grain, Good::Coal, Good::Fish]);
}
