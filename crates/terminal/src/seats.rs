//! Who sits at the table.

use std::fmt::{self, Display};
use std::str::FromStr;

use bots::{Bot, Level};
use table::{Seat, Word};

/// Who decides for a seat: `human`, or a bot as bots are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person before the screen.
    Human,
    /// A bot.
    Bot(Bot),
}

impl Player {
    /// Whoever takes a seat that nobody was named for.
    const NOBODY: Self = Self::Bot(Bot::of(Level::Random));
    const HUMAN: &str = "human";

    /// The bot, if it is one.
    pub fn bot(self) -> Option<Bot> {
        match self {
            Self::Human => None,
            Self::Bot(bot) => Some(bot),
        }
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(Self::HUMAN),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == Self::HUMAN {
            return Ok(Self::Human);
        }
        text.parse()
            .map(Self::Bot)
            .map_err(|reason| format!("a seat is {} or a bot, and {reason}", Self::HUMAN))
    }
}

/// Who decides for each seat, in their order.
pub struct Seats(Vec<Player>);

impl Seats {
    /// These players, in the order of the seats.
    pub fn new(players: Vec<Player>) -> Self {
        Self(players)
    }

    /// The seats if nothing else is said: one person against a bot.
    pub fn usual() -> Self {
        Self(vec![Player::Human, Player::Bot(Bot::of(Level::Medium))])
    }

    /// Seats for people only.
    pub fn humans(count: usize) -> Self {
        Self(vec![Player::Human; count])
    }

    /// How many seats there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Who decides for a seat.
    pub fn player(&self, seat: Seat) -> Player {
        self.0.get(seat.index()).copied().unwrap_or(Player::NOBODY)
    }

    /// The seats with who decides for them.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Player)> {
        Seat::ALL.iter().copied().zip(self.0.iter().copied())
    }

    /// The seats of people.
    pub fn of_humans(&self) -> impl Iterator<Item = Seat> {
        self.iter().filter(|&(_, player)| player == Player::Human).map(|(seat, _)| seat)
    }

    /// The one seat of a person, if there is just one.
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = self.of_humans();
        humans.next().filter(|_| humans.next().is_none())
    }

    /// The same players at a table of another size; what is left over is played at random.
    pub fn resize(&mut self, count: usize) {
        self.0.resize(count, Player::NOBODY);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in ["human", "random", "medium", "hard@500ms", "uct@2000"] {
            assert_eq!(text.parse::<Player>().expect("a player").to_string(), text);
        }
        let refused = "robot".parse::<Player>().expect_err("no player");
        assert!(refused.starts_with("a seat is human or a bot, and “robot” is no bot"), "{refused}");
    }
}
