//! Moving, §5.2, R9.

use crate::check::given;

/// One or two steps, either way, never where a hero of one's own is; not staying.
#[test]
fn section_5_2_one_or_two_steps_to_a_place_without_own_heroes() {
    given("").offers_only(
        "1 move 3a blackwood; 1 move 3a fair; 1 move 3b blackwood; 1 move 4 mine; 1 move 5 mine
        1 move 5 cargo-ship 5",
    );
}

/// The whole ring of §2.1: from every place to the two before and the two behind.
#[test]
fn section_2_1_the_ring() {
    let ring = ["forest", "dam", "military-base", "silent-peak", "mine", "cargo-ship", "fair", "blackwood"];
    for (index, from) in ring.iter().enumerate() {
        let at = |steps: usize| ring[(index + steps) % 8];
        // The others have been played and stand far away, on three places in a row.
        let scene = format!(
            "player 1 hero 3a stands {}; player 1 hero 3b stands {}; player 1 hero 4 stands {}; player 1 hero 5 lies {from}",
            at(3),
            at(4),
            at(5)
        );
        let moves = [1, 2, 6, 7].map(|steps| match at(steps) {
            "cargo-ship" => "1 move 5 cargo-ship 5".to_string(),
            place => format!("1 move 5 {place}"),
        });
        given(&scene).offers_only(&moves.join(";"));
    }
}

#[test]
fn section_5_2_never_to_own_heroes_and_never_staying() {
    given("player 1 hero 5 stands mine; player 1 hero 3a lies cargo-ship")
        .refuses("1 move 4 mine; 1 move 4 dam; 1 move 4 military-base")
        .refuses("1 move 3a cargo-ship 3; 1 move 3a mine; 1 move 3a dam; 1 stand 3a; 1 stand 4")
        .refuses("1 move 5 silent-peak; 1 move 5 fair; 1 done")
        .offers("1 move 4 silent-peak; 1 move 4 forest")
        .offers("1 move 3a silent-peak");
}

#[test]
fn section_5_2_passing_own_heroes_and_others_is_fine() {
    given("player 2 hero 5 stands mine; player 2 hero 4 lies blackwood; player 2 hero 3b stands fair")
        .offers("1 move 4 mine; 1 move 3a blackwood; 1 move 3a fair; 1 move 3b blackwood");
}

/// The hero of strength 5 is enclosed: the slot is taken, his own are all round.
const ENCLOSED: &str =
    "player 1 hero 5 lies fair; player 2 hero 5 stands cargo-ship 5; stock mine 0; stock fair 0";

#[test]
fn section_5_2_heroes_that_can_move_go_first() {
    given(&format!(
        "{ENCLOSED}; player 1 hero 3a lies forest; player 1 hero 3b lies blackwood; player 1 hero 4 lies mine"
    ))
    .refuses("1 stand 5; 1 move 5 cargo-ship 5; 1 stand 3a; 1 move 5 mine")
    .offers("1 move 4 military-base; 1 move 4 silent-peak; 1 move 4 cargo-ship 4")
    .offers("1 move 3b cargo-ship 3; 1 move 3b dam")
    .play("1 move 4 silent-peak; 1 done; 2 move 3a blackwood; 2 done")
    .offers("1 move 5 mine");
}

/// He stands up by himself, presses nobody, does nothing, and it is the next one's turn.
#[test]
fn section_5_2_who_cannot_move_stands_up_and_does_nothing() {
    given(&format!(
        "{ENCLOSED}; player 1 hero 3a stands forest; player 1 hero 3b stands blackwood; player 1 hero 4 stands mine
        player 2 hero 3a stands fair; player 2 wood 2; prey fair 3; turn 2; player 2 hero 4 lies silent-peak"
    ))
    .play("2 move 4 mine")
    .changes("player 2 hero 4 stands mine; player 1 hero 5 stands fair")
    .has("player 2 wood 2; player 1 wood 0; turn 2")
    .offers("2 move 3b forest");
}

/// §5.2: he is active and so can be pressed.
#[test]
fn section_5_2_a_hero_that_stood_up_is_pressed() {
    given("player 2 hero 3a stands mine; player 2 wood 2; stock mine 0; player 1 hero 4 lies military-base")
        .play("1 move 4 mine")
        .changes("player 1 hero 4 stands mine; player 1 wood 1; player 2 wood 1");
}

