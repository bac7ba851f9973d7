//! The house of these tests: their own server, and browsers on it.

use std::path::Path;

use browser_test::House;

/// Opens a house with the program that was built for these tests.
pub(crate) fn house() -> House {
    House::open(Path::new(env!("CARGO_BIN_EXE_vorposten")))
}
