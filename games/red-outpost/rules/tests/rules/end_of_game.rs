//! The end of the game, §9.

use red_outpost::{Event, RedOutpost, Source};
use table::{Game, Score, Seat, Turn};

use crate::check::{Scene, given};

/// The last turn of the game. It scores nothing: the mover's mood is 0, and nobody has a disc on the
/// Bureaucrat.
fn last_turn(seats: usize, facts: &str) -> Scene {
    let turns = seats - 1;
    given(&format!("seats {seats}; day 2; phase evening; start 1; turns {turns}; turn {seats}; {facts}"))
        .play(&format!("{seats} move miner administration"))
}

fn points(scene: &Scene, seats: usize) -> Vec<i16> {
    Seat::first(seats).map(|seat| RedOutpost::scores(scene.state())[seat].points).collect()
}

/// The points for these donations; nobody holds a crystal.
fn palace(donated: &[usize]) -> Vec<i16> {
    let facts: Vec<_> = (1..)
        .zip(donated)
        .map(|(seat, count)| format!("player {seat} donated {count}; player {seat} crystals 0"))
        .collect();
    let scene = last_turn(donated.len(), &facts.join(";"));
    points(&scene, donated.len()).iter().map(|points| points - 5).collect()
}

#[test]
fn section_9_1_four_two_and_one_for_most_second_and_third() {
    assert_eq!(palace(&[2, 1]), [4, 2]);
    assert_eq!(palace(&[1, 3]), [2, 4]);
    assert_eq!(palace(&[3, 1, 2]), [4, 1, 2]);
    assert_eq!(palace(&[1, 2, 3, 4]), [0, 1, 2, 4]);
}

#[test]
fn r15_two_players_tied() {
    assert_eq!(palace(&[3, 3]), [4, 4]);
}

#[test]
fn r15_every_tie_of_three_players() {
    assert_eq!(palace(&[3, 3, 1]), [4, 4, 1], "two tied for first use up the second place");
    assert_eq!(palace(&[1, 3, 3]), [1, 4, 4]);
    assert_eq!(palace(&[3, 1, 1]), [4, 2, 2]);
    assert_eq!(palace(&[1, 3, 1]), [2, 4, 2]);
    assert_eq!(palace(&[2, 2, 2]), [4, 4, 4]);
}

#[test]
fn r15_every_tie_of_four_players() {
    assert_eq!(palace(&[4, 4, 2, 1]), [4, 4, 1, 0]);
    assert_eq!(palace(&[2, 4, 1, 4]), [1, 4, 0, 4]);
    assert_eq!(palace(&[4, 2, 2, 1]), [4, 2, 2, 0]);
    assert_eq!(palace(&[4, 3, 1, 1]), [4, 2, 1, 1]);
    assert_eq!(palace(&[4, 4, 1, 1]), [4, 4, 1, 1]);
    assert_eq!(palace(&[4, 4, 4, 1]), [4, 4, 4, 0]);
    assert_eq!(palace(&[4, 1, 1, 1]), [4, 2, 2, 2]);
    assert_eq!(palace(&[1, 1, 1, 1]), [4, 4, 4, 4]);
}

#[test]
fn r26_who_donated_nothing_gets_nothing() {
    assert_eq!(palace(&[0, 0]), [0, 0]);
    assert_eq!(palace(&[0, 1]), [0, 4]);
    assert_eq!(palace(&[0, 0, 0]), [0, 0, 0]);
    assert_eq!(palace(&[2, 1, 0]), [4, 2, 0]);
    assert_eq!(palace(&[1, 1, 0]), [4, 4, 0]);
    assert_eq!(palace(&[0, 1, 0]), [0, 4, 0]);
    assert_eq!(palace(&[0, 0, 0, 0]), [0, 0, 0, 0]);
    assert_eq!(palace(&[2, 2, 0, 0]), [4, 4, 0, 0]);
    assert_eq!(palace(&[3, 1, 1, 0]), [4, 2, 2, 0]);
    assert_eq!(palace(&[0, 2, 1, 0]), [0, 4, 2, 0]);
}

#[test]
fn section_9_2_a_point_for_two_crystals() {
    for (crystals, vp) in [(0, 5), (1, 5), (2, 6), (3, 6), (7, 8), (8, 9)] {
        let scene = last_turn(2, &format!("player 1 crystals {crystals}; player 2 crystals 0"));
        assert_eq!(points(&scene, 2), [vp, 5], "{crystals}");
    }
}

