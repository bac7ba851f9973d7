//! How much one caller may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The longest name of a guest, in characters.
pub(crate) const NAME: usize = 24;
/// The longest thing to say, in characters.
pub(crate) const CHAT: usize = 400;
/// The largest body of a request, in bytes. Records have a limit of their own.
pub(crate) const BODY: usize = 16 * 1024;
/// The largest body with a record in a form, where line ends take more room.
pub(crate) const RECORD_FORM: usize = 2 * record::LIMIT_BYTES;
/// The most tables in a list.
pub(crate) const LIST: u32 = 50;

/// How much one caller may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The tables that a guest can have running at a time.
    pub tables_per_guest: u64,
    /// The requests that an address can make in a second, for long; 0 is no limit.
    pub requests_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { tables_per_guest: 40, requests_per_second: 20 }
    }
}

/// How many seconds' worth of requests an address can make at once.
const BURST_SECONDS: f64 = 15.0;

/// How many addresses are remembered. Beyond that the ones that have asked little are forgotten.
const ADDRESSES: usize = 20_000;

/// Counts requests by address: each has a bucket that fills steadily, and a request takes one out.
pub(crate) struct Meter {
    rate: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

struct Bucket {
    left: f64,
    filled: Instant,
}

impl Meter {
    pub(crate) fn new(requests_per_second: u32) -> Self {
        Self { rate: f64::from(requests_per_second), buckets: Mutex::default() }
    }

    /// Whether the address may make a request at this moment.
    pub(crate) fn admits(&self, address: IpAddr, now: Instant) -> bool {
        if self.rate == 0.0 {
            return true;
        }
        let full = self.rate * BURST_SECONDS;
        let fill = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.filled).as_secs_f64();
            (bucket.left + self.rate * since).min(full)
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES {
            buckets.retain(|_, bucket| fill(bucket) < full);
        }
        let bucket = buckets.entry(address).or_insert(Bucket { left: full, filled: now });
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
        let meter = Meter::new(2);
        let start = Instant::now();
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        assert_eq!((0..100).filter(|_| meter.admits(one, start)).count(), 30);
        assert!(meter.admits(other, start));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| meter.admits(one, later)).count(), 2);
    }

    #[test]
    fn without_a_limit_everybody_is_admitted() {
        let meter = Meter::new(0);
        assert!((0..10_000).all(|_| meter.admits([10, 0, 0, 1].into(), Instant::now())));
    }
}
