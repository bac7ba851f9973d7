//! What can be read off a position at once, for those who judge thousands of them and need no view.

use crate::state::State;

impl State {
    /// The round, from 1 to 6; 0 in set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }
}
