//! Licences, sources and doubled versions of what we depend on, checked by cargo-deny.
//!
//! It is built from the registry, for this check only, into the folder of what is built.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use super::cargo;
use super::summary::Outcome;
use crate::repository;

/// The version that is built: a newer one may ask for more.
const VERSION: &str = "0.20.2";

/// What is checked; a line of `deny.toml` that is no longer needed is an error, too. The advisories are not: their data base lies outside every registry, and a check
/// must not depend on what was written there since yesterday.
pub(super) const CHECKS: [&str; 6] = ["check", "--deny", "warnings", "bans", "licenses", "sources"];

/// Checks by `deny.toml`. Where the tool cannot be had, nothing is known.
pub(super) fn check() -> io::Result<Outcome> {
    if !program().exists() && !build()? {
        return Ok(Outcome::LeftOut(format!("cargo-deny {VERSION} cannot be built")));
    }
    // What other systems need is asked about as well, and was not fetched to build for this one.
    if !cargo(&["fetch", "--locked", "--quiet"]).status()?.success() {
        return Ok(Outcome::LeftOut("not all dependencies can be fetched".to_owned()));
    }
    let mut deny = Command::new(program());
    let checked =
        deny.args(["--locked", "--offline"]).args(CHECKS).current_dir(repository::root()).status()?;
    Ok(if checked.success() { Outcome::Passed } else { Outcome::Failed })
}

/// Whether it could be built. It runs for a second, so the compiler need not make it fast.
fn build() -> io::Result<bool> {
    let mut install = cargo(&["install", "cargo-deny", "--version", VERSION, "--locked", "--debug"]);
    install.args(["--no-default-features", "--quiet", "--root"]).arg(folder());
    install.env("CARGO_PROFILE_DEV_DEBUG", "0").env_remove("CARGO_TARGET_DIR");
    Ok(install.status()?.success())
}

/// A folder for each version, so that a new one is built.
fn folder() -> PathBuf {
    repository::root().join("target/cargo-deny").join(VERSION)
}

fn program() -> PathBuf {
    folder().join("bin/cargo-deny")
}
