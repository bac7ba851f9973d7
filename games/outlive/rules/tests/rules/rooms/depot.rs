//! The Depot, §10.16, R16 and R25.

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

/// What seat 2 is offered beside, in every scene of `NIGHT`.
const NEIGHBOUR: &str = "2 recruit 1 0; 2 done";

#[test]
fn r25_without_a_scrapyard_it_draws_by_itself() {
    for other in ["", "player 2 room scrapyard site", "player 2 room scrapyard 3; player 2 can 3"] {
        let scene = given(&format!("{NIGHT}; player 1 room depot 3; player 1 can 2; {other}"));
        assert_eq!(scene.outcomes().len(), 20, "a card of any kind");
        scene
            .play("nature equipment axe; nature equipment bow")
            .has("player 1 equipment axe broken; player 1 equipment bow broken")
            .refuses("1 draw; 1 done");
    }
}

/// Under construction, built, or full: in step 5 the owner says when.
#[test]
fn r25_beside_a_scrapyard_it_waits_for_its_owner() {
    for (scrapyard, cans) in [("site", 2), ("0", 2), ("2", 4), ("3", 4)] {
        given(&format!(
            "{NIGHT}; player 1 room depot 3; player 1 room scrapyard {scrapyard}; player 1 can {cans}"
        ))
        .offers_only(&format!("1 draw; 1 done; {NEIGHBOUR}"))
        .play("1 draw; nature equipment axe; nature equipment bow")
        .changes("player 1 equipment axe broken; player 1 equipment bow broken")
        .refuses("1 draw");
    }
}

/// "Done" draws what has waited and ends the step: nothing of it can be scrapped any more.
#[test]
fn r25_done_draws_at_the_latest() {
    let scene = given(&format!(
        "{NIGHT}; player 1 room depot 3; player 1 room scrapyard 3; player 1 can 4
         player 1 equipment axe broken; player 1 wood 3"
    ))
    .offers("1 draw; 1 scrap axe; 1 build 1 3 0 0; 1 done")
    .play("1 done");
    assert_eq!(scene.outcomes().len(), 20);
    scene
        .play("nature equipment bow; nature equipment backpack")
        .changes("player 1 equipment bow broken; player 1 equipment backpack broken")
        .offers_only(&format!("1 repair backpack alone 3 0 0; 1 done; {NEIGHBOUR}"))
        .refuses("1 scrap axe; 1 scrap bow; 1 draw; 1 build 1 3 0 0");
}

/// What he scraps before, he lacks when he draws, and so he may draw it.
#[test]
fn r25_scrapping_first() {
    let scene = format!(
        "{NIGHT}; player 1 room depot 3; player 1 room scrapyard 3; player 1 can 4
         player 1 equipment axe ready"
    );
    given(&scene)
        .play("1 scrap axe")
        .offers("1 draw; 1 done; 1 build 1 1 2 0")
        .play("1 draw; nature equipment axe; nature equipment bow")
        .has(
            "player 1 equipment axe broken; player 1 equipment bow broken; player 1 wood 1; player 1 metal 2",
        )
        .refuses("1 scrap axe; 1 scrap bow; 1 draw");
    // Otherwise it is drawn again, §6.6.
    given(&scene).play("1 draw; nature equipment axe; nature equipment bow; nature equipment crowbar").has(
        "player 1 equipment axe ready; player 1 equipment bow broken; player 1 equipment crowbar broken",
    );
}

/// And what he draws first, he may scrap.
#[test]
fn r25_drawing_first() {
    given(&format!("{NIGHT}; player 1 room depot 3; player 1 room scrapyard 3; player 1 can 4"))
        .offers_only(&format!("1 draw; 1 done; {NEIGHBOUR}"))
        .play("1 draw; nature equipment crowbar; nature equipment bow")
        .offers_only(&format!("1 scrap crowbar; 1 scrap bow; 1 done; {NEIGHBOUR}"))
        .play("1 scrap crowbar")
        .has("player 1 metal 3; player 1 equipment bow broken");
}

#[test]
fn r25_two_depots_draw_one_after_the_other() {
    let two = || {
        given(&format!(
            "{NIGHT}; player 1 room depot 3; player 1 room depot 3; player 1 room scrapyard site
             player 1 can 4"
        ))
    };
    two()
        .play("1 draw; nature equipment axe; nature equipment bow")
        .changes("player 1 equipment axe broken; player 1 equipment bow broken")
        .offers_only(&format!("1 draw; 1 done; {NEIGHBOUR}"))
        .play("1 draw; nature equipment crowbar; nature equipment chainsaw")
        .has("player 1 equipment crowbar broken; player 1 equipment chainsaw broken")
        .refuses("1 draw");
    let four = "nature equipment axe; nature equipment bow; nature equipment crowbar
        nature equipment chainsaw";
    for drawn in ["1 done", "1 draw; nature equipment flashlight; nature equipment shotgun; 1 done"] {
        let cards = if drawn == "1 done" { four } else { "nature equipment axe; nature equipment bow" };
        two().play(drawn).play(cards).has("player 1 equipment bow broken").refuses("1 draw; 1 done");
    }
}

/// Filled tonight it waits as well; not full it has nothing to draw.
#[test]
fn r25_filled_tonight() {
    given(&format!(
        "{NIGHT}; player 1 room depot 0; player 1 room scrapyard site; player 1 airlock 3; player 1 water 1"
    ))
    .refuses("1 draw")
    .play("1 staff 4 3")
    .offers_only(&format!("1 draw; 1 done; {NEIGHBOUR}"))
    .play("1 done; nature equipment crowbar; nature equipment axe")
    .has("player 1 equipment crowbar broken; player 1 equipment axe broken");
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
