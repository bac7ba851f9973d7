//! How long a bot thinks about a move.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

/// How long a bot thinks about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many iterations: the same on every machine.
    Iterations(u64),
    /// So long.
    Time(Duration),
}

impl Limit {
    /// So many milliseconds.
    pub const fn milliseconds(count: u64) -> Self {
        Self::Time(Duration::from_millis(count))
    }
}

impl Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let limit = match text.strip_suffix("ms") {
            Some(count) => count.parse().map(Self::milliseconds),
            None => text.parse().map(Self::Iterations),
        };
        match limit {
            Ok(limit) if limit != Self::Iterations(0) && limit != Self::milliseconds(0) => Ok(limit),
            _ => Err(format!(
                "“{text}” is not a number of iterations like 20000 or of milliseconds like 500ms"
            )),
        }
    }
}
