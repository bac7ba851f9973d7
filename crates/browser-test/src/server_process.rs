//! The real server, as a process of its own on a loopback port.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};

/// A server that runs. It is killed when it is dropped.
pub struct ServerProcess {
    child: Child,
    says: BufReader<ChildStdout>,
}

impl ServerProcess {
    /// The command that serves a database on a free port, without limits that would stop a crowd on one
    /// address.
    pub fn command(program: &Path, database: &Path) -> Command {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "0"]);
        command.args(["--tables-per-guest", "100000", "--connections-per-address", "0", "--database"]);
        command.arg(database);
        command
    }

    /// Starts the server. It may not be open yet.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let says = child.stdout.take().map(BufReader::new);
        Ok(Self { says: says.ok_or_else(|| io::Error::other("no pipe"))?, child })
    }

    /// Waits until the server tells its address.
    pub fn address(&mut self) -> io::Result<SocketAddr> {
        let mut line = String::new();
        self.says.read_line(&mut line)?;
        let address = line.trim_end().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        address.ok_or_else(|| io::Error::other(format!("the server did not open: {line:?}")))
    }

    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it ended, if it has.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Kills the server without warning, and waits until it is gone.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // If it is gone already, there is nothing to do.
        drop(self.kill());
    }
}
