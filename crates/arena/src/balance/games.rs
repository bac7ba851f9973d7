//! The games of the report, played by several threads.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Bot;
use files::Failure;
use table::{Face, Game, Seat, SetupOf, Word};

use super::account::{Account, Party, Section, Table};
use super::ledger::{Ledger, Setting, Told};
use super::topic::Topic;
use crate::field::Field;
use crate::game::{self, GameSeed, Played};
use crate::progress::Progress;
use crate::tally::Outcome;

/// The games of a report: what is the same at all tables.
pub struct Series<'s> {
    /// The bot in all seats.
    pub bot: Bot,
    /// How many games at each table.
    pub games: u64,
    /// Where the bot is not limited by time, the same seed gives the same games on any number of threads.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Whether somebody said stop. Then there is no report.
    pub stop: &'s AtomicBool,
}

/// Plays all tables of a ledger.
pub(crate) fn section<L: Ledger>(series: &Series<'_>, progress: &Progress) -> Result<Section, Failure> {
    let topics: Vec<Topic> = L::Topic::ALL.iter().map(|&topic| L::topic(topic)).collect();
    let mut tables = Vec::new();
    for setting in L::tables() {
        tables.push(table::<L>(series, progress, &topics, &setting)?);
    }
    Ok(Section {
        title: L::TITLE,
        note: L::NOTE,
        id: L::ID,
        names: L::NAMES,
        sides: L::SIDES,
        topics,
        tables,
    })
}

/// Plays at one table. As the same bot sits everywhere, every game is a deal of its own, and so
/// independent of all others. Which thread plays a game has no influence on it.
fn table<L: Ledger>(
    series: &Series<'_>,
    progress: &Progress,
    topics: &[Topic],
    setting: &Setting<<L::Face as Face>::Game>,
) -> Result<Table, Failure> {
    let next = AtomicU64::new(0);
    let accounts = Mutex::new(BTreeMap::new());
    let work = || {
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= series.games {
                return;
            }
            let Some(account) = one::<L>(series, topics, &setting.setup, deal) else { return };
            accounts.lock().expect("no thread panics").insert(deal, account);
            progress.game();
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..series.threads {
            scope.spawn(work);
        }
    });
    let accounts: Vec<Account> = accounts.into_inner().expect("no thread panics").into_values().collect();
    if accounts.len() as u64 != series.games {
        return Err(Failure::new("the games were interrupted, so there is no report".to_owned()));
    }
    Ok(Table { name: setting.name.to_owned(), id: setting.id.to_owned(), accounts })
}

/// Plays one game and counts. There is no account if somebody says stop.
fn one<L: Ledger>(
    series: &Series<'_>,
    topics: &[Topic],
    setup: &SetupOf<L::Face>,
    deal: u64,
) -> Option<Account> {
    let start = <L::Face as Face>::Game::start(setup);
    let (seats, parties) = (<L::Face as Face>::Game::seats(&start), <L::Face as Face>::Game::parties(&start));
    let bots = vec![series.bot; seats];
    let seed = GameSeed { run: series.seed, deal, rotation: 0 };
    let mut events = Vec::new();
    let played = game::play::<L::Face>(setup, &bots, seed, series.stop, &mut events)?;
    let end = record::Recorder::resume(&played.record, None).expect("what was played can be replayed");
    let field = Field::new(bots, parties, <L::Face as Face>::Game::AUTOMATON);
    let mut account = Account::new(results(&played, &field, L::first(&events)), seats, topics);
    L::enter(&mut account, &Told { events: &events, record: &played.record, end: end.state() });
    Some(account)
}

fn results<G: Game>(played: &Played<G>, field: &Field, first: usize) -> Vec<Party> {
    let outcome = Outcome { scores: played.scores, thinking: played.thinking };
    let parties = field.parties().count();
    let result = |seat: Seat| Party {
        position: (seat.index() + parties - first) % parties,
        points: played.scores[seat].points,
        win: outcome.win(field, seat),
    };
    field.parties().map(result).collect()
}
