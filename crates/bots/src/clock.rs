//! Thinking by the clock.

use std::time::{Duration, Instant};

use search::Budget;

/// A budget of time that runs from when it is made.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    begin: Instant,
    limit: Duration,
}

impl Clock {
    /// So much time from now on.
    pub fn new(limit: Duration) -> Self {
        Self { begin: Instant::now(), limit }
    }
}

impl Budget for Clock {
    fn spent(&mut self, _iterations: u64) -> f64 {
        self.begin.elapsed().as_secs_f64() / self.limit.as_secs_f64()
    }
}
