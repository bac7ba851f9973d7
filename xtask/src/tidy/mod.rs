//! `cargo xtask tidy`: what must hold and the compiler cannot see.
//!
//! The rules pages, the code and the tests of a game must agree on what rules there are
//! ([`coverage`], [`dangling`]), the files must be in order ([`contents`], [`layout`]), only games and the
//! catalogue name games ([`tree`]), and no crate asks for what it does not use ([`dependencies`]).

mod citations;
mod contents;
mod coverage;
mod dangling;
mod dependencies;
mod exceptions;
mod layout;
mod rulebook;
mod tree;

use std::fmt;
use std::io;
use std::process::ExitCode;

use crate::repository::{self, File};

/// Something that is not in order, and where.
#[derive(Debug, PartialEq, Eq)]
struct Finding {
    path: String,
    /// Counted from 1.
    line: usize,
    sentence: String,
}

impl Finding {
    fn new(path: &str, line: usize, sentence: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

pub(crate) fn run() -> ExitCode {
    match look() {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("the files of the project cannot be read: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints what is not in order, and tells how much that is.
pub(crate) fn look() -> io::Result<usize> {
    let findings = check(&repository::files()?);
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => println!("Everything is tidy."),
        1 => println!("There is 1 finding."),
        count => println!("There are {count} findings."),
    }
    Ok(findings.len())
}

fn check(files: &[File]) -> Vec<Finding> {
    let (games, mut findings) = rulebook::read(files);
    for game in &games {
        findings.extend(coverage::check(game, files, exceptions::EXCEPTIONS));
    }
    findings.extend(dangling::check(&games, files));
    findings.extend(files.iter().flat_map(contents::check));
    findings.extend(layout::check(&games, files));
    findings.extend(tree::check(&games, files));
    findings.extend(dependencies::check(files));
    findings
}

/// Files for the tests of the checks.
#[cfg(test)]
fn files(contents: &[(&str, &str)]) -> Vec<File> {
    contents.iter().map(|&(path, text)| File { path: path.to_owned(), text: text.to_owned() }).collect()
}

/// Findings as they are printed.
#[cfg(test)]
fn printed(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(ToString::to_string).collect()
}
