//! Rate limits: how often one caller may ask for something.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How many callers a rate limiter remembers. Beyond that those who have asked little are forgotten, and if
/// there is none of them, all.
const REMEMBERED: usize = 20_000;

/// A rate limit for each caller: a token bucket that fills steadily, and a request takes one out.
pub(crate) struct RateLimiter<Caller> {
    /// How many a bucket gains in a second; 0 is no limit.
    rate: f64,
    /// How many a bucket holds.
    full: f64,
    buckets: Mutex<HashMap<Caller, Bucket>>,
}

struct Bucket {
    left: f64,
    filled: Instant,
}

impl RateLimiter<IpAddr> {
    /// For requests: so many a second for long, and fifteen times as many at once.
    pub(crate) fn of_requests(a_second: u32) -> Self {
        Self::new(a_second.into(), f64::from(a_second) * 15.0)
    }
}

impl<Caller: Copy + Eq + Hash> RateLimiter<Caller> {
    pub(crate) fn new(rate: f64, full: f64) -> Self {
        Self { rate, full, buckets: Mutex::default() }
    }

    /// Whether the caller may have one more at this moment.
    pub(crate) fn admits(&self, caller: Caller, now: Instant) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        let fill = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.filled).as_secs_f64();
            (bucket.left + self.rate * since).min(self.full)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(&caller) {
            buckets.retain(|_, bucket| fill(bucket) < self.full);
            if buckets.len() >= REMEMBERED {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(caller).or_insert(Bucket { left: self.full, filled: now });
        bucket.left = fill(bucket);
        bucket.filled = now;
        let admitted = bucket.left >= 1.0;
        if admitted {
            bucket.left -= 1.0;
        }
        admitted
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn who_asks_too_often_has_to_wait_and_others_do_not() {
        let limiter = RateLimiter::of_requests(2);
        let start = Instant::now();
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        assert_eq!((0..100).filter(|_| limiter.admits(one, start)).count(), 30);
        assert!(limiter.admits(other, start));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| limiter.admits(one, later)).count(), 2);
    }

    #[test]
    fn without_a_limit_everybody_is_admitted() {
        let limiter = RateLimiter::of_requests(0);
        assert!((0..10_000).all(|_| limiter.admits([10, 0, 0, 1].into(), Instant::now())));
    }

    #[test]
    fn a_crowd_of_callers_does_not_fill_the_memory() {
        let limiter = RateLimiter::new(1.0, 2.0);
        let now = Instant::now();
        assert!((0..3 * REMEMBERED).all(|caller| limiter.admits(caller, now)));
        assert!(limiter.buckets.lock().expect("nobody panicked").len() <= REMEMBERED);
    }
}
