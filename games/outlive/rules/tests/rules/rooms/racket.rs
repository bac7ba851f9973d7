//! The Racket, §10.20.

use crate::check::given;

const VICTIM: &str =
    "player 2 hero 3a stands mine; player 2 can 1; player 2 wood 1; player 2 chip 2; player 2 ammo 3";

#[test]
fn section_10_20_the_mover_chooses() {
    given(&format!("player 1 room racket 4; {VICTIM}"))
        .play("1 move 5 mine; 2 resist plain 0")
        .offers_only("1 give can wood; 1 give can chip; 1 give wood chip; 1 give chip chip")
        .refuses("1 give ammo ammo; 1 give can ammo; 1 give can; 2 give can wood")
        .play("1 give chip chip")
        .changes("player 1 hero 5 stands mine; player 1 chip 2; player 2 chip 0");
}

#[test]
fn section_10_20_not_unless_full() {
    for room in ["player 1 room racket 3", "player 1 room racket site", "player 2 room racket 4"] {
        given(&format!("{room}; {VICTIM}"))
            .play("1 move 5 mine; 2 resist plain 0")
            .offers("2 give can wood")
            .refuses("1 give can wood");
    }
}

/// R10: ammo lowers the pressure first, and what remains is chosen by the mover.
#[test]
fn r10_the_victim_still_defends() {
    given(&format!("player 1 room racket 4; {VICTIM}"))
        .play("1 move 5 mine; 2 resist plain 1")
        .offers_only("1 give can; 1 give wood; 1 give chip");
    given(&format!("player 1 room racket 4; {VICTIM}; player 2 room guard 4"))
        .play("1 move 5 mine; 2 guard")
        .changes("player 1 hero 5 stands mine");
}

/// Nobody who has only ammo loses anything.
#[test]
fn section_10_20_never_ammo() {
    given("player 1 room racket 4; player 2 hero 3a stands mine; player 2 ammo 3")
        .play("1 move 5 mine")
        .changes("player 1 hero 5 stands mine")
        .offers("1 take 5");
}

/// Always: against every victim, in every turn.
#[test]
fn section_10_20_every_time() {
    given(
        "seats 3; stock mine 0; player 1 room racket 4; player 2 hero 3a stands mine; player 3 hero 4 stands mine
         player 2 can 2; player 2 wood 2; player 3 can 1; player 3 wood 1",
    )
    .play("1 move 5 mine; 1 give can wood")
    .offers_only("1 give can; 1 give wood")
    .play("1 give wood")
    .changes(
        "player 1 hero 5 stands mine; player 1 can 1; player 1 wood 2; player 2 can 1; player 2 wood 1
         player 3 wood 0",
    );
}
