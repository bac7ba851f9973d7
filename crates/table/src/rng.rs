//! Where chance comes from. Every step from bits to a choice is defined here, so that the same
//! bits give the same game for ever.

/// A source of random bits.
pub trait Rng {
    /// The next 32 bits.
    fn next_u32(&mut self) -> u32;

    /// A number below `bound`, each as likely as every other.
    ///
    /// Multiply and shift with rejection of the biased low part (Lemire 2019).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each as likely as every other.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }
}

/// A quick generator for simulations (SplitMix64). Not for dealing cards to people: who sees
/// enough of it can tell the rest.
#[derive(Clone, Debug)]
pub struct QuickRng(u64);

impl QuickRng {
    /// A stream of its own for each seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Rng for QuickRng {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits that a test wrote down.
    struct Bits(std::vec::IntoIter<u32>);

    impl Rng for Bits {
        fn next_u32(&mut self) -> u32 {
            self.0.next().expect("enough bits")
        }
    }

    #[test]
    fn below_maps_bits_to_numbers_as_pinned() {
        let mut bits =
            Bits(vec![0x8000_0001, 0xffff_ffff, 0x2aaa_aaac, 0x0000_0000, 0x5555_5557].into_iter());
        assert_eq!(bits.below(6), 3);
        assert_eq!(bits.below(6), 5);
        assert_eq!(bits.below(6), 1);
        // 2^32 mod 6 = 4: a low part below 4 is drawn again.
        assert_eq!(bits.below(6), 2);
    }

    #[test]
    fn quick_rng_is_pinned_and_even() {
        let mut rng = QuickRng::new(1);
        assert_eq!([rng.next_u32(), rng.next_u32(), rng.next_u32()], [0x910a_2dec, 0xbeeb_8da1, 0xf893_a2ee]);
        let mut seen = [0u32; 5];
        for _ in 0..50_000 {
            seen[rng.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
    }
}
