//! `cargo xtask test`: everything that must hold before a change is accepted.
//!
//! The steps run one after the other, and the later ones also when an earlier one has failed. Those come
//! first that tell soonest what is wrong.

mod counts;
mod deny;
mod scripts;
mod selection;
mod summary;

use std::io::{self, BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::pseudo_language;
use crate::repository;
use crate::tidy;
use crate::trials;

use counts::Targets;
use selection::Selection;
use summary::{Outcome, Report};

#[derive(clap::Args)]
pub(crate) struct TestArguments {
    /// Leave nothing out: a step that cannot run on this machine counts as failed.
    #[arg(long)]
    all: bool,
    /// Only what takes a minute or two: formatting, tidy, lints, unit tests, tests of the rules.
    #[arg(long)]
    quick: bool,
}

/// One step: its name, whether it is one of the quick ones, and what it does.
struct Step {
    name: &'static str,
    quick: bool,
    work: Work,
}

enum Work {
    /// A command of cargo's; its tool is left out with the reason if it is not installed.
    Cargo { arguments: &'static [&'static str], tool: Option<Tool> },
    /// The tests of the workspace that this chooses.
    Chosen(fn(&Selection) -> Vec<String>),
    /// Tests, which are left out with the reason if a program that they start is not installed.
    Tests { arguments: &'static [&'static str], programs: &'static [&'static str] },
    /// The pages in a language that is added for these tests.
    PseudoLanguage,
    /// What we depend on, left out with the reason if the tool for it cannot be had.
    Dependencies,
    /// The types of the scripts, left out with the reason if the compiler cannot be had.
    Scripts,
    /// `cargo xtask tidy`.
    Tidy,
    /// A short `cargo xtask torture` or the like, left out with the reason if something is missing.
    Trial { arguments: &'static [&'static str], missing: fn() -> Option<&'static str> },
}

/// A part of Rust that not every installation has.
struct Tool {
    command: &'static str,
    component: &'static str,
}

const STEPS: [Step; 14] = [
    Step {
        name: "formatting",
        quick: true,
        work: Work::Cargo {
            arguments: &["fmt", "--all", "--check"],
            tool: Some(Tool { command: "fmt", component: "rustfmt" }),
        },
    },
    Step { name: "tidy", quick: true, work: Work::Tidy },
    Step { name: "dependencies", quick: false, work: Work::Dependencies },
    Step {
        name: "lints",
        quick: true,
        work: Work::Cargo {
            arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
            tool: Some(Tool { command: "clippy", component: "clippy" }),
        },
    },
    Step { name: "unit and rules tests", quick: true, work: Work::Chosen(Selection::quick) },
    Step { name: "script types", quick: false, work: Work::Scripts },
    Step { name: "integration tests", quick: false, work: Work::Chosen(Selection::integration) },
    PSEUDO_LANGUAGE,
    Step { name: "examples", quick: false, work: Work::Tests { arguments: EXAMPLE_TESTS, programs: &[] } },
    Step {
        name: "documentation",
        quick: false,
        work: Work::Cargo { arguments: &["doc", "--no-deps", "--workspace"], tool: None },
    },
    Step {
        name: "browser tests",
        quick: false,
        work: Work::Tests { arguments: BROWSER_TESTS, programs: &["chromium", "chromedriver"] },
    },
    Step {
        name: "accessibility",
        quick: false,
        work: Work::Tests { arguments: ACCESSIBILITY, programs: &["chromium", "chromedriver", "npm"] },
    },
    Step { name: "torture", quick: false, work: Work::Trial { arguments: TORTURE, missing: nothing } },
    Step { name: "hostile", quick: false, work: Work::Trial { arguments: HOSTILE, missing: python } },
];

const PSEUDO_LANGUAGE: Step = Step { name: "pseudo-language", quick: false, work: Work::PseudoLanguage };

/// The examples in the documentation are programs of their own.
const EXAMPLE_TESTS: &[&str] = &["test", "--workspace", "--no-fail-fast", "--doc"];

/// They take minutes and start browsers, so a plain `cargo test` does not run them.
const BROWSER_TESTS: &[&str] = &["test", "--workspace", "--test", "browser"];

/// They need a tool that npm brings.
const ACCESSIBILITY: &[&str] = &["test", "--workspace", "--test", "accessibility"];

