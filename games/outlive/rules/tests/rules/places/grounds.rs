//! Forest, Mine and Fair, §5.6, and hunting, §5.7, §11, R11.

use crate::check::{Scene, given};

/// Hero 5 comes to the Mine.
fn at_the_mine(scene: &str) -> Scene {
    given(scene).play("1 move 5 mine")
}

#[test]
fn section_5_6_wood_metal_and_chips() {
    for (place, material, from, away) in [
        ("forest", "wood", "blackwood", "silent-peak"),
        ("mine", "metal", "silent-peak", "blackwood"),
        ("fair", "chip", "cargo-ship", "silent-peak"),
    ] {
        given(&format!(
            "player 1 hero 5 lies {from}; player 1 hero 3a lies dam; player 1 hero 3b lies military-base; player 1 hero 4 lies {away}"
        ))
        .play(&format!("1 move 5 {place}"))
        .offers("1 take 1; 1 take 5; 1 done")
        .refuses("1 take 6; 1 take 0; 1 hunt 0 0")
        .play("1 take 5")
        .changes(&format!("player 1 hero 5 stands {place}; player 1 {material} 5; stock {place} 1"));
    }
}

#[test]
fn section_5_6_no_more_than_there_is() {
    at_the_mine("stock mine 2")
        .refuses("1 take 3")
        .play("1 take 2")
        .has("stock mine 0; player 1 metal 2; turn 2");
    at_the_mine("stock mine 0").changes("player 1 hero 5 stands mine").has("turn 2");
}

/// §15: who has as much as others can rob him of, six commodities and materials with one opponent, loses
/// no more for what he takes, so he takes all he can by himself; ammo cannot be robbed and does not count.
#[test]
fn section_15_the_most_is_taken_by_itself() {
    at_the_mine("player 1 can 2; player 1 wood 2; player 1 chip 2")
        .changes("player 1 hero 5 stands mine; player 1 metal 5; stock mine 1")
        .has("turn 2");
    at_the_mine("player 1 can 5; player 1 ammo 9")
        .offers_only("1 take 1; 1 take 2; 1 take 3; 1 take 4; 1 take 5; 1 done");
    at_the_mine("player 1 can 6; stock mine 2").has("player 1 metal 2; stock mine 0; turn 2");
    // The prey cannot be hunted, §5.7.
    at_the_mine("player 1 can 6; prey mine 6 3").has("player 1 metal 5; left mine 2; turn 2");
}

/// §15: a hunt is a choice; what it leaves is none.
#[test]
fn section_15_the_most_is_taken_after_a_hunt() {
    at_the_mine("player 1 can 6; prey mine 4 3")
        .offers_only("1 hunt 0 0; 1 take 5; 1 done")
        .play("1 hunt 0 0; nature prey 3")
        .has("player 1 meat 2; player 1 metal 1; turn 2");
    at_the_mine("prey mine 5 3; player 1 ammo 2")
        .play("1 hunt 2 0; nature prey 3; 1 take 2")
        .has("player 1 meat 3; player 1 metal 2; turn 2");
}

/// §11: the meat by endurance and by how many of the kind one has.
#[test]
fn section_11_the_meat_of_every_prey() {
    for prey in 3..=7 {
        for before in 0..=5 {
            let meat = prey - 2 + before;
            at_the_mine(&format!(
                "stock mine 0; player 1 ammo 7; prey mine {prey} {}; player 1 hunted {prey} {before}",
                (prey + 1 - 3) % 5 + 3
            ))
            .play(&format!("1 hunt {prey} 0"))
            .has(&format!(
                "player 1 meat {meat}; player 1 ammo {}; player 1 hunted {prey} {}; left mine 1",
                7 - prey,
                before + 1
            ));
        }
    }
}

/// Other kinds do not count, nor does what others have hunted.
#[test]
fn section_11_only_own_prey_of_the_same_endurance() {
    at_the_mine("prey mine 4 3; player 1 hunted 5 3; player 1 hunted 3 2; player 2 hunted 4 4")
        .play("1 hunt 0 0; nature prey 3; 1 done")
        .changes(
            "player 1 hero 5 stands mine; player 1 meat 2; player 1 hunted 4 1; left mine 1; prey mine 3",
        );
}

