//! The server of these tests, and browsers on it.

use std::path::Path;

use browser_test::TestServer;

/// Starts the program that was built for these tests.
pub(crate) fn test_server() -> TestServer {
    TestServer::open(Path::new(env!("CARGO_BIN_EXE_vorposten")))
}
