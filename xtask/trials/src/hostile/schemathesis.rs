//! What schemathesis, a fuzzer from the Python registry, makes of the OpenAPI document.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::requests::Site;

/// The version that is installed if there is none: a newer one may ask for more.
const PACKAGE: &str = "schemathesis==4.32.5";

/// What it cannot know from the document: whether a name is printable, or a record can be played. The
/// stream never ends, so nobody can wait for its answer.
const LEFT_OUT: [&str; 4] =
    ["--exclude-checks", "positive_data_acceptance", "--exclude-path-regex", "/events$"];

/// Runs it against the API, as the host of the table: what is wrong then.
pub(super) fn run(site: &Site, examples: u32, seed: u64) -> io::Result<Option<String>> {
    let program = program()?;
    let mut command = Command::new(&program);
    // It leaves notes where it runs.
    command.current_dir(program.parent().unwrap_or(Path::new(".")));
    command.arg("run").arg(format!("http://{}/api/v1/openapi.json", site.address));
    command.arg("--header").arg(format!("Authorization: Bearer {}", site.token));
    command.args([
        "--no-color",
        "--warnings",
        "off",
        "--request-timeout",
        "30",
        "--generation-database",
        "none",
    ]);
    command.args(["--max-examples", &examples.to_string(), "--seed", &seed.to_string()]).args(LEFT_OUT);
    let status = command.status()?;
    Ok((!status.success()).then(|| "schemathesis has found something".to_owned()))
}

/// The program, which is installed beside what is built if it is not there.
fn program() -> io::Result<PathBuf> {
    let here = std::env::current_exe()?;
    let target = here.parent().and_then(Path::parent).ok_or_else(|| io::Error::other("no target folder"))?;
    let folder = target.join("schemathesis");
    let program = folder.join("bin").join("schemathesis");
    if !program.exists() {
        obey(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        obey(Command::new(folder.join("bin").join("pip")).args(["install", "--quiet", PACKAGE]))?;
    }
    Ok(program)
}

fn obey(command: &mut Command) -> io::Result<()> {
    let done = command.status()?.success();
    if done { Ok(()) } else { Err(io::Error::other(format!("{command:?} failed"))) }
}
