//! How much one caller may ask for.

use std::net::{IpAddr, Ipv6Addr};

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
    /// How long the review of a game thinks.
    pub review: ReviewIterations,
}

/// How long a review thinks, in iterations of the search.
#[derive(Clone, Copy, Debug)]
pub struct ReviewIterations {
    /// In all positions of the game together.
    pub game: u64,
    /// About each move that seems to be a mistake, as often as a hint does.
    pub mistake: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables_per_guest: 40,
            requests_per_second: 20,
            connections_per_address: 200,
            review: ReviewIterations { game: 100_000, mistake: 40_000 },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_are_one_caller() {
        let caller = |address: &str| neighbourhood(address.parse().expect("an address"));
        assert_eq!(caller("2001:db8:1:2::1"), caller("2001:db8:1:2:ffff::9"));
        assert_ne!(caller("2001:db8:1:2::1"), caller("2001:db8:1:3::1"));
        assert_eq!(caller("::ffff:192.0.2.1"), caller("192.0.2.1"));
        assert_ne!(caller("192.0.2.1"), caller("192.0.2.2"));
    }
}
