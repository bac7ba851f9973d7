//! The Ventilation, §10.13.

use crate::check::given;

/// The field after a wave of 3.
fn after(scene: &str, field: i8) {
    given(&format!("phase shelters; round 5; player 2 can 1; player 1 can 9; {scene}"))
        .has(&format!("player 1 radiation {field}"));
}

#[test]
fn section_10_13_one_more_in_the_airlock() {
    after("", -3);
    after("player 1 room ventilation 3", -2);
    after("player 1 room ventilation 3; player 1 airlock 1; player 1 water 1", -1);
}

#[test]
fn section_10_13_two_count_twice() {
    after("player 1 room ventilation 3; player 1 room ventilation 3", -1);
}

#[test]
fn section_10_13_not_unless_full() {
    after("player 1 room ventilation 2", -3);
    after("player 1 room ventilation site", -3);
}

#[test]
fn section_10_13_only_the_owners() {
    given("phase shelters; round 5; player 2 can 1; player 1 can 9; player 1 room ventilation 3")
        .has("player 1 radiation -2; player 2 radiation -3");
}

/// Feeding comes first: who left does not ventilate.
#[test]
fn section_10_13_not_when_it_went_hungry() {
    given("phase shelters; round 5; player 2 can 1; player 1 can 1; player 1 room ventilation 3")
        .has("player 1 radiation -3; player 1 room ventilation 2");
}

/// §6.3: a surplus does not improve it.
#[test]
fn section_10_13_never_better_than_before() {
    given(
        "phase shelters; player 2 can 1; player 1 can 5; player 1 room ventilation 3
         player 1 room ventilation 3",
    )
    .has("player 1 radiation 0");
}

/// It takes no place in the airlock and eats no water there.
#[test]
fn section_10_13_it_is_nobody() {
    given("phase shelters; player 2 can 1; player 1 can 2; player 1 room ventilation 3; player 1 wood 3")
        .has("player 1 airlock 0; player 1 can 0; player 1 room ventilation 3")
        .refuses("1 staff 4 1");
}
