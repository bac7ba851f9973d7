//! A list that grows, whose copies share all but the latest items.

use std::fmt::{self, Debug};
use std::sync::Arc;

/// How many items are shared together. Fewer make more to share, more make more to copy.
const CHUNK: usize = 32;

/// How many items a copy has room for.
const ROOM: usize = 8;

/// A list that grows. A server copies its game for every move, and this keeps that as cheap at the end of a
/// game as it is at the beginning.
pub struct SharedList<T> {
    /// As many items each as are shared together.
    chunks: Vec<Arc<Vec<T>>>,
    /// Those that do not fill a chunk yet.
    latest: Vec<T>,
}

impl<T> SharedList<T> {
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.chunks.len() * CHUNK + self.latest.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        self.latest.push(item);
        if self.latest.len() == CHUNK {
            self.chunks.push(Arc::new(std::mem::take(&mut self.latest)));
        }
    }

    /// All items in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.chunks.iter().flat_map(|chunk| chunk.iter()).chain(&self.latest)
    }

    /// An item, counted from 0.
    pub fn get(&self, index: usize) -> Option<&T> {
        match self.chunks.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.latest.get(index - self.chunks.len() * CHUNK),
        }
    }

    /// The latest item.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }
}

impl<T: Clone> SharedList<T> {
    /// An item to be changed, which other copies of the list then have as it was.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let shared = self.chunks.len() * CHUNK;
        match self.chunks.get_mut(index / CHUNK) {
            Some(chunk) => Arc::make_mut(chunk).get_mut(index % CHUNK),
            None => self.latest.get_mut(index - shared),
        }
    }
}

impl<T> Default for SharedList<T> {
    fn default() -> Self {
        Self { chunks: Vec::new(), latest: Vec::new() }
    }
}

impl<T: Clone> Clone for SharedList<T> {
    fn clone(&self) -> Self {
        // A copy is made to grow.
        let mut latest = Vec::with_capacity(CHUNK.min(self.latest.len() + ROOM));
        latest.extend_from_slice(&self.latest);
        Self { chunks: self.chunks.clone(), latest }
    }
}

impl<T> FromIterator<T> for SharedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: PartialEq> PartialEq for SharedList<T> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Debug> Debug for SharedList<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_their_items_and_go_their_own_ways() {
        let mut list = SharedList::default();
        let length = 3 * CHUNK + 5;
        (0..length).for_each(|item| list.push(item));
        let mut copy = list.clone();
        assert!(Arc::ptr_eq(&copy.chunks[0], &list.chunks[0]));
        for index in [0, CHUNK, length - 1] {
            *copy.get_mut(index).expect("it is there") += 1000;
        }
        copy.push(length);
        assert!(list.iter().copied().eq(0..length));
        assert!((0..length).all(|index| list.get(index) == Some(&index)));
        assert_eq!((list.get(length), copy.get(length + 1)), (None, None));
        assert!(copy.get_mut(length + 1).is_none());
        assert_eq!((list.len(), copy.len()), (length, length + 1));
        assert_eq!(copy.iter().filter(|&&item| item >= 1000).count(), 3);
        assert_eq!(copy.iter().next_back(), Some(&length));
    }
}
