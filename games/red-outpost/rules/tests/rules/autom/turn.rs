//! Autom's turn: destination and worker, §10.5.
//!
//! Autom card 10 shows Cornfield, Beerhouse, Warehouse; goal card 1 is counter-clockwise and has the
//! workers in the order Bureaucrat, Fisherman, Miner, Commissar, Shepherd, Farmer.

use crate::check::given;

#[test]
fn section_10_5_the_first_location_of_the_face_up_card() {
    given("seats 1; phase forenoon; autom 10")
        .play("nature autom 1")
        .changes("autom 1; shepherd lies cornfield; shepherd mood -1; warehouse grain 1; player 2 wheel 1");
}

#[test]
fn section_10_5_a_location_with_a_worker_standing_or_lying_is_not_free() {
    for posture in ["stands", "lies"] {
        given(&format!("seats 1; phase forenoon; autom 10; farmer {posture} cornfield"))
            .play("nature autom 1")
            .changes("autom 1; shepherd lies beerhouse; shepherd mood 2; player 2 vp 6");
        given(&format!(
            "seats 1; phase forenoon; autom 10; farmer {posture} cornfield; miner stands beerhouse"
        ))
        .play("nature autom 1")
        .changes("autom 1; shepherd lies warehouse");
    }
}

#[test]
fn section_10_5_nor_is_the_place_of_the_worker_himself() {
    given("seats 1; phase forenoon; autom 10; shepherd stands cornfield")
        .play("nature autom 1")
        .has("shepherd lies beerhouse");
}

#[test]
fn section_10_5_blocked_locations_are_not_free() {
    // Card 18: Palace, Spaceship, Warehouse. Card 5: Lake, Cornfield, Spaceship.
    given("seats 1; phase morning; autom 18").play("nature autom 1").has("shepherd lies warehouse");
    given("seats 1; phase evening; autom 18").play("nature autom 1").has("shepherd lies palace");
    given("seats 1; phase evening; autom 5").play("nature autom 1").has("shepherd lies spaceship");
    given("seats 1; phase morning; autom 5").play("nature autom 1").has("shepherd lies lake");
}

#[test]
fn section_10_5_in_the_work_phases_no_location_is_blocked() {
    for phase in ["forenoon", "afternoon"] {
        given(&format!("seats 1; phase {phase}; autom 18"))
            .play("nature autom 1")
            .has("shepherd lies palace");
        given(&format!("seats 1; phase {phase}; autom 5")).play("nature autom 1").has("shepherd lies lake");
    }
}

#[test]
fn section_10_5_the_worker_of_the_new_card_is_moved() {
    for (card, worker) in
        [(4, "farmer"), (7, "fisherman"), (11, "miner"), (13, "bureaucrat"), (16, "commissar")]
    {
        // Card 18: Palace and Spaceship are blocked, and nothing happens at the Warehouse.
        given("seats 1; phase morning; autom 18")
            .play(&format!("nature autom {card}"))
            .changes(&format!("autom {card}; {worker} lies warehouse"));
    }
}

#[test]
fn section_10_5_if_he_is_flat_the_first_upright_one_in_the_goal_cards_order() {
    // Card 13: Labour camp first.
    let scene = "seats 1; phase forenoon; autom 13; goal 1; shepherd lies palace";
    given(scene).play("nature autom 1").has("bureaucrat lies labour-camp; shepherd lies palace; autom 1");
    given(&format!("{scene}; bureaucrat lies lake")).play("nature autom 1").has("fisherman lies labour-camp");
    given(&format!("{scene}; bureaucrat lies lake; fisherman lies mine; miner lies pasture"))
        .play("nature autom 1")
        .has("commissar lies labour-camp");
    given("seats 1; phase forenoon; autom 13; goal 2; farmer lies palace; shepherd lies lake")
        .play("nature autom 4")
        .has("miner lies labour-camp");
}

#[test]
fn section_10_5_the_new_cards_locations_are_for_the_next_turn() {
    // Card 1: Mine, Lake, Spaceship.
    given("seats 1; phase forenoon; autom 10")
        .play("nature autom 1; 1 move bureaucrat administration; nature autom 12")
        .has("shepherd lies cornfield; miner lies mine; autom 12");
}

#[test]
fn section_10_5_every_other_card_may_come_and_no_card_twice_a_day() {
    let scene = given("seats 1; phase forenoon; autom 3; autom 10");
    let left: Vec<_> =
        (1..=18).filter(|card| ![3, 10].contains(card)).map(|card| format!("autom {card} 1")).collect();
    assert_eq!(scene.outcomes(), left);
    let scene = scene.play("nature autom 1; 1 move bureaucrat administration");
    assert_eq!(scene.outcomes().len(), 15);
    assert!(!scene.outcomes().contains(&"autom 1 1".to_string()));
}

