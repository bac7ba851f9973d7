//! `vorposten bench`: random play on one core, every legal action listed; or the search of the
//! strongest bot in the opening.

use std::time::{Duration, Instant};

use ::search::InformationSet;
use bots::Clock;
use catalogue::{Listed, Visit};
use files::Failure;
use serde::Serialize;
use table::{Game, QuickRng, Rng, SetupOf, Turn};
use web::Rehearsal;
use web::face::Hosted;

use crate::game_name::GameName;
use crate::setups::playable_by;

#[derive(clap::Args)]
pub(crate) struct BenchArguments {
    /// Which game.
    game: GameName,
    /// How many seats; 1 is the solo game.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    seats: u8,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// The seed of the random play.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play this many games instead of a time, for counting instructions.
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    /// Let the strongest bot search the first decision of a game for that time instead.
    #[arg(long, conflicts_with = "games")]
    search: bool,
    /// Draw the table as the browser shows it, at every decision of random games, for that time
    /// instead.
    #[arg(long, conflicts_with_all = ["games", "search"])]
    board: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Measurement {
    game: &'static str,
    seats: u8,
    decisions: u64,
    games: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
}

/// How long the drawn table takes.
#[derive(Serialize)]
struct Drawn {
    game: &'static str,
    seats: u8,
    boards: u64,
    seconds: f64,
    microseconds_per_board: f64,
    bytes_per_board: u64,
}

/// What a search of the first decision reached.
#[derive(Serialize)]
struct Searched {
    game: &'static str,
    seats: u8,
    iterations: u64,
    seconds: f64,
    iterations_per_second: f64,
}

pub(crate) fn run(arguments: BenchArguments) -> Result<(), Failure> {
    arguments.game.clone().visit(arguments)
}

impl Visit for BenchArguments {
    type Answer = Result<(), Failure>;

