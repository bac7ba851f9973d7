//! The types of the pages' scripts, checked by TypeScript's compiler.
//!
//! It comes from npm, for this check only, into the folder of what is built.

use std::io;
use std::path::PathBuf;
use std::process::Command;

use super::summary::Outcome;
use crate::repository;

/// The version that is fetched.
const PACKAGE: &str = "typescript@7.0.2";

/// Which scripts are checked, and how strictly. Editors read it as well.
pub(super) const PROJECT: &str = "crates/web/jsconfig.json";

/// Checks the scripts. Where the compiler cannot be had, nothing is known about them.
pub(super) fn check() -> io::Result<Outcome> {
    if !compiler().exists() && !fetch()? {
        return Ok(Outcome::LeftOut(format!("npm cannot fetch {PACKAGE}")));
    }
    let mut tsc = Command::new(compiler());
    let checked = tsc.args(["--project", PROJECT]).current_dir(repository::root()).status()?;
    Ok(if checked.success() { Outcome::Passed } else { Outcome::Failed })
}

/// Whether npm brought the compiler.
fn fetch() -> io::Result<bool> {
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
    Ok(npm.arg(folder()).arg(PACKAGE).status()?.success())
}

/// A folder for each version, so that a new one is fetched.
fn folder() -> PathBuf {
    repository::root().join("target/npm").join(PACKAGE)
}

fn compiler() -> PathBuf {
    folder().join("node_modules/.bin/tsc")
}