#[test]
fn section_10_5_autom_places_no_disc() {
    let scene = given("seats 1; phase morning; autom 18; miner discs 0 1; farmer discs 0 3")
        .play("nature autom 10")
        .changes("autom 10; miner lies warehouse");
    assert_eq!(scene.view().players[super::AUTOM].reserve, 5);
}

/// Where the Shepherd goes from each place, clockwise and counter-clockwise, when Cornfield, Beerhouse
/// and Warehouse are blocked: the ring is 1 2 3 6 9 12 11 10 7 8 5 4 (§12.7).
const RING: [(&str, &str, &str); 12] = [
    ("pasture", "palace", "mine"),
    ("palace", "administration", "pasture"),
    ("cornfield", "administration", "palace"),
    ("administration", "labour-camp", "palace"),
    ("field-kitchen", "labour-camp", "administration"),
    ("barracks", "labour-camp", "administration"),
    ("labour-camp", "lake", "administration"),
    ("lake", "spaceship", "labour-camp"),
    ("spaceship", "mine", "lake"),
    ("mine", "pasture", "spaceship"),
    ("warehouse", "pasture", "mine"),
    ("beerhouse", "pasture", "mine"),
];

#[test]
fn r17_the_ring_is_followed_from_where_the_worker_stands() {
    for (from, clockwise, counter_clockwise) in RING {
        for (goal, to) in [(2, clockwise), (1, counter_clockwise)] {
            let scene = given(&format!(
                "seats 1; blocks morning cornfield beerhouse warehouse; autom 10; goal {goal}
                shepherd stands {from}; player 1 crystals 0"
            ));
            scene.play("nature autom 1").has(&format!("shepherd lies {to}"));
        }
    }
}

#[test]
fn r17_occupied_places_of_the_ring_are_skipped() {
    let full = "seats 1; phase forenoon; autom 10; farmer stands cornfield; miner lies beerhouse
        commissar stands warehouse; fisherman stands spaceship";
    // Spaceship, counter-clockwise: Lake, Labour camp.
    given(&format!("{full}; goal 1; bureaucrat lies lake"))
        .play("nature autom 7")
        .has("fisherman lies labour-camp");
    // Clockwise: Mine, then Warehouse and Beerhouse, which are taken, and the Pasture.
    given(&format!("{full}; goal 2; bureaucrat stands mine"))
        .play("nature autom 7")
        .has("fisherman lies pasture");
}

#[test]
fn r17_the_ring_starts_at_the_substitute_if_the_cards_worker_is_flat() {
    // The Fisherman is flat at the Spaceship; the Bureaucrat comes first on the goal card.
    given(
        "seats 1; phase forenoon; autom 10; goal 1; farmer stands cornfield; miner lies beerhouse
        commissar stands warehouse; fisherman lies spaceship; bureaucrat stands palace",
    )
    .play("nature autom 7")
    .has("bureaucrat lies pasture");
}

#[test]
fn r17_the_barracks_are_passed_by_even_in_the_evening() {
    // Card 3: Pasture and Lake are blocked, the Administration is occupied.
    let full = "seats 1; phase evening; autom 3; farmer stands administration";
    given(&format!("{full}; goal 2; shepherd stands field-kitchen"))
        .play("nature autom 1")
        .has("shepherd lies labour-camp");
    // Counter-clockwise the Cornfield is blocked, too.
    given(&format!("{full}; goal 1; shepherd stands labour-camp; player 1 crystals 0"))
        .play("nature autom 1")
        .has("shepherd lies palace");
}

#[test]
fn r17_the_last_free_location_is_found() {
    // Three blocked and six occupied: only the Labour camp is left, or, if he is there, the Lake.
    let full = "seats 1; phase evening; autom 10; blocks evening cornfield beerhouse warehouse
        farmer stands pasture; fisherman stands palace; miner stands administration
        bureaucrat stands spaceship; commissar stands mine";
    for goal in [1, 2] {
        given(&format!("{full}; goal {goal}; shepherd stands lake"))
            .play("nature autom 1")
            .has("shepherd lies labour-camp");
        given(&format!("{full}; goal {goal}; shepherd stands labour-camp"))
            .play("nature autom 1")
            .has("shepherd lies lake");
    }
}

#[test]
fn section_10_5_you_follow_and_then_autom_again() {
    given("seats 1; phase forenoon; autom 10")
        .refuses("1 move miner mine")
        .play("nature autom 5")
        .offers("1 move miner mine")
        .refuses("1 move farmer mine; 1 move miner cornfield; 2 move miner mine")
        .play("1 move bureaucrat administration")
        .refuses("1 move miner mine")
        .play("nature autom 11; nature lake nothing")
        .has("miner lies lake")
        .offers("1 move shepherd palace");
}
