//! Files and standard output, with sentences for what goes wrong.

mod failure;

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

pub use failure::Failure;

/// Reads a file, but not more than so many bytes of it.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, Failure> {
    let fail =
        |error: &io::Error| Failure::new(format!("{} cannot be read: {}", path.display(), reason(error)));
    let file = File::open(path).map_err(|error| fail(&error))?;
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| fail(&error))?;
    if bytes.len() as u64 > limit {
        return Err(Failure::new(format!(
            "{} is longer than {limit} bytes, which no such file is",
            path.display()
        )));
    }
    Ok(bytes)
}

/// Writes a file as a whole: it is there completely, or what was there before is.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let fail =
        |error: &io::Error| Failure::new(format!("{} cannot be written: {}", path.display(), reason(error)));
    let Some(name) = path.file_name() else {
        return Err(Failure::new(format!("{} is not the name of a file", path.display())));
    };
    let mut draft_name = name.to_os_string();
    draft_name.push(format!(".{}.part", std::process::id()));
    let draft = path.with_file_name(draft_name);
    let written = File::create(&draft).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&draft, path)
    });
    written.map_err(|error| {
        // The draft may not exist, or the disk may be full: the first error is the one to tell.
        drop(std::fs::remove_file(&draft));
        fail(&error)
    })
}

/// Prints to standard output. A reader who has seen enough is no failure.
pub fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(error) => Err(Failure::new(format!("standard output cannot be written: {}", reason(&error)))),
        Ok(()) => Ok(()),
    }
}

/// The operating system's words for the usual cases, without its numbers.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder".into(),
        ErrorKind::PermissionDenied => "permission denied".into(),
        ErrorKind::IsADirectory => "it is a folder".into(),
        ErrorKind::StorageFull => "the disk is full".into(),
        _ => error.to_string(),
    }
}
