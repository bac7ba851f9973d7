//! The program of the server, folders for its databases, and clients.

mod client;

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

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
