//! `cargo xtask test`: everything that must hold before a change is accepted.
//!
//! The steps run one after the other, and the later ones also when an earlier one has failed.

mod counts;
mod summary;

use std::io::{self, BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use browser_test::Axe;

use crate::hostile::{self, HostileArguments};
use crate::repository;
use crate::tidy;
use crate::torture::{self, TortureArguments};

use counts::Targets;
use summary::{Outcome, Report};

#[derive(clap::Args)]
pub(crate) struct TestArguments {
    /// Leave nothing out: a step that cannot run on this machine counts as failed.
    #[arg(long)]
    all: bool,
}

/// One step: its name, and what it does.
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// A command of cargo's; its tool is left out with the reason if it is not installed.
    Cargo { arguments: &'static [&'static str], tool: Option<Tool> },
    /// Tests, which are left out with the reason if a program that they start is not installed. What
    /// they need beside it is fetched first.
    Tests {
        arguments: &'static [&'static str],
        programs: &'static [&'static str],
        fetch: fn() -> io::Result<()>,
    },
    /// `cargo xtask tidy`.
    Tidy,
    /// A short `cargo xtask torture`.
    Torture,
    /// A short `cargo xtask hostile`, left out with the reason if there is no Python.
    Hostile,
}

/// A part of Rust that not every installation has.
struct Tool {
    command: &'static str,
    component: &'static str,
}

const STEPS: [Step; 9] = [
    Step {
        name: "formatting",
        work: Work::Cargo {
            arguments: &["fmt", "--all", "--check"],
            tool: Some(Tool { command: "fmt", component: "rustfmt" }),
        },
    },
    Step {
        name: "lints",
        work: Work::Cargo {
            arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
            tool: Some(Tool { command: "clippy", component: "clippy" }),
        },
    },
    Step {
        name: "documentation",
        work: Work::Cargo { arguments: &["doc", "--no-deps", "--workspace"], tool: None },
    },
    Step { name: "tests", work: Work::Tests { arguments: TESTS, programs: &[], fetch: nothing } },
    Step {
        name: "browser tests",
        work: Work::Tests {
            arguments: BROWSER_TESTS,
            programs: &["chromium", "chromedriver"],
            fetch: nothing,
        },
    },
    Step {
        name: "accessibility",
        work: Work::Tests {
            arguments: ACCESSIBILITY,
            programs: &["chromium", "chromedriver", "npm"],
            fetch: Axe::fetch,
        },
    },
    Step { name: "tidy", work: Work::Tidy },
    Step { name: "torture", work: Work::Torture },
    Step { name: "hostile", work: Work::Hostile },
];

/// `--no-fail-fast`, so that all failures are seen at once.
const TESTS: &[&str] = &["test", "--workspace", "--no-fail-fast"];

/// They take minutes and start browsers, so a plain `cargo test` does not run them.
const BROWSER_TESTS: &[&str] = &["test", "--package", "vorposten", "--test", "browser"];

/// They need a tool that npm brings.
const ACCESSIBILITY: &[&str] = &["test", "--package", "vorposten", "--test", "accessibility"];

/// How often the server is killed here: enough to notice what always goes wrong, in some 20 seconds.
const KILLS: u32 = 40;

/// How much is sent to the server that nobody should send, and how many examples schemathesis makes.
const REQUESTS: u32 = 3_000;
const EXAMPLES: u32 = 10;

pub(crate) fn run(arguments: &TestArguments) -> ExitCode {
    let reports = STEPS.map(|step| report(&step));
    print!("{}", summary::summary(&reports, arguments.all));
    if summary::failed(&reports, arguments.all) == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn report(step: &Step) -> Report {
    println!("\n── {} ── {}\n", step.name, step.work.describe());
    let start = Instant::now();
    let mut targets = Targets::default();
    let outcome = step.work.run(&mut targets).unwrap_or_else(|error| {
        println!("{error}");
        Outcome::Failed
    });
    let seconds = start.elapsed().as_secs_f64();
    println!("\n{}: {outcome}, {seconds:.1} s", step.name);
    Report { name: step.name, outcome, targets, seconds }
}

impl Work {
    fn describe(&self) -> String {
        match self {
            Self::Cargo { arguments, .. } | Self::Tests { arguments, .. } => {
                format!("cargo {}", arguments.join(" "))
            }
            Self::Tidy => "cargo xtask tidy".to_owned(),
            Self::Hostile => format!("cargo xtask hostile --requests {REQUESTS} --examples {EXAMPLES}"),
            Self::Torture => format!("cargo xtask torture --times {KILLS}"),
        }
    }

    fn run(&self, targets: &mut Targets) -> io::Result<Outcome> {
        match self {
            Self::Cargo { tool: Some(tool), .. } if !tool.is_installed()? => {
                Ok(Outcome::LeftOut(format!("{} is not installed", tool.component)))
            }
            Self::Cargo { arguments, .. } => {
                // Of these commands only `cargo doc` reads the variable.
                let status = cargo(arguments).env("RUSTDOCFLAGS", "-D warnings").status()?;
                Ok(if status.success() { Outcome::Passed } else { Outcome::Failed })
            }
            Self::Tests { arguments, programs, fetch } => {
                match programs.iter().find(|program| !starts(program)) {
                    Some(missing) => Ok(Outcome::LeftOut(format!("{missing} is not installed"))),
                    None => fetch().and_then(|()| tests(arguments, targets)),
                }
            }
            Self::Tidy => {
                let findings = tidy::look()?;
                Ok(if findings == 0 { Outcome::Passed } else { Outcome::Failed })
            }
            Self::Hostile if !hostile::is_possible() => {
                Ok(Outcome::LeftOut("python3 with venv is not installed".to_owned()))
            }
            Self::Hostile => {
                let arguments =
                    HostileArguments { requests: REQUESTS, examples: EXAMPLES, seed: 1, program: None };
                let stood = hostile::hostile(&arguments)?;
                Ok(if stood { Outcome::Passed } else { Outcome::Failed })
            }
            Self::Torture => {
                let stood = torture::torture(&TortureArguments { times: KILLS, seed: 1, program: None })?;
                Ok(if stood { Outcome::Passed } else { Outcome::Failed })
            }
        }
    }
}

impl Tool {
    fn is_installed(&self) -> io::Result<bool> {
        let mut version = cargo(&[self.command, "--version"]);
        Ok(version.stdout(Stdio::null()).stderr(Stdio::null()).status()?.success())
    }
}

/// There is nothing to fetch.
fn nothing() -> io::Result<()> {
    Ok(())
}

/// Whether there is such a program on this machine.
fn starts(program: &str) -> bool {
    let mut version = Command::new(program);
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

/// Runs tests, showing what cargo says and counting along.
fn tests(arguments: &[&str], targets: &mut Targets) -> io::Result<Outcome> {
    // One pipe for both streams: cargo names the target on the one, the target its result on the other.
    let (reader, writer) = io::pipe()?;
    let mut command = cargo(arguments);
    // Whoever has set the variable to write files anew still wants them compared here.
    command.env_remove("VORPOSTEN_UPDATE");
    command.env("CARGO_TERM_COLOR", "never").stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn()?;
    // The command holds the writing end, and there is no end of the text before it is gone.
    drop(command);
    for line in BufReader::new(reader).split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        targets.read(&line);
    }
    let passed = child.wait()?.success() && targets.failed() == 0;
    Ok(if passed { Outcome::Passed } else { Outcome::Failed })
}

fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(arguments).current_dir(repository::root());
    command
}
