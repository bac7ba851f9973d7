//! The Shepherd card, §7.13, §11.4, R12.

use crate::check::given;

#[test]
fn section_7_13_he_may_stay_and_use_the_place() {
    given("phase forenoon; player 1 worker-card shepherd; shepherd stands pasture")
        .offers("1 stay; 1 move shepherd mine")
        .play("1 stay")
        .changes("shepherd lies pasture; shepherd discs 1 0; warehouse wool 1; player 1 wheel 1")
        .has("turn 2");
}

#[test]
fn section_7_13_he_pays_the_mood_of_the_place_again() {
    given("phase forenoon; player 1 worker-card shepherd; shepherd stands mine").play("1 stay").changes(
        "shepherd lies mine; shepherd discs 1 0; shepherd mood -2; warehouse coal 1; player 1 wheel 1",
    );
}

#[test]
fn section_7_13_the_action_of_the_place_is_offered() {
    given("phase afternoon; player 1 worker-card shepherd; shepherd stands palace")
        .play("1 stay; 1 donate")
        .has("shepherd mood 1; commissar mood 1; player 1 donated 1");
}

#[test]
fn section_7_13_only_while_he_stands() {
    given("phase forenoon; turns 1; player 1 worker-card shepherd; shepherd lies pasture").refuses("1 stay");
}

#[test]
fn section_7_13_only_for_its_owner() {
    given("phase forenoon; player 2 worker-card shepherd; shepherd stands pasture")
        .refuses("1 stay; 2 stay")
        .play("1 move miner mine")
        .offers("2 stay");
}

#[test]
fn section_7_13_nobody_else_may_stay() {
    given("phase forenoon; player 1 worker-card shepherd; miner stands mine").refuses("1 move miner mine");
}

#[test]
fn section_7_13_not_beside_another_worker() {
    for worker in ["farmer stands pasture", "farmer lies pasture"] {
        given(&format!("phase forenoon; player 1 worker-card shepherd; shepherd stands pasture; {worker}"))
            .refuses("1 stay");
    }
}

#[test]
fn section_7_13_not_in_a_place_that_is_blocked_now() {
    given("phase evening; player 1 worker-card shepherd; shepherd stands pasture").refuses("1 stay");
    given("phase morning; player 1 worker-card shepherd; shepherd stands palace").refuses("1 stay");
}

/// A marker that is not in force does not matter.
#[test]
fn section_7_13_other_markers_do_not_matter() {
    for (phase, place) in [("evening", "beerhouse"), ("morning", "pasture"), ("forenoon", "spaceship")] {
        given(&format!("phase {phase}; player 1 worker-card shepherd; shepherd stands {place}"))
            .offers("1 stay");
    }
}

/// The Barracks are available in the Evening only, for staying as for moving.
#[test]
fn r12_not_in_the_barracks_before_the_evening() {
    for edition in ["retail", "solo-print"] {
        for phase in ["morning", "forenoon", "lunch", "afternoon"] {
            let to = if phase == "lunch" { "field-kitchen" } else { "pasture" };
            given(&format!("edition {edition}; phase {phase}; player 1 worker-card shepherd"))
                .refuses("1 stay; 1 move shepherd barracks")
                .offers(&format!("1 move shepherd {to}"));
        }
    }
}

/// They hold any number, so company does not matter.
#[test]
fn r12_in_the_barracks_in_the_evening() {
    let away = "farmer stands mine; fisherman stands field-kitchen; miner stands palace
         bureaucrat stands warehouse; commissar stands administration";
    for edition in ["retail", "solo-print"] {
        for others in ["", "farmer lies barracks", away] {
            given(&format!("edition {edition}; phase evening; player 1 worker-card shepherd; {others}"))
                .offers("1 stay")
                .play("1 stay")
                .changes("shepherd lies barracks; shepherd discs 1 0; shepherd mood 1")
                .has("turn 2");
        }
    }
}

/// He comes there by moving at Lunch, and can only leave.
#[test]
fn r12_never_in_the_field_kitchen() {
    for edition in ["retail", "solo-print"] {
        for phase in ["afternoon", "evening"] {
            for others in ["", "farmer stands field-kitchen", "farmer lies field-kitchen"] {
                given(&format!(
                    "edition {edition}; phase {phase}; player 1 worker-card shepherd
                     shepherd stands field-kitchen; {others}"
                ))
                .refuses("1 stay; 1 move shepherd field-kitchen")
                .offers("1 move shepherd mine");
            }
        }
    }
    given("phase lunch; player 1 worker-card shepherd; turns 1; turn 2; start 1; shepherd stands pasture")
        .play("2 move shepherd field-kitchen")
        .has("phase afternoon; turn 2")
        .play("2 move miner mine")
        .refuses("1 stay");
}

