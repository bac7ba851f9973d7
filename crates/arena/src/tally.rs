//! What the results of the games add up to.

use table::{PerSeat, Score, Seat, Word};

use crate::field::Field;
use crate::game::Thinking;
use crate::rating::Sample;

/// How one game came out.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    /// The final scores.
    pub(crate) scores: PerSeat<Score>,
    /// How the bot of each seat thought.
    pub(crate) thinking: PerSeat<Thinking>,
}

/// The games of one deal, in the order of the rotations.
pub(crate) type Deal = Vec<Outcome>;

/// What the results of the games add up to.
pub(crate) struct Tally {
    /// How many games there were.
    pub(crate) games: u64,
    /// The results of the players.
    pub(crate) players: Vec<Standing>,
    /// The results of the seats, whoever sat there.
    pub(crate) seats: Vec<Standing>,
    /// How often a player finished ahead of another; a shared place is half of one.
    pub(crate) ahead: Vec<Vec<f64>>,
}

/// The results of a player or a seat. Who has several seats in a game has a result for each.
#[derive(Clone, Copy, Default)]
pub(crate) struct Standing {
    /// How many results there are.
    pub(crate) games: u64,
    /// How many of them are wins; a shared win counts as its share.
    pub(crate) wins: f64,
    /// All points.
    pub(crate) points: i64,
    /// By how many points the best of the others was beaten in all.
    pub(crate) margins: i64,
    /// The share of wins in each deal.
    pub(crate) share: Sample,
    /// The share of other players who were left behind, in each deal.
    pub(crate) ahead: Sample,
    /// How it thought.
    pub(crate) thinking: Thinking,
}

impl Tally {
    /// The sum of these deals.
    pub(crate) fn of(field: &Field, deals: &[Deal]) -> Self {
        let players = field.names().len();
        let mut tally = Self {
            games: 0,
            players: vec![Standing::default(); players],
            seats: vec![Standing::default(); field.seats()],
            ahead: vec![vec![0.0; players]; players],
        };
        for deal in deals {
            tally.add(field, deal);
        }
        tally
    }

    fn add(&mut self, field: &Field, deal: &Deal) {
        let (players, seats) = (self.players.clone(), self.seats.clone());
        let mut ahead = vec![Mean::default(); players.len()];
        for (rotation, outcome) in deal.iter().enumerate() {
            for party in field.parties() {
                let player = field.player(party, rotation);
                self.players[player].add(field, outcome, party);
                if let Some(seat) = self.seats.get_mut(party.index()) {
                    seat.add(field, outcome, party);
                }
                for other in field.parties().filter(|&other| field.player(other, rotation) != player) {
                    let share = outcome.ahead(party, other);
                    self.ahead[player][field.player(other, rotation)] += share;
                    ahead[player].add(share);
                }
            }
        }
        self.games += deal.len() as u64;
        for (after, before) in self.players.iter_mut().zip(&players).chain(self.seats.iter_mut().zip(&seats))
        {
            after.share.add((after.wins - before.wins) / (after.games - before.games) as f64);
        }
        for (player, ahead) in self.players.iter_mut().zip(&ahead) {
            player.ahead.add(ahead.value());
        }
    }
}

impl Standing {
    fn add(&mut self, field: &Field, outcome: &Outcome, party: Seat) {
        let others = field.parties().filter(|&other| other != party);
        let best = others.map(|other| outcome.scores[other].points).max();
        let points = outcome.scores[party].points;
        self.games += 1;
        self.wins += outcome.win(field, party);
        self.points += i64::from(points);
        self.margins += i64::from(points) - best.map_or(0, i64::from);
        self.thinking.add(&outcome.thinking[party]);
    }
}

impl Outcome {
    /// The share that a party has in the win.
    pub(crate) fn win(&self, field: &Field, party: Seat) -> f64 {
        let best = field.parties().map(|party| self.scores[party]).max();
        let winners = field.parties().filter(|&party| Some(self.scores[party]) == best).count();
        if Some(self.scores[party]) == best { 1.0 / winners as f64 } else { 0.0 }
    }

    /// Whether a party finished ahead of another: 1, or half if they share the place.
    fn ahead(&self, party: Seat, other: Seat) -> f64 {
        match self.scores[party].cmp(&self.scores[other]) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        }
    }
}

/// The mean of some numbers.
#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.count += 1;
    }

    fn value(self) -> f64 {
        self.sum / f64::from(self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(points: [i16; 4]) -> Outcome {
        let scores = PerSeat::from_fn(|seat: Seat| Score { points: points[seat.index()], tie_break: 0 });
        Outcome { scores, thinking: PerSeat::all(Thinking::default()) }
    }

    fn field(bots: &[&str], parties: usize) -> Field {
        Field::new(bots.iter().map(|bot| bot.parse().expect("a bot")).collect(), parties, "automaton")
    }

    #[test]
    fn results_go_to_who_sat_there() {
        // The third seat is ahead in all games, so each player wins once.
        let deal = vec![outcome([1, 2, 7, 0]), outcome([1, 2, 7, 0]), outcome([1, 2, 7, 0])];
        let tally = Tally::of(&field(&["hard", "easy", "random"], 3), &[deal]);
        assert_eq!(tally.games, 3);
        for player in &tally.players {
            assert_eq!((player.games, player.wins, player.points, player.margins), (3, 1.0, 10, -6));
        }
        let seats: Vec<_> = tally.seats.iter().map(|seat| (seat.wins, seat.points, seat.margins)).collect();
        assert_eq!(seats, [(0.0, 3, -18), (0.0, 6, -15), (3.0, 21, 15)]);
    }

    #[test]
    fn a_shared_win_counts_as_its_share() {
        let deal = vec![outcome([5, 5, 5, 1]); 4];
        let tally = Tally::of(&field(&["hard", "greedy", "greedy", "greedy"], 4), &[deal]);
        let [hard, greedy] = tally.players[..] else { panic!("two players") };
        assert_eq!((hard.games, greedy.games), (4, 12));
        assert!((hard.wins - 1.0).abs() < 1e-9 && (greedy.wins - 3.0).abs() < 1e-9);
        assert!((hard.share.mean() - 0.25).abs() < 1e-9);
        // In three of four seats, two others are level with him and one is behind.
        assert!((tally.ahead[0][1] - 6.0).abs() < 1e-9 && (tally.ahead[1][0] - 6.0).abs() < 1e-9);
        assert!((hard.ahead.mean() - 0.5).abs() < 1e-9);
        assert!(tally.ahead[1][1] == 0.0, "nobody is compared with himself");
    }

    #[test]
    fn an_automaton_has_results_but_no_seat() {
        let tally = Tally::of(&field(&["greedy"], 2), &[vec![outcome([9, 4, 0, 0])]]);
        assert_eq!(tally.seats.len(), 1);
        assert_eq!((tally.players[0].wins, tally.players[1].wins), (1.0, 0.0));
        assert_eq!((tally.players[1].points, tally.players[1].margins), (4, -5));
    }
}
