//! The bots: how they are written, and that they play by the rules.

#[expect(dead_code, reason = "the search is tested with more of it")]
#[path = "../../search/tests/it/paper.rs"]
mod paper;

use outlive_face::OutliveFace;
use red_outpost_face::RedOutpostFace;
use std::time::Duration;

use bots::{Bot, Clock, Guided, Ingredient, Level, Limit};
use paper::{Belief, NAIVE, Paper, Way, begun, choice, end};
use red_outpost::{Cards, Seating};
use search::{Budget, InformationSet, Settings};
use table::{ActionOf, Face, Game, QuickRng, Seat, SetupOf, Turn, Word};

#[test]
fn what_is_written_is_what_is_read() {
    let mut texts: Vec<String> = Level::ALL.iter().map(ToString::to_string).collect();
    texts.push("uct".into());
    for name in ["easy", "medium", "hard", "uct"] {
        for limit in ["1", "20000", "1ms", "500ms", "18446744073709551615"] {
            texts.push(format!("{name}@{limit}"));
        }
    }
    for name in ["easy", "medium", "hard"] {
        for ingredient in Ingredient::ALL {
            texts.push(format!("{name}-{ingredient}"));
            texts.push(format!("{name}-{ingredient}@2000"));
            texts.push(format!("{name}-{ingredient}@500ms"));
        }
    }
    for text in &texts {
        let bot: Bot = text.parse().unwrap_or_else(|flaw| panic!("{text}: {flaw}"));
        assert_eq!(bot.to_string(), *text);
        assert_eq!(bot.to_string().parse(), Ok(bot));
        let level = Level::parse(text);
        assert_eq!(bot.level(), level, "{text} is a level as it is meant only without more");
        if let Some(level) = level {
            assert_eq!(bot, Bot::of(level));
            assert_eq!(bot.limit::<RedOutpostFace>(), level.limit::<RedOutpostFace>());
        }
    }
}

#[test]
fn limits_are_those_of_the_level_or_their_own() {
    for (text, limit) in [
        ("random", None),
        ("greedy", None),
        ("easy", Level::Easy.limit::<RedOutpostFace>()),
        ("hard", Level::Hard.limit::<RedOutpostFace>()),
        ("uct", Level::Hard.limit::<RedOutpostFace>()),
        ("easy@7", Some(Limit::Iterations(7))),
        ("hard-margin@70ms", Some(Limit::Time(Duration::from_millis(70)))),
        ("uct@7", Some(Limit::Iterations(7))),
    ] {
        let bot: Bot = text.parse().expect(text);
        assert_eq!(bot.limit::<RedOutpostFace>(), limit, "{text}");
    }
}

#[test]
fn what_cannot_be_read_is_explained() {
    const LEVELS: &str = "is no bot; there are random, greedy, easy, medium, hard and uct";
    const INGREDIENTS: &str =
        "is no ingredient; there are priors, widening, halving, margin, policy, evaluation";
    const NUMBER: &str = "is not a number of iterations like 20000 or of milliseconds like 500ms";
    for (text, message) in [
        ("", format!("“” {LEVELS}")),
        ("robot", format!("“robot” {LEVELS}")),
        ("Hard", format!("“Hard” {LEVELS}")),
        (" hard", format!("“ hard” {LEVELS}")),
        ("@5", format!("“” {LEVELS}")),
        ("robot@5", format!("“robot” {LEVELS}")),
        ("hard-", format!("“” {INGREDIENTS}")),
        ("hard-luck", format!("“luck” {INGREDIENTS}")),
        ("hard-priors-widening", format!("“priors-widening” {INGREDIENTS}")),
        ("robot-luck", format!("“luck” {INGREDIENTS}")),
        ("hard@", format!("“” {NUMBER}")),
        ("hard@0", format!("“0” {NUMBER}")),
        ("hard@0ms", format!("“0ms” {NUMBER}")),
        ("hard@ms", format!("“ms” {NUMBER}")),
        ("hard@-5", format!("“-5” {NUMBER}")),
        ("hard@5s", format!("“5s” {NUMBER}")),
        ("hard@1.5", format!("“1.5” {NUMBER}")),
        ("hard@5@5", format!("“5@5” {NUMBER}")),
        ("hard@18446744073709551616", format!("“18446744073709551616” {NUMBER}")),
        ("random@5", "“random” does not search, so it takes no limit".into()),
        ("greedy@5ms", "“greedy” does not search, so it takes no limit".into()),
        ("random-priors", "“random” has no ingredient that could be left out".into()),
        ("greedy-policy", "“greedy” has no ingredient that could be left out".into()),
        ("uct-priors@5", "“uct” has no ingredient that could be left out".into()),
    ] {
        assert_eq!(text.parse::<Bot>(), Err(message), "{text}");
    }
}

