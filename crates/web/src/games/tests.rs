//! Random games of both kinds are shown to everybody, in every language.

mod agreements;
mod cards;
mod lessons;
mod looks;
mod reasons;
mod sections;
mod tonight;
mod values;

use ::outlive::Outlive;
use ::red_outpost::RedOutpost;
use table::{QuickRng, Rng, Seat, Turn, Viewer, Word};
use table_test::walk;
use words::Language;

use super::{Hosted, Reader};

/// Of the positions of a game the first are looked at, where much is secret, and later one of so many.
const FIRST: usize = 30;
const ONE_OF: u32 = 10;

/// The usual set-up for so many seats, and the one in which all options are different.
fn setups<G: Hosted>(seats: usize) -> [G::Setup; 2] {
    let unusual = G::agreements(seats).into_iter().map(|agreement| {
        let value = agreement.values.last().expect("an agreement has values").clone();
        (agreement.key.to_owned(), value)
    });
    let agree = |options: &[_]| G::agree(seats, options).expect("a set-up");
    [agree(&[]), agree(&unusual.collect::<Vec<_>>())]
}

/// Calls something for some positions of a random game of every kind.
fn positions<G: Hosted>(seed: u64, mut look: impl FnMut(&G::State, &G::Setup, &mut QuickRng)) {
    let mut rng = QuickRng::new(seed);
    let mut chooser = QuickRng::new(seed + 1);
    for setup in G::SEATS.flat_map(setups::<G>) {
        let mut number = 0;
        walk::<G>(&setup, &mut rng, |state| {
            number += 1;
            if number <= FIRST || chooser.below(ONE_OF) == 0 || G::turn(state) == Turn::Over {
                look(state, &setup, &mut chooser);
            }
        });
    }
}

/// What stands between the two, each time.
fn between<'t>(text: &'t str, before: &'t str, after: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

fn viewers<G: Hosted>(state: &G::State) -> impl Iterator<Item = Option<Seat>> {
    Seat::first(G::seats(state)).map(Some).chain([None])
}

fn is_due<G: Hosted>(state: &G::State, seat: Option<Seat>) -> bool {
    matches!((G::turn(state), seat), (Turn::Seats(due), Some(seat)) if due.has(seat))
}

/// Everything that a viewer is shown of a position, one below the other.
fn shown<G: Hosted>(state: &G::State, setup: &G::Setup, you: Option<Seat>, language: Language) -> String {
    let asked = you.filter(|_| is_due::<G>(state, you));
    let reader = Reader::<G> { language, setup, you, asked };
    let view = G::view(state, you.map_or(Viewer::Spectator, Viewer::Seat));
    let mut shown = vec![
        G::prompt(&view, &reader),
        G::json(&view).to_string(),
        G::sheet(&view, &reader).into_string(),
        G::party(Seat::Two, &reader),
    ];
    if let Some(seat) = asked {
        for choice in G::choices(state, seat, &reader) {
            assert!(!choice.text.is_empty(), "{} has no name", choice.action);
            let what = [choice.action.to_string(), choice.group, choice.text, choice.preview];
            assert!(what.iter().all(|text| text.trim() == text), "{what:?}");
            shown.push(what.join(" | "));
            shown.extend(G::reasons(state, seat, choice.action, &reader));
        }
    }
    assert!(shown.iter().all(|text| !text.is_empty()), "{shown:?}");
    shown.join("\n")
}

/// Worlds that a seat cannot tell apart look the same to it, byte by byte, in what lies on the table,
/// in what can be chosen, in what the choices would lead to and in why they may be good.
fn secrets_are_kept<G: Hosted>() {
    positions::<G>(5, |state, setup, rng| {
        for you in viewers::<G>(state) {
            let world = you.map(|seat| G::determinize(state, seat, rng));
            for &language in Language::ALL {
                let true_world = shown::<G>(state, setup, you, language);
                if let Some(world) = &world {
                    assert_eq!(true_world, shown::<G>(world, setup, you, language), "{language}");
                }
            }
        }
    });
}

/// Whoever is due is offered what is legal, each action once, and those of a group in a row.
fn everything_legal_is_offered<G: Hosted>() {
    positions::<G>(7, |state, setup, _| {
        for seat in Seat::first(G::seats(state)).filter(|&seat| is_due::<G>(state, Some(seat))) {
            let reader = Reader::<G> { language: Language::En, setup, you: None, asked: Some(seat) };
            let choices = G::choices(state, seat, &reader);
            let mut legal = Vec::new();
            G::legal(state, seat, &mut legal);
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
fn games_are_told_to_their_end<G: Hosted>() {
    let mut rng = QuickRng::new(11);
    for setup in G::SEATS.flat_map(setups::<G>) {
        let mut events = Vec::new();
        let mut state = G::begin(&setup, &mut events);
        let mut actions = Vec::new();
        loop {
            let told = events.len();
            match G::turn(&state) {
                Turn::Over => break,
                Turn::Nature => {
                    let chance = G::sample(&state, &mut rng);
                    G::resolve(&mut state, chance, &mut events);
                }
                Turn::Seats(due) => {
                    let seat = due.pick(&mut rng);
                    G::legal(&state, seat, &mut actions);
                    let action = rng.choose(&actions);
                    G::apply(&mut state, seat, action, &mut events);
                }
            }
            let you = rng.choose(&[None, Some(Seat::One)]);
            let view = G::view(&state, you.map_or(Viewer::Spectator, Viewer::Seat));
            let reader = Reader::<G> { language: rng.choose(Language::ALL), setup: &setup, you, asked: None };
            let story = G::story(&events[told..], &view, &reader);
            assert!(story.iter().all(|sentence| sentence.ends_with(['.', '!', '?'])), "{story:?}");
            assert_eq!(story.is_empty(), events.len() == told);
        }
        assert!(events.iter().any(|event| G::is_heading(event)));
        for &language in Language::ALL {
            assert!(G::agreed(&setup, language).iter().all(|sentence| !sentence.is_empty()));
            for you in viewers::<G>(&state) {
                let reader = Reader::<G> { language, setup: &setup, you, asked: None };
                let page = G::result(&state, &events.iter().collect::<Vec<_>>(), &reader).into_string();
                let points = G::scores(&state)[Seat::One].points.to_string().replace('-', "−");
                assert!(page.contains(&format!("<td>{points}</td>")), "{page}");
            }
        }
    }
}

#[test]
fn red_outpost_keeps_secrets() {
    secrets_are_kept::<RedOutpost>();
}

#[test]
fn outlive_keeps_secrets() {
    secrets_are_kept::<Outlive>();
}

#[test]
fn everything_legal_is_offered_in_red_outpost() {
    everything_legal_is_offered::<RedOutpost>();
}

#[test]
fn everything_legal_is_offered_in_outlive() {
    everything_legal_is_offered::<Outlive>();
}

#[test]
fn red_outpost_is_told_to_its_end() {
    games_are_told_to_their_end::<RedOutpost>();
}

#[test]
fn outlive_is_told_to_its_end() {
    games_are_told_to_their_end::<Outlive>();
}
