//! The table at the end: what ran, what came of it, and what was left out.

use std::fmt::{self, Write};

use super::counts::Targets;

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Passed,
    Failed,
    /// It could not run on this machine, and why.
    LeftOut(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::LeftOut(_) => "left out",
        })
    }
}

/// A step after it ran.
pub(super) struct Report {
    pub(super) name: &'static str,
    pub(super) outcome: Outcome,
    pub(super) targets: Targets,
    pub(super) seconds: f64,
}

impl Report {
    /// What of this step has failed: its tests, or, if it has none that did, the step itself.
    fn failed(&self, all: bool) -> usize {
        match self.outcome {
            Outcome::Passed => 0,
            Outcome::Failed => self.targets.failed().max(1),
            Outcome::LeftOut(_) => usize::from(all),
        }
    }
}

/// What has failed in all. If nothing may be left out, what was left out has failed.
pub(super) fn failed(reports: &[Report], all: bool) -> usize {
    reports.iter().map(|report| report.failed(all)).sum()
}

/// The table, what was left out and why, what failed, and a last line `N passed, N failed`.
pub(super) fn summary(reports: &[Report], all: bool) -> String {
    let mut text = table(reports);
    text.push('\n');
    let mut nothing_left_out = true;
    for report in reports {
        if let Outcome::LeftOut(reason) = &report.outcome {
            nothing_left_out = false;
            let refused = if all { ", which --all does not allow" } else { "" };
            _ = writeln!(text, "Left out: {}, because {reason}{refused}.", report.name);
        }
    }
    if nothing_left_out {
        text.push_str("Left out: nothing.\n");
    }
    let failures: Vec<_> =
        reports.iter().filter(|report| report.failed(all) > 0).map(|report| report.name).collect();
    if failures.is_empty() {
        text.push_str("All is well.\n");
    } else {
        _ = writeln!(text, "Failed: {}.", failures.join(", "));
    }
    let passed: usize = reports.iter().map(|report| report.targets.passed()).sum();
    _ = writeln!(text, "{passed} passed, {} failed", failed(reports, all));
    text
}

fn table(reports: &[Report]) -> String {
    let targets = reports.iter().flat_map(|report| report.targets.iter());
    let names = targets.map(|target| target.name.len() + INDENT.len());
    let width = names.chain(reports.iter().map(|report| report.name.len())).max().unwrap_or(0);
    let heading = format!("{:width$}  outcome   passed  failed  ignored  seconds", "step");
    let mut text = format!("\n{heading}\n{}\n", "─".repeat(heading.len()));
    for report in reports {
        let Report { name, outcome, targets, seconds } = report;
        _ = write!(text, "{name:width$}  {outcome:8}");
        if targets.iter().next().is_some() {
            let (passed, failed, ignored) = (targets.passed(), targets.failed(), targets.ignored());
            _ = write!(text, "  {passed:6}  {failed:6}  {ignored:7}");
        } else {
            _ = write!(text, "  {:6}  {:6}  {:7}", "", "", "");
        }
        _ = writeln!(text, "  {seconds:7.1}");
        for target in targets.iter() {
            let name = format!("{INDENT}{}", target.name);
            _ = writeln!(
                text,
                "{name:width$}  {:8}  {:6}  {:6}  {:7}  {:7.1}",
                "", target.passed, target.failed, target.ignored, target.seconds,
            );
        }
    }
    text
}

const INDENT: &str = "  ";

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, outcome: Outcome, tests: &[&str]) -> Report {
        let mut targets = Targets::default();
        for line in tests {
            targets.read("Running unittests src/lib.rs (target/debug/deps/table-1f2e)");
            targets.read(line);
        }
        Report { name, outcome, targets, seconds: 1.0 }
    }

    fn last_lines(reports: &[Report], all: bool) -> Vec<String> {
        let summary = summary(reports, all);
        let (_, end) = summary.split_once("\n\n").expect("a table, then sentences");
        end.lines().map(str::to_owned).collect()
    }

    #[test]
    fn all_is_well_if_every_step_passed() {
        let tests = step("tests", Outcome::Passed, &["test result: ok. 5 passed; 0 failed; 0 ignored"]);
        let reports = [step("lints", Outcome::Passed, &[]), tests];
        assert_eq!(failed(&reports, true), 0);
        assert_eq!(last_lines(&reports, true), ["Left out: nothing.", "All is well.", "5 passed, 0 failed"]);
    }

    #[test]
    fn failed_tests_are_counted_and_a_failed_step_is_at_least_one() {
        let tests = step("tests", Outcome::Failed, &["test result: FAILED. 5 passed; 2 failed; 0 ignored"]);
        let reports = [step("lints", Outcome::Failed, &[]), tests];
        assert_eq!(
            last_lines(&reports, false),
            ["Left out: nothing.", "Failed: lints, tests.", "5 passed, 3 failed"]
        );
    }

    #[test]
    fn what_is_left_out_is_named_and_fails_if_all_was_asked_for() {
        let reports = [step("lints", Outcome::LeftOut("clippy is not installed".into()), &[])];
        assert_eq!(
            last_lines(&reports, false),
            ["Left out: lints, because clippy is not installed.", "All is well.", "0 passed, 0 failed"]
        );
        assert_eq!(
            last_lines(&reports, true)[1..],
            ["Failed: lints.".to_owned(), "0 passed, 1 failed".to_owned()]
        );
    }
}
