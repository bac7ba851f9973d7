//! The real server, as a process of its own on a loopback port.

mod client;

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::repository;

pub(crate) use client::Client;

/// The server's program: the one that is named, or else it is built as people run it.
pub(crate) fn program(named: Option<&Path>) -> io::Result<PathBuf> {
    if let Some(program) = named {
        return Ok(program.to_path_buf());
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(["build", "--release", "--package", "vorposten"]).current_dir(repository::root());
    if !command.status()?.success() {
        return Err(io::Error::other("the server cannot be built"));
    }
    // Wherever cargo puts programs, this one lies there too, in the folder of its profile.
    let here = std::env::current_exe()?;
    let folder = here.parent().and_then(Path::parent).ok_or_else(|| io::Error::other("no target folder"))?;
    Ok(folder.join("release").join("vorposten").with_extension(std::env::consts::EXE_EXTENSION))
}

/// A folder for a database. It lies beside what is built, because a folder for temporary files may be
/// in memory, where nobody ever waits for a disk.
pub(crate) fn folder() -> io::Result<tempfile::TempDir> {
    let here = std::env::current_exe()?;
    let target = here.parent().and_then(Path::parent).ok_or_else(|| io::Error::other("no target folder"))?;
    tempfile::Builder::new().prefix("xtask-").tempdir_in(target)
}

/// A server that runs. It is killed when it is dropped.
pub(crate) struct Running {
    child: Child,
    says: BufReader<ChildStdout>,
}

impl Running {
    /// Starts the program on a database, without limits that would stop a crowd on one address. It
    /// may not be open yet.
    pub(crate) fn start(program: &Path, database: &Path) -> io::Result<Self> {
        Self::start_saying(program, database, Stdio::inherit())
    }

    /// The same, but what it complains of goes to a file.
    pub(crate) fn start_with_log(program: &Path, database: &Path, log: &Path) -> io::Result<Self> {
        Self::start_saying(program, database, File::create(log)?.into())
    }

    fn start_saying(program: &Path, database: &Path, complaints: Stdio) -> io::Result<Self> {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "0"]);
        command
            .args(["--tables-per-guest", "100000", "--connections-per-address", "0", "--database"])
            .arg(database);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(complaints).spawn()?;
        let says = child.stdout.take().map(BufReader::new);
        Ok(Self { says: says.ok_or_else(|| io::Error::other("no pipe"))?, child })
    }

    /// Waits until the server tells its address.
    pub(crate) fn address(&mut self) -> io::Result<SocketAddr> {
        let mut line = String::new();
        self.says.read_line(&mut line)?;
        let address = line.trim_end().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        address.ok_or_else(|| io::Error::other("the server did not open"))
    }

    /// The number of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Kills the server without warning, and waits until it is gone.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(|_| ())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // If it is gone already, there is nothing to do.
        _ = self.kill();
    }
}
