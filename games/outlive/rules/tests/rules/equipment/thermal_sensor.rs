//! The Thermal sensor, §12.6.

use outlive::{Ground, Outlive, Prey};
use table::{Game, Seat, Viewer};

use crate::check::{Scene, given};

const SENSOR: &str = "player 1 equipment thermal-sensor ready";

fn known(scene: &Scene, viewer: Viewer) -> Option<Vec<Prey>> {
    let view = Outlive::view(scene.state(), viewer);
    view.grounds[Ground::Mine].known.map(|tiles| tiles.into_iter().flatten().collect())
}

#[test]
fn section_12_6_any_prey_of_the_stack() {
    given(&format!("{SENSOR}; prey mine 7 3 5 4"))
        .play("1 move 5 mine")
        .offers("1 sense")
        .refuses("1 hunt 0 0")
        .play("1 sense")
        .offers_only("1 hunt-sensed 2 0 0; 1 hunt-sensed 3 0 0; 1 hunt-sensed 4 0 0; 1 done")
        .play("1 hunt-sensed 3 0 0")
        .has(
            "player 1 hunted 5 1; player 1 meat 3; prey mine 7; left mine 3
             player 1 equipment thermal-sensor spent; turn 2",
        );
}

#[test]
fn section_12_6_you_alone_see_it_and_the_order_stays() {
    let scene =
        given(&format!("{SENSOR}; prey mine 7 3 5 4")).play("1 move 5 mine; 1 sense; 1 hunt-sensed 3 0 0");
    assert_eq!(known(&scene, Viewer::Seat(Seat::One)), Some(vec![Prey::Seven, Prey::Three, Prey::Four]));
    assert_eq!(known(&scene, Viewer::Seat(Seat::Two)), None);
    assert_eq!(known(&scene, Viewer::Spectator), None);
}

/// The top may be hunted too; then the next one lies open, and it is the one he saw.
#[test]
fn section_12_6_the_top() {
    let scene =
        given(&format!("{SENSOR}; prey mine 5 3 4")).play("1 move 5 mine; 1 sense; 1 hunt-sensed 1 0 0");
    assert_eq!(scene.outcomes().len(), 1, "{:?}", scene.outcomes());
    scene.play("nature prey 3").has("prey mine 3; left mine 2; player 1 meat 3");
}

#[test]
fn section_12_6_or_none() {
    given(&format!("{SENSOR}; prey mine 5 3 4"))
        .play("1 move 5 mine; 1 sense; 1 done")
        .has("player 1 equipment thermal-sensor spent; left mine 3")
        .offers("1 take 5")
        .refuses("1 hunt 0 0; 1 sense; 1 hunt-sensed 1 0 0");
}

/// The rest of the actions is for the stock; a second kill is not possible.
#[test]
fn section_5_7_one_kill_a_visit() {
    given(&format!("{SENSOR}; prey mine 7 3 3"))
        .play("1 move 5 mine; 1 sense; 1 hunt-sensed 2 0 0")
        .offers("1 take 2")
        .refuses("1 take 3; 1 hunt 0 0; 1 sense");
    given(&format!("{SENSOR}; prey mine 3 3 4"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 3")
        .refuses("1 sense; 1 hunt 0 0")
        .has("player 1 equipment thermal-sensor ready");
}

/// The hunt itself is like any other: ammo, Shotgun, Bear trap and what is too tough.
#[test]
fn section_12_6_ammo_and_aids() {
    given(&format!("{SENSOR}; prey mine 3 7; player 1 ammo 1; player 1 equipment shotgun ready"))
        .play("1 move 5 mine; 1 sense")
        .offers("1 hunt-sensed 2 1 1")
        .refuses("1 hunt-sensed 2 1 0; 1 hunt-sensed 2 0 1")
        .play("1 hunt-sensed 2 1 1")
        .has("player 1 ammo 0; player 1 equipment shotgun spent; player 1 meat 5");
}

#[test]
fn section_12_6_nothing_that_he_can_hunt() {
    given(&format!("{SENSOR}; prey mine 7 6; event sandstorm"))
        .play("1 move 5 mine; 1 sense")
        .offers("1 take 3")
        .refuses("1 hunt-sensed 1 0 0; 1 hunt-sensed 2 0 0");
}

/// What nobody knew is decided as he looks.
#[test]
fn section_12_6_an_unknown_stack() {
    given(&format!("{SENSOR}; prey mine 7"))
        .play(
            "1 move 5 mine; 1 sense; nature prey 3; nature prey 3; nature prey 4; nature prey 5
             nature prey 6",
        )
        .offers("1 hunt-sensed 2 0 0; 1 hunt-sensed 4 0 0; 1 hunt-sensed 5 0 0")
        .refuses("1 hunt-sensed 6 0 0; 1 hunt-sensed 7 0 0; 1 hunt-sensed 1 0 0");
}

#[test]
fn section_12_6_not_broken_nor_used_already_nor_elsewhere() {
    for condition in ["broken", "spent"] {
        given(&format!("player 1 equipment thermal-sensor {condition}; prey mine 7 3"))
            .play("1 move 5 mine")
            .refuses("1 sense");
    }
    given(&format!("{SENSOR}; prey mine 7 3")).play("1 move 3b blackwood").refuses("1 sense");
    given(SENSOR).play("1 move 5 mine").refuses("1 sense").offers("1 take 5");
}

#[test]
fn section_14_10_a_wild_pack_is_tougher_here_too() {
    given(&format!("{SENSOR}; event wild-pack; prey mine 7 5 4"))
        .play("1 move 5 mine; 1 sense")
        .refuses("1 hunt-sensed 2 0 0")
        .play("1 hunt-sensed 3 0 0")
        .has("player 1 meat 2; turn 2");
}