/// How often the server is killed here: enough to notice what always goes wrong, in some 20 seconds.
const TORTURE: &[&str] = &["torture", "--times", "40"];

/// How much is sent to the server that nobody should send, and how many examples schemathesis makes.
const HOSTILE: &[&str] = &["hostile", "--requests", "3000", "--examples", "10"];

pub(crate) fn run(arguments: &TestArguments) -> ExitCode {
    run_steps(STEPS.iter().filter(|step| step.quick || !arguments.quick), arguments.all)
}

/// `cargo xtask pseudo-language`.
pub(crate) fn run_pseudo_language() -> ExitCode {
    run_steps([PSEUDO_LANGUAGE].iter(), true)
}

fn run_steps<'s>(steps: impl Iterator<Item = &'s Step>, all: bool) -> ExitCode {
    let reports: Vec<_> = steps.map(report).collect();
    print!("{}", summary::summary(&reports, all));
    if summary::failed(&reports, all) == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
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
            Self::Dependencies => format!("cargo deny {}", deny::CHECKS.join(" ")),
            Self::Scripts => format!("tsc --project {}", scripts::PROJECT),
            Self::Chosen(choose) => match Selection::of_workspace() {
                Ok(selection) => format!("cargo {}", choose(&selection).join(" ")),
                Err(_) => "cargo test".to_owned(),
            },
            Self::PseudoLanguage => format!("cargo {}", pseudo_language::TESTS.join(" ")),
            Self::Tidy => "cargo xtask tidy".to_owned(),
            Self::Trial { arguments, .. } => format!("cargo xtask {}", arguments.join(" ")),
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
            Self::Tests { arguments, programs } => match programs.iter().find(|program| !starts(program)) {
                Some(missing) => Ok(Outcome::LeftOut(format!("{missing} is not installed"))),
                None => tests(arguments, targets),
            },
            Self::Chosen(choose) => {
                let arguments = choose(&Selection::of_workspace()?);
                let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
                if build(&arguments, targets)? { tests(&arguments, targets) } else { Ok(Outcome::Failed) }
            }
            Self::PseudoLanguage => {
                let _added = pseudo_language::Added::write()?;
                tests(pseudo_language::TESTS, targets)
            }
            Self::Dependencies => deny::check(),
            Self::Scripts if !starts("npm") => Ok(Outcome::LeftOut("npm is not installed".to_owned())),
            Self::Scripts => scripts::check(),
            Self::Tidy => {
                let findings = tidy::look()?;
                Ok(if findings == 0 { Outcome::Passed } else { Outcome::Failed })
            }
            Self::Trial { arguments, missing } => match missing() {
                Some(missing) => Ok(Outcome::LeftOut(format!("{missing} is not installed"))),
                None => {
                    let stood = trials::step(arguments)?.success();
                    Ok(if stood { Outcome::Passed } else { Outcome::Failed })
                }
            },
        }
    }
}

impl Tool {
    fn is_installed(&self) -> io::Result<bool> {
        let mut version = cargo(&[self.command, "--version"]);
        Ok(version.stdout(Stdio::null()).stderr(Stdio::null()).status()?.success())
    }
}

/// Nothing can be missing.
fn nothing() -> Option<&'static str> {
    None
}

/// What schemathesis, a program in Python, is installed with.
fn python() -> Option<&'static str> {
    let mut python = Command::new("python3");
    python.args(["-c", "import venv, ensurepip"]).stdout(Stdio::null()).stderr(Stdio::null());
    let found = python.status().is_ok_and(|status| status.success());
    (!found).then_some("python3 with venv")
}

/// Whether there is such a program on this machine.
fn starts(program: &str) -> bool {
    let mut version = Command::new(program);
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

/// Builds tests without running them: whether that went well. So it is known whose each program is, which
/// cargo does not say when it runs them.
fn build(arguments: &[&str], targets: &mut Targets) -> io::Result<bool> {
    let mut command = cargo(arguments);
    command.args(["--no-run", "--message-format", "json-render-diagnostics"]);
    let output = command.stderr(Stdio::inherit()).output()?;
    for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        targets.read_message(&serde_json::from_slice(line)?);
    }
    Ok(output.status.success())
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
