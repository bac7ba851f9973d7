//! Boxes that players write themselves: the values that the rulebooks leave to pictures, as TOML files.

pub mod fields;

use table::{Face, ValuesOf};
use texts::Language;

/// A game whose box can be read from a file and written to one.
pub trait BoxFile: Face {
    /// Reads a box. An error is one sentence: where, and why.
    fn read_box(text: &str) -> Result<ValuesOf<Self>, String>;

    /// Writes a box, with comments that say what is what and how we know it.
    fn write_box(values: &ValuesOf<Self>, language: Language) -> String;
}
