//! The games of an arena, played by several threads.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Guided;
use files::Failure;
use record::Record;
use table::{Face, Game, SetupOf};

use crate::field::Field;
use crate::game::{self, GameSeed};
use crate::progress::Progress;
use crate::tally::{Deal, Outcome};

/// Which games are played. Each deal is played from every rotation of the bots.
pub(crate) struct Plan<'p, F: Face> {
    pub(crate) setup: &'p SetupOf<F>,
    pub(crate) field: &'p Field,
    /// How many deals.
    pub(crate) deals: u64,
    /// The seed of all games.
    pub(crate) seed: u64,
    /// The folder for the records, if they are kept.
    pub(crate) records: Option<&'p Path>,
}

/// Plays all games, and gives the deals of which all games were played before somebody said stop, in
/// their order. Which thread plays a game has no influence on it.
pub(crate) fn play_all<F>(
    plan: &Plan<'_, F>,
    threads: usize,
    stop: &AtomicBool,
    progress: &Progress,
) -> Result<Vec<Deal>, Failure>
where
    F: Guided + Face<Game: Game<Setup: Sync>>,
{
    let rotations = plan.field.seats() as u64;
    let next = AtomicU64::new(0);
    let outcomes = Mutex::new(BTreeMap::new());
    let failure = Mutex::new(None);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let (deal, rotation) = (number / rotations, number % rotations);
            if deal >= plan.deals {
                return;
            }
            match play(plan, GameSeed { run: plan.seed, deal, rotation }, stop) {
                Ok(None) => return,
                Ok(Some(outcome)) => {
                    let mut outcomes = outcomes.lock().expect("no thread panics");
                    outcomes.insert((deal, rotation), outcome);
                    progress.game();
                    if let Some(deal) = whole_deal(&outcomes, deal, rotations) {
                        progress.deal(first_players_share(plan.field, &deal));
                    }
                }
                Err(error) => {
                    stop.store(true, Ordering::Relaxed);
                    failure.lock().expect("no thread panics").get_or_insert(error);
                    return;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    progress.end();
    match failure.into_inner().expect("no thread panics") {
        Some(failure) => Err(failure),
        None => {
            let outcomes = outcomes.into_inner().expect("no thread panics");
            Ok((0..plan.deals).filter_map(|deal| whole_deal(&outcomes, deal, rotations)).collect())
        }
    }
}

/// Plays one game and keeps its record. There is no outcome if somebody says stop.
fn play<F: Guided>(
    plan: &Plan<'_, F>,
    seed: GameSeed,
    stop: &AtomicBool,
) -> Result<Option<Outcome>, Failure> {
    let bots = plan.field.seated(seed.rotation as usize);
    let Some(played) = game::play::<F>(plan.setup, &bots, seed, stop, &mut ()) else { return Ok(None) };
    if let Some(folder) = plan.records {
        keep(folder, seed, &played.record)?;
    }
    Ok(Some(Outcome { scores: played.scores, thinking: played.thinking }))
}

fn keep<G: Game>(folder: &Path, seed: GameSeed, record: &Record<G>) -> Result<(), Failure> {
    files::write(&record_path(folder, seed), &record.write())
}

/// Deals and rotations are counted from 1 there.
fn record_path(folder: &Path, seed: GameSeed) -> PathBuf {
    folder.join(format!("{:04}-{}.txt", seed.deal + 1, seed.rotation + 1))
}

fn whole_deal(outcomes: &BTreeMap<(u64, u64), Outcome>, deal: u64, rotations: u64) -> Option<Deal> {
    (0..rotations).map(|rotation| outcomes.get(&(deal, rotation)).copied()).collect()
}

fn first_players_share(field: &Field, deal: &Deal) -> f64 {
    let (mut wins, mut seats) = (0.0, 0.0);
    for (rotation, outcome) in deal.iter().enumerate() {
        for party in field.parties().filter(|&party| field.player(party, rotation) == 0) {
            wins += outcome.win(field, party);
            seats += 1.0;
        }
    }
    wins / seats
}
