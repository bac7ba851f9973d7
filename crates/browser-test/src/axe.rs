//! axe-core, which finds what keeps people with disabilities from using a page.
//!
//! It comes from npm, for tests only, into the folder of what is built.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Browser;

/// The version that is fetched.
const PACKAGE: &str = "axe-core@4.14.0";

/// What is wrong, a line for each kind: its name, what should be, and where.
const RUN: &str = "return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => {
      const where = nodes.slice(0, 2).map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? ''));
      return `${id}: ${help} (${nodes.length}): ${where.join(' | ')}`;
    }));";

/// The tool, read from its file.
pub struct Axe {
    source: String,
}

impl Axe {
    /// Fetches the tool if it is not there yet.
    fn fetch() -> io::Result<()> {
        if file().exists() {
            return Ok(());
        }
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
        let done = npm.arg(folder()).arg(PACKAGE).status()?;
        if done.success() { Ok(()) } else { Err(io::Error::other(format!("npm cannot fetch {PACKAGE}"))) }
    }

    /// Reads the tool, which is fetched before the first time.
    pub fn load() -> Self {
        Self::fetch().unwrap_or_else(|error| panic!("axe-core: {error}"));
        let file = file();
        let source = fs::read_to_string(&file);
        Self { source: source.unwrap_or_else(|error| panic!("{}: {error}", file.display())) }
    }

    /// What is wrong with the page that the browser shows.
    pub async fn violations(&self, browser: &Browser) -> Vec<String> {
        browser.run(&self.source, &[]).await;
        serde_json::from_value(browser.run(RUN, &[]).await).expect("sentences")
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe")
}

fn file() -> PathBuf {
    folder().join("node_modules/axe-core/axe.min.js")
}
