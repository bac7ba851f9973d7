//! The Day, §5.

mod moving;
mod pressure;

use crate::check::given;

/// From the start player, clockwise, one hero at a time.
#[test]
fn section_5_one_hero_each_clockwise_from_the_start_player() {
    let done = "stock mine 0; stock fair 0";
    given(&format!("seats 3; start 2; turn 2; {done}"))
        .offers("2 move 5 mine")
        .refuses("1 move 5 mine; 3 move 5 mine")
        .play("2 move 5 mine")
        .refuses("2 move 4 blackwood; 1 move 5 mine")
        .play("3 move 5 mine")
        .refuses("2 move 3a fair; 3 move 3a fair")
        .play("1 move 5 mine")
        .play("2 move 3a fair")
        .offers("3 move 3a fair")
        .refuses("1 move 3a fair; 2 move 3b forest");
}

/// The events bite before the first hero, and the start player of the Night before begins.
#[test]
fn section_5_the_start_player_begins_after_the_event() {
    given("seats 4; start 3; phase event")
        .play("nature event blocked-roads")
        .has("event blocked-roads; turn 3")
        .offers("3 move 5 mine")
        .refuses("1 move 5 mine; 3 move 5 cargo-ship 5");
}

/// §5.11: all lie down where they are, and no slot is taken any more.
#[test]
fn section_5_11_all_heroes_lie_down_where_they_are() {
    given(
        "event forest-fire; player 1 water 3; stock mine 0
        player 1 hero 3a stands fair; player 1 hero 3b stands blackwood; player 1 hero 4 stands cargo-ship 4
        player 2 hero 3a stands fair; player 2 hero 3b stands blackwood; player 2 hero 4 stands dam
        player 2 hero 5 stands cargo-ship",
    )
    .play("1 move 5 mine")
    .changes(
        "player 1 hero 3a lies fair; player 1 hero 3b lies blackwood; player 1 hero 4 lies cargo-ship
        player 1 hero 5 lies mine
        player 2 hero 3a lies fair; player 2 hero 3b lies blackwood; player 2 hero 4 lies dam
        player 2 hero 5 lies cargo-ship",
    )
    .offers_only("1 resolve forest-fire; 1 done");
}

/// The Day is not over while somebody has a hero to play.
#[test]
fn section_5_11_not_before_the_last_hero() {
    given(
        "stock mine 0; stock fair 0; player 1 hero 3a stands fair; player 1 hero 3b stands blackwood; player 1 hero 4 stands dam
        player 2 hero 3a stands fair; player 2 hero 3b stands blackwood; player 2 hero 4 stands dam",
    )
    .play("1 move 5 mine")
    .changes("player 1 hero 5 stands mine")
    .offers_only("2 move 5 military-base; 2 move 5 mine; 2 move 5 cargo-ship 5");
}