/// Lunch opens the Field kitchen for moves only: staying uses the place he is in.
#[test]
fn r12_he_works_through_lunch() {
    for edition in ["retail", "solo-print"] {
        given(&format!(
            "edition {edition}; phase lunch; player 1 worker-card shepherd; shepherd stands pasture"
        ))
        .offers("1 stay; 1 move shepherd field-kitchen")
        .play("1 stay")
        .changes("shepherd lies pasture; shepherd discs 1 0; warehouse wool 1; player 1 wheel 1")
        .has("turn 2");
    }
}

/// He is the last one standing: staying or eating is a choice, so he is asked, §14.
#[test]
fn r12_the_last_one_at_lunch_is_asked() {
    let last = "seats 4; phase lunch; start 3; turns 2; turn 1; player 2 worker-card shepherd
         farmer lies palace; fisherman lies field-kitchen; miner lies field-kitchen; commissar lies lake";
    given(&format!("{last}; shepherd stands mine"))
        .play("1 move bureaucrat field-kitchen")
        .offers_only("2 stay; 2 move shepherd field-kitchen")
        .play("2 stay")
        .has("phase afternoon; shepherd stands mine; warehouse coal 1; shepherd mood -2");
    given(&format!("{last}; shepherd stands barracks"))
        .play("1 move bureaucrat field-kitchen")
        .has("phase afternoon; shepherd stands field-kitchen; shepherd mood 1");
}

#[test]
fn r12_a_place_that_draws_cards_does_so_at_lunch_too() {
    given("phase lunch; player 1 worker-card shepherd; shepherd stands lake")
        .play("1 stay; nature lake one-fish")
        .has("shepherd mood -1; warehouse fish 1; lake one-fish 1; turn 2");
}

#[test]
fn r12_lunch_knows_no_blocks_but_other_workers() {
    given("phase lunch; player 1 worker-card shepherd; shepherd stands palace").offers("1 stay");
    given("phase lunch; player 1 worker-card shepherd; shepherd stands palace; miner stands palace")
        .refuses("1 stay");
}

/// §7.9: laid flat for Lunch he cannot be used at all.
#[test]
fn section_7_13_not_when_he_naps() {
    given("phase lunch; begin; player 1 worker-card shepherd; player 2 location-card field-kitchen")
        .play("2 nap shepherd")
        .refuses("1 stay; 1 move shepherd field-kitchen")
        .offers("1 move farmer field-kitchen");
}

#[test]
fn section_7_13_location_cards_work_with_it() {
    given(
        "phase forenoon; player 1 worker-card shepherd; player 1 location-card pasture
         shepherd stands pasture",
    )
    .play("1 stay; 1 use")
    .changes("shepherd lies pasture; shepherd discs 1 0; shepherd mood 2");
    given(
        "phase forenoon; player 1 worker-card shepherd; player 1 location-card administration
         shepherd stands administration",
    )
    .play("1 stay; 1 influence card 0")
    .has("player 1 held 1; shepherd discs 0 0; bureaucrat mood 1; turn 2");
}

/// He holds his place: nobody may be moved to it.
#[test]
fn section_7_13_his_place_stays_occupied() {
    given("phase forenoon; player 1 worker-card shepherd; shepherd stands pasture")
        .play("1 stay")
        .refuses("2 move miner pasture");
}

#[test]
fn section_11_4_other_workers_do_not_matter() {
    for worker in ["farmer stands pasture", "farmer lies pasture"] {
        given(&format!(
            "edition solo-print; phase forenoon; player 1 worker-card shepherd
             shepherd stands pasture; {worker}"
        ))
        .offers("1 stay")
        .play("1 stay")
        .has("shepherd lies pasture; warehouse wool 1");
    }
}

#[test]
fn section_11_4_a_block_still_does() {
    given("edition solo-print; phase evening; player 1 worker-card shepherd; shepherd stands pasture")
        .refuses("1 stay");
    given("edition solo-print; phase lunch; player 1 worker-card shepherd; shepherd stands pasture")
        .offers("1 stay");
}
