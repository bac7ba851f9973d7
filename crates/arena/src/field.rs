//! Who competes, and who sits where.

use bots::Bot;
use table::{Seat, Word};

/// The bots of an arena, and the automaton that they meet if there is one. Bots with the same name are one
/// player.
pub(crate) struct Field {
    bots: Vec<Bot>,
    /// The players, in the order in which they were named; an automaton is the last.
    names: Vec<String>,
    /// Which player each bot is.
    players: Vec<usize>,
    /// How many parties have a score: the seats, and an automaton that plays without one.
    parties: usize,
}

impl Field {
    /// These bots, at a table where so many parties have a score. Who has one without a seat is called this.
    pub(crate) fn new(bots: Vec<Bot>, parties: usize, automaton: &str) -> Self {
        let mut names: Vec<String> = Vec::new();
        let mut players = Vec::new();
        for bot in &bots {
            let name = bot.to_string();
            let known = names.iter().position(|other| *other == name);
            players.push(known.unwrap_or(names.len()));
            if known.is_none() {
                names.push(name);
            }
        }
        if parties > bots.len() {
            names.push(automaton.to_owned());
        }
        Self { bots, names, players, parties }
    }

    /// The players' names.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// How many seats there are, and so how many rotations.
    pub(crate) fn seats(&self) -> usize {
        self.bots.len()
    }

    /// All who have a score.
    pub(crate) fn parties(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(self.parties)
    }

    /// The bots in the order of the seats, after all have moved on by so many seats.
    pub(crate) fn seated(&self, rotation: usize) -> Vec<Bot> {
        (0..self.seats()).map(|seat| self.bots[self.bot(seat, rotation)]).collect()
    }

    /// Which player a party is, after all bots have moved on by so many seats.
    pub(crate) fn player(&self, party: Seat, rotation: usize) -> usize {
        let seat = party.index();
        if seat < self.seats() { self.players[self.bot(seat, rotation)] } else { self.names.len() - 1 }
    }

    fn bot(&self, seat: usize, rotation: usize) -> usize {
        (seat + self.seats() - rotation) % self.seats()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(bots: &[&str], parties: usize) -> Field {
        Field::new(bots.iter().map(|bot| bot.parse().expect("a bot")).collect(), parties, "automaton")
    }

    #[test]
    fn everybody_sits_in_every_seat_once() {
        let field = field(&["hard", "greedy", "random"], 3);
        let order = |rotation| field.seated(rotation).iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(order(0), ["hard", "greedy", "random"]);
        assert_eq!(order(1), ["random", "hard", "greedy"]);
        assert_eq!(order(2), ["greedy", "random", "hard"]);
    }

    #[test]
    fn bots_with_the_same_name_are_one_player() {
        let field = field(&["hard", "greedy", "greedy", "hard@5"], 4);
        assert_eq!(field.names(), ["hard", "greedy", "hard@5"]);
        let players =
            |rotation| field.parties().map(|party| field.player(party, rotation)).collect::<Vec<_>>();
        assert_eq!(players(0), [0, 1, 1, 2]);
        assert_eq!(players(1), [2, 0, 1, 1]);
    }

    #[test]
    fn an_automaton_is_the_last_player() {
        let field = field(&["greedy"], 2);
        assert_eq!(field.names(), ["greedy", "automaton"]);
        assert_eq!(field.player(Seat::Two, 0), 1);
    }
}
