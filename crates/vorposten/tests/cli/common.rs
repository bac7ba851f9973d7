//! Running the real program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What the program answered.
pub(crate) struct Answer {
    /// The exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs the program in English and without input.
pub(crate) fn vorposten(arguments: &[&str]) -> Answer {
    let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_vorposten"))
        .args(arguments)
        .env("LC_ALL", "en")
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    Answer { code: status.code().expect("an exit code, no signal"), out: text(stdout), err: text(stderr) }
}

/// Refused: exit code 2, nothing on standard output, and one clear sentence that contains this.
pub(crate) fn refused(arguments: &[&str], reason: &str) {
    let Answer { code, out, err } = vorposten(arguments);
    assert_eq!(code, 2, "{arguments:?}: {err}");
    assert_eq!(out, "", "{arguments:?}");
    assert!(err.contains(reason), "{arguments:?}: {err:?} does not say {reason:?}");
    assert!(!err.contains("panicked"), "{arguments:?}: {err}");
    assert!(err.len() < 2_000, "{arguments:?}: {} bytes of error", err.len());
}

/// A folder of a test's own, empty at the start.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Writes a file and gives its name back.
pub(crate) fn file(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file for the test");
    path.to_str().expect("a name in UTF-8").to_owned()
}
