//! `vorposten balance`: many games between equal bots, and a report on what wins them.

use std::path::PathBuf;

use arena::balance::{self, LedgerRef, Series};
use bots::Bot;
use catalogue::{Listed, Visit};
use files::Failure;

use crate::arena::cores;
use crate::interrupt::stop_on_interrupt;

#[derive(clap::Args)]
pub(crate) struct BalanceArguments {
    /// How many games at each table: every game with each number of players, and some with other
    /// options.
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
    let BalanceArguments { games, bot, seed, threads, out } = arguments;
    let (threads, stop) = (threads.map_or_else(cores, usize::from), &stop_on_interrupt()?);
    let ledgers = catalogue::visit_all(|| LedgersOf).concat();
    let written = balance::report(&Series { bot, games, seed, threads, stop }, &ledgers, &out)?;
    files::print(&format!("{}: {} pictures beside it\n", written.page.display(), written.pictures))
}

/// The ledgers of a game.
struct LedgersOf;

impl Visit for LedgersOf {
    type Answer = &'static [LedgerRef];

    fn visit<F: Listed>(self) -> Self::Answer {
        F::LEDGERS
    }
}
