//! The games of the report, played by several threads.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Bot;
use table::{Game, Seat, Word};

use super::account::{Account, Party, Section, Table};
use super::ledger::{Ledger, Setting, Told};
use super::topic::Topic;
use crate::arena::field::Field;
use crate::arena::game::{self, GameSeed, Played};
use crate::arena::progress::Progress;
use crate::arena::tally::Outcome;
use crate::failure::Failure;

/// What is the same at all tables.
pub(crate) struct Match<'m> {
    /// The bot in all seats.
    pub(crate) bot: Bot,
    /// How many games at each table.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    pub(crate) stop: &'m AtomicBool,
    pub(crate) progress: &'m Progress,
}

/// Plays all tables of a ledger.
pub(crate) fn section<L: Ledger>(plan: &Match<'_>) -> Result<Section, Failure> {
    let topics: Vec<Topic> = L::Topic::ALL.iter().map(|&topic| L::topic(topic)).collect();
    let mut tables = Vec::new();
    for setting in L::tables() {
        tables.push(table::<L>(plan, &topics, &setting)?);
    }
    Ok(Section { title: L::TITLE, note: L::NOTE, id: L::ID, sides: L::SIDES, topics, tables })
}

/// Plays at one table. As the same bot sits everywhere, every game is a deal of its own, and so
/// independent of all others. Which thread plays a game has no influence on it.
fn table<L: Ledger>(
    plan: &Match<'_>,
    topics: &[Topic],
    setting: &Setting<L::Game>,
) -> Result<Table, Failure> {
    let next = AtomicU64::new(0);
    let accounts = Mutex::new(BTreeMap::new());
    let work = || {
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= plan.games {
                return;
            }
            let Some(account) = one::<L>(plan, topics, &setting.setup, deal) else { return };
            accounts.lock().expect("no thread panics").insert(deal, account);
            plan.progress.game();
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(work);
        }
    });
    let accounts: Vec<Account> = accounts.into_inner().expect("no thread panics").into_values().collect();
    if accounts.len() as u64 != plan.games {
        return Err(Failure::new("the games were interrupted, so there is no report".to_owned()));
    }
    Ok(Table { name: setting.name.to_owned(), id: setting.id.to_owned(), accounts })
}

/// Plays one game and counts. There is no account if somebody says stop.
fn one<L: Ledger>(
    plan: &Match<'_>,
    topics: &[Topic],
    setup: &<L::Game as Game>::Setup,
    deal: u64,
) -> Option<Account> {
    let start = L::Game::start(setup);
    let (seats, parties) = (L::Game::seats(&start), L::Game::parties(&start));
    let bots = vec![plan.bot; seats];
    let seed = GameSeed { run: plan.seed, deal, rotation: 0 };
    let mut events = Vec::new();
    let played = game::play::<L::Game>(setup, &bots, seed, plan.stop, &mut events)?;
    let end = record::Table::resume(&played.record, None).expect("what was played can be replayed");
    let field = Field::new(bots, parties);
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
