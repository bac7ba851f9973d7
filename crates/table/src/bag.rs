//! A shuffled deck as players know it: how many of each kind are left, in no order.

use crate::{Per, Rng, Word};

/// How many of each kind there are. Drawing takes one; which one is nature's affair.
pub type Bag<W, const N: usize> = Per<W, u8, N>;

impl<W: Word, const N: usize> Bag<W, N> {
    /// How many there are in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.values().sum()
    }

    /// The kinds that are in, each with its number.
    pub fn kinds(&self) -> impl Iterator<Item = (W, u8)> {
        self.iter().map(|(word, &count)| (word, count)).filter(|&(_, count)| count > 0)
    }

    /// Which kind a blind draw gives, each card being as likely as every other.
    ///
    /// # Panics
    /// If the bag is empty.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> W {
        let mut left = rng.below(u32::from(self.total())) as u8;
        for (word, &count) in self.iter() {
            if left < count {
                return word;
            }
            left -= count;
        }
        unreachable!("below() stays below the total")
    }

    /// Moves everything from the other bag into this one.
    #[inline]
    pub fn pour(&mut self, other: &mut Self) {
        for (count, poured) in self.values_mut().zip(other.values_mut()) {
            *count += std::mem::take(poured);
        }
    }
}
