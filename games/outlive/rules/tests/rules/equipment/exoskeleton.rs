//! The Exoskeleton, §12.5, and R9.

use crate::check::given;

const EXO: &str = "player 1 equipment exoskeleton ready";

#[test]
fn section_12_5_any_distance() {
    given(EXO)
        .offers("1 move 5 fair; 1 move 5 blackwood; 1 move 4 fair; 1 move 3a mine; 1 move 3b cargo-ship 3")
        .refuses("1 move 5 forest; 1 move 5 dam; 1 move 5 silent-peak; 1 move 3b cargo-ship 4")
        .play("1 move 5 blackwood")
        .has("player 1 hero 5 stands blackwood; player 1 equipment exoskeleton spent")
        .offers("1 search");
}

/// One hero; one or two steps need no equipment.
#[test]
fn section_12_5_one_hero_a_round() {
    given(EXO).play("1 move 5 mine; 1 done").has("player 1 equipment exoskeleton ready");
    given(EXO)
        .play("1 move 5 fair; 1 done; 2 move 5 mine; 2 done")
        .refuses("1 move 4 blackwood; 1 move 4 cargo-ship 4")
        .offers("1 move 4 mine");
}

#[test]
fn section_12_5_not_broken_nor_used_already() {
    for condition in ["broken", "spent"] {
        given(&format!("player 1 equipment exoskeleton {condition}"))
            .refuses("1 move 5 fair; 1 move 5 blackwood");
    }
}

/// §14.11: it makes up for blocked roads, and is used from the second step on.
#[test]
fn section_14_11_with_blocked_roads() {
    given(&format!("event blocked-roads; {EXO}"))
        .offers("1 move 5 cargo-ship 5; 1 move 5 fair; 1 move 5 mine")
        .play("1 move 5 cargo-ship 5")
        .has("player 1 equipment exoskeleton spent");
    given(&format!("event blocked-roads; {EXO}"))
        .play("1 move 5 mine; 1 done")
        .has("player 1 equipment exoskeleton ready");
}

/// §8.2 put further: nobody can move but hero 3a.
const SHUT_IN: &str = "event blocked-roads; player 1 hero 3b lies forest; player 1 hero 4 lies dam
                       player 1 hero 3a lies military-base; player 1 hero 5 stands blackwood
                       player 2 hero 5 stands silent-peak";

/// R9: the others may go with it before him, but none may stand up as long as he can move.
#[test]
fn r9_who_needs_it_need_not_wait_for_the_others() {
    given(&format!("{SHUT_IN}; {EXO}"))
        .offers_only(
            "1 move 3a silent-peak; 1 move 3a mine; 1 move 3a cargo-ship 3; 1 move 3a fair
             1 move 3b silent-peak; 1 move 3b mine; 1 move 3b cargo-ship 3; 1 move 3b fair
             1 move 4 silent-peak; 1 move 4 mine; 1 move 4 cargo-ship 4; 1 move 4 fair",
        )
        .refuses("1 stand 3b; 1 stand 4; 1 stand 3a")
        .play("1 move 3b fair; 1 done")
        .has("player 1 hero 3b stands fair; player 1 equipment exoskeleton spent; turn 2");
    for condition in ["broken", "spent"] {
        given(&format!("{SHUT_IN}; player 1 equipment exoskeleton {condition}")).has(
            "player 1 hero 3a stands silent-peak; player 1 hero 3b lies forest; player 1 hero 4 lies dam",
        );
    }
}

#[test]
fn r9_and_then_may_use_it_or_not() {
    let last = "event blocked-roads; player 1 hero 3b lies forest; player 1 hero 4 stands dam
                player 1 hero 3a stands military-base; player 1 hero 5 stands blackwood";
    given(&format!("{last}; {EXO}"))
        .offers_only(
            "1 stand 3b; 1 move 3b silent-peak; 1 move 3b mine; 1 move 3b cargo-ship 3; 1 move 3b fair",
        )
        .play("1 stand 3b")
        .has("player 1 hero 3b stands forest; player 1 equipment exoskeleton ready");
    given(last).has("player 1 hero 3b stands forest");
}
