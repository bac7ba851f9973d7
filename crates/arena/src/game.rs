//! One game between bots, from the deal to its record.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Guided, Limit};
use record::{Record, Recorder, Seed};
use search::InformationSet;
use table::{ActionOf, EventOf, Game, Log, PerSeat, QuickRng, Rng, Score, SetupOf, Turn, Word};

/// What makes a game repeatable, as long as no bot is limited by time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GameSeed {
    /// The seed of all games of a run.
    pub(crate) run: u64,
    /// The number of the deal. Nature draws from the same dice in all games of a deal.
    pub(crate) deal: u64,
    /// By how many seats the bots have moved on. It changes only how they decide.
    pub(crate) rotation: u64,
}

/// A game that came to its end.
pub(crate) struct Played<G: Game> {
    /// The record, with the seed revealed.
    pub(crate) record: Record<G>,
    /// The final scores of the seats, and of an automaton behind them.
    pub(crate) scores: PerSeat<Score>,
    /// How the bot of each seat thought.
    pub(crate) thinking: PerSeat<Thinking>,
}

/// How much a bot thought.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Thinking {
    /// How often it decided.
    pub(crate) decisions: u64,
    /// How many games it played in mind.
    pub(crate) iterations: u64,
    /// The time it took over those searches.
    pub(crate) searching: Duration,
    /// The time it took over all decisions.
    pub(crate) time: Duration,
    /// The time it took over its longest decision.
    pub(crate) longest: Duration,
    /// How many of its searches took more than [`LATE`] of the time that they had.
    pub(crate) late: u64,
}

/// What part of its time a search may take before it is late.
const LATE: f64 = 1.2;

/// Plays a game: the first bot sits in the first seat. Where several seats are due, the first of
/// them decides first. All that happens is told to the log. There is no game if somebody says stop,
/// which is heard between two decisions.
///
/// # Panics
/// If there is not a bot for every seat.
pub(crate) fn play<F: Guided>(
    setup: &SetupOf<F>,
    bots: &[Bot],
    seed: GameSeed,
    stop: &AtomicBool,
    log: &mut impl Log<EventOf<F>>,
) -> Option<Played<F::Game>> {
    let mut table = Recorder::<F::Game>::new(setup.clone());
    F::Game::begin(setup, log);
    assert_eq!(bots.len(), F::Game::seats(table.state()), "a bot for every seat");
    table.commit(seed.dice()).expect("a new table takes a commitment");
    let mut thinking = PerSeat::all(Thinking::default());
    let mut decisions = 0;
    loop {
        match F::Game::turn(table.state()) {
            Turn::Over => break,
            Turn::Nature => _ = table.nature(log).expect("the dice are there"),
            Turn::Seats(due) => {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let seat = due.iter().next().expect("somebody is due");
                let seen = InformationSet::<F::Game>::of(table.state(), seat);
                let action =
                    decide::<F>(bots[seat.index()], &seen, seed.decision(decisions), &mut thinking[seat]);
                table.play(seat, action, log).expect("bots take listed actions");
                decisions += 1;
            }
        }
    }
    table.reveal().expect("a segment is running");
    Some(Played { record: table.record().clone(), scores: F::Game::scores(table.state()), thinking })
}

/// Lets a bot decide, and takes its time.
fn decide<F: Guided>(
    bot: Bot,
    seen: &InformationSet<F::Game>,
    seed: u64,
    thinking: &mut Thinking,
) -> ActionOf<F> {
    let begin = Instant::now();
    let thought = bot.think::<F>(seen, seed);
    let time = begin.elapsed();
    thinking.decisions += 1;
    thinking.time += time;
    thinking.longest = thinking.longest.max(time);
    if let Some(verdict) = thought.verdict {
        thinking.iterations += verdict.iterations;
        thinking.searching += time;
        thinking.late += u64::from(is_late(bot.limit::<F>(), time));
    }
    thought.action
}

fn is_late(limit: Option<Limit>, time: Duration) -> bool {
    match limit {
        Some(Limit::Time(limit)) => time > limit.mul_f64(LATE),
        Some(Limit::Iterations(_)) | None => false,
    }
}

impl Thinking {
    /// Adds how much was thought elsewhere.
    pub(crate) fn add(&mut self, other: &Self) {
        let Self { decisions, iterations, searching, time, longest, late } = *other;
        self.decisions += decisions;
        self.iterations += iterations;
        self.searching += searching;
        self.time += time;
        self.longest = self.longest.max(longest);
        self.late += late;
    }
}

impl GameSeed {
    /// What nature draws from.
    fn dice(self) -> Seed {
        let mut rng = QuickRng::new(mixed(&[0, self.run, self.deal]));
        let mut bytes = [0; 32];
        let (words, _) = bytes.as_chunks_mut::<4>();
        for word in words {
            *word = rng.next_u32().to_le_bytes();
        }
        Seed(bytes)
    }

    /// The seed of a decision, counted over the whole game.
    fn decision(self, number: u64) -> u64 {
        mixed(&[1, self.run, self.deal, self.rotation, number])
    }
}

/// One number that follows from all of these and looks like none of them.
fn mixed(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum: u64, &number| {
        let mut rng = QuickRng::new(sum.wrapping_add(number));
        u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
    })
}
