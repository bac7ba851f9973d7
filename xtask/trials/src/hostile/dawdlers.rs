//! Those who begin and never finish: heads, bodies that drip, and streams that nobody reads.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

/// How many of each kind.
const EACH: usize = 20;

/// By then the server has given them up: a head after 15 seconds, a body after 10.
const LATEST: Duration = Duration::from_secs(40);

/// What they send, and nothing after it.
const BEGUN: [&str; 3] = [
    "GET / HTTP/1.1\r\nHost: ",
    "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "",
];

/// Connections that dawdle.
pub(super) struct Dawdlers {
    open: Vec<TcpStream>,
    since: Instant,
}

impl Dawdlers {
    pub(super) fn come(address: SocketAddr) -> io::Result<Self> {
        let mut open = Vec::new();
        for begun in BEGUN {
            for _ in 0..EACH {
                let mut stream = TcpStream::connect(address)?;
                stream.write_all(begun.as_bytes())?;
                open.push(stream);
            }
        }
        Ok(Self { open, since: Instant::now() })
    }

    /// Waits until the server has given them all up; what is wrong if it does not.
    pub(super) fn leave(self) -> io::Result<Option<String>> {
        for mut stream in self.open {
            let left = LATEST.saturating_sub(self.since.elapsed()).max(Duration::from_millis(1));
            stream.set_read_timeout(Some(left))?;
            match stream.read_to_end(&mut Vec::new()) {
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    return Ok(Some("somebody who never finishes is waited for".to_owned()));
                }
                _ => {}
            }
        }
        Ok(None)
    }
}
