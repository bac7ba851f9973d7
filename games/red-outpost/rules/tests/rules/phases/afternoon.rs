//! The Afternoon, §3.4: exactly like the Forenoon.

use super::{WORKERS, destinations};
use crate::check::given;

#[test]
fn section_3_4_open_as_the_forenoon() {
    let scene = given("phase afternoon");
    for worker in WORKERS {
        assert_eq!(
            destinations(&scene, worker),
            "pasture palace cornfield beerhouse warehouse administration spaceship mine lake labour-camp"
        );
    }
    given("phase afternoon; miner stands mine").refuses("1 move miner barracks; 1 move miner field-kitchen");
}

#[test]
fn section_3_4_workers_leave_the_field_kitchen() {
    let scene = given("phase afternoon; farmer stands field-kitchen; miner stands field-kitchen");
    assert!(destinations(&scene, "farmer").contains("cornfield"));
    scene.refuses("1 move farmer field-kitchen; 1 move shepherd field-kitchen");
}

#[test]
fn section_3_4_it_ends_with_the_sixth_worker() {
    given(
        "phase afternoon; seats 4; start 4; turns 5; turn 1; shepherd lies pasture; farmer lies cornfield
        fisherman lies lake; miner lies mine; commissar lies palace",
    )
    .refuses("1 move miner warehouse; 1 move shepherd warehouse")
    .play("1 move bureaucrat administration")
    .has("phase evening; start 1; turn 1; commissar stands palace; bureaucrat stands administration");
}
