//! The languages, and all that is to be known of one beside its texts and rules pages.
//!
//! Each of the lists has one line for every language, in the same order. `cargo xtask pseudo-language` adds a
//! language here as people do: it repeats the lines of German in a copy of this file.

use crate::numbers::Numbers;

table::words! {
    /// A language that people read, by its code, which is also the name of its folders and in that of its
    /// rules pages.
    pub enum Language: "language" {
        En = "en",
        De = "de",
    }
}

impl Language {
    /// How it writes numbers.
    pub(crate) fn numbers(self) -> Numbers {
        match self {
            Self::En => Numbers { thousands: ',', decimal: '.', percent: "%" },
            Self::De => Numbers { thousands: '.', decimal: ',', percent: "\u{a0}%" },
        }
    }
}

/// A text file that every language has, built in: a [`PerLanguage`](crate::PerLanguage) of its contents. Given
/// is what stands in its path before and after the language. The path begins at the folder of the crate that
/// asks.
#[macro_export]
macro_rules! in_every_language {
    ($($before:literal)+, $($after:literal)+) => {
        $crate::PerLanguage::new([
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($before,)+ "en", $($after),+)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $($before,)+ "de", $($after),+)),
        ])
    };
}
