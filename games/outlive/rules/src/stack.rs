//! Face-down stacks: so many tiles, of which some may lie in a known order because somebody looked.

use table::{Bag, SeatSet, Word};

/// The most tiles in a stack.
const MOST: usize = 10;

/// A stack of tiles. Its upper part can be fixed: nature has decided the order there. Those who
/// looked know it; for all others every order is as likely as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stack<W> {
    /// How many tiles there are.
    pub count: u8,
    /// Who knows the fixed part.
    pub seen: SeatSet,
    fixed: u8,
    tiles: [W; MOST],
}

impl<W: Word> Stack<W> {
    /// So many tiles in no known order.
    pub(crate) fn new(count: u8) -> Self {
        assert!(usize::from(count) <= MOST);
        Self { count, seen: SeatSet::EMPTY, fixed: 0, tiles: [W::ALL[0]; MOST] }
    }

    /// The fixed part, from the top.
    pub(crate) fn fixed(&self) -> &[W] {
        &self.tiles[..usize::from(self.fixed)]
    }

    /// Whether nature has decided the whole order.
    pub(crate) fn is_fixed(&self) -> bool {
        self.fixed == self.count
    }

    /// The top tile, if it is fixed.
    pub(crate) fn top(&self) -> Option<W> {
        self.fixed().first().copied()
    }

    /// Nature decides the next tile below the fixed part.
    pub(crate) fn fix(&mut self, tile: W) {
        self.tiles[usize::from(self.fixed)] = tile;
        self.fixed += 1;
    }

    /// Takes a tile off the stack: the one at this place of the fixed part, or an undecided top.
    pub(crate) fn take(&mut self, place: usize) {
        self.count -= 1;
        if place < usize::from(self.fixed) {
            self.tiles.copy_within(place + 1..usize::from(self.fixed), place);
            self.fixed -= 1;
            // What is not there must not make two equal stacks differ.
            self.tiles[usize::from(self.fixed)] = W::ALL[0];
        }
    }

    /// Forgets the order below the first tiles; what was decided there goes into a bag.
    pub(crate) fn unfix<const N: usize>(&mut self, keep: usize, bag: &mut Bag<W, N>) {
        while usize::from(self.fixed) > keep {
            self.fixed -= 1;
            let slot = &mut self.tiles[usize::from(self.fixed)];
            bag[std::mem::replace(slot, W::ALL[0])] += 1;
        }
    }
}
