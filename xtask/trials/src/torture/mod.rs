//! `cargo xtask torture`: kills the server at random moments while many play, and compares what it
//! kept with what it had acknowledged.
//!
//! A killed process loses nothing that the system has taken from it, so this is no test of the disk:
//! it tests that nothing is acknowledged or shown before it is written, that nothing is written
//! twice, and that every table goes on after a restart.

mod audit;
mod journal;
mod ledger;
mod plan;
mod player;
mod replay;

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use browser_test::ServerProcess;
use indicatif::{ProgressBar, ProgressStyle};
use table::{QuickRng, Rng};

use crate::server::{self, Client};

use ledger::{Counts, Ledger};

#[derive(clap::Args)]
pub(crate) struct TortureArguments {
    /// How often to kill the server.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) times: u32,
    /// The seed of what is played and when the server is killed. What then meets is up to the machine.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// A server that is built already; otherwise this one is built.
    #[arg(long, value_name = "FILE")]
    pub(crate) program: Option<PathBuf>,
}

/// How many play at a time.
const PLAYERS: usize = 4;

/// How long a table may take to go on. Bots think one after the other, and the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long play goes on at most after every table has gone on.
const LONGEST: u32 = 500;

/// Of so many starts one is cut short at once, before everything goes on.
const CUT_SHORT: u32 = 5;

/// How long a start that is cut short may last, in milliseconds: long enough to have opened at times.
const SHORTEST: u32 = 60;

/// What must not be, in a sentence.
struct Violation(String);

impl From<io::Error> for Violation {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

pub(crate) fn run(arguments: &TortureArguments) -> ExitCode {
    match torture(arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("torture: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Tortures the server, and tells whether it stood it.
pub(crate) fn torture(arguments: &TortureArguments) -> io::Result<bool> {
    let program = server::program(arguments.program.as_deref())?;
    let folder = server::folder()?;
    let bar = progress_bar(arguments.times);
    let mut torture = Torture {
        database: folder.path().join("torture.db"),
        copy: folder.path().join("copy"),
        ledger: Ledger::default(),
        rng: QuickRng::new(arguments.seed),
        program,
    };
    let outcome = torture.go(arguments.times, &bar);
    bar.finish_and_clear();
    match outcome {
        Ok(()) => {
            println!("{} (seed {})", torture.ledger.counts(), arguments.seed);
            Ok(true)
        }
        Err(Violation(sentence)) => {
            eprintln!("torture: {sentence}\n{}", torture.ledger.counts());
            eprintln!("The database is kept in {}.", folder.keep().display());
            Ok(false)
        }
    }
}

fn progress_bar(times: u32) -> ProgressBar {
    let style = "{bar:40} {pos} of {len} kills, {msg}, {eta} left";
    ProgressBar::new(times.into()).with_style(ProgressStyle::with_template(style).expect("a sound template"))
}

struct Torture {
    program: PathBuf,
    database: PathBuf,
    copy: PathBuf,
    ledger: Ledger,
    rng: QuickRng,
}

impl Torture {
    fn go(&mut self, times: u32, bar: &ProgressBar) -> Result<(), Violation> {
        self.welcome()?;
        for kill in 0..times {
            if kill > 0 && self.rng.below(CUT_SHORT) == 0 {
                self.cut_short()?;
            } else {
                self.round()?;
            }
            self.ledger.count(|counts| counts.kills += 1);
            self.check(false)?;
            let Counts { acknowledged, finished, .. } = self.ledger.counts();
            bar.set_message(format!("{acknowledged} moves, {finished} games finished"));
            bar.inc(1);
        }
        self.finish()
    }

    /// The players become guests, whom the server then knows for good.
    fn welcome(&mut self) -> Result<(), Violation> {
        let mut server = ServerProcess::start(&mut ServerProcess::command(&self.program, &self.database))?;
        let mut client = Client::connect(server.address()?)?;
        let names = (1..=PLAYERS).map(|number| client.welcome(&format!("Player {number}")));
        self.ledger.tokens = names.collect::<io::Result<_>>()?;
        Ok(server.kill()?)
    }

    /// A start that ends in the middle of itself.
    fn cut_short(&mut self) -> Result<(), Violation> {
        let mut server = ServerProcess::start(&mut ServerProcess::command(&self.program, &self.database))?;
        thread::sleep(Duration::from_millis(self.rng.below(SHORTEST).into()));
        Ok(server.kill()?)
    }

    /// Everybody plays until every table has gone on; some time later the server is killed.
    fn round(&mut self) -> Result<(), Violation> {
        let mut server = ServerProcess::start(&mut ServerProcess::command(&self.program, &self.database))?;
        let address = server.address()?;
        let rest = Duration::from_millis(self.rng.below(LONGEST).into());
        let seeds: Vec<u64> = (0..PLAYERS).map(|_| self.rng.next_u32().into()).collect();
        let ledger = &self.ledger;
        ledger.open();
        thread::scope(|scope| {
            for (player, &seed) in seeds.iter().enumerate() {
                scope.spawn(move || player::play(ledger, address, player, seed));
            }
            let waited = wait(ledger);
            if waited.is_ok() {
                thread::sleep(rest);
            }
            // Whatever breaks from now on is our doing.
            ledger.close();
            waited.and(server.kill().map_err(Violation::from))
        })?;
        ledger.violation().map_or(Ok(()), Err)
    }

    /// Compares what was kept with what was acknowledged. A copy is read, so that it is left to the
    /// server itself to recover from its death.
    fn check(&mut self, everything: bool) -> Result<(), Violation> {
        copy(&self.database, &self.copy)?;
        audit::audit(&self.copy.join("torture.db"), &mut self.ledger, everything)?;
        Ok(fs::remove_dir_all(&self.copy)?)
    }

    /// Every finished game has a record that holds, and is what is in its journal.
    fn finish(&mut self) -> Result<(), Violation> {
        self.check(true)?;
        let mut server = ServerProcess::start(&mut ServerProcess::command(&self.program, &self.database))?;
        self.records(server.address()?)?;
        Ok(server.kill()?)
    }

    fn records(&self, address: SocketAddr) -> Result<(), Violation> {
        let mut client = Client::connect(address)?;
        for table in self.ledger.tables().iter().filter(|table| table.over) {
            let answer = client.get(&format!("/api/v1/tables/{}/record", table.id), "")?;
            if answer.status != 200 {
                let told = answer.told();
                return Err(Violation(format!("table {}: there is no record: {told}", table.id)));
            }
            replay::record(table.game, &answer.body, &table.journal)
                .map_err(|reason| Violation(format!("table {}: {reason}", table.id)))?;
        }
        Ok(())
    }
}

/// Waits until every table has gone on, and where a bot was due, by itself.
fn wait(ledger: &Ledger) -> Result<(), Violation> {
    let start = Instant::now();
    while let Some(id) = ledger.waits() {
        if let Some(violation) = ledger.violation() {
            return Err(violation);
        }
        if start.elapsed() > PATIENCE {
            let seconds = PATIENCE.as_secs();
            return Err(Violation(format!("table {id}: after a restart nothing has moved for {seconds} s")));
        }
        thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}

/// The database and its log, as the killed server left them.
fn copy(database: &Path, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for end in ["", "-wal"] {
        let mut from = database.as_os_str().to_owned();
        from.push(end);
        let from = Path::new(&from);
        if from.exists() {
            fs::copy(from, folder.join(from.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}
