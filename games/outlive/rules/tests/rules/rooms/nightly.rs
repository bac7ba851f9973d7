//! What the rooms that work in step 5 of the Night have in common, §6.5, §10.

use super::{NIGHT, idle};
use crate::check::given;

/// The room, and what it does for a player on field −1 of the radiation track.
const NIGHTLY: [(&str, &str); 3] = [
    ("armoury", "player 1 ammo 4"),
    ("infirmary", "player 1 radiation 0"),
    ("nursery", "player 1 room nursery 4"),
];

#[test]
fn section_6_5_they_work_while_full() {
    for (room, effect) in NIGHTLY {
        given(&format!("{NIGHT}; player 1 room {room} 3; player 1 can 4")).play("1 done").changes(effect);
    }
}

#[test]
fn section_6_5_not_unless_built_and_full() {
    for (room, _) in NIGHTLY {
        given(&format!("{NIGHT}; player 1 room {room} 2; player 1 can 4")).play("1 done").changes("");
        given(&format!("{NIGHT}; player 1 room {room} site; player 1 can 1")).play("1 done").changes("");
    }
}

/// §6.2: who is not fed leaves before.
#[test]
fn section_6_5_not_after_a_survivor_left_hungry() {
    for (room, _) in NIGHTLY {
        let food = if room == "armoury" { 3 } else { 2 };
        given(&format!("{NIGHT}; player 1 room {room} 3; player 1 can {}; player 1 wood 3", food - 1))
            .has(&format!("player 1 room {room} 2; player 1 ammo 0; player 1 radiation -1"))
            .play("1 done")
            .changes("");
    }
}

#[test]
fn section_6_5_at_once_when_built_and_filled_tonight() {
    for (room, effect) in NIGHTLY {
        let scene = format!(
            "{NIGHT}; round 2; player 1 room {room} site; player 1 airlock 3; player 1 water 1
                 player 1 wood 3
             player 1 radiation -1"
        );
        let grown = if room == "nursery" { 4 } else { 3 };
        let effect = if room == "nursery" { "" } else { effect };
        given(&scene)
            .play("1 build 4 3 0 0; 1 staff 4 3")
            .changes(&format!("player 1 wood 0; player 1 airlock 0; player 1 room {room} {grown}; {effect}"));
    }
}

#[test]
fn section_6_5_once_a_night() {
    for (room, effect) in NIGHTLY {
        given(&format!("{NIGHT}; player 1 room {room} 3; player 1 can 4; player 1 wood 6"))
            .play("1 done; 1 build 1 3 0 0; 1 build 2 3 0 0")
            .changes(&format!(
                "{effect}; player 1 wood 0; player 1 room workshop 0; player 1 room storeroom 0"
            ));
    }
}

#[test]
fn section_3_2_two_of_a_kind_each_work() {
    let two = |room: &str, more: &str| {
        format!("{NIGHT}; player 1 room {room} 3; player 1 room {room} 3; player 1 can 7; {more}")
    };
    given(&two("armoury", "")).play("1 done").changes("player 1 ammo 8");
    given(&two("infirmary", "player 1 radiation -2")).play("1 done").changes("player 1 radiation -1");
    given(&two("nursery", "")).play("1 done").changes("player 1 room nursery 4; player 1 room nursery 4");
}

#[test]
fn section_10_again_in_the_next_round() {
    let feast = "player 1 can 90";
    let scene = |room: &str| idle(given(&format!("{NIGHT}; player 1 room {room} 3; {feast}")), "round 2");
    scene("armoury").has("player 1 ammo 4");
    // In the second Night, when he is asked to recruit, he has what the heroes brought by day.
    let night = idle(scene("armoury"), "1 recruit");
    let ammo = |scene: &crate::check::Scene| {
        let facts = outlive::facts(scene.state());
        let ammo = facts.iter().find_map(|fact| fact.strip_prefix("player 1 ammo "));
        ammo.expect("ammo").parse::<u8>().expect("a number")
    };
    let before = ammo(&night);
    assert_eq!(ammo(&idle(night, "round 3")), before + 4);
    idle(scene("nursery"), "round 3").has("player 1 room nursery 5");
    idle(scene("infirmary"), "round 3").has("player 1 radiation -1");
}

/// §6.5: the effect is used in the step, not before: what it gives does not feed anybody.
#[test]
fn section_6_5_after_feeding_and_recruiting() {
    given(&format!("{NIGHT}; player 1 room nursery 3; player 1 can 3; player 1 airlock 0"))
        .has("player 1 room nursery 3; player 1 can 1")
        .offers_only("1 recruit 1 0; 1 done; 2 recruit 1 0; 2 done");
}
