//! Where the server gets randomness and time from.

use std::time::{SystemTime, UNIX_EPOCH};

use record::Seed;

/// Fresh bytes from the operating system.
///
/// # Panics
/// If the system gives none; a server that would go on without could be foretold.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// A fresh seed for nature's dice.
pub(crate) fn random_seed() -> Seed {
    Seed(random())
}

/// A secret of so many bytes, in hexadecimal digits.
pub(crate) fn random_hex<const N: usize>() -> String {
    hex(&random::<N>())
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
