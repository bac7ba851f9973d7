//! Arrays that are indexed by a word instead of a number.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use crate::Word;

/// One `T` for every word of a vocabulary of `N` words.
pub struct Per<W, T, const N: usize> {
    items: [T; N],
    words: PhantomData<W>,
}

impl<W: Word, T, const N: usize> Per<W, T, N> {
    /// The items in the order of [`Word::ALL`].
    pub const fn new(items: [T; N]) -> Self {
        const { assert!(W::ALL.len() == N) };
        Self { items, words: PhantomData }
    }

    /// Computes the item of each word.
    pub fn from_fn(mut item: impl FnMut(W) -> T) -> Self {
        Self::new(std::array::from_fn(|index| item(W::ALL[index])))
    }

    /// Each word with its item.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (W, &T)> {
        W::ALL.iter().copied().zip(&self.items)
    }

    /// The items alone.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }

    /// The items alone, to change.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }
}

impl<W: Word, T: Copy, const N: usize> Per<W, T, N> {
    /// The same item for every word.
    pub const fn all(item: T) -> Self {
        Self::new([item; N])
    }
}

impl<W: Word, T, const N: usize> Index<W> for Per<W, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, word: W) -> &T {
        &self.items[word.index()]
    }
}

impl<W: Word, T, const N: usize> IndexMut<W> for Per<W, T, N> {
    #[inline]
    fn index_mut(&mut self, word: W) -> &mut T {
        &mut self.items[word.index()]
    }
}

impl<W, T: Clone, const N: usize> Clone for Per<W, T, N> {
    fn clone(&self) -> Self {
        Self { items: self.items.clone(), words: PhantomData }
    }
}

impl<W, T: Copy, const N: usize> Copy for Per<W, T, N> {}

impl<W, T: PartialEq, const N: usize> PartialEq for Per<W, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

impl<W, T: Eq, const N: usize> Eq for Per<W, T, N> {}

impl<W: Word, T: Debug, const N: usize> Debug for Per<W, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
