//! Which actions show somebody what he could not know, and so cannot be taken back: §3.2, §3.4, §10.17,
//! §12.6, R8.

use outlive::{Action, Outlive, Placement};
use table::{Game, Seat};

use crate::check::{Scene, given};
use crate::setup::{choices, dealt, led};

/// Whether this action, which is on offer, shows somebody something.
fn reveals(scene: &Scene, input: &str) -> bool {
    assert!(scene.offered().iter().any(|action| action == input), "{input}: {:?}", scene.offered());
    let (seat, action) = input.split_once(' ').expect("a seat and an action");
    let seat: Seat = seat.parse().unwrap_or_else(|error| panic!("{input}: {error}"));
    let action: Action = action.parse().unwrap_or_else(|error| panic!("{input}: {error}"));
    Outlive::reveals(scene.state(), seat, action)
}

const LEADERS: [&str; 3] = ["solen-livrich", "erin-mccarthy", "jacob-rowlett"];

/// Three players have made so many of their four secret choices.
fn chosen(steps: [usize; 3]) -> Scene {
    let mut scene = dealt(&LEADERS, Placement::Simultaneous);
    for (index, steps) in steps.into_iter().enumerate() {
        scene = scene.play(&choices(index + 1, LEADERS[index])[..steps].join(";"));
    }
    scene
}

/// R8: the last leader, whoever keeps him, lays open what all have chosen.
#[test]
fn r8_the_last_leader() {
    for (steps, input) in [
        ([3, 4, 4], "1 lead solen-livrich"),
        ([4, 3, 4], "2 lead erin-mccarthy"),
        ([4, 4, 3], "3 lead jacob-rowlett"),
    ] {
        assert!(reveals(&chosen(steps), input), "{input}");
    }
}

/// R8: nothing is shown as long as another still chooses, whatever he chooses.
#[test]
fn r8_no_leader_while_another_still_chooses() {
    for steps in [[3, 3, 3], [3, 4, 3], [3, 3, 4], [3, 4, 0], [3, 1, 4], [3, 4, 2], [3, 0, 0]] {
        assert!(!reveals(&chosen(steps), "1 lead solen-livrich"), "{steps:?}");
    }
}

/// R8: no other choice is the last one, even if all others are done.
#[test]
fn r8_no_other_secret_choice() {
    for others in [0, 4] {
        for (step, input) in choices(2, LEADERS[1])[..3].iter().enumerate() {
            assert!(!reveals(&chosen([others, step, others]), input), "{input}");
        }
    }
}

/// §3.4: the last of the deployments that are made at the same time; in turn they are open at once.
#[test]
fn section_3_4_the_last_deployment() {
    let leaders = ["jacob-rowlett", "erin-mccarthy"];
    let (one, two) = ("1 deploy 4 dam 5 fair", "2 deploy 4 dam 5 blackwood");
    let both = led(&leaders, Placement::Simultaneous);
    assert!(!reveals(&both, one) && !reveals(&both, two));
    assert!(reveals(&led(&leaders, Placement::Simultaneous).play(one), two));
    assert!(reveals(&led(&leaders, Placement::Simultaneous).play(two), one));
    let in_turn = led(&leaders, Placement::InTurn);
    assert!(!reveals(&in_turn, "1 station 5 fair"));
}

/// §10.17: a look shows the stack, whether nature decides its order only now or another has seen it.
#[test]
fn section_10_17_a_look() {
    let lookouts = "seats 4; player 1 room lookout 4; player 2 room lookout 4";
    assert!(reveals(&given(lookouts), "1 look blackwood"));
    let decided = "stack blackwood 2 water can pill wood metal chip ammo ammo empty empty";
    let scene = given(&format!("{lookouts}; {decided}"));
    assert!(reveals(&scene, "1 look blackwood") && reveals(&scene, "1 look silent-peak"));
    let scene = scene.play("1 look blackwood");
    assert!(scene.outcomes().is_empty(), "there is nothing left to decide");
}

/// §12.6: so does the Thermal sensor; and the prey that its owner then hunts was his secret.
#[test]
fn section_12_6_sensing_and_hunting() {
    let sensor = "player 1 equipment thermal-sensor ready";
    for stack in ["prey mine 7", "prey mine 7 3 5 4"] {
        let scene = given(&format!("{sensor}; {stack}")).play("1 move 5 mine");
        assert!(reveals(&scene, "1 sense"), "{stack}");
    }
    let scene = given(&format!("{sensor}; prey mine 5 3 4")).play("1 move 5 mine; 1 sense");
    assert!(reveals(&scene, "1 hunt-sensed 2 0 0") && reveals(&scene, "1 hunt-sensed 3 0 0"));
    assert!(!reveals(&scene, "1 done"), "that he hunts nothing says nothing of the stack");
}

/// §5, §6: what everybody sees anyway, and what nature shows afterwards, can be taken back until then.
#[test]
fn section_5_no_ordinary_action() {
    let scene = given("prey mine 5 4; player 1 equipment thermal-sensor ready");
    for input in ["1 move 5 mine", "1 move 3a blackwood", "1 move 5 cargo-ship 5"] {
        assert!(!reveals(&scene, input), "{input}");
    }
    let scene = scene.play("1 move 5 mine");
    for input in ["1 hunt 0 0", "1 take 5", "1 done"] {
        assert!(!reveals(&scene, input), "{input}");
    }
    // Even where a stack is known to somebody: the tile is nature's to turn up.
    let scene = given(
        "seats 4; display blackwood axe
        stack blackwood 2 water can pill wood metal chip ammo ammo empty empty",
    )
    .play("1 move 3a blackwood");
    for input in ["1 search", "1 pick axe", "1 done"] {
        assert!(!reveals(&scene, input), "{input}");
    }
    let scene = given("phase shelters; player 1 can 1; player 1 wood 3");
    assert!(!reveals(&scene, "1 recruit 1 0") && !reveals(&scene, "1 done"));
}
