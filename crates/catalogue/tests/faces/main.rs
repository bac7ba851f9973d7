//! Random games of both kinds are shown to everybody, in every language.

mod cards;
mod lessons;
mod looks;
mod options;
mod reasons;
mod sections;
mod terms;
mod tonight;
mod values;

use outlive_face::OutliveFace;
use red_outpost_face::RedOutpostFace;
use table::{Game, QuickRng, Rng, Seat, SetupOf, StateOf, Turn, Viewer, Word};
use table_test::{random_step, walk};
use texts::{Audience, Language};
use web::face::Hosted;

/// Of the positions of a game the first are looked at, where much is secret, and later one of so many.
const FIRST: usize = 30;
const ONE_OF: u32 = 10;

/// The usual set-up for so many seats, and the one in which all options are different.
fn setups<F: Hosted>(seats: usize) -> [SetupOf<F>; 2] {
    let unusual = F::Game::offered_options(seats);
    let unusual = unusual.iter().map(|option| (option.key, option.values[option.values.len() - 1]));
    let agree = |options: &[_]| F::Game::agree(seats, options, F::Game::built_in()).expect("a set-up");
    [agree(&[]), agree(&unusual.collect::<Vec<_>>())]
}

/// Calls something for some positions of a random game of every kind.
fn positions<F: Hosted>(seed: u64, mut look: impl FnMut(&StateOf<F>, &SetupOf<F>, &mut QuickRng)) {
    let mut rng = QuickRng::new(seed);
    let mut chooser = QuickRng::new(seed + 1);
    for setup in F::Game::SEATS.flat_map(setups::<F>) {
        let mut number = 0;
        walk::<F::Game>(&setup, &mut rng, |state| {
            number += 1;
            if number <= FIRST || chooser.below(ONE_OF) == 0 || F::Game::turn(state) == Turn::Over {
                look(state, &setup, &mut chooser);
            }
        });
    }
}

/// What stands between the two, each time.
fn between<'t>(text: &'t str, before: &'t str, after: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

fn viewers<F: Hosted>(state: &StateOf<F>) -> impl Iterator<Item = Option<Seat>> {
    Seat::first(F::Game::seats(state)).map(Some).chain([None])
}

fn is_due<F: Hosted>(state: &StateOf<F>, seat: Option<Seat>) -> bool {
    matches!((F::Game::turn(state), seat), (Turn::Seats(due), Some(seat)) if due.has(seat))
}

/// Everything that a viewer is shown of a position, one below the other.
fn shown<F: Hosted>(state: &StateOf<F>, setup: &SetupOf<F>, you: Option<Seat>, language: Language) -> String {
    let asked = you.filter(|_| is_due::<F>(state, you));
    let reader = Audience::<F::Game> { language, setup, you, asked };
    let view = F::Game::view(state, you.map_or(Viewer::Spectator, Viewer::Seat));
    let mut shown = vec![
        F::prompt(&view, &reader),
        F::json(&view).to_string(),
        F::sheet(&view, &reader).into_string(),
        F::party(Seat::Two, &reader),
    ];
    if let Some(seat) = asked {
        for choice in F::choices(state, seat, &reader) {
            assert!(!choice.text.is_empty(), "{} has no name", choice.action);
            let what = [choice.action.to_string(), choice.group, choice.text, choice.preview];
            assert!(what.iter().all(|text| text.trim() == text), "{what:?}");
            shown.push(what.join(" | "));
            shown.extend(F::reasons(state, seat, choice.action, &reader));
        }
    }
    assert!(shown.iter().all(|text| !text.is_empty()), "{shown:?}");
    shown.join("\n")
}

/// Worlds that a seat cannot tell apart look the same to it, byte by byte, in what lies on the table,
/// in what can be chosen, in what the choices would lead to and in why they may be good.
fn secrets_are_kept<F: Hosted>() {
    positions::<F>(5, |state, setup, rng| {
        for you in viewers::<F>(state) {
            let world = you.map(|seat| F::Game::determinize(state, seat, rng));
            for &language in Language::ALL {
                let true_world = shown::<F>(state, setup, you, language);
                if let Some(world) = &world {
                    assert_eq!(true_world, shown::<F>(world, setup, you, language), "{language}");
                }
            }
        }
    });
}

/// Whoever is due is offered what is legal, each action once, and those of a group in a row.
fn everything_legal_is_offered<F: Hosted>() {
    positions::<F>(7, |state, setup, _| {
        for seat in Seat::first(F::Game::seats(state)).filter(|&seat| is_due::<F>(state, Some(seat))) {
            let reader = Audience::<F::Game> { language: Language::En, setup, you: None, asked: Some(seat) };
            let choices = F::choices(state, seat, &reader);
            let mut legal = Vec::new();
            F::Game::legal(state, seat, &mut legal);
            assert_eq!(choices.len(), legal.len());
            assert!(legal.iter().all(|action| choices.iter().any(|choice| choice.action == *action)));
            let groups: Vec<_> =
                choices.chunk_by(|one, other| one.group == other.group).map(|run| &run[0].group).collect();
            for (index, group) in groups.iter().enumerate() {
                assert!(group.is_empty() || !groups[..index].contains(group), "{group} stands apart");
            }
        }
    });
}

/// Whole games are told to somebody and to nobody in particular, and so is how they came out.
fn games_are_told_to_their_end<F: Hosted>() {
    let mut rng = QuickRng::new(11);
    for setup in F::Game::SEATS.flat_map(setups::<F>) {
        let mut events = Vec::new();
        let mut state = F::Game::begin(&setup, &mut events);
        loop {
            let told = events.len();
            if random_step::<F::Game>(&mut state, &mut rng, &mut events).is_none() {
                break;
            }
            let you = rng.choose(&[None, Some(Seat::One)]);
            let view = F::Game::view(&state, you.map_or(Viewer::Spectator, Viewer::Seat));
            let reader =
                Audience::<F::Game> { language: rng.choose(Language::ALL), setup: &setup, you, asked: None };
            let story = F::story(&events[told..], &view, &reader);
            assert!(story.iter().all(|sentence| sentence.ends_with(['.', '!', '?'])), "{story:?}");
            assert_eq!(story.is_empty(), events.len() == told);
        }
        assert!(events.iter().any(|event| F::is_heading(event)));
        for &language in Language::ALL {
            assert!(F::agreed(&setup, language).iter().all(|sentence| !sentence.is_empty()));
            for you in viewers::<F>(&state) {
                let reader = Audience::<F::Game> { language, setup: &setup, you, asked: None };
                let page = F::result(&state, &events.iter().collect::<Vec<_>>(), &reader).into_string();
                let points = F::Game::scores(&state)[Seat::One].points.to_string().replace('-', "−");
                assert!(page.contains(&format!("<td>{points}</td>")), "{page}");
            }
        }
    }
}

#[test]
fn red_outpost_keeps_secrets() {
    secrets_are_kept::<RedOutpostFace>();
}

#[test]
fn outlive_keeps_secrets() {
    secrets_are_kept::<OutliveFace>();
}

#[test]
fn everything_legal_is_offered_in_red_outpost() {
    everything_legal_is_offered::<RedOutpostFace>();
}

#[test]
fn everything_legal_is_offered_in_outlive() {
    everything_legal_is_offered::<OutliveFace>();
}

#[test]
fn red_outpost_is_told_to_its_end() {
    games_are_told_to_their_end::<RedOutpostFace>();
}

#[test]
fn outlive_is_told_to_its_end() {
    games_are_told_to_their_end::<OutliveFace>();
}
