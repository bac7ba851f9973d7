//! Whole games are told: every question, every choice and every consequence that comes up.

use std::collections::BTreeSet;
use std::mem::discriminant;

use outlive::{Action, Event, Outlive, Setup, State, Values, scene};
use outlive_face::telling::{self as say, Context};
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer};

use super::sentences::every_event;
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
        for _ in 0..12 {
            play(Outlive::start(&setup), &mut rng, &mut heard, |event| {
                assert!(known.contains(&discriminant(event)), "{event:?}");
            });
        }
    }
    // What chance rarely brings together.
    for _ in 0..4 {
        play(scene(EQUIPPED).expect("a scene"), &mut rng, &mut heard, |_| {});
    }
    let actions = "accept algae build build-free deploy dismiss done draw feed give guard house hunt hunt-sensed lead look move \
                   move-in pick recruit reject repair resist resolve scrap search sense staff stand station \
                   strike take";
    assert_eq!(heard.actions.iter().map(String::as_str).collect::<Vec<_>>().join(" "), actions);
    let pendings = "Bat Build Defend Discard Feed FreeRoom Gift HandOver Heroes House Leader Leave Move NextHero \
                    Quarters Recruit Repair Resolve Rob Rooms Sensed Visit";
    assert_eq!(heard.pendings.iter().map(String::as_str).collect::<Vec<_>>().join(" "), pendings);
}

/// A shelter whose rooms and equipment give choices that are rare elsewhere.
const EQUIPPED: &str = "player 1 room lookout 4; player 1 equipment thermal-sensor ready; \
                        player 1 equipment exoskeleton ready; player 1 ammo 9; \
                        player 1 room depot 3; player 1 room scrapyard site; player 1 water 9; \
                        player 2 room guard 4; player 2 can 9; \
                        prey forest 5 3 4; prey mine 7 3 5; prey fair 6 4";

fn play(mut state: State, rng: &mut QuickRng, heard: &mut Heard, mut hear: impl FnMut(&Event)) {
    let mut actions = Vec::new();
    loop {
        let spectator = Outlive::view(&state, Viewer::Spectator);
        let context = Context { view: &spectator, you: None };
        in_every_language(|language| check_sentence(language, &say::prompt(language, None, context)));
        let mut events = Vec::new();
        match Outlive::turn(&state) {
            Turn::Over => return,
            Turn::Nature => {
                let chance = Outlive::sample(&state, rng);
                Outlive::resolve(&mut state, chance, &mut events);
            }
            Turn::Seats(due) => {
                let due: Vec<_> = due.iter().collect();
                let seat = rng.choose(&due);
                let view = Outlive::view(&state, Viewer::Seat(seat));
                heard.pendings.insert(first_word(&format!("{:?}", view.shelters[seat].pending)));
                let context = Context { view: &view, you: Some(seat) };
                in_every_language(|language| {
                    check_sentence(language, &say::prompt(language, Some(seat), context));
                });
                Outlive::legal(&state, seat, &mut actions);
                heard.actions.extend(actions.iter().map(|action| first_word(&action.to_string())));
                // Of the many payments a few will do.
                for action in actions.iter().step_by(1 + actions.len() / 20) {
                    check_choice(&state, seat, action, context);
                }
                Outlive::apply(&mut state, seat, rng.choose(&actions), &mut events);
            }
        }
        events.iter().for_each(&mut hear);
        let view = Outlive::view(&state, Viewer::Spectator);
        in_every_language(|language| {
            let story = say::story(language, &events, Context { view: &view, you: Some(Seat::Two) });
            story.iter().for_each(|sentence| check_sentence(language, sentence));
        });
    }
}

fn check_choice(state: &State, seat: Seat, action: &Action, context: Context<'_>) {
    in_every_language(|language| {
        let name = say::action(language, action, seat, context);
        check(language, &name);
        assert!(!name.starts_with(|first: char| first.is_ascii_digit()), "choices are numbered: {name:?}");
        let phrases = say::preview(language, state, seat, *action, context).phrases();
        phrases.iter().for_each(|phrase| check(language, phrase));
    });
}

fn first_word(text: &str) -> String {
    text.split([' ', '(']).next().unwrap_or_default().to_owned()
}
