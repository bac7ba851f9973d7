//! The files of the project.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the project is.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the project").to_path_buf()
}

/// A text file of the project.
pub(crate) struct File {
    /// The path from the root, with `/` between its parts.
    pub(crate) path: String,
    /// What is in it.
    pub(crate) text: String,
}

/// Every text file, in the order of the paths. What is not UTF-8 is no text.
pub(crate) fn files() -> io::Result<Vec<File>> {
    let mut files = Vec::new();
    collect(&root(), "", &mut files)?;
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let kind = entry.file_type()?;
        if kind.is_dir() && is_ours(&name) {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file()
            // In a second work tree of the same clone, version control keeps a file instead of a folder.
            && name != ".git"
            && let Ok(text) = String::from_utf8(fs::read(entry.path())?)
        {
            files.push(File { path, text });
        }
    }
    Ok(())
}

/// Not what the compiler builds, and not what editors and version control keep in hidden folders.
fn is_ours(folder: &str) -> bool {
    let hidden = folder.starts_with('.') && folder != ".ci" && folder != ".cargo";
    folder != "target" && !hidden
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_those_of_the_project() {
        let files = files().expect("the project can be read");
        let has = |path: &str| files.iter().any(|file| file.path == path);
        assert!(has("Cargo.toml") && has(".cargo/config.toml") && has("xtask/src/repository.rs"));
        assert!(!files.iter().any(|file| file.path.starts_with("target/") || file.path.starts_with(".git/")));
        assert!(!has(".git"));
    }
}
