//! What somebody who understands a game tells the search.

use table::{Game, PerSeat};

/// An understanding of a game.
pub trait Guide<G: Game> {
    /// The points that each party can expect at the end, judged from a position at a glance, but for
    /// what the rest of the game brings to all of them ([`Guide::rest`]). It is
    /// asked for every move that the search looks at, so it must be quick.
    fn expected(&self, state: &G::State) -> PerSeat<f32>;

    /// The points that every party alike can still expect beyond that. They make no difference between
    /// moves, so they are only asked for when a playout ends.
    fn rest(&self, state: &G::State) -> f32;

    /// How far the difference between two parties may still go from what [`Guide::expected`] says.
    fn doubt(&self, state: &G::State) -> f32;

    /// How much of the game is behind: it never falls while a game goes on. A playout that is cut off
    /// ends where this number has grown, at a border after which positions can be compared.
    fn progress(&self, state: &G::State) -> u32;

    /// A difference in points that is already a comfortable win among so many parties.
    fn comfortable(&self, parties: usize) -> f32;
}
