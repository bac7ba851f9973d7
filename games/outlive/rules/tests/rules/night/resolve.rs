//! Resolving events, §6.1, R4.

use crate::check::given;

#[test]
fn section_6_1_one_event_a_turn_for_its_cost() {
    given("seats 3; phase resolve; start 2; turn 2; event cave-in; event short-circuit; player 2 wood 4; player 2 metal 3; player 3 wood 3")
        .offers_only("2 resolve cave-in; 2 resolve short-circuit; 2 done")
        .play("2 resolve cave-in")
        .has("player 2 wood 1; player 2 resolved cave-in; event short-circuit")
        // Player 3 can pay for nothing that is left, nor can player 1.
        .offers_only("2 resolve short-circuit; 2 done")
        .play("2 resolve short-circuit")
        .has("player 2 metal 0; player 2 resolved short-circuit; player 3 wood 3");
}

/// Clockwise from the start player, round and round.
#[test]
fn section_6_1_round_and_round() {
    let rich = |seat: u8| format!("player {seat} wood 9; player {seat} metal 9; player {seat} chip 9");
    given(&format!(
        "seats 3; phase resolve; start 3; turn 3; event cave-in; event short-circuit; event collapsed-district; event power-failure; {}; {}; {}",
        rich(1),
        rich(2),
        rich(3)
    ))
    .refuses("1 resolve cave-in; 2 done")
    .play("3 resolve cave-in")
    .refuses("3 resolve short-circuit; 1 resolve cave-in")
    .play("1 resolve short-circuit; 2 resolve collapsed-district; 3 resolve power-failure")
    .has("player 3 resolved power-failure; player 3 resolved cave-in; player 1 resolved short-circuit");
}

/// R4: a pass is for good.
#[test]
fn r4_who_passes_is_out() {
    given("phase resolve; event cave-in; event blocked-roads; player 1 wood 3; player 1 metal 1; player 2 wood 6; player 2 metal 1")
        .play("1 done; 2 resolve cave-in")
        .refuses("1 resolve blocked-roads; 1 done")
        .offers_only("2 resolve blocked-roads; 2 done")
        .play("2 done")
        .refuses("1 resolve blocked-roads; 2 resolve blocked-roads")
        .has("event blocked-roads; player 1 wood 3");
}

/// Who cannot pay is not asked; nothing is resolved in part.
#[test]
fn section_6_1_only_who_can_pay() {
    given("phase resolve; event blocked-roads; player 1 wood 3; player 2 wood 3; player 2 metal 1")
        .refuses("1 resolve blocked-roads")
        .offers_only("2 resolve blocked-roads; 2 done");
}

/// Only what lies face up on the convoy board.
#[test]
fn section_6_1_only_events_that_lie_open() {
    given("phase resolve; event cave-in; player 1 wood 9; player 1 metal 9; player 1 ammo 9")
        .offers_only("1 resolve cave-in; 1 done")
        .refuses("1 resolve short-circuit; 1 resolve rats; 1 resolve sandstorm");
}

/// A resolved event bites no longer.
#[test]
fn section_6_1_a_resolved_event_is_gone() {
    let scene = given("phase resolve; event rats; player 1 ammo 4; player 1 can 1; player 2 can 1")
        .play("1 resolve rats");
    assert!(!outlive::facts(scene.state()).contains(&"event rats".to_string()));
    scene.has("player 1 resolved rats; player 1 ammo 0");
}
