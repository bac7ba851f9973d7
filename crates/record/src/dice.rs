//! Nature's dice: a generator that anybody can run again from its seed.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use table::Rng;

use crate::Seed;

/// The key stream of ChaCha20 with the seed as its key, a nonce of zeros and the block counter
/// from 0, read as 32-bit little-endian words. [`Rng`] defines every step from there to a choice.
#[derive(Clone)]
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The dice before their first throw.
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha20Rng::from_seed(seed.0))
    }

    /// What the dice come from.
    pub fn seed(&self) -> Seed {
        Seed(self.0.get_seed())
    }
}

impl Rng for Dice {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, appendix A.1, test vectors 1 and 2: the blocks 0 and 1 of the key of zeros.
    #[test]
    fn the_words_are_those_of_the_standard() {
        let mut dice = Dice::new(Seed([0; 32]));
        let words: Vec<u32> = (0..20).map(|_| dice.next_u32()).collect();
        assert_eq!(words[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(words[16..], [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]);
    }

    /// Computed from the key stream of OpenSSL. Bounds that are large make `below` reject words.
    #[test]
    fn a_seed_gives_the_same_throws_for_ever() {
        let seed = Seed(std::array::from_fn(|index| index as u8));
        let mut dice = Dice::new(seed);
        assert_eq!([dice.next_u32(), dice.next_u32()], [0x7d2b_fd39, 0x6a19_c5d9]);
        assert_eq!([6, 6, 6, 52, 52, 1].map(|bound| dice.below(bound)), [2, 1, 2, 41, 15, 0]);
        assert_eq!(
            [3_000_000_000; 3].map(|bound| dice.below(bound)),
            [2_716_375_917, 1_177_724_401, 534_849_588]
        );
        assert_eq!(dice.seed(), seed);
    }

    #[test]
    fn a_commitment_is_the_sum_of_the_seed() {
        let sum = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed([0; 32]).commitment().to_string(), sum);
    }
}
