//! §10, a file for each room; what several have in common is in `nightly`.

mod armoury;
mod bunker;
mod butcher;
mod cistern;
mod council;
mod depot;
mod dockmaster;
mod galley;
mod guard;
mod infirmary;
mod lookout;
mod mechanic;
mod nightly;
mod nursery;
mod racket;
mod salvagers;
mod scouts;
mod scrapyard;
mod smokehouse;
mod storeroom;
mod toolroom;
mod ventilation;
mod workshop;

use crate::check::{Scene, given};

/// Steps 2 to 7 of a Night that does not end, as seat 2 is asked whether to recruit.
pub(crate) const NIGHT: &str = "phase shelters; player 2 can 1";

/// Nature draws, and everybody who is asked does as little as possible, until this fact holds or an
/// action that begins so is offered.
pub(crate) fn idle(mut scene: Scene, until: &str) -> Scene {
    for _ in 0..500 {
        let offered = scene.offered();
        if offered.iter().any(|action| action.starts_with(until))
            || outlive::facts(scene.state()).iter().any(|fact| fact == until)
        {
            return scene;
        }
        let next = offered.iter().find(|action| action.ends_with(" done")).or(offered.first());
        let input = match next {
            Some(action) => action.clone(),
            None => {
                let outcome = scene.outcomes().swap_remove(0);
                format!("nature {}", outcome.rsplit_once(' ').expect("an outcome and its weight").0)
            }
        };
        scene = scene.play(&input);
    }
    panic!("{until} does not come");
}

/// Every room with its places and its food, §10.1 to §10.22.
const ROOMS: [(&str, u8, u8); 22] = [
    ("workshop", 3, 2),
    ("storeroom", 3, 2),
    ("council", 4, 1),
    ("smokehouse", 3, 3),
    ("butcher", 4, 1),
    ("galley", 4, 1),
    ("dockmaster", 3, 3),
    ("armoury", 3, 3),
    ("cistern", 3, 2),
    ("bunker", 3, 2),
    ("scrapyard", 3, 2),
    ("infirmary", 3, 2),
    ("ventilation", 3, 2),
    ("nursery", 3, 2),
    ("scouts", 3, 2),
    ("depot", 3, 2),
    ("lookout", 4, 1),
    ("guard", 4, 1),
    ("mechanic", 3, 3),
    ("racket", 4, 1),
    ("salvagers", 3, 2),
    ("toolroom", 3, 2),
];

/// One of several survivors suffices for the whole cost. (A full Cistern would pay a part of its own.)
#[test]
fn section_10_food_of_every_room() {
    for (room, _, food) in ROOMS {
        given(&format!("{NIGHT}; player 1 room {room} 1; player 1 can {}", food + 1))
            .has(&format!("player 1 room {room} 1; player 1 can 1"));
        given(&format!("{NIGHT}; player 1 room {room} 2; player 1 can {}", food - 1))
            .has(&format!("player 1 room {room} 1; player 1 can 0"));
    }
}

#[test]
fn section_10_places_of_every_room() {
    for (index, (room, places, _)) in ROOMS.into_iter().enumerate() {
        let slot = if index < 3 { index + 1 } else { 4 };
        given(&format!("{NIGHT}; player 1 room {room} 0; player 1 airlock 7; player 1 water 2"))
            .offers(&format!("1 staff {slot} {places}; 1 staff {slot} 1"))
            .refuses(&format!("1 staff {slot} {}", places + 1))
            .play(&format!("1 staff {slot} {}", places - 1))
            .offers(&format!("1 staff {slot} 1"))
            .refuses(&format!("1 staff {slot} 2"));
    }
}

/// §6.5: neither into a room under construction nor into a full one.
#[test]
fn section_10_nobody_goes_where_there_is_no_place() {
    for (index, (room, places, food)) in ROOMS.into_iter().enumerate() {
        let slot = if index < 3 { index + 1 } else { 4 };
        let scene = format!("{NIGHT}; player 1 can {food}; player 1 water 2; player 1 airlock 7");
        for state in ["site".to_string(), places.to_string()] {
            let scene = given(&format!("{scene}; player 1 room {room} {state}; player 1 can {food}"));
            scene.refuses(&format!("1 staff {slot} 1"));
        }
    }
}

/// §7.1: 1 to 7 full rooms; one that is built but not full does not count.
#[test]
fn section_10_full_rooms_count_at_the_end() {
    use table::{Game, Seat};
    for (room, places, _) in ROOMS {
        let other = if room == "guard" { "racket 4" } else { "guard 4" };
        for (survivors, rooms) in [(places, 1), (places - 1, 0)] {
            let text =
                format!("phase dawn; round 6; player 1 room {room} {survivors}; player 1 room {other}");
            let scene = given(&text);
            let points = outlive::Outlive::scores(scene.state())[Seat::One].points;
            assert_eq!(points, i16::from(survivors) + 4 + rooms, "{text}");
        }
    }
}
