//! Shotgun, §12.11, and Bear trap, §12.12, and R11.

use crate::check::given;

#[test]
fn section_12_11_and_12_12_one_more_action_for_a_hunt() {
    for aid in ["shotgun", "bear-trap"] {
        given(&format!("prey mine 6; player 1 equipment {aid} ready"))
            .play("1 move 5 mine")
            .offers("1 hunt 0 1")
            .refuses("1 hunt 0 0; 1 hunt 0 2; 1 hunt 1 1")
            .play("1 hunt 0 1; nature prey 3")
            .has(&format!("player 1 meat 4; player 1 hunted 6 1; player 1 equipment {aid} spent; turn 2"));
    }
}

/// Not for wood, metal or chips.
#[test]
fn r11_for_hunting_only() {
    given("player 1 equipment shotgun ready; player 1 equipment bear-trap ready; prey mine 7")
        .play("1 move 5 mine")
        .refuses("1 take 6; 1 take 7")
        .play("1 take 5")
        .has("player 1 metal 5; player 1 equipment shotgun ready; player 1 equipment bear-trap ready");
}

#[test]
fn r11_both_in_one_hunt() {
    given("player 1 equipment shotgun ready; player 1 equipment bear-trap ready; prey mine 7")
        .play("1 move 5 mine")
        .refuses("1 hunt 0 0; 1 hunt 0 1")
        .play("1 hunt 0 2; nature prey 3")
        .has("player 1 meat 5; player 1 equipment shotgun spent; player 1 equipment bear-trap spent; turn 2");
}

/// What they save is left for the stock.
#[test]
fn r11_they_save_actions() {
    given("player 1 equipment shotgun ready; player 1 equipment bear-trap ready; prey mine 3")
        .play("1 move 5 mine")
        .offers("1 hunt 0 0; 1 hunt 0 1; 1 hunt 0 2")
        .play("1 hunt 0 2; nature prey 3")
        .offers("1 take 4; 1 done")
        .refuses("1 take 5; 1 hunt 0 0; 1 hunt 0 1");
}

#[test]
fn section_12_11_one_is_kept_for_another_hunt() {
    given("player 1 equipment shotgun ready; player 1 equipment bear-trap ready; prey mine 6; prey fair 4")
        .play("1 move 5 mine; 1 hunt 0 1; nature prey 3; 2 move 3a fair; 2 done; 1 move 3a fair")
        .offers("1 hunt 0 1")
        .refuses("1 hunt 0 2; 1 hunt 0 0")
        .play("1 hunt 0 1; nature prey 3")
        .has("player 1 equipment shotgun spent; player 1 equipment bear-trap spent; player 1 meat 6");
}

/// With ammo: never more than needed.
#[test]
fn section_5_7_with_ammo() {
    given("player 1 equipment shotgun ready; prey mine 3; player 1 ammo 9")
        .play("1 move 5 mine")
        .offers("1 hunt 0 0; 1 hunt 3 0; 1 hunt 2 1; 1 hunt 0 1")
        .refuses("1 hunt 4 0; 1 hunt 3 1; 1 hunt 0 2")
        .play("1 hunt 2 1; nature prey 3")
        .has("player 1 ammo 7")
        .offers("1 take 5");
}

#[test]
fn section_12_11_and_12_12_not_broken_nor_used_already() {
    for aid in ["shotgun", "bear-trap"] {
        for condition in ["broken", "spent"] {
            given(&format!("prey mine 6; player 1 equipment {aid} {condition}"))
                .play("1 move 5 mine")
                .refuses("1 hunt 0 1; 1 hunt 0 0")
                .offers("1 take 5");
        }
    }
}

/// §14.5: on top of any limit.
#[test]
fn r11_on_top_of_a_sandstorm() {
    let scene =
        "event sandstorm; player 1 equipment shotgun ready; player 1 equipment bear-trap ready; prey mine";
    given(&format!("{scene} 5")).play("1 move 5 mine").offers("1 hunt 0 2").refuses("1 hunt 0 1; 1 hunt 0 0");
    given(&format!("{scene} 4"))
        .play("1 move 5 mine; 1 hunt 0 1; nature prey 3")
        .has("player 1 meat 2; player 1 equipment shotgun spent; turn 2");
    given(&format!("{scene} 6")).play("1 move 5 mine").refuses("1 hunt 0 2");
}

/// §14.10: seven and one are eight.
#[test]
fn section_14_10_against_a_wild_pack() {
    let scene =
        "event wild-pack; player 1 equipment shotgun ready; player 1 equipment bear-trap ready; prey mine 7";
    given(scene).play("1 move 5 mine").refuses("1 hunt 0 2");
    given(&format!("{scene}; player 1 ammo 1"))
        .play("1 move 5 mine; 1 hunt 1 2; nature prey 3")
        .has("player 1 meat 5; player 1 ammo 0; turn 2");
}
