//! Tidying, §6.7.

use crate::check::given;

/// All meat goes, at most two water stay; cans, materials and ammo keep.
#[test]
fn section_6_7_what_spoils() {
    for (water, left) in [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)] {
        let scene = format!(
            "phase shelters; player 1 meat 3; player 1 water {water}; player 1 can 5; player 1 wood 1; player 1 metal 1; player 1 ammo 7"
        );
        given(&scene).play("1 done").has(&format!(
            "round 2; player 1 meat 0; player 1 water {left}; player 1 can 5; player 1 wood 1; player 1 metal 1; player 1 ammo 7"
        ));
    }
}

#[test]
fn section_6_7_equipment_is_ready_again() {
    given("phase shelters; player 1 equipment axe spent; player 1 equipment bow ready; player 1 equipment crowbar broken; player 2 equipment axe spent")
        .has("round 2; player 1 equipment axe ready; player 1 equipment bow ready; player 1 equipment crowbar broken; player 2 equipment axe ready");
}

/// Before that it is as it was used by day.
#[test]
fn section_6_7_not_before_the_end_of_the_night() {
    given("phase shelters; player 1 equipment axe spent; player 1 can 1")
        .has("round 1; player 1 equipment axe spent");
}
