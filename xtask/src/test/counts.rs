//! How many tests passed, read off what `cargo test` prints.

use std::collections::BTreeMap;

use serde_json::Value;

/// The results of one test program.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Target {
    /// Whose tests these are.
    pub(super) name: String,
    pub(super) passed: usize,
    pub(super) failed: usize,
    pub(super) ignored: usize,
    pub(super) seconds: f64,
    /// Whether the program came to its end and told its results.
    finished: bool,
}

/// The test programs that have run, in order.
#[derive(Debug, Default)]
pub(super) struct Targets {
    /// Whose programs these are, by the names of their files, as far as it is known.
    packages: BTreeMap<String, String>,
    package: String,
    targets: Vec<Target>,
}

impl Targets {
    /// Reads a message of cargo's about something that it built.
    pub(super) fn read_message(&mut self, message: &Value) {
        let Some(program) = message["executable"].as_str() else { return };
        // `path+file:///home/ada/go#0.2.0`, or `…/go/rules#go@0.2.0` where the folder is called otherwise.
        let id = message["package_id"].as_str().unwrap_or_default();
        let (folder, name) = id.split_once('#').unwrap_or((id, ""));
        let package = match name.split_once('@') {
            Some((name, _)) => name,
            None => file(folder),
        };
        self.packages.insert(file(program).to_owned(), package.to_owned());
    }

    /// Reads a line.
    pub(super) fn read(&mut self, line: &str) {
        let line = line.trim();
        if let Some(running) = line.strip_prefix("Running ") {
            let name = self.name(running);
            self.begin(name);
        } else if let Some(package) = line.strip_prefix("Doc-tests ") {
            self.begin(format!("{}: examples", package.replace('_', "-")));
        } else if let Some(result) = line.strip_prefix("test result: ") {
            // Programs of doc tests can be several, so a target may have more than one result.
            if let Some(target) = self.targets.last_mut() {
                target.add(result);
            }
        }
    }

    /// Every program with at least one test, or without a result.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Target> {
        self.targets.iter().filter(|target| target.tests() > 0 || !target.finished)
    }

    pub(super) fn passed(&self) -> usize {
        self.targets.iter().map(|target| target.passed).sum()
    }

    /// A program that died counts as a failed test, for it tells nothing.
    pub(super) fn failed(&self) -> usize {
        self.targets.iter().map(|target| target.failed + usize::from(!target.finished)).sum()
    }

    pub(super) fn ignored(&self) -> usize {
        self.targets.iter().map(|target| target.ignored).sum()
    }

    fn begin(&mut self, name: String) {
        self.targets.push(Target { name, ..Target::default() });
    }

    /// `unittests src/lib.rs (target/debug/deps/record-1f2e)` names a package, and the integration
    /// tests of a package, `tests/it/main.rs (…)`, follow its unit tests.
    fn name(&mut self, running: &str) -> String {
        let (what, program) = running.split_once(" (").unwrap_or((running, ""));
        let file = file(program.trim_end_matches(')'));
        if let Some(package) = self.packages.get(file) {
            self.package.clone_from(package);
        }
        if what.starts_with("unittests") {
            self.package = file.rsplit_once('-').map_or(file, |(package, _)| package).replace('_', "-");
            return format!("{}: unit", self.package);
        }
        let path = what.trim_end_matches("/main.rs").trim_end_matches(".rs");
        // Run alone, they follow nothing that would say whose they are.
        if self.package.is_empty() { path.to_owned() } else { format!("{}: {path}", self.package) }
    }
}

/// The last part of a path.
fn file(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or("")
}

impl Target {
    /// Reads `ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.03s`.
    fn add(&mut self, result: &str) {
        self.finished = true;
        let counts = result.split_once(". ").map_or(result, |(_, counts)| counts);
        for part in counts.split("; ") {
            if let Some(seconds) = part.strip_prefix("finished in ") {
                self.seconds += seconds.trim_end_matches('s').parse().unwrap_or(0.0);
            } else if let Some((count, what)) = part.split_once(' ') {
                let count = count.parse().unwrap_or(0);
                match what {
                    "passed" => self.passed += count,
                    "failed" => self.failed += count,
                    "ignored" => self.ignored += count,
                    _ => {}
                }
            }
        }
    }

    fn tests(&self) -> usize {
        self.passed + self.failed + self.ignored
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(text: &str) -> Targets {
        let mut targets = Targets::default();
        text.lines().for_each(|line| targets.read(line));
        targets
    }

    #[test]
    fn results_are_counted_by_target() {
        let targets = read(concat!(
            "     Running unittests src/lib.rs (target/debug/deps/red_outpost-1f2e)\n",
            "test a ... ok\n",
            "test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.25s\n",
            "     Running tests/rules/main.rs (target/debug/deps/rules-3a4b)\n",
            "test result: FAILED. 7 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.50s\n",
            "   Doc-tests table\n",
            "test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n",
        ));
        let names: Vec<_> = targets.iter().map(|target| target.name.as_str()).collect();
        assert_eq!(names, ["red-outpost: unit", "red-outpost: tests/rules", "table: examples"]);
        assert_eq!((targets.passed(), targets.failed(), targets.ignored()), (13, 2, 1));
        assert_eq!(targets.iter().map(|target| target.seconds).sum::<f64>(), 1.75);
    }

    #[test]
    fn integration_tests_that_run_alone_have_a_name() {
        let targets = read("     Running tests/browser/main.rs (target/debug/deps/browser-3a4b)\n");
        assert_eq!(targets.iter().next().map(|target| target.name.as_str()), Some("tests/browser"));
    }

    #[test]
    fn integration_tests_are_named_after_their_package_if_cargo_told_it() {
        let mut targets = Targets::default();
        for (program, id) in
            [("it-3a4b", "path+file:///go#0.2.0"), ("it-5c6d", "path+file:///go/face#go-face@1")]
        {
            targets.read_message(&json!({ "executable": format!("/target/{program}"), "package_id": id }));
            targets.read(&format!("     Running tests/it/main.rs (target/debug/deps/{program})"));
        }
        let names: Vec<_> = targets.iter().map(|target| target.name.as_str()).collect();
        assert_eq!(names, ["go: tests/it", "go-face: tests/it"]);
    }

    #[test]
    fn a_program_that_died_counts_as_a_failure() {
        let targets = read("     Running unittests src/lib.rs (target/debug/deps/table-1f2e)\nSIGSEGV\n");
        assert_eq!((targets.passed(), targets.failed()), (0, 1));
    }

    #[test]
    fn a_program_without_tests_is_not_listed() {
        let targets = read(concat!(
            "     Running unittests src/main.rs (target/debug/deps/vorposten-1f2e)\n",
            "test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n",
        ));
        assert_eq!(targets.iter().count(), 0);
    }
}
