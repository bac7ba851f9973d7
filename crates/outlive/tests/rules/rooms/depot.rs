//! The Depot, §10.16, and R16.

use super::{NIGHT, idle};
use crate::check::given;

const DEPOT: &str = "player 1 room depot 3; player 1 can 3";

#[test]
fn section_10_16_two_broken_cards() {
    given(&format!("{NIGHT}; {DEPOT}"))
        .play("1 done; nature equipment axe; nature equipment crowbar")
        .changes("player 1 equipment axe broken; player 1 equipment crowbar broken");
}

#[test]
fn section_10_16_not_unless_full() {
    given(&format!("{NIGHT}; player 1 room depot 2; player 1 can 3")).play("1 done").changes("");
}

#[test]
fn section_10_16_what_he_owns_is_drawn_again() {
    for owned in ["broken", "ready", "spent"] {
        let scene = given(&format!("{NIGHT}; {DEPOT}; player 1 equipment axe {owned}"))
            .play("1 done; nature equipment axe; nature equipment bow; nature equipment crowbar");
        scene.has("player 1 equipment bow broken; player 1 equipment crowbar broken");
    }
}

/// Also the one just drawn.
#[test]
fn section_10_16_never_two_of_a_kind() {
    given(&format!("{NIGHT}; {DEPOT}"))
        .play("1 done; nature equipment axe; nature equipment axe; nature equipment bow")
        .changes("player 1 equipment axe broken; player 1 equipment bow broken");
}

#[test]
fn section_10_16_two_depots_draw_four() {
    given(&format!("{NIGHT}; {DEPOT}; player 1 room depot 3; player 1 can 5"))
        .play(
            "1 done; nature equipment axe; nature equipment bow; nature equipment crowbar
             nature equipment chainsaw",
        )
        .changes(
            "player 1 equipment axe broken; player 1 equipment bow broken
             player 1 equipment crowbar broken; player 1 equipment chainsaw broken",
        );
}

/// §6.6 comes after §6.5: the cards can be repaired tonight.
#[test]
fn section_10_16_repaired_in_the_same_night() {
    given(&format!("{NIGHT}; {DEPOT}; player 1 metal 3"))
        .play("1 done; nature equipment crowbar; nature equipment axe; 1 done")
        .offers("1 repair crowbar alone 0 3 0")
        .play("1 repair crowbar alone 0 3 0")
        .has("player 1 equipment crowbar ready");
}

#[test]
fn section_10_16_filled_tonight_it_draws_tonight() {
    given(&format!("{NIGHT}; player 1 room depot 0; player 1 airlock 3; player 1 water 1"))
        .play("1 staff 4 3; nature equipment crowbar; nature equipment axe")
        .has("player 1 equipment crowbar broken; player 1 equipment axe broken");
}

#[test]
fn section_10_16_again_in_the_next_round() {
    let scene = idle(given(&format!("{NIGHT}; player 1 room depot 3; player 1 can 60")), "round 3");
    let facts = outlive::facts(scene.state());
    let cards = facts.iter().filter(|fact| fact.starts_with("player 1 equipment ")).count();
    assert_eq!(cards, 4);
}

pub(super) const KINDS: [&str; 20] = [
    "axe",
    "bow",
    "baseball-bat",
    "battle-gear",
    "exoskeleton",
    "thermal-sensor",
    "jerrycan",
    "access-card",
    "backpack",
    "metal-detector",
    "shotgun",
    "bear-trap",
    "hacksaw",
    "grappling-hook",
    "ammunition-kit",
    "crowbar",
    "flashlight",
    "chainsaw",
    "pickaxe",
    "purifier",
];

pub(super) fn owning(seat: u8, kinds: &[&str]) -> String {
    kinds.iter().map(|kind| format!("; player {seat} equipment {kind} ready")).collect()
}

#[test]
fn r16_nothing_is_drawn_by_who_owns_everything() {
    given(&format!("{NIGHT}; {DEPOT}{}", owning(1, &KINDS))).play("1 done").changes("");
}

#[test]
fn r16_one_is_drawn_where_only_one_is_lacking() {
    given(&format!("{NIGHT}; {DEPOT}{}{}", owning(1, &KINDS[1..]), owning(2, &KINDS[1..])))
        .play("1 done; nature equipment axe")
        .changes("player 1 equipment axe broken");
}

/// The last axe lies in a city: neither deck nor discards have it.
#[test]
fn r16_what_lies_in_a_city_is_not_drawn() {
    let scene =
        format!("{NIGHT}; {DEPOT}; display blackwood axe{}{}", owning(1, &KINDS[1..]), owning(2, &KINDS));
    given(&scene).play("1 done").changes("");
}

#[test]
fn r16_a_city_shows_fewer() {
    given(&format!("phase dawn{}{}", owning(1, &KINDS[1..]), owning(2, &KINDS[1..])))
        .play("nature equipment axe; nature equipment axe")
        .has("display silent-peak axe axe; display blackwood");
    given(&format!("phase dawn{}{}", owning(1, &KINDS), owning(2, &KINDS)))
        .has("display silent-peak; display blackwood");
}
