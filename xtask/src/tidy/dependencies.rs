//! No crate asks for another that it does not use.
//!
//! What is not used is compiled all the same, and says of a crate what is not true.

use super::Finding;
use crate::repository::File;

/// A dependency that is asked for without being named in the sources.
struct Exception {
    manifest: &'static str,
    dependency: &'static str,
    reason: &'static str,
}

/// Those that there are.
const EXCEPTIONS: &[Exception] = &[Exception {
    manifest: "games/outlive/rules/Cargo.toml",
    dependency: "record",
    reason: "it is left over, and goes with the next change of that file",
}];

/// Where that list stands.
const LIST: &str = "xtask/src/tidy/dependencies.rs";

pub(super) fn check(files: &[File]) -> Vec<Finding> {
    check_except(files, EXCEPTIONS)
}

fn check_except(files: &[File], exceptions: &[Exception]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut unneeded: Vec<&Exception> = exceptions.iter().collect();
    for manifest in files.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        for Dependency { name, kind, line } in dependencies(&manifest.text) {
            let sources = files.iter().filter(|file| kind.is_seen_by(folder, &file.path));
            if sources.into_iter().any(|file| names(&file.text, name)) {
                continue;
            }
            let is_it =
                |exception: &&Exception| exception.manifest == manifest.path && exception.dependency == name;
            if unneeded.iter().any(is_it) {
                unneeded.retain(|exception| !is_it(exception));
            } else {
                findings.push(Finding::new(&manifest.path, line, format!("{name} is not used.")));
            }
        }
    }
    findings.extend(unneeded.into_iter().map(|Exception { manifest, dependency, reason }| {
        let sentence = format!("{dependency} in {manifest} needs no exception any more (\"{reason}\").");
        Finding::new(LIST, 1, sentence)
    }));
    findings
}

/// A line of a manifest.
struct Dependency<'a> {
    name: &'a str,
    kind: Kind,
    line: usize,
}

#[derive(Clone, Copy)]
enum Kind {
    Normal,
    Dev,
    Build,
}

impl Kind {
    fn of(heading: &str) -> Option<Self> {
        match heading {
            "[dependencies]" => Some(Self::Normal),
            "[dev-dependencies]" => Some(Self::Dev),
            "[build-dependencies]" => Some(Self::Build),
            _ => None,
        }
    }

    /// Whether such a dependency of the crate in this folder can be named in the file.
    fn is_seen_by(self, folder: &str, path: &str) -> bool {
        let Some(path) = path.strip_prefix(folder).filter(|path| path.ends_with(".rs")) else { return false };
        match self {
            Self::Normal => path.starts_with("src/"),
            // Tests stand beside what they test, too.
            Self::Dev => true,
            Self::Build => path == "build.rs",
        }
    }
}

fn dependencies(manifest: &str) -> Vec<Dependency<'_>> {
    let mut kind = None;
    let mut dependencies = Vec::new();
    for (index, line) in manifest.lines().enumerate() {
        if line.starts_with('[') {
            kind = Kind::of(line.trim_end());
        } else if let Some(kind) = kind
            && let Some((name, _)) = line.split_once(['.', ' ', '='])
            && name.starts_with(|character: char| character.is_ascii_alphanumeric())
        {
            dependencies.push(Dependency { name, kind, line: index + 1 });
        }
    }
    dependencies
}

/// Whether code goes through the crate: `name::`, and not just a comment.
fn names(text: &str, dependency: &str) -> bool {
    let path = format!("{}::", dependency.replace('-', "_"));
    let is_letter = |character: char| character.is_alphanumeric() || character == '_';
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .any(|line| line.match_indices(&path).any(|(at, _)| !line[..at].ends_with(is_letter)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::{files, printed};

    const MANIFEST: &str = concat!(
        "[package]\nname.workspace = true\n\n",
        "[dependencies]\nko-rule.workspace = true\n\n",
        "[dev-dependencies]\nsgf = { version = \"1\" }\n"
    );

    fn crate_with(source: &str, test: &str) -> Vec<File> {
        files(&[
            ("crates/go/Cargo.toml", MANIFEST),
            ("crates/go/src/lib.rs", source),
            ("crates/go/tests/it.rs", test),
            ("crates/gomoku/src/lib.rs", "use ko_rule::Ko;\nuse sgf::Sgf;\n"),
        ])
    }

    #[test]
    fn what_is_used_is_no_finding() {
        let files = crate_with("use ko_rule::Ko;\n", "fn read() { sgf::read() }\n");
        assert_eq!(printed(&check_except(&files, &[])), [""; 0]);
    }

    #[test]
    fn what_is_not_used_is_found() {
        let files = crate_with("// ko_rule::Ko\nuse joko_rule::Ko;\n", "use ko_rule::Ko;\n");
        assert_eq!(
            printed(&check_except(&files, &[])),
            ["crates/go/Cargo.toml:5: ko-rule is not used.", "crates/go/Cargo.toml:8: sgf is not used."]
        );
    }

    #[test]
    fn an_exception_is_needed_or_found() {
        let exception = Exception { manifest: "crates/go/Cargo.toml", dependency: "sgf", reason: "old" };
        let unused = crate_with("use ko_rule::Ko;\n", "");
        assert_eq!(printed(&check_except(&unused, &[exception])), [""; 0]);
        let exception = Exception { manifest: "crates/go/Cargo.toml", dependency: "sgf", reason: "old" };
        let used = crate_with("use ko_rule::Ko;\n", "use sgf::Sgf;\n");
        assert_eq!(
            printed(&check_except(&used, &[exception])),
            [format!("{LIST}:1: sgf in crates/go/Cargo.toml needs no exception any more (\"old\").")]
        );
    }
}
