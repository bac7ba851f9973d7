//! The Fisherman card, §7.15, §11.6, R1 and R25.

use crate::check::{Scene, given};
use crate::phases::WORKERS;

/// A turn with the Fisherman in which nothing else is asked: at the Warehouse without a crystal.
const QUIET: &str = "player 1 worker-card fisherman; player 1 crystals 0";

/// Where this worker may be sent now, in the order in which it is offered.
fn targets(scene: &Scene, worker: &str) -> String {
    let sends = format!(" send {worker} ");
    let to = |action: &String| action.split_once(&sends).map(|(_, to)| to.to_string());
    scene.offered().iter().filter_map(to).collect::<Vec<_>>().join(" ")
}

/// The workers beside the Fisherman.
fn others() -> impl Iterator<Item = &'static str> {
    WORKERS.into_iter().filter(|&worker| worker != "fisherman")
}

#[test]
fn section_7_15_another_worker_is_sent_elsewhere() {
    given(&format!("phase forenoon; {QUIET}; farmer mood 1"))
        .play("1 move fisherman warehouse; 1 send farmer mine")
        .changes("fisherman lies warehouse; fisherman discs 1 0; farmer stands mine")
        .has("turn 2; warehouse coal 0; farmer mood 1; farmer discs 0 0; player 1 wheel 0");
}

#[test]
fn section_7_15_a_flat_worker_stays_flat() {
    given(&format!("phase forenoon; turns 2; {QUIET}; farmer lies cornfield"))
        .play("1 move fisherman warehouse; 1 send farmer mine")
        .changes("fisherman lies warehouse; fisherman discs 1 0; farmer lies mine")
        .refuses("2 move farmer cornfield");
}

#[test]
fn section_7_15_it_may_be_declined() {
    given(&format!("phase forenoon; {QUIET}"))
        .play("1 move fisherman warehouse; 1 decline")
        .changes("fisherman lies warehouse; fisherman discs 1 0")
        .has("turn 2");
}

#[test]
fn section_7_15_neither_to_an_occupied_place_nor_to_their_own() {
    given(&format!("phase forenoon; {QUIET}; miner stands mine; farmer lies cornfield"))
        .play("1 move fisherman warehouse")
        .offers("1 send miner lake; 1 send farmer lake")
        .refuses(
            "1 send shepherd mine; 1 send shepherd cornfield; 1 send miner mine; 1 send miner warehouse",
        );
}

/// He has left it, so it is free.
#[test]
fn section_7_15_the_place_he_came_from_is_free() {
    given(&format!("phase forenoon; {QUIET}; fisherman stands lake"))
        .play("1 move fisherman warehouse")
        .offers("1 send miner lake");
}

/// Seven of ten have no morning marker, and the Fisherman is in one of them.
#[test]
fn r25_in_the_morning_neither_a_blocked_place_nor_the_barracks() {
    let scene =
        given(&format!("phase morning; {QUIET}; miner stands mine")).play("1 move fisherman warehouse");
    for worker in others() {
        assert_eq!(targets(&scene, worker), "pasture cornfield administration lake labour-camp", "{worker}");
    }
    scene.refuses("1 send miner palace; 1 send bureaucrat beerhouse; 1 send miner barracks");
}

/// Nothing is blocked, and who is in the Barracks or the Field kitchen may leave, but nobody gets in.
#[test]
fn r25_in_the_work_phases_any_free_workplace() {
    for phase in ["forenoon", "afternoon"] {
        let scene = given(&format!("phase {phase}; {QUIET}; miner stands mine; farmer stands field-kitchen"))
            .play("1 move fisherman warehouse");
        for worker in others() {
            assert_eq!(
                targets(&scene, worker),
                "pasture palace cornfield beerhouse administration spaceship lake labour-camp",
                "{phase}: {worker}"
            );
        }
        assert_eq!(scene.offered().len(), 5 * 8 + 1);
        scene.refuses("1 send fisherman lake; 1 send miner barracks; 1 send shepherd field-kitchen");
    }
}

