//! Boxes as TOML texts, section by section.

use std::fmt::{self, Write};

use crate::Word;

/// Writes a box: its name, and then every section below its comment, whose lines come without the
/// `#`. Without comments this is the canonical text by which boxes are compared.
pub fn write_box<S: Word, W: Write>(
    out: &mut W,
    name: &str,
    comment: impl Fn(S) -> String,
    write_section: impl Fn(S, &mut W) -> fmt::Result,
) -> fmt::Result {
    writeln!(out, "name = \"{name}\"")?;
    for &section in S::ALL {
        writeln!(out)?;
        for line in comment(section).lines() {
            writeln!(out, "# {line}")?;
        }
        write_section(section, out)?;
    }
    Ok(())
}
