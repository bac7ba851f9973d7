//! Dawn, §4, §2.2 to §2.5, R2, R15, R16.

use crate::check::{Scene, given};

/// Plays equipment draws for both cities: whatever comes first.
fn displayed(mut scene: Scene) -> Scene {
    while let Some(outcome) = scene.outcomes().into_iter().find(|outcome| outcome.starts_with("equipment ")) {
        let (drawn, _) = outcome.rsplit_once(' ').expect("a weight");
        scene = scene.play(&format!("nature {drawn}"));
    }
    scene
}

/// §2.2: up to the number, never down; what was left counts.
#[test]
fn section_4_stocks_are_filled_up() {
    for (seats, fill, dam) in [(2, 6, 7), (3, 8, 9), (4, 10, 11)] {
        given(&format!(
            "seats {seats}; phase dawn; stock military-base 0; stock forest 1; stock mine 3; stock fair {}; stock dam 2",
            fill - 1
        ))
        .has(&format!(
            "round 2; stock military-base {fill}; stock forest {fill}; stock mine {fill}; stock fair {fill}; stock dam {dam}"
        ));
        given(&format!("seats {seats}; phase dawn; stock mine {fill}; stock dam {dam}"))
            .has(&format!("stock mine {fill}; stock dam {dam}"));
    }
}

/// §2.5: a survivor for every empty slot, and the algae are there again.
#[test]
fn section_4_ship_and_algae() {
    given("phase dawn; slot 3 empty; slot 5 empty; algae taken")
        .has("slot 3 full; slot 4 full; slot 5 full; slot 6 full; algae there");
}

/// §4: prey does not come back.
#[test]
fn section_4_prey_is_never_refilled() {
    given("phase dawn; prey mine 3 4; prey fair 5 5 5")
        .has("left forest 0; left mine 2; left fair 3; prey mine 3");
}

/// §2.3: three new cards in each city; the old ones are discarded, not put back into the deck.
#[test]
fn section_4_equipment_is_renewed() {
    let scene = given("phase dawn; display silent-peak axe axe bow; display blackwood crowbar");
    let deck = scene.outcomes();
    assert!(!deck.iter().any(|card| card.contains("axe") && !card.contains("pickaxe")), "{deck:?}");
    assert!(deck.contains(&"equipment bow 1".into()) && deck.contains(&"equipment crowbar 1".into()));
    scene
        .has("display silent-peak; display blackwood")
        .play("nature equipment bow; nature equipment crowbar; nature equipment purifier")
        .play("nature equipment purifier; nature equipment pickaxe; nature equipment pickaxe")
        .has("display silent-peak bow crowbar purifier; display blackwood purifier pickaxe pickaxe");
}

/// R2: four, two or no tiles are laid aside, face up.
#[test]
fn r2_tiles_laid_aside_by_players() {
    for (seats, aside) in [(2, 4), (3, 2), (4, 0)] {
        let mut scene = displayed(given(&format!(
            "seats {seats}; phase dawn; aside blackwood empty 2; aside silent-peak can 1"
        )));
        for city in ["silent-peak", "blackwood"] {
            for tile in ["ammo", "ammo", "pill", "water"].iter().take(aside) {
                assert!(scene.outcomes()[0].starts_with("tile "), "{city}: {:?}", scene.outcomes());
                scene = scene.play(&format!("nature tile {tile}"));
            }
        }
        let scene = scene.has("aside blackwood empty 0; aside silent-peak can 0");
        let scene =
            if aside >= 2 { scene.has("aside blackwood ammo 2; aside silent-peak ammo 2") } else { scene };
        assert!(scene.outcomes()[0].starts_with("event "), "{:?}", scene.outcomes());
    }
}

/// §2.3: all ten are shuffled: every tile can be laid aside, whatever was found yesterday.
#[test]
fn section_2_3_all_ten_tiles_are_shuffled() {
    let scene = displayed(given("phase dawn; aside silent-peak ammo 2; aside silent-peak water 1"));
    assert_eq!(
        scene.outcomes().join(", "),
        "tile water 1, tile can 1, tile pill 1, tile wood 1, tile metal 1, tile chip 1, tile ammo 2, tile empty 2"
    );
}

/// Every kind but these is owned by both players, so that the deck is empty but for them.
fn deck_of(free: &[&str]) -> String {
    use table::Word;
    let mut scene = String::from("phase dawn");
    for card in outlive::Equipment::ALL.iter().map(ToString::to_string) {
        if !free.contains(&card.as_str()) {
            scene += &format!("; player 1 equipment {card} broken; player 2 equipment {card} ready");
        }
    }
    scene
}

/// §2.3: the discards become the deck when it is used up.
#[test]
fn section_2_3_an_empty_deck_is_shuffled_from_the_discards() {
    let scene = given(&format!(
        "{}; display silent-peak axe axe bow; display blackwood bow crowbar crowbar",
        deck_of(&["axe", "bow", "crowbar"])
    ));
    assert_eq!(scene.outcomes(), ["equipment axe 2", "equipment bow 2", "equipment crowbar 2"]);
    // The deck comes first: the discards wait until it is used up.
    let scene = given(&format!("{}; display silent-peak axe axe bow", deck_of(&["axe", "bow", "crowbar"])));
    assert_eq!(scene.outcomes(), ["equipment bow 1", "equipment crowbar 2"]);
    let scene = scene.play("nature equipment bow; nature equipment crowbar; nature equipment crowbar");
    assert_eq!(scene.outcomes(), ["equipment axe 2", "equipment bow 1"]);
}

/// R16: a city may show fewer than three, or none.
#[test]
fn r16_fewer_than_three_on_offer() {
    let scene = given(&deck_of(&[])).has("display silent-peak; display blackwood");
    assert!(scene.outcomes()[0].starts_with("tile "));
    let scene = given(&deck_of(&["axe", "bow"]))
        .play("nature equipment axe; nature equipment bow; nature equipment axe; nature equipment bow")
        .has("display silent-peak axe bow axe; display blackwood bow");
    assert!(scene.outcomes()[0].starts_with("tile "));
}

/// R15: a shortage holds at every Dawn, and once it is resolved the next Dawn fills normally.
#[test]
fn r15_shortages_at_dawn() {
    for (seats, half, full) in [(2, 3, 6), (3, 4, 8), (4, 5, 10)] {
        given(&format!("seats {seats}; phase dawn; event forest-fire; stock forest 0; stock mine 0"))
            .has(&format!("stock forest {half}; stock mine {full}"));
        given(&format!("seats {seats}; phase dawn; player 1 resolved forest-fire; stock forest 1"))
            .has(&format!("stock forest {full}"));
    }
}
