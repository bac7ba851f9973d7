//! `vorposten balance`: many games between equal bots, and a report on what wins them.
//!
//! A [`ledger`] says what is counted in a game, [`games`] plays, and every game leaves an [`account`].
//! The modules in [`findings`] make tables, pictures and remarks of the accounts, [`verdict`] collects
//! the remarks, and [`page`] puts the report together.

mod account;
mod chart;
mod estimate;
mod findings;
mod games;
mod grid;
mod ledger;
mod order;
mod outlive;
mod page;
mod red_outpost;
mod solo;
mod spread;
mod topic;
mod verdict;

use std::fs;
use std::path::PathBuf;

use ::outlive::Outlive;
use ::red_outpost::RedOutpost;
use bots::{Bot, Limit};

use crate::arena::progress::Progress;
use crate::arena::{cores, stop_on_interrupt};
use crate::failure::Failure;
use crate::files;
use account::Section;
use games::Match;
use ledger::Ledger;
use page::{Conditions, Page};

#[derive(clap::Args)]
pub(crate) struct BalanceArguments {
    /// How many games at each table: both games with two, three and four players, Red Outpost also
    /// without special cards and solo.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// The bot in all seats. Only with a limit of iterations, as in hard@2000, can others play the same
    /// games.
    #[arg(long, value_name = "BOT", default_value = "hard@2000")]
    bot: Bot,
    /// The seed. The same seed gives the same report on any number of threads.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time; as many as there are cores if left out.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The folder for balance.md; its pictures go into the folder balance beside it.
    #[arg(long, value_name = "DIR", default_value = "docs")]
    out: PathBuf,
}

pub(crate) fn run(arguments: BalanceArguments) -> Result<(), Failure> {
    let BalanceArguments { games, bot, seed, threads, out, .. } = arguments;
    let pictures = out.join("balance");
    fs::create_dir_all(&pictures).map_err(|error| {
        Failure::new(format!("the folder {} cannot be made: {error}", pictures.display()))
    })?;
    let threads = threads.map_or_else(cores, usize::from);
    let stop = stop_on_interrupt()?;
    let progress = Progress::new(games * tables(), &bot.to_string());
    let plan = Match { bot, games, seed, threads, stop: &stop, progress: &progress };
    let sections = play(&plan)?;
    progress.end();
    let conditions = Conditions { bot: bot.to_string(), games, seed, time_limited: is_time_limited(bot) };
    let page = Page::new(&conditions, &sections);
    for (name, picture) in &page.pictures {
        files::write(&pictures.join(name), picture)?;
    }
    let path = out.join("balance.md");
    files::write(&path, &page.text)?;
    files::print(&format!("{}: {} pictures beside it\n", path.display(), page.pictures.len()))
}

/// Whether the bot plays other games each time.
fn is_time_limited(bot: Bot) -> bool {
    let limits = [bot.limit::<RedOutpost>(), bot.limit::<Outlive>()];
    limits.iter().any(|limit| matches!(limit, Some(Limit::Time(_))))
}

/// How many tables there are in all.
fn tables() -> u64 {
    let tables = [
        red_outpost::RedOutpostLedger::tables().len(),
        solo::SoloLedger::tables().len(),
        outlive::OutliveLedger::tables().len(),
    ];
    tables.iter().sum::<usize>() as u64
}

fn play(plan: &Match<'_>) -> Result<[Section; 3], Failure> {
    Ok([
        games::section::<red_outpost::RedOutpostLedger>(plan)?,
        games::section::<solo::SoloLedger>(plan)?,
        games::section::<outlive::OutliveLedger>(plan)?,
    ])
}
