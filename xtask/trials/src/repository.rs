//! The project's folder.

use std::path::{Path, PathBuf};

/// Where the project is.
pub(crate) fn root() -> PathBuf {
    let trials = Path::new(env!("CARGO_MANIFEST_DIR"));
    trials.ancestors().nth(2).expect("this crate lies in xtask, in the project").to_path_buf()
}
