//! What a ledger counts: topics with rows.

/// Something that is counted row by row.
pub struct Topic {
    /// How its picture is called.
    pub id: &'static str,
    /// The heading.
    pub title: &'static str,
    /// What is counted, in a sentence or two.
    pub note: &'static str,
    /// How the counts are read.
    pub kind: Kind,
    /// What is counted in particular.
    pub rows: Vec<Row>,
}

/// A row of a topic.
pub struct Row {
    /// What it is called.
    pub label: String,
    /// Where its value comes from.
    pub origin: Origin,
}

/// How the counts of a topic are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Points, as shares of all points.
    Points(Evenness),
    /// How often each party did it.
    Use(Evenness),
    /// Who has it, and how often he wins.
    Holding(Baseline),
    /// How often it happened when it could have.
    Rate(Evenness),
    /// How much there was of it each time.
    Mean,
}

/// Whether the rows of a topic should be about alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evenness {
    /// They compete for the same players, so each should get its share.
    Even,
    /// They differ by their nature.
    Uneven,
}

/// What the wins of owners are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// The fair share: it is had before the game is played.
    FairShare,
    /// The mean of the topic: who does well gets it, so its owners win more anyway.
    Mean,
}

/// Where a value comes from, and so whether it can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Printed in the rulebook or on what is in the box. It stays.
    Printed,
    /// Reconstructed by us, in part or wholly.
    Reconstructed {
        /// Where the rules page says so.
        section: &'static str,
        /// What another value has to keep to.
        constraint: &'static str,
    },
}

impl Row {
    /// A row of what is printed.
    pub fn printed(label: String) -> Self {
        Self { label, origin: Origin::Printed }
    }
}
