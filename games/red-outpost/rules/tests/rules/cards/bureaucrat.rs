//! The Bureaucrat card, §7.18.

use crate::check::given;

#[test]
fn section_7_18_she_is_moved_to_a_blocked_place_and_uses_it() {
    given("phase morning; player 1 worker-card bureaucrat")
        .offers("1 move bureaucrat palace; 1 move bureaucrat beerhouse; 1 move bureaucrat spaceship")
        .play("1 move bureaucrat palace; 1 donate")
        .changes(
            "bureaucrat lies palace; bureaucrat discs 1 0; bureaucrat mood 1; commissar mood 1
             player 1 crystals 0; player 1 donated 1",
        );
}

#[test]
fn section_7_18_in_the_evening_too() {
    given("phase evening; player 1 worker-card bureaucrat")
        .offers("1 move bureaucrat lake; 1 move bureaucrat cornfield; 1 move bureaucrat pasture")
        .play("1 move bureaucrat pasture")
        .has("bureaucrat lies pasture; warehouse wool 1; bureaucrat mood -1");
}

#[test]
fn section_7_18_unblocked_places_stay_open() {
    given("phase morning; player 1 worker-card bureaucrat")
        .offers("1 move bureaucrat mine; 1 move bureaucrat administration");
}

#[test]
fn section_7_18_only_the_bureaucrat() {
    given("phase morning; player 1 worker-card bureaucrat")
        .refuses("1 move farmer palace; 1 move commissar palace; 1 move miner beerhouse");
}

#[test]
fn section_7_18_only_for_its_owner() {
    given("phase morning; player 2 worker-card bureaucrat; player 1 crystals 0")
        .refuses("1 move bureaucrat palace")
        .play("1 move farmer warehouse")
        .offers("2 move bureaucrat palace");
}

/// A place that is shut by the phase or occupied is no blocked place.
#[test]
fn section_7_18_nothing_else_is_relaxed() {
    given("phase morning; player 1 worker-card bureaucrat; miner stands palace; farmer stands mine")
        .refuses("1 move bureaucrat palace; 1 move bureaucrat mine")
        .refuses("1 move bureaucrat barracks; 1 move bureaucrat field-kitchen; 1 stay");
    given("phase evening; player 1 worker-card bureaucrat; bureaucrat stands lake")
        .offers("1 move bureaucrat barracks; 1 move bureaucrat pasture")
        .refuses("1 move bureaucrat field-kitchen; 1 move bureaucrat lake");
    given("phase lunch; player 1 worker-card bureaucrat; bureaucrat stands mine")
        .offers("1 move bureaucrat field-kitchen")
        .refuses("1 move bureaucrat palace; 1 move bureaucrat lake; 1 move bureaucrat barracks");
}
