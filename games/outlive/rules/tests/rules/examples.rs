//! The examples of §8, one by one.

use outlive::{Outlive, Placement};
use table::{Game, Seat};

use crate::check::given;
use crate::setup::{choices, dealt};

#[test]
fn section_8_1_starting_with_solen_livrich() {
    dealt(&["solen-livrich", "erin-mccarthy"], Placement::Simultaneous)
        .play("1 reject nursery depot; 1 build-free council; 1 move-in 4; 1 lead solen-livrich")
        .play(&choices(2, "erin-mccarthy").join(";"))
        .play("1 deploy 4 cargo-ship 5 mine")
        .has("player 1 room council 4; player 1 airlock 0; player 1 can 2; player 1 equipment grappling-hook broken")
        .has("player 1 hero 3a lies forest; player 1 hero 3b lies blackwood; player 1 hero 4 lies cargo-ship; player 1 hero 5 lies mine");
}

#[test]
fn section_8_2_only_one_way_out() {
    let scene = given(
        "player 1 hero 3a lies military-base; player 1 hero 3b stands forest; player 1 hero 4 lies dam; player 1 hero 5 lies mine",
    );
    let mut moves = scene.offered();
    moves.retain(|action| action.starts_with("1 move 3a"));
    assert_eq!(moves, ["1 move 3a silent-peak"]);
}

#[test]
fn section_8_3_how_much_pressure() {
    given("stock mine 0; player 2 hero 3a stands mine; player 2 wood 9")
        .play("1 move 5 mine")
        .changes("player 1 hero 5 stands mine; player 1 wood 2; player 2 wood 7");
}

/// Red is 1, yellow 2, green 3, blue 4.
#[test]
fn section_8_4_three_heroes_at_the_dam() {
    given(
        "seats 4; player 1 hero 5 lies military-base; player 1 hero 4 lies mine; player 1 hero 3b lies fair
        player 2 hero 3b stands dam; player 2 ammo 2; player 2 can 1
        player 3 hero 4 stands dam; player 3 hero 3b lies mine; player 3 ammo 2; player 3 wood 1; player 3 chip 1
        player 4 hero 3b lies dam; player 4 wood 5",
    )
    .play("1 move 5 dam")
    .offers_only("2 resist plain 0; 2 resist plain 1; 2 resist plain 2")
    .play("2 resist plain 2")
    .offers_only("3 resist plain 0; 3 resist plain 1")
    .play("3 resist plain 0")
    .offers_only("3 give wood; 3 give chip")
    .play("3 give wood")
    .changes("player 1 hero 5 stands dam; player 2 ammo 0; player 3 wood 0; player 1 wood 1");
}

#[test]
fn section_8_5_ammo_and_algae() {
    let scene = "player 1 hero 5 lies dam; player 1 hero 4 lies fair; player 1 hero 3b lies mine; player 1 hero 3a lies blackwood";
    given(scene)
        .play("1 move 5 military-base")
        .offers_only("1 take 5; 1 algae 4")
        .play("1 take 5")
        .changes("player 1 hero 5 stands military-base; player 1 ammo 5; stock military-base 1");
    given(scene).play("1 move 5 military-base; 1 algae 4").changes(
        "player 1 hero 5 stands military-base; player 1 ammo 4; stock military-base 2; algae taken; player 1 radiation 1",
    );
}

#[test]
fn section_8_6_a_hunt_at_the_fair() {
    given("player 1 ammo 3; prey fair 6 4 3; player 1 hero 4 lies mine")
        .play("1 move 4 fair; 1 hunt 3 0; nature prey 4; 1 take 1")
        .changes(
            "player 1 hero 4 stands fair; player 1 ammo 0; player 1 meat 4; player 1 chip 1; player 1 hunted 6 1
            stock fair 5; left fair 2; prey fair 4",
        )
        .has("turn 2");
}

#[test]
fn section_8_7_the_third_of_its_kind() {
    for (before, meat) in [(0, 4), (1, 5), (2, 6)] {
        given(&format!("player 1 ammo 1; stock mine 0; prey mine 6 3; player 1 hunted 6 {before}"))
            .play("1 move 5 mine; 1 hunt 1 0")
            .has(&format!("player 1 meat {meat}; player 1 hunted 6 {}", before + 1));
    }
}

#[test]
fn section_8_8_aboard_the_cargo_ship() {
    given("player 2 hero 5 lies fair")
        .play("1 move 5 cargo-ship 5")
        .changes(
            "player 1 hero 5 stands cargo-ship 5; player 1 can 3; player 1 airlock 1; slot 5 empty; marker 1",
        )
        .refuses("2 move 5 cargo-ship 5; 2 move 5 cargo-ship 4; 2 move 5 cargo-ship 3");
}

