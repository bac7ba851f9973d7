//! Sending moves by a schedule.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use table::QuickRng;

use crate::server::Client;

use super::crowd::{Crowd, Place};
use super::report::Report;

/// How many connections there are: so many moves can be under way at a time. If all of them are, the
/// next move waits, and its time runs.
const CONNECTIONS: u64 = 64;

/// What all connections share.
struct Shared {
    address: SocketAddr,
    crowd: Mutex<Crowd>,
    /// The next place in the schedule.
    next: AtomicU64,
    moves: u64,
    start: Instant,
    rate: u32,
}

/// What one connection saw.
#[derive(Default)]
struct Seen {
    /// The time of every committed move, in microseconds.
    times: Vec<u32>,
    /// Those of them that were the first at their table, for which it had to be loaded.
    first_times: Vec<u32>,
    errors: u64,
    first_error: Option<String>,
    games: u64,
}

pub(super) fn drive(address: SocketAddr, crowd: Crowd, rate: u32, seconds: u32) -> io::Result<Report> {
    // The connections are made before the first move is due.
    let start = Instant::now() + Duration::from_millis(200);
    let moves = u64::from(rate) * u64::from(seconds);
    let shared = Shared { address, crowd: Mutex::new(crowd), next: 0.into(), moves, start, rate };
    let mut report = Report::default();
    let seen: io::Result<Vec<Seen>> = thread::scope(|scope| {
        let work = |seed| {
            let shared = &shared;
            scope.spawn(move || connection(shared, seed))
        };
        let workers: Vec<_> = (0..CONNECTIONS).map(work).collect();
        workers.into_iter().map(|worker| worker.join().expect("no thread panics")).collect()
    });
    report.seconds = start.elapsed().as_secs_f64();
    for seen in seen? {
        report.times.extend(seen.times);
        report.first_times.extend(seen.first_times);
        report.errors += seen.errors;
        report.first_error = report.first_error.or(seen.first_error);
        report.games += seen.games;
    }
    report.times.sort_unstable();
    report.first_times.sort_unstable();
    Ok(report)
}

/// Sends moves when they are due, one after the other.
fn connection(shared: &Shared, seed: u64) -> io::Result<Seen> {
    let mut client = Client::connect(shared.address)?;
    let mut rng = QuickRng::new(seed);
    let mut seen = Seen::default();
    loop {
        let place = shared.next.fetch_add(1, Ordering::Relaxed);
        if place >= shared.moves {
            return Ok(seen);
        }
        let due = shared.start + Duration::from_secs_f64(place as f64 / f64::from(shared.rate));
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let (mut table, next) = loop {
            let table = shared.table()?;
            match table.choose(&mut rng) {
                Some(next) => break (table, next),
                // It ends here, and another one takes its place.
                None => seen.games += 1,
            }
        };
        let answer = client.post(&table.path, &table.token, &next.body(table.length))?;
        let length = answer.json()["seq"].as_u64().filter(|_| answer.status == 200);
        if let Some(length) = length {
            let time = due.elapsed().as_micros() as u32;
            seen.times.push(time);
            if table.is_untouched() {
                seen.first_times.push(time);
            }
            table.go_on(next, length as u32);
            shared.crowd().free.push_back(table);
        } else {
            // What was thought of this table is wrong, so it is left.
            seen.errors += 1;
            seen.first_error.get_or_insert_with(|| answer.told());
        }
    }
}

impl Shared {
    /// The table that has waited longest, or a new one.
    fn table(&self) -> io::Result<Place> {
        let mut crowd = self.crowd();
        loop {
            if let Some(place) = crowd.free.pop_front() {
                return Ok(place);
            }
            crowd.open()?;
        }
    }

    fn crowd(&self) -> MutexGuard<'_, Crowd> {
        self.crowd.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
