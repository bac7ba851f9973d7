//! The Cornfield card, §7.3.

use crate::check::given;

#[test]
fn section_7_3_a_good_of_choice_and_the_usual_mood() {
    for good in ["wool", "grain", "coal", "fish"] {
        given("phase forenoon; player 1 location-card cornfield")
            .play("1 move shepherd cornfield")
            .offers_only("1 take wool; 1 take grain; 1 take coal; 1 take fish")
            .play(&format!("1 take {good}"))
            .changes(&format!(
                "shepherd lies cornfield; shepherd discs 1 0; shepherd mood -1
                 warehouse {good} 1; player 1 wheel 1"
            ))
            .has("turn 2");
    }
}

#[test]
fn section_7_3_the_farmer_keeps_her_mood() {
    given("phase forenoon; player 1 location-card cornfield")
        .play("1 move farmer cornfield; 1 take coal")
        .changes("farmer lies cornfield; farmer discs 1 0; warehouse coal 1; player 1 wheel 1");
}

/// The mood step comes first; the good is chosen in the action.
#[test]
fn r22_decided_in_the_action() {
    given("phase forenoon; player 1 location-card cornfield")
        .play("1 move shepherd cornfield")
        .changes("shepherd lies cornfield; shepherd discs 1 0; shepherd mood -1");
}

#[test]
fn section_7_3_the_chosen_good_is_produced_and_exported() {
    given("phase forenoon; player 1 location-card cornfield; warehouse coal 2; player 1 wheel 3")
        .play("1 move farmer cornfield; 1 take coal")
        .changes(
            "farmer lies cornfield; farmer discs 1 0; warehouse coal 0; exported coal 1
             player 1 wheel 0; player 1 crystals 2; player 1 vp 10",
        );
}

#[test]
fn section_7_3_only_for_its_owner() {
    given("phase forenoon; player 2 location-card cornfield")
        .play("1 move shepherd cornfield")
        .has("turn 2; warehouse grain 1")
        .refuses("1 take coal; 2 take coal");
}

#[test]
fn section_7_3_only_at_the_cornfield() {
    given("phase forenoon; player 1 location-card cornfield")
        .play("1 move farmer labour-camp")
        .has("turn 2; warehouse grain 1; warehouse coal 0");
}