    fn visit<F: Listed>(self) -> Result<(), Failure> {
        bench_usual::<F>(&self)
    }
}

/// Measures the usual game with so many seats.
fn bench_usual<F: Listed>(arguments: &BenchArguments) -> Result<(), Failure> {
    let seats = usize::from(arguments.seats);
    playable_by::<F::Game>(seats).map_err(Failure::new)?;
    let setup = F::Game::usual_setup(seats, F::Game::built_in()).expect("it is played by so many");
    bench::<F>(&setup, arguments)
}

fn bench<F: Listed>(setup: &SetupOf<F>, arguments: &BenchArguments) -> Result<(), Failure> {
    if arguments.board {
        return tell(arguments, &draw::<F>(arguments)?, |drawn| {
            format!(
                "{}, {} seats: {} boards of {} bytes drawn in {:.2} s on one core\n{:>12.0} µs a board\n",
                drawn.game,
                drawn.seats,
                drawn.boards,
                drawn.bytes_per_board,
                drawn.seconds,
                drawn.microseconds_per_board
            )
        });
    }
    if arguments.search {
        let searched = search::<F>(setup, arguments);
        return tell(arguments, &searched, |searched| {
            format!(
                "{}, {} seats: {} iterations in {:.2} s on one core\n{:>12.0} iterations a second\n",
                searched.game,
                searched.seats,
                searched.iterations,
                searched.seconds,
                searched.iterations_per_second
            )
        });
    }
    tell(arguments, &measure::<F::Game>(setup, arguments), |measured| {
        format!(
            "{}, {} seats: {} decisions in {} games and {:.2} s on one core\n{:>12.0} decisions a second\n{:>12.0} games a second\n",
            measured.game,
            measured.seats,
            measured.decisions,
            measured.games,
            measured.seconds,
            measured.decisions_per_second,
            measured.games_per_second
        )
    })
}

fn tell<M: Serialize>(
    arguments: &BenchArguments,
    measured: &M,
    in_words: impl FnOnce(&M) -> String,
) -> Result<(), Failure> {
    let text = if arguments.json {
        serde_json::to_string(measured).map_err(|error| Failure::new(error.to_string()))? + "\n"
    } else {
        in_words(measured)
    };
    files::print(&text)
}

/// Draws the table at every decision of random games. Only the drawing is timed.
fn draw<F: Hosted>(arguments: &BenchArguments) -> Result<Drawn, Failure> {
    let mut rng = QuickRng::new(arguments.seed);
    let limit = Duration::from_secs(arguments.seconds);
    let (mut boards, mut bytes, mut spent) = (0, 0, Duration::ZERO);
    while spent < limit {
        let game = Rehearsal::begin(web::Game::of::<F>(), arguments.seats.into(), texts::Language::En);
        let mut game = game.ok_or_else(|| Failure::new("no such table"))?;
        if game.draw() == 0 {
            return Err(Failure::new(format!("the table of {} is not drawn", F::Game::NAME)));
        }
        while !game.is_over() {
            let start = Instant::now();
            bytes += game.draw() as u64;
            spent += start.elapsed();
            boards += 1;
            game.act(|choices| rng.below(choices as u32) as usize);
        }
    }
    let seconds = spent.as_secs_f64();
    Ok(Drawn {
        game: F::Game::NAME,
        seats: arguments.seats,
        boards,
        seconds,
        microseconds_per_board: seconds * 1e6 / boards as f64,
        bytes_per_board: bytes / boards,
    })
}

/// Searches the first decision of a game as the strongest bot does.
fn search<F: Listed>(setup: &SetupOf<F>, arguments: &BenchArguments) -> Searched {
    let mut rng = QuickRng::new(arguments.seed);
    let mut state = F::Game::start(setup);
    let seat = loop {
        match F::Game::turn(&state) {
            Turn::Nature => {
                let chance = F::Game::sample(&state, &mut rng);
                F::Game::resolve(&mut state, chance, &mut ());
            }
            Turn::Seats(due) => break due.iter().next().expect("somebody is due"),
            Turn::Over => unreachable!("no game is over before its first decision"),
        }
    };
    let seen = InformationSet::<F::Game>::of(&state, seat);
    let begin = Instant::now();
    let mut clock = Clock::new(Duration::from_secs(arguments.seconds));
    let verdict = ::search::search(&seen, &F::GUIDE, &F::SETTINGS, &mut clock, arguments.seed);
    let seconds = begin.elapsed().as_secs_f64();
    Searched {
        game: F::Game::NAME,
        seats: arguments.seats,
        iterations: verdict.iterations,
        seconds,
        iterations_per_second: verdict.iterations as f64 / seconds,
    }
}

/// Plays games at random: list all actions, take one, apply it; nature draws in between.
fn measure<G: Game>(setup: &G::Setup, arguments: &BenchArguments) -> Measurement {
    let mut rng = QuickRng::new(arguments.seed);
    let mut actions = Vec::new();
    let (mut decisions, mut games) = (0, 0);
    let limit = Duration::from_secs(arguments.seconds);
    let begin = Instant::now();
    let enough = |games: u64| match arguments.games {
        Some(wanted) => games >= wanted,
        // The clock is asked now and then only, so that it costs nothing.
        None => games.is_multiple_of(256) && begin.elapsed() >= limit,
    };
    let start = G::start(setup);
    while !(games > 0 && enough(games)) {
        let mut state = start.clone();
        loop {
            match G::turn(&state) {
                Turn::Seats(due) => {
                    let seat = due.iter().next().expect("somebody is due");
                    G::legal(&state, seat, &mut actions);
                    let action = rng.choose(&actions);
                    G::apply(&mut state, seat, action, &mut ());
                    decisions += 1;
                }
                Turn::Nature => {
                    let chance = G::sample(&state, &mut rng);
                    G::resolve(&mut state, chance, &mut ());
                }
                Turn::Over => break,
            }
        }
        games += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    Measurement {
        game: G::NAME,
        seats: arguments.seats,
        decisions,
        games,
        seconds,
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
    }
}
