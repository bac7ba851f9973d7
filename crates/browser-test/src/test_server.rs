//! The programs that a test needs: the server and the driver of browsers, ended with the test.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::{Browser, BrowserProfile, ServerProcess, good};

/// How long a program may take to end when it is asked to.
const ENDING: Duration = Duration::from_secs(10);

/// How many ports the driver may try.
const PORTS: usize = 8;

/// A server with an empty database, and a driver.
pub struct TestServer {
    // The fields go in this order: browsers, server, files.
    driver: Driver,
    server: ServerProcess,
    /// Where the server listens, as `127.0.0.1:1234`.
    pub address: String,
    /// Where the test's files are.
    pub folder: TempDir,
}

impl TestServer {
    /// Starts this program as the server.
    pub fn open(program: &Path) -> Self {
        let folder = TempDir::new().expect("a folder for the test");
        let mut command = ServerProcess::command(program, &folder.path().join("games.db"));
        let mut server = good("the server starts", ServerProcess::start(&mut command));
        let address = good("the server opens", server.address()).to_string();
        Self { driver: Driver::start(), server, address, folder }
    }

    /// A new browser, which is a new guest, on this address.
    pub async fn browser_on(&self, address: &str, profile: BrowserProfile) -> Browser {
        Browser::start(self.driver.port, address, self.folder.path(), profile).await
    }

    /// A new browser, which is a new guest.
    pub async fn browser(&self, profile: BrowserProfile) -> Browser {
        self.browser_on(&self.address, profile).await
    }

    /// The server must not have died on the way, whatever the pages say.
    pub fn close(mut self) {
        let ended = self.server.try_wait().expect("the server's state");
        assert!(ended.is_none(), "the server ended by itself: {ended:?}");
    }
}

/// What drives the browsers.
struct Driver {
    program: Program,
    port: u16,
}

impl Driver {
    /// The driver takes a free port of IPv4 and then wants the same of IPv6. If another program has that
    /// one, the driver ends, and another port is tried.
    fn start() -> Self {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0");
        let started =
            (0..PORTS).find_map(|_| Program::try_start(&mut command, "started successfully on port "));
        let (program, line) = started.unwrap_or_else(|| panic!("{command:?} found no port in {PORTS} tries"));
        let port = line.rsplit(' ').next().and_then(|port| port.trim().trim_end_matches('.').parse().ok());
        Self { program, port: port.expect("the driver's port") }
    }
}

impl Drop for Driver {
    /// Killed at once, the driver would leave its browsers behind. Asked to stop, it ends them first.
    fn drop(&mut self) {
        let ask = || -> std::io::Result<()> {
            let mut line = TcpStream::connect(("127.0.0.1", self.port))?;
            line.set_read_timeout(Some(ENDING))?;
            line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
            line.read_to_end(&mut Vec::new()).map(drop)
        };
        drop(ask());
        let start = Instant::now();
        while start.elapsed() < ENDING && matches!(self.program.0.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// A program that is ended with its handle.
struct Program(Child);

impl Program {
    /// Starts a program and waits for the line that contains this; nothing if the program ends without it.
    fn try_start(command: &mut Command, ready: &str) -> Option<(Self, String)> {
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut program = Self(child.unwrap_or_else(|error| panic!("{command:?} does not start: {error}")));
        let mut lines = BufReader::new(program.0.stdout.take().expect("it is piped")).lines();
        let line = lines.by_ref().map_while(Result::ok).find(|line| line.contains(ready));
        // Nobody reads on, and the pipe must not fill.
        thread::spawn(move || lines.for_each(drop));
        Some((program, line?))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