/// Plays a game in which the bots take turns in deciding, and checks that all they do is legal. Gives
/// what they did.
fn play<F: Guided>(setup: &SetupOf<F>, bots: &[&str]) -> Vec<ActionOf<F>> {
    let bots: Vec<Bot> = bots.iter().map(|text| text.parse().expect(text)).collect();
    let mut rng = QuickRng::new(5);
    let mut state = F::Game::start(setup);
    let mut done = Vec::new();
    loop {
        match F::Game::turn(&state) {
            Turn::Over => return done,
            Turn::Nature => {
                let chance = F::Game::sample(&state, &mut rng);
                F::Game::resolve(&mut state, chance, &mut ());
            }
            Turn::Seats(due) => {
                let seat = due.pick(&mut rng);
                let bot = bots[done.len() % bots.len()];
                let thought = bot.think::<F>(&InformationSet::<F::Game>::of(&state, seat), done.len() as u64);
                assert_eq!(
                    thought.verdict.is_some(),
                    bot.limit::<F>().is_some(),
                    "{bot} searches if it has a limit"
                );
                if let (Some(verdict), Some(Limit::Iterations(count))) = (&thought.verdict, bot.limit::<F>())
                {
                    assert_eq!(verdict.iterations, count, "{bot}");
                    assert_eq!(verdict.best().action, thought.action, "{bot}");
                }
                let accepted = F::Game::try_apply(&mut state, seat, thought.action, &mut ());
                assert_eq!(accepted, Ok(()), "{bot} does {} in\n{state:?}", thought.action);
                done.push(thought.action);
            }
        }
    }
}

/// Every kind of bot in its own games, and all of them in the same ones.
fn check<F: Guided>(setup: &SetupOf<F>) {
    const ALONE: [&str; 6] = ["random", "greedy", "easy@6", "medium@6", "hard@6", "uct@6"];
    for bot in ALONE {
        assert_eq!(play::<F>(setup, &[bot]), play::<F>(setup, &[bot]), "{bot} can be repeated");
    }
    let without: Vec<_> = Ingredient::ALL.iter().map(|ingredient| format!("hard-{ingredient}@5")).collect();
    let mut all: Vec<&str> = without.iter().map(String::as_str).collect();
    all.extend(ALONE);
    all.push("hard@1ms");
    play::<F>(setup, &all);
}

#[test]
fn every_bot_plays_red_outpost_by_the_rules() {
    for &seating in Seating::ALL {
        let cards = if seating == Seating::Solo { Cards::Without } else { Cards::With };
        check::<RedOutpostFace>(&red_outpost::Setup { cards, ..red_outpost::Setup::new(seating) });
    }
}

#[test]
fn every_bot_plays_outlive_by_the_rules() {
    for &seating in outlive::Seating::ALL {
        check::<OutliveFace>(&outlive::Setup::new(seating));
    }
}

impl Face for Paper {
    type Game = Self;
}

impl Guided for Paper {
    type Guide = Belief;
    const GUIDE: Belief = NAIVE;
    const SETTINGS: Settings = Settings::PLAIN;
    const EASY: u64 = 10;
    const MEDIUM: u64 = 100;
}

/// A bot that would think for days has an answer at once.
#[test]
fn a_forced_move_needs_no_search() {
    let forced = begun(2, choice(Seat::One, [end([0, 1])]));
    let free = begun(2, choice(Seat::One, [end([0, 1]), end([1, 0])]));
    let bots =
        ["random", "greedy", "easy", "medium", "hard", "uct", "hard-priors@999999999ms", "uct@999999999999"];
    for text in bots {
        let bot: Bot = text.parse().expect(text);
        let thought = bot.think::<Paper>(&InformationSet::<Paper>::of(&forced, Seat::One), 1);
        assert_eq!(thought.action, Way(0), "{text}");
        assert!(thought.verdict.is_none(), "{text}");
    }
    for text in ["greedy", "easy@50", "uct@50"] {
        let bot: Bot = text.parse().expect(text);
        let thought = bot.think::<Paper>(&InformationSet::<Paper>::of(&free, Seat::One), 1);
        assert_eq!(thought.action, Way(1), "{text}");
        assert_eq!(thought.verdict.is_some(), bot.limit::<Paper>().is_some(), "{text}");
    }
}

#[test]
fn time_runs_on_until_it_is_spent() {
    let mut clock = Clock::new(Duration::from_millis(20));
    let mut last = clock.spent(0);
    assert!(last >= 0.0);
    while last < 1.0 {
        let spent = clock.spent(0);
        assert!(spent >= last, "{spent} after {last}");
        last = spent;
    }
    assert!(clock.spent(u64::MAX) >= 1.0, "iterations are not counted");
}
