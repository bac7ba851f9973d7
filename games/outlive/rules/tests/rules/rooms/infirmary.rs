//! The Infirmary, §10.12. See also `nightly`.

use super::NIGHT;
use crate::check::given;

/// §9.2: the fields are not all one point apart.
#[test]
fn section_10_12_a_step_whatever_it_is_worth() {
    for (after_the_wave, better) in [(-11, -9), (-9, -7), (-7, -6), (-6, -4), (1, 2), (0, 1)] {
        given(&format!(
            "{NIGHT}; player 1 room infirmary 3; player 1 airlock 1; player 1 water 1; player 1 can 3
             player 1 radiation {after_the_wave}"
        ))
        .play("1 done")
        .changes(&format!("player 1 radiation {better}"));
    }
}

#[test]
fn section_9_2_not_beyond_the_best_field() {
    given(&format!(
        "{NIGHT}; player 1 room infirmary 3; player 1 airlock 1; player 1 water 1; player 1 can 3
         player 1 radiation 2"
    ))
    .play("1 done")
    .changes("");
}