/// Blocked are Pasture, Cornfield and Lake. The Barracks hold any number, and so are free for whoever is
/// not there yet.
#[test]
fn r25_in_the_evening_the_barracks_too_but_no_blocked_place() {
    let scene = given(&format!("phase evening; {QUIET}; miner stands mine; farmer lies field-kitchen"))
        .play("1 move fisherman warehouse");
    let free = "palace beerhouse administration spaceship labour-camp";
    for worker in others() {
        let there = if ["miner", "farmer"].contains(&worker) { " barracks" } else { "" };
        assert_eq!(targets(&scene, worker), format!("{free}{there}"), "{worker}");
    }
    scene
        .refuses("1 send miner lake; 1 send miner pasture; 1 send miner cornfield; 1 send shepherd barracks")
        .play("1 send miner barracks")
        .changes("fisherman lies warehouse; fisherman discs 1 0; miner stands barracks")
        .has("miner mood 0");
}

/// The phase opens nothing but the Field kitchen, and that for moves. The card asks for a place that is
/// free and not blocked, and at Lunch no marker counts: eight of ten are free here.
#[test]
fn r25_at_lunch_any_free_workplace() {
    let scene = given(&format!(
        "phase lunch; {QUIET}; miner stands mine; shepherd lies palace; farmer lies field-kitchen"
    ))
    .play("1 move fisherman field-kitchen");
    for worker in others() {
        assert_eq!(
            targets(&scene, worker),
            "pasture cornfield beerhouse warehouse administration spaceship lake labour-camp",
            "{worker}"
        );
    }
    assert_eq!(scene.offered().len(), 5 * 8 + 1);
    scene
        .refuses("1 send miner barracks; 1 send bureaucrat mine; 1 send miner palace; 1 send fisherman lake");
}

/// No disc, no mood, no action; and who was sent can be moved to the Field kitchen afterwards.
#[test]
fn r25_at_lunch_nothing_follows() {
    given(&format!("phase lunch; {QUIET}; farmer mood 1"))
        .play("1 move fisherman field-kitchen; 1 send farmer cornfield")
        .changes(
            "fisherman lies field-kitchen; fisherman discs 1 0; fisherman mood 1; farmer stands cornfield",
        )
        .has("turn 2; warehouse grain 0; player 1 wheel 0; farmer mood 1")
        .offers("2 move farmer field-kitchen");
    given(&format!("phase lunch; {QUIET}"))
        .play("1 move fisherman field-kitchen; 1 decline")
        .changes("fisherman lies field-kitchen; fisherman discs 1 0; fisherman mood 1");
}

/// One who has eaten, or naps, is sent lying and stays so.
#[test]
fn r25_at_lunch_a_flat_worker_stays_flat() {
    given(&format!("phase lunch; {QUIET}; miner lies field-kitchen; shepherd lies mine"))
        .play("1 move fisherman field-kitchen; 1 send miner lake")
        .has("miner lies lake; shepherd lies mine; turn 2")
        .refuses("2 move miner field-kitchen; 2 move shepherd field-kitchen");
}

/// §11.6 at Lunch: those who eat with him.
#[test]
fn r25_in_solo_print_at_lunch_only_those_in_the_field_kitchen() {
    let scene = given(&format!(
        "edition solo-print; phase lunch; {QUIET}; miner lies field-kitchen; farmer stands mine
         shepherd lies barracks"
    ))
    .play("1 move fisherman field-kitchen");
    assert_eq!(
        targets(&scene, "miner"),
        "pasture palace cornfield beerhouse warehouse administration spaceship lake labour-camp"
    );
    assert_eq!(scene.offered().len(), 9 + 1);
    scene
        .refuses("1 send farmer lake; 1 send shepherd lake; 1 send miner mine; 1 send miner barracks")
        .play("1 send miner lake")
        .has("miner lies lake; miner mood 0; turn 2");
}

/// Neither at Lunch, when somebody who stands there could not be moved, nor otherwise.
#[test]
fn r1_never_to_the_field_kitchen() {
    for edition in ["retail", "solo-print"] {
        for phase in ["morning", "forenoon", "lunch", "afternoon", "evening"] {
            let to = if phase == "lunch" { "field-kitchen" } else { "warehouse" };
            let mut scene = given(&format!("edition {edition}; phase {phase}; {QUIET}; miner stands mine"))
                .play(&format!("1 move fisherman {to}"));
            for worker in others() {
                scene = scene.refuses(&format!("1 send {worker} field-kitchen"));
            }
        }
    }
}

