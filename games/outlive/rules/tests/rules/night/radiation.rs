//! Radiation, §6.3, §9.2.

use crate::check::given;

/// The waves of the six rounds, against an empty airlock.
#[test]
fn section_6_3_the_waves() {
    for (round, field) in [(1, -1), (2, -2), (3, -2), (4, -2), (5, -3), (6, -3)] {
        given(&format!("round {round}; phase shelters"))
            .has(&format!("player 1 radiation {field}; player 2 radiation {field}"));
    }
}

/// Each survivor in the airlock stops a point; those in rooms stop none; more do not heal.
#[test]
fn section_6_3_the_airlock_stops_points() {
    for (airlock, field) in [(0, -3), (1, -2), (2, -1), (3, 0), (4, 0), (7, 0)] {
        given(&format!("round 5; phase shelters; player 1 airlock {airlock}; player 1 water 2"))
            .has(&format!("player 1 radiation {field}"));
    }
    given("round 5; phase shelters; player 1 room council 4; player 1 can 1").has("player 1 radiation -3");
    given("round 1; phase shelters; player 1 airlock 7; player 1 water 2; player 1 radiation -4")
        .has("player 1 radiation -4");
}

/// Who left for want of food stops nothing any more.
#[test]
fn section_6_3_after_feeding() {
    given("round 2; phase shelters; player 1 airlock 2").has("player 1 airlock 1; player 1 radiation -1");
}

/// §9.2: every field of the track, one step at a time.
#[test]
fn section_9_2_the_track() {
    let track = [2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11];
    for pair in track.windows(2) {
        given(&format!("round 1; phase shelters; player 1 radiation {}", pair[0]))
            .has(&format!("player 1 radiation {}", pair[1]));
    }
    given("round 5; phase shelters; player 1 radiation -4").has("player 1 radiation -9");
}

/// Past the end a survivor leaves for every point.
#[test]
fn section_6_3_past_the_end_survivors_leave() {
    let council = "phase shelters; player 1 room council 4; player 1 can 1";
    given(&format!("{council}; round 2; player 1 radiation -11"))
        .has("player 1 radiation -11; player 1 room council 2");
    given(&format!("{council}; round 5; player 1 radiation -9"))
        .has("player 1 radiation -11; player 1 room council 2");
    given(&format!("{council}; round 5; player 1 radiation -7"))
        .has("player 1 radiation -11; player 1 room council 3");
    given("phase shelters; round 5; player 1 radiation -11")
        .has("player 1 radiation -11; player 1 airlock 0");
}

/// The player chooses who leaves. The one in the airlock has stopped his point already.
#[test]
fn section_6_3_the_player_chooses_who_leaves() {
    given("phase shelters; round 5; player 1 radiation -11; player 1 room council 4; player 1 airlock 1; player 1 can 1; player 1 water 1")
        .offers_only("1 dismiss airlock 1; 1 dismiss 3 1; 1 dismiss 3 2")
        .refuses("1 dismiss airlock 2; 1 dismiss 3 3")
        .play("1 dismiss airlock 1")
        .has("player 1 airlock 0; player 1 room council 3; player 1 radiation -11");
}
