//! Whole games are told: every question, every choice and every consequence that comes up.

use std::collections::BTreeSet;
use std::mem::discriminant;

use red_outpost::{Action, Event, Pending, RedOutpost, Seating, Setup, State, Values, View};
use red_outpost_face::telling::{self as say, Context};
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer};
use texts::Language;

use crate::sentences::{context, every_event};
use crate::{check, check_sentence, in_every_language};

#[derive(Default)]
struct Heard {
    actions: BTreeSet<String>,
    pendings: BTreeSet<String>,
}

#[test]
fn everything_that_comes_up_can_be_told() {
    let mut heard = Heard::default();
    let known: Vec<_> = every_event().iter().map(discriminant).collect();
    let mut rng = QuickRng::new(7);
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..3 {
            play(&setup, &mut rng, &mut heard, |event| {
                assert!(known.contains(&discriminant(event)), "{event:?}");
            });
        }
    }
    let actions = "bribe buy catch decline donate fish influence move nap overtime pledge recall sell send shift \
                   ship shuffle-and-fish stay take treat use";
    assert_eq!(heard.actions.iter().map(String::as_str).collect::<Vec<_>>().join(" "), actions);
    let pendings = "Cargo Catch Crop Donation Draw Errand Find Fishing Gift Influence Instead LateRiser Move Nap \
                    Over Overtime Round Trade Transfer";
    assert_eq!(heard.pendings.iter().map(String::as_str).collect::<Vec<_>>().join(" "), pendings);
}

fn play(setup: &Setup, rng: &mut QuickRng, heard: &mut Heard, mut hear: impl FnMut(&Event)) {
    let context = context(setup.seating, (setup.seating == Seating::Three).then_some(Seat::Two));
    let mut state = RedOutpost::start(setup);
    let mut actions = Vec::new();
    loop {
        let view = RedOutpost::view(&state, Viewer::Spectator);
        heard.pendings.insert(first_word(&format!("{:?}", view.pending)));
        for asked in [None, Some(view.active)] {
            in_every_language(|language| {
                check_sentence(language, &say::prompt(language, &view, asked, context));
            });
        }
        let mut events = Vec::new();
        match RedOutpost::turn(&state) {
            Turn::Over => return,
            Turn::Nature => {
                let chance = RedOutpost::sample(&state, rng);
                RedOutpost::resolve(&mut state, chance, &mut events);
            }
            Turn::Seats(due) => {
                let seat = due.iter().next().expect("somebody is due");
                RedOutpost::legal(&state, seat, &mut actions);
                heard.actions.extend(actions.iter().map(|action| first_word(&action.to_string())));
                // Of the many trades a few will do.
                for action in actions.iter().step_by(1 + actions.len() / 40) {
                    check_choice(&state, &view, seat, action, context);
                }
                RedOutpost::apply(&mut state, seat, rng.choose(&actions), &mut events);
            }
        }
        events.iter().for_each(&mut hear);
        in_every_language(|language| {
            let story = say::story(language, &events, context);
            story.iter().for_each(|sentence| check_sentence(language, sentence));
        });
    }
}

fn check_choice(state: &State, view: &View, seat: Seat, action: &Action, context: Context) {
    let mut after = state.clone();
    RedOutpost::apply(&mut after, seat, *action, &mut ());
    let after = RedOutpost::view(&after, Viewer::Spectator);
    in_every_language(|language: Language| {
        check(language, &say::action(language, action, view, context));
        let preview = say::preview(language, state, seat, *action, context);
        preview.phrases(language).iter().for_each(|phrase| check(language, phrase));
        if let Pending::Draw(_) = after.pending
            && after.mover.is_some()
        {
            assert!(preview.follows.is_some(), "{action:?} leads to a draw");
        }
    });
}

fn first_word(text: &str) -> String {
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}