#[test]
fn section_9_1_a_donated_crystal_is_not_held() {
    let scene =
        last_turn(2, "player 1 crystals 3; player 1 donated 5; player 2 crystals 2; player 2 donated 6");
    assert_eq!(points(&scene, 2), [5 + 2 + 1, 5 + 4 + 1]);
}

#[test]
fn section_8_3_the_moods_of_the_second_day_are_scored_first() {
    let scene = last_turn(2, "player 1 vp 1; shepherd mood -2; shepherd discs 1 0; player 1 donated 1")
        .play("2 decline");
    let sources: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat: Seat::One, by, source } => Some((*by, *source)),
            _ => None,
        })
        .collect();
    assert_eq!(sources, [(-1, Source::Moods), (4, Source::Palace)]);
    assert_eq!(points(&scene, 2), [4, 5]);
}

#[test]
fn section_9_the_game_is_over_after_the_second_day() {
    let scene = last_turn(3, "");
    assert_eq!(RedOutpost::turn(scene.state()), Turn::Over);
    assert!(scene.events.contains(&Event::GameEnded));
    assert!(scene.offered().is_empty() && scene.outcomes().is_empty());
    scene.refuses("1 move miner mine; 2 move miner mine; 3 move miner mine; 1 decline");
}

#[test]
fn section_9_not_after_the_first_day() {
    let scene = given("phase evening; start 1; turns 1; turn 2; player 1 donated 1; player 1 crystals 4")
        .play("2 move miner administration")
        .has("player 1 vp 5; player 1 donated 1; player 1 crystals 4; day 2");
    assert!(matches!(RedOutpost::turn(scene.state()), Turn::Seats(_)));
}

#[test]
fn section_9_3_more_points_win_whatever_the_crystals() {
    let scene = last_turn(2, "player 1 vp 9; player 1 crystals 0; player 2 vp 7; player 2 crystals 3");
    let scores = RedOutpost::scores(scene.state());
    assert!(scores[Seat::One] > scores[Seat::Two]);
}

#[test]
fn section_9_3_of_equal_points_more_crystals_win() {
    let scene = last_turn(2, "player 1 crystals 1; player 2 crystals 0");
    let scores = RedOutpost::scores(scene.state());
    assert_eq!((scores[Seat::One].points, scores[Seat::Two].points), (5, 5));
    assert!(scores[Seat::One] > scores[Seat::Two]);
    // The points for crystals are part of the total: 4 + 1 and 5 + 0.
    let scene = last_turn(2, "player 1 vp 4; player 1 crystals 2; player 2 crystals 1");
    let scores = RedOutpost::scores(scene.state());
    assert_eq!((scores[Seat::One].points, scores[Seat::Two].points), (5, 5));
    assert!(scores[Seat::One] > scores[Seat::Two]);
}

#[test]
fn section_9_3_otherwise_the_place_is_shared() {
    let scene = last_turn(3, "player 1 donated 1; player 2 donated 2; player 1 crystals 1; player 1 vp 7");
    let scores = RedOutpost::scores(scene.state());
    assert_eq!(scores[Seat::One], scores[Seat::Two], "donations break no tie");
    assert!(scores[Seat::Three] < scores[Seat::Two]);
    assert_eq!(scores[Seat::Four], Score::default(), "nobody sits there");
}

/// Book B does not say so, and is read as book A.
#[test]
fn r34_in_solo_print_the_place_is_shared_too() {
    let scene = last_turn(
        3,
        "edition solo-print; player 1 donated 1; player 2 donated 2; player 1 crystals 1; player 1 vp 7",
    );
    let scores = RedOutpost::scores(scene.state());
    assert_eq!(scores[Seat::One], scores[Seat::Two], "equal points and crystals");
    assert!(scores[Seat::Three] < scores[Seat::Two]);
    let scene = last_turn(2, "edition solo-print; player 1 crystals 1; player 2 crystals 0");
    let scores = RedOutpost::scores(scene.state());
    assert!(scores[Seat::One] > scores[Seat::Two], "more crystals win");
}

/// §11.1: points below zero are compared like others.
#[test]
fn section_11_1_who_has_lost_less_wins() {
    let scene = last_turn(2, "edition solo-print; player 1 vp -3; player 2 vp -4; player 2 crystals 1");
    let scores = RedOutpost::scores(scene.state());
    assert_eq!(points(&scene, 2), [-3, -4]);
    assert!(scores[Seat::One] > scores[Seat::Two]);
}
