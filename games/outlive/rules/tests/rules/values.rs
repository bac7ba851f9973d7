//! The values of the box, §9, §11, §14, and boxes that are refused.

use std::borrow::Cow;

use outlive::{EventCard, Outlive, Prey, Resource, Seating, Setup, Slot, Values};
use table::{Game, Turn, Word};

use crate::check::started;
use crate::played::random_game;

/// The built-in box with a change.
fn changed(change: impl FnOnce(&mut Values)) -> Values {
    let mut values = Values::built_in().clone();
    values.name = Cow::Borrowed("changed");
    change(&mut values);
    values
}

/// A box with this change is refused for this field and reason.
fn refused(change: impl FnOnce(&mut Values), field: &str, reason: &str) {
    let flaw = changed(change).check().expect_err(field);
    assert_eq!((flaw.field.as_str(), flaw.reason.as_str()), (field, reason));
}

fn accepted(change: impl FnOnce(&mut Values)) -> &'static Values {
    let values = changed(change);
    assert_eq!(values.check(), Ok(()));
    Box::leak(Box::new(values))
}

#[test]
fn section_9_the_built_in_box() {
    let values = Values::built_in();
    assert_eq!(values.check(), Ok(()));
    assert_eq!(values.airlock, [3, 4]);
    assert_eq!(values.radiation, [2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]);
    assert_eq!(Slot::ALL.iter().map(|&slot| values.cans[slot]).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn section_11_the_prey_of_the_built_in_box() {
    let rows =
        [[1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8], [4, 5, 6, 7, 8, 9], [5, 6, 7, 8, 9, 10]];
    for (&prey, row) in Prey::ALL.iter().zip(rows) {
        let tile = Values::built_in().prey[prey];
        assert_eq!((tile.count, tile.meat), (6, row), "{prey}");
    }
}

#[test]
fn section_9_the_name_is_one_word() {
    let reason = "must be one word of at most 40 letters, digits, '-', '_' and '.'";
    for name in ["", "two words", "a\nb", &"x".repeat(41)] {
        refused(|values| values.name = Cow::Owned(name.to_string()), "name", reason);
    }
    accepted(|values| values.name = Cow::Borrowed("my_box-2.0"));
}

#[test]
fn section_9_1_the_airlock_has_two_rows() {
    refused(|values| values.airlock = [0, 4], "airlock.rows", "0 is not between 1 and 8");
    refused(|values| values.airlock = [3, 9], "airlock.rows", "9 is not between 1 and 8");
    accepted(|values| values.airlock = [8, 1]);
}

/// §3.2: the first four survivors always find a place, even if no room is built for them.
#[test]
fn section_3_2_the_airlock_holds_the_first_four_survivors() {
    for (rows, places) in [([1, 1], 2), ([2, 1], 3), ([1, 2], 3)] {
        let reason = format!("{places} places do not hold the first four survivors");
        refused(|values| values.airlock = rows, "airlock.rows", &reason);
    }
    for rows in [[1, 3], [2, 2], [3, 1]] {
        accepted(|values| values.airlock = rows);
    }
}

#[test]
fn section_9_2_the_track_falls_and_has_a_0() {
    let field = "radiation.track";
    refused(|values| values.radiation[0] = 21, field, "21 is not between -20 and 20");
    refused(|values| values.radiation[10] = -21, field, "-21 is not between -20 and 20");
    refused(
        |values| values.radiation = [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11],
        field,
        "has no field 0 to start on",
    );
    refused(|values| values.radiation[1] = 2, field, "2 follows 2; every field is worse than the one before");
    refused(
        |values| values.radiation[4] = 5,
        field,
        "5 follows -1; every field is worse than the one before",
    );
    accepted(|values| values.radiation = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
}

#[test]
fn section_9_3_cans() {
    refused(|values| values.cans[Slot::Six] = 10, "cargo.cans", "10 is not between 0 and 9");
    accepted(|values| values.cans[Slot::Six] = 9);
}

#[test]
fn section_11_thirty_prey_tiles() {
    refused(|values| values.prey[Prey::Seven].count = 5, "prey", "there are 29 tiles instead of 30");
    refused(|values| values.prey[Prey::Three].count = 255, "prey", "there are 279 tiles instead of 30");
    refused(|values| values.prey[Prey::Four].meat[5] = 16, "prey.4.meat", "16 is not between 0 and 15");
    accepted(|values| {
        values.prey[Prey::Three].count = 10;
        values.prey[Prey::Seven].count = 2;
    });
}

#[test]
fn section_14_events_cost_something() {
    refused(
        |values| values.events[EventCard::Rats].cost[Resource::Ammo] = 0,
        "events.rats.cost",
        "an event costs something",
    );
    refused(
        |values| values.events[EventCard::Rats].cost[Resource::Ammo] = 10,
        "events.rats.cost.ammo",
        "10 is not between 0 and 9",
    );
    refused(
        |values| values.events[EventCard::CaveIn].vp = 16,
        "events.cave-in.vp",
        "16 is not between 0 and 15",
    );
    accepted(|values| values.events[EventCard::CaveIn].vp = 0);
}

/// A game with another box: radiation starts on its 0.
#[test]
fn section_9_2_radiation_starts_on_the_0_of_the_box() {
    let values = accepted(|values| values.radiation = [0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10]);
    started(&Setup { values, ..Setup::new(Seating::Two) }).has("player 1 radiation 0; player 2 radiation 0");
}

/// §3.2: survivors are divided at will, also with the smallest airlock; no more of them than there are.
#[test]
fn section_3_2_the_smallest_airlock_takes_all_four() {
    let values = accepted(|values| values.airlock = [1, 3]);
    let rooms = "nature room guard; nature room armoury; nature room nursery; nature room depot; nature room racket; nature room toolroom";
    started(&Setup { values, ..Setup::new(Seating::Two) })
        .play(rooms)
        .play(rooms)
        .play("nature leader solen-livrich; nature leader erin-mccarthy; nature leader wilson-frye; nature leader jacob-rowlett")
        .play("1 reject armoury nursery; 1 build-free council")
        .offers("1 move-in 4; 1 move-in 3; 1 move-in 2; 1 move-in 1; 1 move-in 0")
        .refuses("1 move-in 5")
        .play("1 move-in 0")
        .has("player 1 airlock 4; player 1 room council 0");
}

/// Whole games with boxes at the ends of what is accepted.
#[test]
fn section_9_games_with_extreme_boxes() {
    let boxes = [
        accepted(|values| values.airlock = [8, 8]),
        accepted(|values| values.radiation = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
        accepted(|values| {
            values.cans = outlive::PerSlot::all(9);
            values.prey.values_mut().for_each(|prey| prey.meat = [15; 6]);
            values.events.values_mut().for_each(|event| event.cost = outlive::PerResource::all(1));
        }),
        accepted(|values| values.airlock = [1, 3]),
        accepted(|values| values.airlock = [3, 1]),
    ];
    for values in boxes {
        for seed in 0..10 {
            let state = random_game(&Setup { values, ..Setup::new(Seating::Four) }, seed, |_, _| {});
            assert_eq!(Outlive::turn(&state), Turn::Over);
        }
    }
}

/// A box that prints the same is the same.
#[test]
fn section_9_boxes_are_compared_by_what_they_print() {
    assert_eq!(changed(|_| {}), changed(|_| {}));
    assert_ne!(changed(|_| {}), changed(|values| values.cans[Slot::Three] = 2));
    assert_ne!(changed(|_| {}), changed(|values| values.airlock = [4, 3]));
    assert_ne!(changed(|_| {}), changed(|values| values.prey[Prey::Six].meat[0] = 3));
    assert_ne!(changed(|_| {}), changed(|values| values.events[EventCard::Rats].vp = 3));
}
