//! The Dockmaster, §10.7, R17.

use crate::check::given;

const TAKEN: &str = "player 2 hero 5 stands cargo-ship 5; slot 5 empty; marker 2; player 1 airlock 2";

#[test]
fn section_10_7_two_more_cans() {
    given("player 1 room dockmaster 3").play("1 move 5 cargo-ship 5").changes(
        "player 1 hero 5 stands cargo-ship 5; player 1 can 5; marker 1; player 1 airlock 1; slot 5 empty",
    );
}

#[test]
fn section_10_7_two_of_them_add_up() {
    given("player 1 room dockmaster 3; player 1 room dockmaster 3")
        .play("1 move 5 cargo-ship 5")
        .has("player 1 can 7");
}

/// Cans and survivor come from the supply; the start marker has gone.
#[test]
fn section_10_7_a_taken_slot_may_be_entered() {
    given(&format!("{TAKEN}; player 1 room dockmaster 3"))
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 5; player 1 airlock 3");
}

#[test]
fn section_10_7_not_unless_full() {
    for room in ["dockmaster 2", "dockmaster site"] {
        given(&format!("{TAKEN}; player 1 room {room}"))
            .refuses("1 move 5 cargo-ship 5; 1 move 5 cargo-ship 4");
    }
    given(&format!("{TAKEN}; player 2 room dockmaster 3")).refuses("1 move 5 cargo-ship 5");
}

/// Still only the slot of his own strength.
#[test]
fn section_10_7_no_other_slot() {
    given(&format!("{TAKEN}; player 1 room dockmaster 3"))
        .refuses("1 move 5 cargo-ship 3; 1 move 5 cargo-ship 4; 1 move 5 cargo-ship 6");
}

/// The survivor who stayed on the ship for lack of a place stays there: the newcomer is from the supply.
#[test]
fn section_10_7_the_one_on_the_ship_stays() {
    given("player 2 hero 5 stands cargo-ship 5; marker 2; player 1 room dockmaster 3")
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 5; player 1 airlock 1");
}

#[test]
fn section_10_7_no_place_no_survivor() {
    given(&format!("{TAKEN}; player 1 room dockmaster 3; player 1 airlock 7"))
        .play("1 move 5 cargo-ship 5")
        .changes("player 1 hero 5 stands cargo-ship 5; player 1 can 5");
}

/// §5.3: whoever is weaker on the ship is pressed; a hero of the same strength is not.
#[test]
fn section_5_3_pressure_on_the_ship() {
    given("player 2 hero 4 stands cargo-ship 5; marker 2; player 2 wood 1; player 1 room dockmaster 3")
        .play("1 move 5 cargo-ship 5")
        .has("player 1 wood 1; player 2 wood 0");
}

/// §12.14: with the Grappling hook a taken higher slot.
#[test]
fn section_12_14_with_the_grappling_hook() {
    given(
        "player 2 hero 5 stands cargo-ship 6; marker 2; player 1 room dockmaster 3
         player 1 equipment grappling-hook ready",
    )
    .offers("1 move 5 cargo-ship 5; 1 move 5 cargo-ship 6")
    .play("1 move 5 cargo-ship 6")
    .has("player 1 can 6; player 1 equipment grappling-hook spent");
}

/// Hero 5 has no way but into the taken slot.
const ONE_WAY: &str = "event blocked-roads; player 1 room dockmaster 3; player 1 hero 5 lies mine
     player 1 hero 4 stands silent-peak; player 1 hero 3a stands fair
     player 2 hero 5 stands cargo-ship 5; marker 2";

/// R17: nobody has to squeeze in, so a hero who could only do that cannot move; he may all the same.
#[test]
fn r17_a_taken_slot_may_be_left_alone() {
    let alone = format!("{ONE_WAY}; player 1 hero 3b stands dam");
    given(&alone).offers_only("1 stand 5; 1 move 5 cargo-ship 5");
    given(&alone)
        .play("1 move 5 cargo-ship 5")
        .has("player 1 hero 5 stands cargo-ship 5; player 1 can 5; player 1 airlock 1");
    given(&alone).play("1 stand 5").changes("player 1 hero 5 stands mine").has("turn 2");
}

/// R17: while another can move plainly he may squeeze in, before him or after, but not stand up. A free
/// slot is a way like any other, §5.2.
#[test]
fn r17_he_need_not_wait_for_the_others() {
    let together = format!("{ONE_WAY}; player 1 hero 3b lies dam");
    let all = "1 move 3b forest; 1 move 3b military-base; 1 move 5 cargo-ship 5";
    given(&together)
        .offers_only(all)
        .refuses("1 stand 5; 1 stand 3b")
        .play("1 move 5 cargo-ship 5")
        .has("player 1 hero 5 stands cargo-ship 5; player 1 can 5; player 1 airlock 1; turn 2");
    given(&format!("{together}; player 2 hero 5 lies cargo-ship")).offers_only(all);
    given(&together.replace("dockmaster 3", "dockmaster 2"))
        .offers_only("1 move 3b forest; 1 move 3b military-base");
}