/// §5.2: on the Cargo ship he occupies no slot, but he is pressed there.
#[test]
fn section_5_2_a_hero_that_stood_up_on_the_ship_blocks_no_slot() {
    given("player 2 hero 5 stands cargo-ship").offers("1 move 5 cargo-ship 5");
    given("seats 3; player 2 hero 5 stands cargo-ship; player 3 hero 3a stands cargo-ship; player 3 wood 2")
        .play("1 move 5 cargo-ship 5")
        .changes(
            "player 1 hero 5 stands cargo-ship 5; player 1 can 3; player 1 airlock 1; player 1 wood 2
            player 3 wood 0; slot 5 empty; marker 1",
        );
}

/// With Blocked roads several can be stuck: their owner chooses who stands up first.
#[test]
fn section_5_2_of_several_that_cannot_move_the_owner_chooses() {
    let stuck = "event blocked-roads; turn 2; stock mine 0
        player 1 hero 3a lies forest; player 1 hero 3b lies dam; player 1 hero 4 stands military-base
        player 1 hero 5 stands blackwood; player 2 hero 4 stands fair; player 2 hero 3a lies cargo-ship";
    given(stuck)
        .play("2 move 5 mine")
        .offers_only("1 stand 3a; 1 stand 3b")
        .play("1 stand 3b")
        .has("player 1 hero 3b stands dam; player 1 hero 3a lies forest");
}

/// R9: whether a hero must be played first is judged without the Exoskeleton. Hero 5, whom only it can
/// free, may go before the others or after them, but not stand up while one of them can move plainly.
#[test]
fn r9_who_needs_equipment_goes_when_he_likes() {
    let exo = format!("{ENCLOSED}; player 1 equipment exoskeleton ready; player 1 hero 3b lies blackwood");
    let among_others = format!("{exo}; player 1 hero 3a lies forest; player 1 hero 4 lies mine");
    given(&among_others)
        .offers("1 move 5 dam; 1 move 5 military-base; 1 move 5 silent-peak")
        .offers("1 move 4 dam; 1 move 3b military-base; 1 move 3a dam")
        .refuses("1 stand 5; 1 stand 4; 1 stand 3a; 1 stand 3b; 1 move 5 cargo-ship 5; 1 move 5 mine");
    given(&among_others)
        .play("1 move 5 dam")
        .changes("player 1 hero 5 stands dam; player 1 equipment exoskeleton spent")
        .has("turn 2");
}

/// R9: without the equipment he is offered nothing until he is the last.
#[test]
fn r9_without_equipment_he_waits() {
    let scene = given(&format!(
        "{ENCLOSED}; player 1 hero 3a lies forest; player 1 hero 3b lies blackwood; player 1 hero 4 lies mine"
    ));
    assert!(!scene.offered().iter().any(|action| action.contains(" 5 ")), "{:?}", scene.offered());
}

/// R9: when none of his heroes can move plainly he may use it or stand up.
#[test]
fn r9_when_nobody_can_move_plainly_both() {
    given(&format!(
        "{ENCLOSED}; player 1 equipment exoskeleton ready; player 1 hero 3a stands forest
        player 1 hero 4 stands mine; player 1 hero 3b stands blackwood"
    ))
    .offers_only("1 stand 5; 1 move 5 dam; 1 move 5 military-base; 1 move 5 silent-peak");
    // Two of them: each may stand up, and each may be carried.
    given(
        "event blocked-roads; player 1 equipment exoskeleton ready
        player 1 hero 3a lies forest; player 1 hero 3b lies dam; player 1 hero 4 stands military-base
        player 1 hero 5 stands blackwood",
    )
    .offers_only(
        "1 stand 3a; 1 stand 3b
        1 move 3a silent-peak; 1 move 3a mine; 1 move 3a cargo-ship 3; 1 move 3a fair
        1 move 3b silent-peak; 1 move 3b mine; 1 move 3b cargo-ship 3; 1 move 3b fair",
    );
}

/// R9: a broken or used Exoskeleton carries nobody.
#[test]
fn r9_only_ready_equipment_carries() {
    for condition in ["broken", "spent"] {
        given(&format!("player 1 equipment exoskeleton {condition}"))
            .refuses("1 move 5 fair; 1 move 3a mine; 1 move 5 blackwood");
    }
    given("player 1 equipment exoskeleton ready").offers("1 move 5 fair; 1 move 3a mine; 1 move 5 blackwood");
}
