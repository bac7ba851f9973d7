//! §14, a file for each kind of bite; costs and points of all twelve are here.

mod limits;
mod losses;
mod shortages;

use outlive::Outlive;
use table::{Game, Seat};

use crate::check::given;
use crate::rooms::idle;

/// Four tiles of each city lie aside, as with two players, §2.3.
const ASIDE: &str =
    "aside silent-peak ammo 2; aside silent-peak empty 2; aside blackwood ammo 2; aside blackwood empty 2";

/// Resources and how many of each.
type Cost<'a> = &'a [(&'a str, u8)];

/// Every event with its cost and its points, §14.1 to §14.12.
const EVENTS: [(&str, Cost<'_>, i16); 12] = [
    ("forest-fire", &[("water", 3)], 3),
    ("cave-in", &[("wood", 3)], 3),
    ("short-circuit", &[("metal", 3)], 3),
    ("collapsed-district", &[("chip", 3)], 3),
    ("sandstorm", &[("wood", 3), ("metal", 3)], 5),
    ("rats", &[("ammo", 4)], 4),
    ("looters", &[("ammo", 5), ("metal", 1)], 5),
    ("poisoned-spring", &[("chip", 2), ("can", 2)], 4),
    ("epidemic", &[("water", 2), ("can", 2)], 5),
    ("wild-pack", &[("ammo", 3), ("wood", 1)], 4),
    ("blocked-roads", &[("wood", 3), ("metal", 1)], 4),
    ("power-failure", &[("chip", 3), ("metal", 1)], 4),
];

fn store(cost: Cost<'_>) -> String {
    cost.iter().map(|(resource, count)| format!("; player 1 {resource} {count}")).collect()
}

#[test]
fn section_14_costs() {
    for (event, cost, _) in EVENTS {
        let gone: String = cost.iter().map(|(resource, _)| format!("; player 1 {resource} 0")).collect();
        let scene = given(&format!("phase resolve; player 2 can 1; event {event}{}", store(cost)))
            .offers_only(&format!("1 resolve {event}; 1 done"))
            .play(&format!("1 resolve {event}"))
            .has(&format!("player 1 resolved {event}{gone}"));
        assert!(
            !outlive::facts(scene.state()).contains(&format!("event {event}")),
            "{event} has left the board"
        );
    }
}

#[test]
fn section_14_nothing_less_and_nothing_else() {
    for (event, cost, _) in EVENTS {
        for short in 0..cost.len() {
            let mut less = cost.to_vec();
            less[short].1 -= 1;
            let others: String = ["meat", "water", "can", "wood", "metal", "chip", "ammo"]
                .iter()
                .filter(|&&kind| cost.iter().all(|(resource, _)| *resource != kind))
                .map(|kind| format!("; player 1 {kind} 9"))
                .collect();
            given(&format!("phase resolve; player 2 can 1; event {event}{}{others}", store(&less)))
                .refuses(&format!("1 resolve {event}"))
                .has(&format!("event {event}"));
        }
    }
}

#[test]
fn section_14_points() {
    for (event, _, points) in EVENTS {
        let scene = given(&format!("phase dawn; round 6; player 1 resolved {event}; event rats"));
        assert_eq!(Outlive::scores(scene.state())[Seat::One].points, points, "{event}");
    }
}

/// It bites every day until somebody resolves it.
#[test]
fn section_5_1_day_after_day() {
    let scene = given(&format!("phase bite; event rats; player 1 can 9; {ASIDE}")).has("player 1 can 8");
    let scene = idle(scene, "round 2");
    idle(scene, "1 move").has("round 2; player 1 can 7");
}

/// §6.1: whoever resolves it does so for all.
#[test]
fn section_6_1_no_longer_when_resolved() {
    let scene = given("phase resolve; event rats; player 1 ammo 4; player 1 can 1; player 2 can 1")
        .play("1 resolve rats");
    let scene = idle(scene, "round 2").has("player 1 can 1; player 2 can 1");
    idle(scene, "1 move").has("player 1 can 1; player 2 can 1; round 2");
}

/// The round's event bites on the day it is turned up.
#[test]
fn section_5_1_from_the_first_day() {
    given(&format!("phase event; round 2; player 1 can 2; player 2 can 2; {ASIDE}"))
        .play("nature event rats")
        .changes("event rats; player 1 can 1; player 2 can 1");
}

/// In the order of the convoy board, and everybody settles each before the next.
#[test]
fn section_14_in_the_order_of_the_board() {
    let things =
        "player 1 can 1; player 1 water 1; player 1 wood 3; player 1 metal 3; player 2 can 1; player 2 meat 1
                  player 2 ammo 2; player 2 chip 2";
    given(&format!("phase bite; round 2; event looters; event rats; {things}; {ASIDE}"))
        .refuses("1 give can; 2 give meat")
        .play("1 give wood wood")
        .refuses("1 give can; 1 give water")
        .play("2 give chip ammo")
        .offers_only("1 give water; 1 give can; 2 give meat; 2 give can");
    given(&format!("phase bite; round 2; event rats; event looters; {things}; {ASIDE}"))
        .offers_only("1 give water; 1 give can; 2 give meat; 2 give can")
        .play("2 give meat; 1 give can")
        .offers("1 give wood metal; 2 give chip ammo");
}

/// An earlier event and the new one, in one morning.
#[test]
fn section_5_1_earlier_events_bite_first() {
    given(&format!("phase event; round 2; event epidemic; player 1 airlock 2; player 1 can 2; {ASIDE}"))
        .play("nature event rats")
        .changes("event rats; player 1 airlock 1; player 1 can 1");
}
