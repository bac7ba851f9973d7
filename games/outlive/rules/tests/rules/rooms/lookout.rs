//! The Lookout, §10.17.

use outlive::{City, Outlive, Tile};
use table::{Game, Seat, Viewer};

use super::idle;
use crate::check::{Scene, given};

/// Three tiles are left in Blackwood City.
const SHORT: &str =
    "player 1 room lookout 4; aside blackwood pill 1; aside blackwood wood 1; aside blackwood metal 1
                     aside blackwood chip 1; aside blackwood ammo 2; aside blackwood empty 1";
const LOOK: &str = "1 look blackwood; nature tile can; nature tile empty; nature tile water";

fn known(scene: &Scene, viewer: Viewer) -> Option<Vec<Tile>> {
    let view = Outlive::view(scene.state(), viewer);
    view.cities[City::Blackwood].known.map(|tiles| tiles.into_iter().flatten().collect())
}

#[test]
fn section_10_17_a_look_through_a_stack() {
    let scene = given(SHORT).offers("1 look blackwood; 1 look silent-peak").play(LOOK);
    let tiles = vec![Tile::Can, Tile::Empty, Tile::Water];
    assert_eq!(known(&scene, Viewer::Seat(Seat::One)), Some(tiles));
    scene.changes("stack blackwood 1").offers("1 move 3b blackwood");
}

#[test]
fn section_10_17_secretly() {
    let scene = given(SHORT).play(LOOK);
    assert_eq!(known(&scene, Viewer::Seat(Seat::Two)), None);
    assert_eq!(known(&scene, Viewer::Spectator), None);
}

/// The others think every order as likely as before.
#[test]
fn section_10_17_other_players_learn_nothing() {
    let scene = given(SHORT).play(LOOK);
    let mut tops = Vec::new();
    let mut rng = Counter(1);
    for _ in 0..200 {
        let world = Outlive::determinize(scene.state(), Seat::Two, &mut rng);
        let view = Outlive::view(&world, Viewer::Seat(Seat::One));
        tops.push(view.cities[City::Blackwood].known.and_then(|tiles| tiles[0]));
    }
    for tile in [Tile::Can, Tile::Empty, Tile::Water] {
        assert!(tops.contains(&Some(tile)), "{tile} is possible");
    }
}

struct Counter(u64);

impl table::Rng for Counter {
    fn next_u32(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

#[test]
fn section_10_17_the_order_stays() {
    given(SHORT)
        .play(LOOK)
        .play(
            "1 move 3b blackwood; 1 search; nature tile can; 1 search; nature tile empty; 1 search
             nature tile water",
        )
        .has("player 1 can 1; player 1 water 1; aside blackwood empty 2");
}

/// Nature has nothing to decide any more.
#[test]
fn section_10_17_nothing_else_can_turn_up() {
    let scene = given(SHORT).play(LOOK).play("1 move 3b blackwood; 1 search");
    assert_eq!(scene.outcomes().len(), 1, "{:?}", scene.outcomes());
    assert!(scene.outcomes()[0].starts_with("tile can "));
}

#[test]
fn section_10_17_once_a_day() {
    given(SHORT)
        .play(LOOK)
        .refuses("1 look silent-peak; 1 look blackwood")
        .play("1 move 5 mine; 1 done; 2 move 5 mine; 2 done")
        .refuses("1 look silent-peak; 1 look blackwood");
}

#[test]
fn section_3_2_two_of_them_look_twice() {
    given(&format!("{SHORT}; player 1 room lookout 4")).play(LOOK).offers("1 look silent-peak");
}

#[test]
fn section_10_17_not_unless_full_and_only_in_ones_own_turn() {
    given("player 1 room lookout 3; player 2 room lookout 4")
        .refuses("1 look blackwood; 2 look blackwood; 1 look silent-peak")
        .play("1 move 5 mine; 1 done")
        .offers("2 look blackwood; 2 look silent-peak");
    given("player 1 room lookout site").refuses("1 look blackwood");
}

/// A turn is more than its move: in the city one can still look.
#[test]
fn section_10_17_within_a_visit() {
    given(SHORT)
        .play("1 move 3b blackwood")
        .offers("1 look blackwood; 1 look silent-peak")
        .play(LOOK)
        .offers("1 search; 1 done");
}

#[test]
fn section_10_17_known_until_the_next_dawn() {
    let last = "player 1 hero 3a stands forest; player 1 hero 3b stands dam
         player 1 hero 4 stands military-base
                player 2 hero 3a stands forest; player 2 hero 3b stands dam; player 2 hero 4 stands military-base
                player 2 hero 5 stands fair; player 1 can 31; player 2 can 1; player 1 metal 9";
    let scene = given(&format!("{SHORT}; {last}")).play(LOOK).play("1 move 5 mine; 1 done");
    assert!(known(&scene, Viewer::Seat(Seat::One)).is_some(), "still by night");
    let scene = idle(scene, "round 2");
    assert_eq!(known(&scene, Viewer::Seat(Seat::One)), None);
    idle(scene, "1 look blackwood").has("round 2");
}
