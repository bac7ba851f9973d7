//! The Spaceship, §6.7.

use crate::check::given;

#[test]
fn section_6_7_everybody_shudders_and_reveals_a_card() {
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        given("phase forenoon")
            .play(&format!("1 move {worker} spaceship; nature spaceship nothing"))
            .changes(&format!(
                "{worker} lies spaceship; {worker} discs 1 0; {worker} mood -1; spaceship nothing 1"
            ))
            .has("turn 2");
    }
}

#[test]
fn r2_the_mood_stops_at_the_bottom() {
    given("phase forenoon; miner mood -2")
        .play("1 move miner spaceship; nature spaceship nothing")
        .changes("miner lies spaceship; miner discs 1 0; spaceship nothing 1");
}

#[test]
fn section_12_4_the_full_deck() {
    let scene = given("phase forenoon").play("1 move miner spaceship");
    let mut outcomes = scene.outcomes();
    outcomes.sort_unstable();
    let mut expected = [
        "spaceship nothing 2",
        "spaceship wool 1",
        "spaceship grain 1",
        "spaceship coal 1",
        "spaceship fish 1",
        "spaceship choice 3",
        "spaceship crystal 2",
        "spaceship choice-crystal 1",
    ];
    expected.sort_unstable();
    assert_eq!(outcomes, expected);
}

/// Received, not produced: the wheel stands still.
#[test]
fn section_6_7_a_named_good() {
    for good in ["wool", "grain", "coal", "fish"] {
        given("phase forenoon; player 1 wheel 3")
            .play(&format!("1 move miner spaceship; nature spaceship {good}"))
            .changes(&format!(
                "miner lies spaceship; miner discs 1 0; miner mood -1; warehouse {good} 1; spaceship {good} 1"
            ));
    }
}

#[test]
fn section_6_7_a_received_good_is_exported() {
    given("phase forenoon; warehouse coal 2").play("1 move miner spaceship; nature spaceship coal").changes(
        "miner lies spaceship; miner discs 1 0; miner mood -1; spaceship coal 1
         warehouse coal 0; exported coal 1; player 1 vp 8",
    );
}

#[test]
fn section_6_7_a_good_of_choice_cannot_be_refused() {
    given("phase forenoon; warehouse fish 2")
        .play("1 move miner spaceship; nature spaceship choice")
        .offers_only("1 take wool; 1 take grain; 1 take coal; 1 take fish")
        .refuses("1 decline")
        .play("1 take fish")
        .changes(
            "miner lies spaceship; miner discs 1 0; miner mood -1; spaceship choice 1
             warehouse fish 0; exported fish 1; player 1 vp 9",
        );
}

#[test]
fn section_6_7_a_crystal() {
    given("phase forenoon")
        .play("1 move miner spaceship; nature spaceship crystal")
        .changes(
            "miner lies spaceship; miner discs 1 0; miner mood -1; spaceship crystal 1; player 1 crystals 2",
        )
        .has("turn 2");
}

#[test]
fn section_6_7_a_crystal_and_a_good() {
    given("phase forenoon")
        .play("1 move miner spaceship; nature spaceship choice-crystal; 1 take wool")
        .changes(
            "miner lies spaceship; miner discs 1 0; miner mood -1; spaceship choice-crystal 1
         player 1 crystals 2; warehouse wool 1",
        );
}

#[test]
fn r4_no_crystal_is_found_when_none_is_left() {
    given("phase forenoon; player 2 crystals 23")
        .play("1 move miner spaceship; nature spaceship crystal")
        .has("player 1 crystals 1; turn 2");
    given("phase forenoon; player 2 crystals 23")
        .play("1 move miner spaceship; nature spaceship choice-crystal; 1 take wool")
        .has("player 1 crystals 1; warehouse wool 1");
}

#[test]
fn section_6_7_what_lies_open_is_not_drawn_again() {
    let scene = given(
        "phase forenoon; spaceship nothing 2; spaceship wool 1; spaceship grain 1; spaceship coal 1
         spaceship fish 1; spaceship choice 2; spaceship crystal 2",
    )
    .play("1 move miner spaceship");
    assert_eq!(scene.outcomes(), ["spaceship choice 1", "spaceship choice-crystal 1"]);
}

const ALL_BUT_ONE: &str = "spaceship nothing 2; spaceship wool 1; spaceship grain 1; spaceship coal 1
     spaceship fish 1; spaceship choice 3; spaceship crystal 2";

/// The last card is drawn like any other; the discards are shuffled when somebody needs them.
#[test]
fn r6_the_last_card_leaves_the_deck_empty() {
    given(&format!("phase forenoon; {ALL_BUT_ONE}"))
        .play("1 move miner spaceship; nature spaceship choice-crystal; 1 take wool")
        .has("spaceship choice-crystal 1; spaceship choice 3; spaceship nothing 2");
}

#[test]
fn r6_an_empty_deck_is_shuffled_anew() {
    let scene = given(&format!("phase forenoon; {ALL_BUT_ONE}; spaceship choice-crystal 1"))
        .play("1 move miner spaceship");
    assert_eq!(scene.outcomes().len(), 8);
    assert!(scene.outcomes().contains(&"spaceship choice 3".to_string()));
    scene.play("nature spaceship wool").changes(
        "miner lies spaceship; miner discs 1 0; miner mood -1; warehouse wool 1
         spaceship nothing 0; spaceship grain 0; spaceship coal 0; spaceship fish 0; spaceship choice 0
         spaceship crystal 0; spaceship choice-crystal 0",
    );
}
