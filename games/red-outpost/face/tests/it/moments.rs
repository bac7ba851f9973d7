//! Which lines have a moment of their own, and what it says.

use red_outpost::{Event, RedOutpost, Seating, Setup};
use red_outpost_face::RedOutpostFace;
use table::{Game, QuickRng, Rng, Seat, Turn, Viewer, Word};
use texts::{Audience, Language};
use web::face::{Hosted, Moment};

use crate::{check, in_every_language};

/// Plays a game at random, and hands over every line with its moment.
fn play(setup: &Setup, language: Language, mut hear: impl FnMut(&[Event], Option<Moment>)) {
    let mut rng = QuickRng::new(5);
    let mut state = RedOutpost::start(setup);
    let mut all: Vec<Event> = Vec::new();
    let mut actions = Vec::new();
    loop {
        let mut events = Vec::new();
        match RedOutpost::turn(&state) {
            Turn::Over => return,
            Turn::Nature => {
                let chance = RedOutpost::sample(&state, &mut rng);
                RedOutpost::resolve(&mut state, chance, &mut events);
            }
            Turn::Seats(due) => {
                let seat = due.iter().next().expect("somebody is due");
                RedOutpost::legal(&state, seat, &mut actions);
                RedOutpost::apply(&mut state, seat, rng.choose(&actions), &mut events);
            }
        }
        all.extend(&events);
        let view = RedOutpost::view(&state, Viewer::Spectator);
        let reader = Audience { language, setup, you: Some(Seat::One), asked: None };
        hear(&events, RedOutpostFace::moment(&events, &all.iter().collect::<Vec<_>>(), &view, &reader));
    }
}

/// A score sheet for each day, and nothing else.
#[test]
fn the_end_of_a_day_has_a_moment() {
    for seating in [Seating::Solo, Seating::Two, Seating::Four] {
        in_every_language(|language| {
            let mut titles = Vec::new();
            play(&Setup::new(seating), language, |events, moment| {
                let is_end = events.iter().any(|event| matches!(event, Event::DayEnded { .. }));
                assert_eq!(moment.is_some(), is_end, "{events:?}");
                titles.extend(moment.map(|moment| moment.title));
            });
            titles.iter().for_each(|title| check(language, title));
            assert_eq!(titles.len(), 2);
        });
    }
}

/// The sum of what a row says is what was scored, and the last row what the table says.
#[test]
fn the_sheet_adds_up() {
    for seating in [Seating::Solo, Seating::Three] {
        play(&Setup::new(seating), Language::En, |events, moment| {
            let Some(moment) = moment else { return };
            let scored = events.iter().skip_while(|event| !is_counting(event)).map(|event| match *event {
                Event::Scored { seat: Seat::One, by, .. } => by,
                _ => 0,
            });
            let sum: i16 = scored.sum();
            let html = moment.body.into_string();
            let total = html.split("Scored now</th>").nth(1).expect("a row of sums");
            let first = total.split("<td").nth(1).and_then(|cell| cell.split(['>', '<']).nth(1));
            let told = if sum == 0 { "–".to_owned() } else { texts::signed(sum) };
            assert_eq!(first, Some(told.as_str()), "{events:?}");
        });
    }
}

/// Whether the end of the day has begun with this event.
fn is_counting(event: &Event) -> bool {
    matches!(event, Event::MoodCounted { .. } | Event::GoalMissed { .. } | Event::DayEnded { .. })
}

#[test]
fn goals_are_told_in_the_solo_game_alone() {
    for &seating in Seating::ALL {
        play(&Setup::new(seating), Language::En, |_, moment| {
            let Some(moment) = moment else { return };
            let has_goals = moment.body.into_string().contains("class=\"goals\"");
            assert_eq!(has_goals, seating == Seating::Solo, "{seating:?}");
        });
    }
}