/// As many actions as endurance; each ammo saves one, never more than needed.
#[test]
fn section_5_7_actions_and_ammo() {
    let hunts = |scene: &str| {
        let mut hunts = at_the_mine(&format!("stock mine 0; {scene}")).offered();
        hunts.retain(|action| action.contains("hunt"));
        hunts.join("; ")
    };
    assert_eq!(hunts("prey mine 5 3"), "1 hunt 0 0");
    assert_eq!(hunts("prey mine 6 3"), "");
    assert_eq!(hunts("prey mine 6 3; player 1 ammo 1"), "1 hunt 1 0");
    assert_eq!(hunts("prey mine 7 3; player 1 ammo 1"), "");
    assert_eq!(hunts("prey mine 7 3; player 1 ammo 2"), "1 hunt 2 0");
    at_the_mine("prey mine 3 4; player 1 ammo 9")
        .offers("1 hunt 0 0; 1 hunt 3 0")
        .refuses("1 hunt 4 0; 1 hunt 0 1");
}

/// Actions left over take from the stock.
#[test]
fn section_5_7_what_the_hunt_leaves() {
    at_the_mine("prey mine 4 3; player 1 ammo 4")
        .play("1 hunt 1 0; nature prey 3")
        .offers_only("1 take 1; 1 take 2; 1 done")
        .play("1 take 2")
        .changes(
            "player 1 hero 5 stands mine; player 1 meat 2; player 1 metal 2; player 1 ammo 3; player 1 hunted 4 1
            stock mine 4; left mine 1; prey mine 3",
        );
}

/// No action is needed at all: then all of them are for the stock.
#[test]
fn section_5_7_a_hunt_without_actions() {
    at_the_mine("prey mine 4 3; player 1 ammo 4")
        .play("1 hunt 4 0; nature prey 3; 1 take 5")
        .has("player 1 meat 2; player 1 metal 5; player 1 ammo 0; turn 2");
}

/// What lies beneath is for those who come later.
#[test]
fn section_5_7_one_kill_a_visit() {
    at_the_mine("prey mine 3 3; player 1 ammo 9; stock mine 2")
        .play("1 hunt 3 0; nature prey 3")
        .refuses("1 hunt 0 0; 1 hunt 3 0")
        .play("1 take 2")
        .has("turn 2")
        .play("2 move 5 mine; 2 hunt 0 0")
        .has("player 2 meat 1; player 2 hunted 3 1; left mine 0");
}

/// Prey is not refilled within the Day, and an empty stack gives none.
#[test]
fn section_5_7_an_empty_stack() {
    at_the_mine("player 1 ammo 9").refuses("1 hunt 0 0; 1 hunt 3 0; 1 hunt 5 0").offers("1 take 5");
    at_the_mine("prey mine 3; player 1 ammo 3").play("1 hunt 0 0").has("left mine 5");
}

/// The top of the other stacks is somewhere else.
#[test]
fn section_5_7_only_the_prey_of_the_place() {
    at_the_mine("prey forest 3 3; prey fair 3 3; prey mine 7 3; player 1 ammo 1")
        .refuses("1 hunt 0 0; 1 hunt 1 0");
}

/// R11: Shotgun and Bear trap give an action each, for hunting only, and both may serve one hunt.
#[test]
fn r11_shotgun_and_bear_trap_together() {
    let aids =
        "prey mine 7 3; player 1 equipment shotgun ready; player 1 equipment bear-trap ready; stock mine 6";
    at_the_mine(aids)
        .refuses("1 hunt 0 0; 1 hunt 0 1; 1 take 6")
        .play("1 hunt 0 2; nature prey 3")
        .has("player 1 meat 5; player 1 equipment shotgun spent; player 1 equipment bear-trap spent; turn 2");
}

/// R11: on top of the limit of the Sandstorm.
#[test]
fn r11_on_top_of_any_limit() {
    at_the_mine("event sandstorm; prey mine 5 3; player 1 equipment shotgun ready; player 1 equipment bear-trap ready")
        .refuses("1 hunt 0 0; 1 hunt 0 1; 1 take 4")
        .offers("1 hunt 0 2; 1 take 3");
}

/// R13: Smokehouse and Butcher improve the first kill of the round, by themselves.
#[test]
fn r13_the_first_kill_of_the_round() {
    let rooms = "stock mine 0; stock fair 0; player 1 room smokehouse 3; player 1 room butcher 4; player 1 hero 4 lies fair";
    given(&format!("{rooms}; prey mine 3 3; prey fair 3 3; player 2 hero 5 lies cargo-ship; player 1 hero 4 lies cargo-ship"))
        .play("1 move 5 mine; 1 hunt 0 0; nature prey 3")
        .has("player 1 meat 4; turn 2")
        .play("2 move 5 silent-peak; 2 done")
        .play("1 move 4 fair; 1 hunt 0 0; nature prey 3")
        .has("player 1 meat 6; player 1 hunted 3 2");
}
