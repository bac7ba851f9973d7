//! What came of it.

use std::fmt::{self, Display};

use serde_json::{Value, json};

use super::figures::Figures;

/// What came of it. Memory is in kB.
#[derive(Default)]
pub(super) struct Report {
    pub(super) tables: u32,
    pub(super) rate: u32,
    pub(super) opening_seconds: f64,
    /// How long it took until the last move was answered.
    pub(super) seconds: f64,
    /// The time of every committed move, in microseconds, in order.
    pub(super) times: Vec<u32>,
    /// Those of them that were the first at their table, for which it had to be loaded.
    pub(super) first_times: Vec<u32>,
    pub(super) errors: u64,
    pub(super) first_error: Option<String>,
    /// How many games came to their end, or to a draw of nature's.
    pub(super) games: u64,
    pub(super) memory_before: u64,
    pub(super) memory_open: u64,
    pub(super) memory_idle: u64,
    pub(super) memory_after: u64,
    /// When all have been idle again.
    pub(super) memory_rested: u64,
    pub(super) used: Figures,
    pub(super) load_average: f64,
}

impl Report {
    fn moves_per_second(&self) -> f64 {
        self.times.len() as f64 / self.seconds
    }

    /// How much more memory the server has for each table than before any was opened, in kB.
    fn per_table(&self, memory: u64) -> f64 {
        memory.saturating_sub(self.memory_before) as f64 / f64::from(self.tables)
    }

    /// The figures for programs.
    pub(super) fn json(&self) -> Value {
        json!({
            "tables": self.tables,
            "rate": self.rate,
            "opening_seconds": self.opening_seconds,
            "seconds": self.seconds,
            "moves": self.times.len(),
            "moves_per_second": self.moves_per_second(),
            "latency_ms": latency(&self.times),
            "first_move_latency_ms": latency(&self.first_times),
            "errors": self.errors,
            "first_error": self.first_error,
            "games_ended": self.games,
            "memory_kb": {
                "before": self.memory_before, "open": self.memory_open, "idle": self.memory_idle,
                "after": self.memory_after, "rested": self.memory_rested, "per_open_table": self.per_table(self.memory_open),
                "per_idle_table": self.per_table(self.memory_idle),
                "per_rested_table": self.per_table(self.memory_rested),
            },
            "cpu_seconds": { "server": self.used.server, "generator": self.used.own },
            "load_average_before": self.load_average,
        })
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |seconds: f64| 100.0 * seconds / self.seconds;
        writeln!(
            f,
            "moves      {:.0} a second committed ({} wanted), {} in all",
            self.moves_per_second(),
            self.rate,
            self.times.len()
        )?;
        writeln!(f, "latency    {}", sentence(&self.times))?;
        writeln!(f, "           {} for the first move at a table", sentence(&self.first_times))?;
        writeln!(
            f,
            "errors     {}{}",
            self.errors,
            self.first_error.as_ref().map_or_else(String::new, |error| format!(", the first: {error}"))
        )?;
        writeln!(
            f,
            "tables     {} opened in {:.1} s; {} games came to their end",
            self.tables, self.opening_seconds, self.games
        )?;
        writeln!(
            f,
            "memory     {} kB before, {} kB with all tables open, {} kB idle, {} kB after play, {} kB idle again",
            self.memory_before, self.memory_open, self.memory_idle, self.memory_after, self.memory_rested
        )?;
        writeln!(
            f,
            "           {:.1} kB an open table, {:.1} kB an idle one, {:.1} kB one that is idle after play",
            self.per_table(self.memory_open),
            self.per_table(self.memory_idle),
            self.per_table(self.memory_rested)
        )?;
        writeln!(
            f,
            "processor  server {:.0} %, generator {:.0} % of a core; load average before {:.2}",
            percent(self.used.server),
            percent(self.used.own),
            self.load_average
        )
    }
}

/// The time within which so many of a hundred moves were answered, in milliseconds.
fn percentile(times: &[u32], percent: usize) -> f64 {
    let place = (times.len() * percent).div_ceil(100).saturating_sub(1);
    times.get(place).map_or(0.0, |&time| f64::from(time) / 1000.0)
}

fn latency(times: &[u32]) -> Value {
    let [p50, p90, p99, max] = PERCENTS.map(|percent| percentile(times, percent));
    json!({ "p50": p50, "p90": p90, "p99": p99, "max": max })
}

/// What is told of times.
const PERCENTS: [usize; 4] = [50, 90, 99, 100];

fn sentence(times: &[u32]) -> String {
    let [p50, p90, p99, max] = PERCENTS.map(|percent| percentile(times, percent));
    format!("p50 {p50:.1} ms, p90 {p90:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")
}
