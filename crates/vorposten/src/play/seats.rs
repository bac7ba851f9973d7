//! Who sits at the table.

use table::{Seat, Word, words};

words! {
    /// Who decides for a seat.
    pub(crate) enum Player: "kind of seat" { Human = "human", Random = "random" }
}

/// Who decides for each seat, in their order.
pub(crate) struct Seats(Vec<Player>);

impl Seats {
    /// The most seats that a table has.
    pub(crate) const MOST: usize = Seat::ALL.len();

    pub(crate) fn new(players: Vec<Player>) -> Self {
        Self(players)
    }

    /// Seats for people only.
    pub(crate) fn humans(count: usize) -> Self {
        Self(vec![Player::Human; count])
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Who decides for a seat.
    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.0.get(seat.index()).copied().unwrap_or(Player::Random)
    }

    /// The seats with who decides for them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Player)> {
        Seat::ALL.iter().copied().zip(self.0.iter().copied())
    }

    /// The seats of people.
    pub(crate) fn of_humans(&self) -> impl Iterator<Item = Seat> {
        self.iter().filter(|&(_, player)| player == Player::Human).map(|(seat, _)| seat)
    }

    /// The one seat of a person, if there is just one.
    pub(crate) fn only_human(&self) -> Option<Seat> {
        let mut humans = self.of_humans();
        humans.next().filter(|_| humans.next().is_none())
    }

    /// The same people at a table of another size; what is left over is played at random.
    pub(crate) fn resize(&mut self, count: usize) {
        self.0.resize(count, Player::Random);
    }
}
