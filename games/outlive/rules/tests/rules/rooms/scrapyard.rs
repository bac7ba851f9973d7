//! The Scrapyard, §10.11.

use super::{NIGHT, idle};
use crate::check::given;

const SCRAPYARD: &str = "player 1 room scrapyard 3; player 1 can 2";

#[test]
fn section_10_11_three_printed_materials() {
    for (card, materials) in [
        ("battle-gear", "player 1 wood 1; player 1 chip 2"),
        ("axe", "player 1 wood 1; player 1 metal 2"),
        ("crowbar", "player 1 metal 3"),
        ("baseball-bat", "player 1 wood 3"),
        ("hacksaw", "player 1 wood 1; player 1 metal 1; player 1 chip 1"),
        ("purifier", "player 1 metal 1; player 1 chip 2"),
    ] {
        for condition in ["broken", "ready", "spent"] {
            given(&format!("{NIGHT}; {SCRAPYARD}; player 1 equipment {card} {condition}"))
                .offers_only(&format!("1 scrap {card}; 1 done; 2 recruit 1 0; 2 done"))
                .play(&format!("1 scrap {card}"))
                .changes(materials)
                .refuses(&format!("1 scrap {card}"));
        }
    }
}

#[test]
fn section_10_11_once_a_round_for_each() {
    let cards =
        "player 1 equipment axe broken; player 1 equipment bow ready; player 1 equipment crowbar broken";
    given(&format!("{NIGHT}; {SCRAPYARD}; {cards}"))
        .play("1 scrap axe")
        .refuses("1 scrap bow; 1 scrap crowbar");
    given(&format!("{NIGHT}; {SCRAPYARD}; player 1 room scrapyard 3; player 1 can 4; {cards}"))
        .play("1 scrap axe")
        .offers("1 scrap bow; 1 scrap crowbar")
        .play("1 scrap bow")
        .refuses("1 scrap crowbar");
}

#[test]
fn section_10_11_not_unless_full_and_only_ones_own() {
    given(&format!(
        "{NIGHT}; player 1 room scrapyard 2; player 1 can 2; player 1 wood 3; player 1 equipment axe broken"
    ))
    .refuses("1 scrap axe");
    given(&format!("{NIGHT}; {SCRAPYARD}; player 1 equipment bow broken; player 2 equipment axe broken"))
        .refuses("1 scrap axe; 2 scrap axe");
}

#[test]
fn section_10_11_it_may_be_left() {
    given(&format!("{NIGHT}; {SCRAPYARD}; player 1 equipment axe broken")).play("1 done").changes("");
}

/// The materials build in the same step and repair in the next.
#[test]
fn section_10_11_the_materials_serve_tonight() {
    given(&format!(
        "{NIGHT}; {SCRAPYARD}; player 1 equipment axe broken; player 1 equipment bear-trap broken"
    ))
    .play("1 scrap axe")
    .offers("1 build 1 1 2 0")
    .play("1 done")
    .offers("1 repair bear-trap alone 1 2 0");
}

#[test]
fn section_10_11_again_in_the_next_round() {
    let scene = given(&format!(
        "{NIGHT}; player 1 room scrapyard 3; player 1 can 40
         player 1 equipment axe broken; player 1 equipment bow ready"
    ))
    .play("1 done; 1 scrap axe");
    idle(scene, "1 scrap bow").has("round 2");
}

/// The card is discarded, so a Depot that has waited, R25, may bring another of its kind.
#[test]
fn section_10_11_the_card_is_no_longer_his() {
    given(&format!(
        "{NIGHT}; {SCRAPYARD}; player 1 room depot 0; player 1 airlock 3; player 1 water 1
         player 1 equipment axe ready"
    ))
    .play("1 scrap axe; 1 staff 5 3; 1 draw; nature equipment axe; nature equipment bow")
    .has("player 1 equipment axe broken; player 1 equipment bow broken");
}
