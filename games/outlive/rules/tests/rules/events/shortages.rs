//! The four shortages, §14.1 Forest fire, §14.2 Cave-in, §14.3 Short circuit, §14.4 Collapsed district,
//! and R15.

use super::ASIDE;
use crate::check::given;
use crate::rooms::idle;

const STOCKS: [(&str, &str, &str); 3] = [
    ("forest-fire", "forest", "player 1 water 3"),
    ("cave-in", "mine", "player 1 wood 3"),
    ("short-circuit", "fair", "player 1 metal 3"),
];

fn aside(seats: u8) -> &'static str {
    match seats {
        2 => ASIDE,
        3 => "aside silent-peak ammo 2; aside blackwood ammo 2",
        _ => "",
    }
}

#[test]
fn r15_the_surplus_goes_at_once() {
    for (event, place, _) in STOCKS {
        for (seats, half) in [(2, 3), (3, 4), (4, 5)] {
            given(&format!("seats {seats}; phase event; {}", aside(seats)))
                .play(&format!("nature event {event}"))
                .changes(&format!("event {event}; stock {place} {half}"));
        }
    }
}

#[test]
fn section_14_1_to_14_3_nothing_is_added_to_less() {
    for (event, place, _) in STOCKS {
        given(&format!("phase event; stock {place} 2; {ASIDE}"))
            .play(&format!("nature event {event}"))
            .changes(&format!("event {event}"));
    }
}

#[test]
fn section_14_1_to_14_3_every_dawn_fills_half() {
    for (event, place, _) in STOCKS {
        for (seats, half, full) in [(2, 3, 6), (3, 4, 8), (4, 5, 10)] {
            let scene = given(&format!(
                "seats {seats}; phase dawn; event {event}; stock forest 0; stock mine 0; stock fair 1
                     stock dam 0
                 stock military-base 0"
            ));
            for other in ["forest", "mine", "fair", "military-base"] {
                let stock = if other == place { half } else { full };
                assert!(
                    outlive::facts(scene.state()).contains(&format!("stock {other} {stock}")),
                    "{event}: {other} {stock}"
                );
            }
            scene.has(&format!("stock dam {}", full + 1));
        }
    }
}

/// Resolved at Night: nothing comes back before Dawn.
#[test]
fn r15_once_resolved_the_next_dawn_fills_normally() {
    for (event, place, cost) in STOCKS {
        given(&format!("phase resolve; event {event}; stock {place} 3; {cost}; player 2 can 1"))
            .play(&format!("1 resolve {event}"))
            .has(&format!("stock {place} 3; player 1 resolved {event}"))
            .play("2 done")
            .has(&format!("round 2; stock {place} 6"));
    }
}

#[test]
fn section_14_4_half_the_search_tiles() {
    given(&format!("phase event; {ASIDE}"))
        .play("nature event collapsed-district")
        .play(
            "nature tile can; nature tile wood; nature tile chip; nature tile can; nature tile water
             nature tile pill",
        )
        .changes(
            "event collapsed-district
             aside silent-peak can 1; aside silent-peak wood 1; aside silent-peak chip 1
             aside blackwood can 1; aside blackwood water 1; aside blackwood pill 1",
        )
        .offers("1 move 5 mine")
        .play(
            "1 move 3b blackwood; 1 search; nature tile wood; 1 search; nature tile metal; 1 search
             nature tile chip",
        )
        .has("turn 2");
}

/// How many tiles are left in each city the day after, with 2, 3 and 4 players.
#[test]
fn section_14_4_every_dawn_half_the_tiles() {
    for (seats, half) in [(2, 3), (3, 4), (4, 5)] {
        for (event, left) in [("event collapsed-district", half), ("", 2 * half)] {
            let scene = idle(given(&format!("seats {seats}; phase dawn; {event}")), "1 move 4 mine");
            for (_, city) in scene.view().cities.iter() {
                assert_eq!(city.tiles_left, left, "{seats} {event}");
            }
        }
    }
}

#[test]
fn section_14_4_with_three_and_four_players() {
    for (seats, half) in [(3, 4), (4, 5)] {
        let scene = given(&format!("seats {seats}; phase event; {}", aside(seats)))
            .play("nature event collapsed-district");
        let scene = idle(scene, "1 move 4 mine");
        for (_, city) in scene.view().cities.iter() {
            assert_eq!(city.tiles_left, half);
        }
    }
}

/// Equipment on offer, prey and the Cargo ship are untouched.
#[test]
fn section_14_4_the_displays_stay() {
    given(&format!("phase event; display blackwood axe bow crowbar; prey mine 5; {ASIDE}"))
        .play("nature event cave-in")
        .changes("event cave-in; stock mine 3")
        .has("display blackwood axe bow crowbar; prey mine 5; slot 3 full");
}

/// R15: with the district cleared, ten tiles are shuffled and six stay.
#[test]
fn r15_the_district_after_it_is_resolved() {
    let scene = given("phase resolve; event collapsed-district; player 1 chip 3; player 2 can 1")
        .play("1 resolve collapsed-district; 2 done");
    let scene = idle(scene, "1 move 4 mine");
    for (_, city) in scene.view().cities.iter() {
        assert_eq!(city.tiles_left, 6);
    }
}

/// Two shortages bite beside each other.
#[test]
fn section_14_two_shortages() {
    given(&format!("phase event; round 2; event forest-fire; stock forest 3; {ASIDE}"))
        .play("nature event cave-in")
        .changes("event cave-in; stock mine 3");
}