#[test]
fn section_8_9_water_from_the_dam() {
    given("player 1 hero 3b lies fair; player 1 chip 1")
        .play("1 move 3a dam; 1 take 3")
        .changes("player 1 hero 3a stands dam; player 1 chip 0; player 1 water 3; stock dam 4");
}

#[test]
fn section_8_10_a_day_in_the_city() {
    given("player 1 hero 5 lies mine; display silent-peak axe bow crowbar")
        .play("1 move 5 silent-peak; 1 pick bow; 1 search; nature tile wood; 1 search; nature tile can")
        .play("1 pick crowbar; 1 search; nature tile empty")
        .changes(
            "player 1 hero 5 stands silent-peak; player 1 equipment bow broken; player 1 equipment crowbar broken
            player 1 wood 1; player 1 can 1; display silent-peak axe
            aside silent-peak wood 1; aside silent-peak can 1; aside silent-peak empty 1",
        )
        .has("turn 2");
}

#[test]
fn section_8_11_forest_fire() {
    let scene =
        given("phase resolve; event forest-fire; player 1 water 3; player 2 water 3; player 2 airlock 7")
            .play("1 done; 2 resolve forest-fire")
            .has("player 2 resolved forest-fire; player 1 water 3");
    let before = Outlive::scores(given("player 2 airlock 7").state())[Seat::Two].points;
    let after =
        Outlive::scores(given("player 2 airlock 7; player 2 resolved forest-fire").state())[Seat::Two].points;
    assert_eq!(after - before, 3);
    assert!(!outlive::facts(scene.state()).contains(&"event forest-fire".to_string()));
}

/// R6: two occupied rows, here of four survivors.
#[test]
fn section_8_12_one_water_short() {
    let scene = "phase shelters; player 1 room workshop 1; player 1 room council 1; player 1 airlock 4; player 1 meat 2; player 1 can 3; player 1 water 1";
    given(scene)
        .has("player 1 meat 0; player 1 can 2; player 1 water 0")
        .offers_only("1 dismiss airlock 1; 1 dismiss 1 1; 1 dismiss 3 1")
        .play("1 dismiss 3 1")
        .has("player 1 airlock 4; player 1 room council 0; player 1 room workshop 1");
}

#[test]
fn section_8_13_a_wave_of_3() {
    given("phase shelters; round 5; player 1 airlock 1; player 1 water 1").has("player 1 radiation -2");
}

#[test]
fn section_8_14_two_recruits() {
    given("phase shelters; player 1 water 2; player 1 can 1")
        .play("1 recruit 2 1")
        .has("player 1 airlock 2; player 1 water 1; player 1 can 0; round 2");
}

#[test]
fn section_8_15_a_cheap_second_room() {
    given("phase shelters; player 1 airlock 6; player 1 water 2; player 1 wood 2; player 1 metal 2; player 1 room armoury site")
        .play("1 build 1 2 1 0; 1 staff 1 3; 1 build 4 0 1 0; 1 staff 4 3")
        .has("player 1 room workshop 3; player 1 room armoury 3; player 1 ammo 4; player 1 wood 0; player 1 metal 0; player 1 airlock 0");
}

#[test]
fn section_8_16_repairing_the_pickaxe() {
    let scene = given("phase shelters; player 1 wood 2; player 1 metal 1; player 1 equipment pickaxe broken; player 1 radiation 2")
        .play("1 done; 1 repair pickaxe alone 2 1 0")
        .has("player 1 equipment pickaxe ready; player 1 wood 0; player 1 metal 0; player 1 radiation 1");
    assert_eq!(Outlive::scores(scene.state())[Seat::One].points, 1 + 1);
}

#[test]
fn section_8_17_lily_rose_wely() {
    let scene = given(
        "player 1 leader lily-rose-wely; player 1 room workshop 3; player 1 room storeroom 3; player 1 room armoury 3
        player 1 room depot 3; player 1 airlock 3; player 1 resolved sandstorm; player 1 radiation -2
        player 1 equipment axe ready; player 1 equipment bow ready; player 1 equipment shotgun ready
        player 1 equipment bear-trap ready; player 1 equipment crowbar ready; player 1 equipment backpack ready",
    );
    assert_eq!(Outlive::scores(scene.state())[Seat::One].points, 15 + 5 + 6 + 2 + 4 - 2);
}
