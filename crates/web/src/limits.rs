//! How much one caller may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The longest name of a guest, in characters.
pub(crate) const NAME: usize = 24;
/// The longest thing to say, in characters.
pub(crate) const CHAT: usize = 400;
/// The most things that are kept of what is said at a table.
pub(crate) const CHATS: u32 = 5_000;
/// How many of them a page shows, and are read at a time.
pub(crate) const CHATS_SHOWN: u32 = 100;
/// The largest body of a request, in bytes. Records have a limit of their own.
pub(crate) const BODY: usize = 16 * 1024;
/// The largest body with a record in a form, where line ends take more room.
pub(crate) const RECORD_FORM: usize = 2 * record::LIMIT_BYTES;
/// The largest head of a request, in bytes.
pub(crate) const HEAD: usize = 64 * 1024;
/// The most tables in a list.
pub(crate) const LIST: u32 = 50;

/// How much one caller may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The tables that a guest can have running at a time.
    pub tables_per_guest: u64,
    /// The requests that an address can make in a second, for long; 0 is no limit.
    pub requests_per_second: u32,
    /// The connections that an address can have open at a time; 0 is no limit.
    pub connections_per_address: u32,
    /// The iterations of the search that the review of a game gets.
    pub review_iterations: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables_per_guest: 40,
            requests_per_second: 20,
            connections_per_address: 200,
            review_iterations: 100_000,
        }
    }
}

/// Whom an address stands for. Who has one address of version 6 has all that begin alike.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
        address => address,
    }
}

/// How many callers a meter remembers. Beyond that those who have asked little are forgotten, and if
/// there is none of them, all.
const REMEMBERED: usize = 20_000;

/// Counts what callers ask for: each has a bucket that fills steadily, and a request takes one out.
pub(crate) struct Meter<Caller> {
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

impl Meter<IpAddr> {
    /// For requests: so many a second for long, and fifteen times as many at once.
    pub(crate) fn of_requests(a_second: u32) -> Self {
        Self::new(a_second.into(), f64::from(a_second) * 15.0)
    }
}

impl<Caller: Copy + Eq + Hash> Meter<Caller> {
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
        let meter = Meter::of_requests(2);
        let start = Instant::now();
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        assert_eq!((0..100).filter(|_| meter.admits(one, start)).count(), 30);
        assert!(meter.admits(other, start));
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| meter.admits(one, later)).count(), 2);
    }

    #[test]
    fn without_a_limit_everybody_is_admitted() {
        let meter = Meter::of_requests(0);
        assert!((0..10_000).all(|_| meter.admits([10, 0, 0, 1].into(), Instant::now())));
    }

    #[test]
    fn a_crowd_of_callers_does_not_fill_the_memory() {
        let meter = Meter::new(1.0, 2.0);
        let now = Instant::now();
        assert!((0..3 * REMEMBERED).all(|caller| meter.admits(caller, now)));
        assert!(meter.buckets.lock().expect("nobody panicked").len() <= REMEMBERED);
    }

    #[test]
    fn addresses_of_one_network_are_one_caller() {
        let caller = |address: &str| neighbourhood(address.parse().expect("an address"));
        assert_eq!(caller("2001:db8:1:2::1"), caller("2001:db8:1:2:ffff::9"));
        assert_ne!(caller("2001:db8:1:2::1"), caller("2001:db8:1:3::1"));
        assert_eq!(caller("::ffff:192.0.2.1"), caller("192.0.2.1"));
        assert_ne!(caller("192.0.2.1"), caller("192.0.2.2"));
    }
}
