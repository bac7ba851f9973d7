//! Whether nature draws as its weights say.

use table::{Game, Rng};

/// Nature with the number written down, to see which number gives which outcome.
struct Written(u32);

impl Rng for Written {
    fn next_u32(&mut self) -> u32 {
        unreachable!("below() is answered directly")
    }

    fn below(&mut self, bound: u32) -> u32 {
        assert!(self.0 < bound, "{} was asked for below {bound}", self.0);
        self.0
    }
}

/// Every outcome is drawn by as many numbers as its weight says, counting through the outcomes in
/// their order. Whether there was anything to draw.
///
/// # Panics
/// If that is not so.
pub fn sampling_is_as_weighted<G: Game>(state: &G::State) -> bool {
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let expected = outcomes.iter().flat_map(|&(chance, weight)| (0..weight).map(move |_| chance));
    for (number, chance) in (0..).zip(expected) {
        assert_eq!(G::sample(state, &mut Written(number)), chance);
    }
    !outcomes.is_empty()
}
