//! What an arena found, as its JSON has it.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use table::{Seat, Word};

use crate::field::Field;
use crate::game::Thinking;
use crate::rating;
use crate::tally::{Standing, Tally};

/// What an arena found.
///
/// `iterations_per_second`, everything in milliseconds, `late` and `seconds` are measured; the same command
/// gives the same for all the rest, unless a bot is limited by time.
#[derive(Serialize)]
pub struct Report {
    /// What was played, and how.
    #[serde(flatten)]
    pub(crate) head: Head,
    /// How many games there were.
    pub(crate) games: u64,
    /// The results of the players. Bots with the same name are one player.
    pub(crate) players: Vec<PlayerReport>,
    /// The results of the seats, whoever sat there.
    pub(crate) seats: Vec<SeatReport>,
}

/// What was played, and how.
#[derive(Serialize)]
pub(crate) struct Head {
    pub(crate) game: &'static str,
    /// What was agreed, as in the head of a record.
    pub(crate) options: BTreeMap<&'static str, String>,
    pub(crate) seed: u64,
    /// How many games were asked for, before they were rounded up to whole deals.
    pub(crate) games_requested: u64,
    /// How many games make a deal.
    pub(crate) games_per_deal: u64,
    /// Whether somebody said stop before all games were played.
    pub(crate) interrupted: bool,
    pub(crate) seconds: f64,
}

#[derive(Serialize)]
pub(crate) struct PlayerReport {
    pub(crate) name: String,
    /// How many results it has: one for every seat that it had in a game.
    pub(crate) games: u64,
    pub(crate) wins: f64,
    pub(crate) win_rate: f64,
    pub(crate) ci95: [f64; 2],
    pub(crate) mean_score: f64,
    /// By how many points it beat the best of the others, on average.
    pub(crate) mean_margin: f64,
    /// Against the mean of all players.
    pub(crate) elo: f64,
    pub(crate) elo_ci95: [f64; 2],
    pub(crate) decisions: u64,
    /// Only for those who search.
    pub(crate) iterations_per_second: Option<f64>,
    /// How long a decision took on average, for those who decide.
    pub(crate) mean_ms: Option<f64>,
    /// How long the longest decision took.
    pub(crate) max_ms: Option<f64>,
    /// How many decisions took more than 120 % of their time.
    pub(crate) late: u64,
}

#[derive(Serialize)]
pub(crate) struct SeatReport {
    pub(crate) seat: String,
    pub(crate) win_rate: f64,
    pub(crate) ci95: [f64; 2],
    pub(crate) mean_score: f64,
}

impl Report {
    pub(crate) fn new(head: Head, field: &Field, tally: &Tally) -> Self {
        let ratings = rating::ratings(&tally.ahead);
        let player = |(index, name): (usize, &String)| {
            let standing = &tally.players[index];
            let shares = standing.ahead.interval();
            let elo_ci95 = rating::rating_interval(index, &ratings, &tally.ahead, shares);
            player_report(name, standing, ratings[index], elo_ci95)
        };
        let seats = Seat::first(field.seats()).map(|seat| seat_report(seat, &tally.seats[seat.index()]));
        Self {
            head,
            games: tally.games,
            players: field.names().iter().enumerate().map(player).collect(),
            seats: seats.collect(),
        }
    }
}

fn player_report(name: &str, standing: &Standing, elo: f64, elo_ci95: [f64; 2]) -> PlayerReport {
    let Thinking { decisions, iterations, searching, time, longest, late } = standing.thinking;
    let decides = |milliseconds: f64| (decisions > 0).then_some(milliseconds);
    PlayerReport {
        name: name.to_owned(),
        games: standing.games,
        wins: standing.wins,
        win_rate: standing.share.mean(),
        ci95: standing.share.interval(),
        mean_score: standing.points as f64 / standing.games as f64,
        mean_margin: standing.margins as f64 / standing.games as f64,
        elo,
        elo_ci95,
        decisions,
        iterations_per_second: (iterations > 0).then(|| iterations as f64 / searching.as_secs_f64()),
        mean_ms: decides(milliseconds(time) / decisions as f64),
        max_ms: decides(milliseconds(longest)),
        late,
    }
}

fn seat_report(seat: Seat, standing: &Standing) -> SeatReport {
    SeatReport {
        seat: seat.to_string(),
        win_rate: standing.share.mean(),
        ci95: standing.share.interval(),
        mean_score: standing.points as f64 / standing.games as f64,
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}
