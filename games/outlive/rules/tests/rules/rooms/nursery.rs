//! The Nursery, §10.14. See also `nightly`.

use super::NIGHT;
use crate::check::given;

#[test]
fn section_10_14_up_to_eight() {
    given(&format!("{NIGHT}; player 1 room nursery 7; player 1 can 3"))
        .play("1 done")
        .changes("player 1 room nursery 8");
    given(&format!("{NIGHT}; player 1 room nursery 8; player 1 can 3")).play("1 done").changes("");
}

#[test]
fn section_10_14_two_grow_apart() {
    given(&format!("{NIGHT}; player 1 room nursery 8; player 1 room nursery 3; player 1 can 5"))
        .play("1 done")
        .changes("player 1 room nursery 4");
}

/// The places beyond the third are open to this effect only.
#[test]
fn section_10_14_nobody_moves_in_beyond_three() {
    for survivors in 3..8 {
        given(&format!(
            "{NIGHT}; player 1 room nursery {survivors}; player 1 airlock 2; player 1 water 1; player 1 can 2"
        ))
        .has(&format!("player 1 room nursery {}", survivors + 1))
        .refuses("1 staff 4 1; 1 staff 4 2");
    }
}

#[test]
fn section_10_14_nor_from_the_cargo_ship() {
    let ship = "player 1 hero 5 lies mine; player 1 airlock 6; player 1 room nursery";
    given(&format!("{ship} 3"))
        .play("1 move 5 cargo-ship 5")
        .has("player 1 airlock 7; player 1 room nursery 3");
    given(&format!("{ship} 2")).play("1 move 5 cargo-ship 5").offers_only("1 house airlock; 1 house 4");
    // No place at all: the survivor stays on the ship.
    given("player 1 hero 5 lies mine; player 1 airlock 7; player 1 room nursery 5")
        .play("1 move 5 cargo-ship 5")
        .has("player 1 airlock 7; player 1 room nursery 5; slot 5 full");
}

/// One of eight went hungry: there is a place again.
#[test]
fn section_10_14_fewer_than_eight_again_it_goes_on() {
    given(&format!(
        "{NIGHT}; player 1 room nursery 8; player 1 room guard 0; player 1 airlock 1
         player 1 can 1; player 1 water 1"
    ))
    .play("1 dismiss 4 1")
    .has("player 1 room nursery 8; player 1 can 0; player 1 airlock 1");
}

/// The food is that of the room, however many live there.
#[test]
fn section_10_14_eight_eat_no_more_than_three() {
    given(&format!("{NIGHT}; player 1 room nursery 8; player 1 can 3"))
        .has("player 1 can 1; player 1 room nursery 8");
}

#[test]
fn section_10_14_with_four_one_may_leave_and_it_is_still_full() {
    given(&format!("{NIGHT}; player 1 room nursery 4; player 1 can 1; player 1 wood 3"))
        .has("player 1 can 0; player 1 room nursery 4");
}
