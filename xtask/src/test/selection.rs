//! Which tests are quick, and which are all the others.
//!
//! Cargo itself is asked for the test programs, so that a new one is in one of the two by itself. Both
//! are chosen out of the whole workspace: chosen by package, dependencies would be built with other
//! features, and so a second time.

use std::io;

use serde_json::Value;

use super::cargo;

/// The test programs under `tests/` that a plain `cargo test` would run.
pub(super) struct Selection {
    /// Those of the games' rules: they start nothing and wait for nothing.
    rules: Vec<String>,
    others: Vec<String>,
}

impl Selection {
    /// Asks cargo.
    pub(super) fn of_workspace() -> io::Result<Self> {
        let output = cargo(&["metadata", "--format-version", "1", "--no-deps", "--locked"]).output()?;
        if !output.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        Ok(Self::read(&serde_json::from_slice(&output.stdout)?))
    }

    fn read(metadata: &Value) -> Self {
        let mut all: Vec<(String, bool)> = Vec::new();
        for package in elements(&metadata["packages"]) {
            let manifest = package["manifest_path"].as_str().unwrap_or_default().replace('\\', "/");
            let is_rules = manifest.contains("/games/") && manifest.ends_with("/rules/Cargo.toml");
            for target in elements(&package["targets"]) {
                let is_tests = elements(&target["kind"]).any(|kind| kind == "test");
                if is_tests && target["test"] == true {
                    all.push((target["name"].as_str().unwrap_or_default().to_owned(), is_rules));
                }
            }
        }
        all.sort();
        all.dedup();
        let (rules, others) = all.iter().partition::<Vec<_>, _>(|(_, is_rules)| *is_rules);
        let rules = names(&rules);
        // Cargo chooses by name alone: one that rules have, too, runs with them.
        let others = names(&others).into_iter().filter(|name| !rules.contains(name)).collect();
        Self { rules, others }
    }

    /// Unit tests, and the tests of the rules.
    pub(super) fn quick(&self) -> Vec<String> {
        let mut arguments = start();
        arguments.extend(["--lib".to_owned(), "--bins".to_owned()]);
        arguments.extend(chosen(&self.rules));
        arguments
    }

    /// Everything else but the examples in the documentation.
    pub(super) fn integration(&self) -> Vec<String> {
        let mut arguments = start();
        arguments.extend(chosen(&self.others));
        arguments
    }
}

fn elements(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn names(programs: &[&(String, bool)]) -> Vec<String> {
    programs.iter().map(|(name, _)| name.clone()).collect()
}

/// `--no-fail-fast`, so that all failures are seen at once.
fn start() -> Vec<String> {
    ["test", "--workspace", "--no-fail-fast"].map(str::to_owned).to_vec()
}

fn chosen(names: &[String]) -> impl Iterator<Item = String> {
    names.iter().flat_map(|name| ["--test".to_owned(), name.clone()])
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(folder: &str, targets: &[(&str, &str, bool)]) -> Value {
        let targets: Vec<_> = targets
            .iter()
            .map(|(kind, name, test)| json!({ "kind": [kind], "name": name, "test": test }))
            .collect();
        json!({ "manifest_path": format!("somewhere/{folder}/Cargo.toml"), "targets": targets })
    }

    #[test]
    fn every_test_program_is_in_one_of_the_two() {
        let packages = [
            package(
                "games/go/rules",
                &[("lib", "go", true), ("test", "rules", true), ("test", "perft", true)],
            ),
            package("games/go/face", &[("lib", "go_face", true), ("test", "pictures", true)]),
            package(
                "crates/web",
                &[("test", "it", true), ("test", "browser", false), ("test", "perft", true)],
            ),
        ];
        let selection = Selection::read(&json!({ "packages": packages }));
        assert_eq!(
            selection.quick().join(" "),
            "test --workspace --no-fail-fast --lib --bins --test perft --test rules"
        );
        assert_eq!(
            selection.integration().join(" "),
            "test --workspace --no-fail-fast --test it --test pictures"
        );
    }
}
