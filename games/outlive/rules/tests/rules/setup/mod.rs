//! Set-up, §3.

mod choose;
mod heroes;
mod options;

use outlive::{Outlive, Placement, Seating, Setup, Values};
use table::{Game, Turn};

use crate::check::{Scene, started};

/// The six rooms that each seat draws in these tests.
const HANDS: [&str; 4] = [
    "guard guard nursery depot racket toolroom",
    "scouts armoury bunker galley butcher cistern",
    "mechanic salvagers smokehouse dockmaster infirmary ventilation",
    "lookout scrapyard armoury bunker galley butcher",
];

/// The two rooms that each seat gives away in these tests.
const REJECTED: [&str; 4] = ["nursery depot", "butcher galley", "smokehouse dockmaster", "butcher galley"];

const LEADERS: [&str; 10] = [
    "erin-mccarthy",
    "grayson-pigott",
    "jacob-rowlett",
    "kooper-froste",
    "lily-rose-wely",
    "liza-valentine",
    "mary-koolpepper",
    "solen-livrich",
    "swifty-bingham",
    "wilson-frye",
];

/// All have six rooms and two leaders: the one named, and one that is not.
pub(crate) fn dealt(leaders: &[&str], placement: Placement) -> Scene {
    let seating = [Seating::Two, Seating::Three, Seating::Four][leaders.len() - 2];
    let mut scene = started(&Setup { seating, placement, values: Values::built_in() });
    for hand in &HANDS[..leaders.len()] {
        for room in hand.split(' ') {
            scene = scene.play(&format!("nature room {room}"));
        }
    }
    let others = LEADERS.iter().filter(|other| !leaders.contains(other));
    for (leader, other) in leaders.iter().zip(others) {
        scene = scene.play(&format!("nature leader {leader}; nature leader {other}"));
    }
    scene
}

/// The four secret choices of a seat.
pub(crate) fn choices(seat: usize, leader: &str) -> [String; 4] {
    [
        format!("{seat} reject {}", REJECTED[seat - 1]),
        format!("{seat} build-free council"),
        format!("{seat} move-in 4"),
        format!("{seat} lead {leader}"),
    ]
}

/// All have chosen, and these leaders are revealed.
pub(crate) fn led(leaders: &[&str], placement: Placement) -> Scene {
    let mut scene = dealt(leaders, placement);
    for (index, leader) in leaders.iter().enumerate() {
        scene = scene.play(&choices(index + 1, leader).join(";"));
    }
    scene
}

/// Two players with this leader and another one.
pub(crate) fn led_by(leader: &str) -> Scene {
    let other = if leader == "liza-valentine" { "solen-livrich" } else { "liza-valentine" };
    led(&[leader, other], Placement::Simultaneous)
}

/// §3.1: radiation 0, three standard rooms under construction, nothing in the stores.
#[test]
fn section_3_1_the_empty_shelter() {
    let scene = started(&Setup::new(Seating::Three));
    assert_eq!(Outlive::turn(scene.state()), Turn::Nature);
    for seat in 1..=3 {
        let scene = started(&Setup::new(Seating::Three));
        scene.has(&format!(
            "player {seat} radiation 0; player {seat} room workshop site; player {seat} room storeroom site
            player {seat} room council site; player {seat} airlock 0; player {seat} water 0; player {seat} ammo 0"
        ));
    }
}

/// §10: nineteen advanced rooms, two of each; §13: ten leaders.
#[test]
fn section_3_2_six_rooms_and_two_leaders() {
    let start = started(&Setup::new(Seating::Two));
    let rooms = start.outcomes();
    assert_eq!((rooms.len(), rooms.iter().all(|room| room.ends_with(" 2"))), (19, true), "{rooms:?}");
    let mut scene = start;
    for room in HANDS[0].split(' ').chain(HANDS[1].split(' ')) {
        assert!(scene.outcomes()[0].starts_with("room "));
        scene = scene.play(&format!("nature room {room}"));
    }
    for (drawn, leader) in LEADERS.iter().take(4).enumerate() {
        assert_eq!(scene.outcomes().len(), 10 - drawn);
        scene = scene.play(&format!("nature leader {leader}"));
    }
    scene.offers("1 reject guard guard; 2 reject armoury bunker");
}

/// §3.6, §2.4: prey is turned up on three stacks, and then the first Dawn begins.
#[test]
fn section_3_6_the_prey_stacks() {
    let scene =
        led_by("erin-mccarthy").play("1 deploy 4 dam 5 blackwood; 2 deploy 4 military-base 5 blackwood");
    assert_eq!(scene.outcomes(), ["prey 3 6", "prey 4 6", "prey 5 6", "prey 6 6", "prey 7 6"]);
    let scene = scene
        .play("nature prey 7; nature prey 7; nature prey 3")
        .has("prey forest 7; prey mine 7; prey fair 3; left forest 6; left mine 6; left fair 6; round 1");
    assert!(scene.outcomes()[0].starts_with("equipment "));
}

#[test]
fn section_2_4_prey_by_players() {
    for (leaders, left) in [(&LEADERS[..2], 6), (&LEADERS[..3], 8), (&LEADERS[..4], 10)] {
        led(leaders, Placement::Simultaneous)
            .has(&format!("left forest {left}; left mine {left}; left fair {left}"));
    }
}

/// §3.6: any of the twelve events, one a round, and none twice.
#[test]
fn section_3_6_six_of_twelve_events() {
    let scene = crate::check::given("phase event; seats 4");
    assert_eq!(scene.outcomes().len(), 12);
    let scene = crate::check::given("phase event; seats 4; round 2; event rats");
    assert_eq!(scene.outcomes().len(), 11);
    assert!(!scene.outcomes().contains(&"event rats 1".to_string()));
}
