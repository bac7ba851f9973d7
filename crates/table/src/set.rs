//! Small sets of words, as bits.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use crate::{Rng, Word};

/// A set of words of a vocabulary of at most sixteen.
pub struct Set<W> {
    bits: u16,
    words: PhantomData<W>,
}

impl<W: Word> Set<W> {
    /// The set without a word.
    pub const EMPTY: Self = Self::of_bits(0);

    /// The set of all words.
    pub const ALL: Self = {
        assert!(W::ALL.len() <= 16);
        Self::of_bits((u16::MAX as u32 >> (16 - W::ALL.len())) as u16)
    };

    const fn of_bits(bits: u16) -> Self {
        Self { bits, words: PhantomData }
    }

    /// Whether the word is in the set.
    #[inline]
    pub fn has(self, word: W) -> bool {
        self.bits & (1 << word.index()) != 0
    }

    /// The set with the word.
    #[inline]
    #[must_use]
    pub fn with(self, word: W) -> Self {
        Self::of_bits(self.bits | (1 << word.index()))
    }

    /// The set without the word.
    #[inline]
    #[must_use]
    pub fn without(self, word: W) -> Self {
        Self::of_bits(self.bits & !(1 << word.index()))
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }

    /// What is in this set but not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }

    /// Puts the word in.
    #[inline]
    pub fn insert(&mut self, word: W) {
        *self = self.with(word);
    }

    /// Takes the word out.
    #[inline]
    pub fn remove(&mut self, word: W) {
        *self = self.without(word);
    }

    /// How many words are in.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether no word is in.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// One of the words, each as likely as every other.
    ///
    /// # Panics
    /// If the set is empty.
    #[inline]
    pub fn pick(self, rng: &mut impl Rng) -> W {
        let nth = rng.below(self.len() as u32) as usize;
        self.iter().nth(nth).expect("below() stays below the number of words")
    }

    /// The words in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = W> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            W::ALL.get(index).copied()
        })
    }
}

impl<W: Word> FromIterator<W> for Set<W> {
    fn from_iter<I: IntoIterator<Item = W>>(words: I) -> Self {
        words.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<W> Clone for Set<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Set<W> {}

impl<W> PartialEq for Set<W> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<W> Eq for Set<W> {}

impl<W> std::hash::Hash for Set<W> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<W: Word> Debug for Set<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Seat, SeatSet};

    #[test]
    fn a_set_lists_its_words_in_order() {
        let set: SeatSet = [Seat::Three, Seat::One].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::One, Seat::Three]);
        assert_eq!(set.minus(SeatSet::EMPTY.with(Seat::One)).iter().collect::<Vec<_>>(), [Seat::Three]);
        assert_eq!(SeatSet::ALL.len(), 4);
        assert!(SeatSet::EMPTY.is_empty() && SeatSet::EMPTY.iter().next().is_none());
    }
}
