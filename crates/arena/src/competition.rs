//! Bots that compete, and what comes of it.

use std::fs::{self, File};
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use bots::{Bot, Guided};
use files::Failure;
use table::{Face, Game, SetupOf};

use crate::field::Field;
use crate::progress::Progress;
use crate::report::{Head, Report};
use crate::tally::Tally;
use crate::threads::{self, Plan};

/// Bots that compete, and the games that they play.
pub struct Competition<'c, F: Face> {
    /// What is agreed at the table.
    pub setup: &'c SetupOf<F>,
    /// A bot for every seat. Those with the same name are one player.
    pub bots: Vec<Bot>,
    /// How many games. They are rounded up to whole deals: each deal is played once from every rotation of
    /// the bots over the seats.
    pub games: u64,
    /// Where no bot is limited by time, the same seed gives the same games on any number of threads.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// The folder for the records, if they are kept.
    pub records: Option<&'c Path>,
    /// Whether somebody said stop. Then only the deals count that were played to their end. It is set as well
    /// if a record cannot be written, so that the other threads end too.
    pub stop: &'c AtomicBool,
}

impl<F: Guided + Face<Game: Game<Setup: Sync>>> Competition<'_, F> {
    /// Plays all games and counts. How far they are is shown on standard error, if that is a terminal.
    ///
    /// # Panics
    /// If there is not a bot for every seat.
    pub fn play(self) -> Result<Report, Failure> {
        let Self { setup, bots, games, seed, threads, records, stop } = self;
        records.map_or(Ok(()), prepare)?;
        let field = &Field::new(bots, F::Game::parties(&F::Game::start(setup)), F::Game::AUTOMATON);
        let games_per_deal = field.seats() as u64;
        let deals = games.div_ceil(games_per_deal);
        let begin = Instant::now();
        let progress = Progress::new(deals * games_per_deal, &field.names()[0]);
        let plan = Plan::<F> { setup, field, deals, seed, records };
        let played = threads::play_all(&plan, threads, stop, &progress)?;
        let head = Head {
            game: F::Game::NAME,
            options: F::Game::options(setup).into_iter().collect(),
            seed,
            games_requested: games,
            games_per_deal,
            interrupted: played.len() as u64 != deals,
            seconds: begin.elapsed().as_secs_f64(),
        };
        Ok(Report::new(head, field, &Tally::of(field, &played)))
    }
}

/// Makes the folder for the records, and tries whether files can be written there before any game is
/// played.
fn prepare(folder: &Path) -> Result<(), Failure> {
    let trial = folder.join(format!(".{}.part", std::process::id()));
    let tried =
        fs::create_dir_all(folder).and_then(|()| File::create(&trial)).and_then(|_| fs::remove_file(&trial));
    tried.map_err(|error| {
        Failure::new(format!("no records can be written into {}: {error}", folder.display()))
    })
}