/// Four players, two of six workers nap: whoever is sent anywhere, each of the four standing ones can be
/// moved, and the last of them goes by himself, §14.
#[test]
fn r1_at_lunch_everybody_has_a_move_after_it() {
    let fished = || {
        given(
            "seats 4; phase lunch; begin; player 1 worker-card fisherman; player 3 location-card field-kitchen
             bureaucrat stands mine",
        )
        .play("3 nap shepherd commissar; 1 move fisherman field-kitchen")
    };
    for send in fished().offered() {
        fished()
            .play(&send)
            .offers_only(
                "2 move farmer field-kitchen; 2 move miner field-kitchen; 2 move bureaucrat field-kitchen",
            )
            .play("2 move farmer field-kitchen; 3 move miner field-kitchen")
            .has("phase afternoon; bureaucrat stands field-kitchen; bureaucrat discs 0 0 0 1");
    }
    assert_eq!(fished().offered().len(), 5 * 9 + 1);
}

#[test]
fn section_7_15_only_in_the_fishermans_turn_and_only_for_its_owner() {
    given(&format!("phase forenoon; {QUIET}")).play("1 move miner warehouse").has("turn 2");
    given("phase forenoon; player 2 worker-card fisherman; player 1 crystals 0")
        .play("1 move fisherman warehouse")
        .has("turn 2")
        .refuses("1 send farmer mine; 2 send farmer mine");
}

/// The catch first, then the errand.
#[test]
fn r22_decided_at_the_end_of_the_turn() {
    given(&format!("phase forenoon; {QUIET}"))
        .play("1 move fisherman lake; nature lake nothing; nature lake one-fish")
        .refuses("1 send farmer mine")
        .play("1 catch one-fish")
        .has("warehouse fish 1")
        .offers("1 send farmer mine; 1 decline");
}

#[test]
fn r22_after_the_spaceship_card() {
    given(&format!(
        "phase forenoon; {QUIET}; player 1 location-card spaceship
         warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1"
    ))
    .play("1 move fisherman spaceship; nature spaceship nothing")
    .refuses("1 send farmer mine")
    .play("1 ship wool")
    .offers("1 send farmer mine; 1 decline");
}

/// In the Morning's last turn: who was sent out does not sleep in.
#[test]
fn section_7_15_before_the_phase_ends() {
    given("turns 1; turn 2; player 2 worker-card fisherman; player 2 crystals 0; shepherd lies mine")
        .play("2 move fisherman warehouse; 2 send farmer pasture")
        .has("phase forenoon; farmer stands pasture; farmer mood 0; miner mood 1");
}

/// The Barracks card comes after it and knows the Farmer to be out.
#[test]
fn r22_before_the_barracks_card() {
    given(
        "turns 1; turn 2; player 2 worker-card fisherman; player 2 crystals 0
         player 1 location-card barracks; shepherd lies mine",
    )
    .play("2 move fisherman warehouse; 2 send farmer pasture")
    .offers("1 shift 2 from fisherman to miner; 1 decline")
    .refuses("1 shift 2 from fisherman to farmer");
}

/// In the last turn of the Forenoon everybody else lies flat, and can still be sent.
#[test]
fn section_7_15_in_the_last_turn_of_the_forenoon() {
    given(
        "phase forenoon; turns 5; turn 2; player 2 worker-card fisherman; player 2 crystals 0
         shepherd lies pasture; farmer lies cornfield; miner lies mine; bureaucrat lies palace
         commissar lies spaceship",
    )
    .play("2 move fisherman warehouse")
    .offers("2 send shepherd lake; 2 decline")
    .play("2 send shepherd lake")
    .has("phase lunch; shepherd stands lake; warehouse fish 0");
}

#[test]
fn section_11_6_only_a_worker_who_is_where_he_is() {
    given(&format!(
        "edition solo-print; phase evening; {QUIET}; fisherman stands lake
         miner stands mine; farmer lies barracks"
    ))
    .play("1 move fisherman barracks")
    .offers("1 send shepherd palace; 1 decline")
    .offers("1 send farmer palace")
    .refuses("1 send miner palace; 1 send miner barracks; 1 send shepherd mine; 1 send shepherd pasture");
}

#[test]
fn section_11_6_not_asked_when_he_is_alone() {
    for (phase, to) in [("forenoon", "warehouse"), ("lunch", "field-kitchen")] {
        given(&format!("edition solo-print; phase {phase}; {QUIET}"))
            .play(&format!("1 move fisherman {to}"))
            .has("turn 2")
            .refuses("1 send farmer mine; 1 decline");
    }
}
