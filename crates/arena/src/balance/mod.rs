//! Many games between equal bots, and a report on what wins them.
//!
//! A [`Ledger`] says what is played and counted of a game, and a face lists its ledgers as [`Balanced`].
//! `games` plays, and every game leaves an [`Account`]. The modules in `findings` make tables, pictures and
//! remarks of the accounts, `verdict` collects the remarks, and `page` puts the report together.

mod account;
mod balanced;
mod chart;
mod estimate;
mod findings;
mod games;
mod grid;
mod ledger;
mod order;
mod page;
mod spread;
mod topic;
mod verdict;

pub use account::{Account, Automaton, Cell, Party, Sides};
pub use balanced::{Balanced, LedgerRef};
pub use estimate::signed;
pub use games::Series;
pub use ledger::{Ledger, Setting, Told};
pub use topic::{Baseline, Evenness, Kind, Origin, Row, Topic};

use std::fs;
use std::path::{Path, PathBuf};

use files::Failure;
use page::{Conditions, Page};

use crate::progress::Progress;

/// A report that has been written.
pub struct Written {
    /// The file of the page.
    pub page: PathBuf,
    /// How many pictures there are beside it.
    pub pictures: usize,
}

/// Plays the games of all these ledgers, and writes what they say into this folder: `balance.md`, with its
/// pictures in the folder `balance` beside it. How far the games are is shown on standard error, if that is a
/// terminal.
pub fn report(series: &Series<'_>, ledgers: &[LedgerRef], folder: &Path) -> Result<Written, Failure> {
    // Before any game is played: nobody should wait for a report that cannot be kept.
    let pictures = folder.join("balance");
    fs::create_dir_all(&pictures).map_err(|error| {
        Failure::new(format!("the folder {} cannot be made: {error}", pictures.display()))
    })?;
    let tables: usize = ledgers.iter().map(|ledger| ledger.tables()).sum();
    let progress = Progress::new(series.games * tables as u64, &series.bot.to_string());
    let mut sections = Vec::new();
    for ledger in ledgers {
        sections.push(ledger.play(series, &progress)?);
    }
    progress.end();
    let conditions = Conditions {
        bot: series.bot.to_string(),
        games: series.games,
        seed: series.seed,
        time_limited: ledgers.iter().any(|ledger| ledger.is_time_limited(series.bot)),
    };
    let page = Page::new(&conditions, &sections);
    for (name, picture) in &page.pictures {
        files::write(&pictures.join(name), picture)?;
    }
    let path = folder.join("balance.md");
    files::write(&path, &page.text)?;
    Ok(Written { page: path, pictures: page.pictures.len() })
}
