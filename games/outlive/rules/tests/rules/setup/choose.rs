//! The secret choices, §3.2, §3.3, §3.5, R8.

use outlive::Placement;

use super::{choices, dealt, led};

const TWO: [&str; 2] = ["solen-livrich", "erin-mccarthy"];

/// All pairs of the six, of which two are alike.
#[test]
fn section_3_2_keep_four_of_six() {
    let scene = dealt(&TWO, Placement::Simultaneous);
    let of = |seat: &str| scene.offered().iter().filter(|action| action.starts_with(seat)).count();
    // Six different rooms have 15 pairs; five kinds have 10, and the two alike.
    assert_eq!((of("1 reject"), of("2 reject"), scene.offered().len()), (11, 15, 26));
    scene.offers("1 reject guard guard; 1 reject nursery depot; 2 reject butcher galley").refuses(
        "1 reject nursery nursery; 1 reject scouts armoury; 1 build-free council; 1 lead solen-livrich",
    );
}

/// §3.2: both copies of a room can be kept, both under construction.
#[test]
fn section_3_2_two_of_a_kind_may_be_kept() {
    let scene = dealt(&TWO, Placement::Simultaneous).play("1 reject nursery depot");
    let guards =
        outlive::facts(scene.state()).iter().filter(|fact| *fact == "player 1 room guard site").count();
    assert_eq!(guards, 2);
    scene.has("player 1 room racket site; player 1 room toolroom site; player 1 room workshop site");
}

/// §3.2: one of the seven is built for free, standard or advanced, kept only.
#[test]
fn section_3_2_one_of_the_seven_is_free() {
    dealt(&TWO, Placement::Simultaneous)
        .play("1 reject nursery depot")
        .offers("1 build-free workshop; 1 build-free storeroom; 1 build-free council; 1 build-free guard")
        .offers("1 build-free racket; 1 build-free toolroom")
        .refuses("1 build-free nursery; 1 build-free depot; 1 build-free armoury; 1 move-in 4")
        .play("1 build-free racket")
        .has("player 1 room racket 0; player 1 room guard site")
        .refuses("1 build-free workshop");
}

/// §3.2: four survivors, in the room as far as it has places, the others in the airlock.
#[test]
fn section_3_2_four_survivors() {
    for (room, places) in [("council", 4), ("workshop", 3), ("guard", 4), ("toolroom", 3)] {
        let chosen = |count: u8| {
            dealt(&TWO, Placement::Simultaneous)
                .play(&format!("1 reject nursery depot; 1 build-free {room}"))
                .refuses(&format!("1 move-in {}", places + 1))
                .play(&format!("1 move-in {count}"))
                .has(&format!("player 1 room {room} {count}; player 1 airlock {}", 4 - count))
        };
        for count in 0..=places {
            chosen(count);
        }
    }
}

/// §3.2, §3.3: one of the two leaders, and the other does nothing.
#[test]
fn section_3_3_one_leader_is_kept() {
    let [reject, build, move_in, _] = choices(1, "");
    dealt(&TWO, Placement::Simultaneous)
        .play(&format!("{reject}; {build}; {move_in}"))
        .offers("1 lead solen-livrich; 1 lead grayson-pigott")
        .refuses("1 lead erin-mccarthy; 1 lead jacob-rowlett; 1 lead wilson-frye")
        .play("1 lead grayson-pigott")
        .refuses("1 lead solen-livrich")
        .play(&choices(2, "erin-mccarthy").join(";"))
        .has("player 1 leader grayson-pigott; player 1 ammo 2; player 1 chip 1; player 1 can 0")
        .has("player 1 equipment baseball-bat broken");
}

/// R8: nothing is revealed before the last choice.
#[test]
fn r8_all_is_revealed_together() {
    dealt(&TWO, Placement::Simultaneous)
        .play(&choices(1, "solen-livrich").join(";"))
        .has("player 1 can 0")
        .refuses("1 deploy 4 forest 5 mine")
        .play(&choices(2, "erin-mccarthy").join(";"))
        .has("player 1 can 2; player 2 water 2")
        .offers("1 deploy 4 forest 5 mine; 2 deploy 4 dam 5 blackwood");
}

/// §3.5: the oldest leader begins: 17 19 20 23 25 32 38 44 51 66.
#[test]
fn section_3_5_the_oldest_leader_starts() {
    let by_age = [
        "erin-mccarthy",
        "swifty-bingham",
        "lily-rose-wely",
        "mary-koolpepper",
        "liza-valentine",
        "solen-livrich",
        "grayson-pigott",
        "wilson-frye",
        "kooper-froste",
        "jacob-rowlett",
    ];
    for pair in by_age.windows(2) {
        led(pair, Placement::Simultaneous).has("start 2");
        led(&[pair[1], pair[0]], Placement::Simultaneous).has("start 1");
    }
    led(&["erin-mccarthy", "solen-livrich", "jacob-rowlett", "kooper-froste"], Placement::Simultaneous)
        .has("start 3");
}

/// §3.4: the equipment comes out of the deck.
#[test]
fn section_3_4_the_leaders_equipment_is_out_of_the_deck() {
    let scene = led(&TWO, Placement::Simultaneous).play(
        "1 deploy 4 forest 5 mine; 2 deploy 4 dam 5 blackwood; nature prey 3; nature prey 3; nature prey 3",
    );
    let deck = scene.outcomes();
    for (card, left) in [("grappling-hook", 1), ("jerrycan", 1), ("axe", 2), ("purifier", 2)] {
        assert!(deck.contains(&format!("equipment {card} {left}")), "{deck:?}");
    }
}
