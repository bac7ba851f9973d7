//! The Armoury, §10.8. See also `nightly`.

use super::NIGHT;
use crate::check::given;

#[test]
fn section_10_8_four_ammo_from_the_supply() {
    given(&format!(
        "{NIGHT}; player 1 room armoury 3; player 1 can 4; player 1 ammo 3; stock military-base 0"
    ))
    .play("1 done")
    .changes("player 1 ammo 7");
}

/// Step 1 comes before step 5: tonight's ammo resolves no event tonight.
#[test]
fn section_10_8_too_late_for_tonights_events() {
    given("phase resolve; event rats; player 1 room armoury 3; player 1 can 3; player 2 can 1")
        .has("player 1 ammo 4")
        .refuses("1 resolve rats");
}

/// Somebody who moves in by day makes it work tonight, not before.
#[test]
fn section_10_8_nothing_by_day() {
    given("player 1 room armoury 2; player 1 hero 5 lies mine")
        .play("1 move 5 cargo-ship 5; 1 house 4")
        .has("player 1 room armoury 3; player 1 ammo 0");
}
