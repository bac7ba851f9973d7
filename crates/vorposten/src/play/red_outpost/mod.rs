//! Red Outpost in the terminal.

mod board;
mod choices;
mod panel;
mod people;
mod result;
mod solo;

use ::red_outpost::{Action, Chance, Event, Pending, RedOutpost, Seating, Setup, State, View};
use table::Seat;
use words::red_outpost::{self as say, Context};
use words::{Language, sentence};

use super::menu::Menu;
use super::paint::{Line, Tone};
use super::terminal::{Reader, Terminal, Within};

impl Terminal for RedOutpost {
    const TITLE: &'static str = "Red Outpost";
    const EXAMPLE: &'static str = "move miner mine";

    fn agreed(setup: &Setup, language: Language) -> Vec<String> {
        say::setup(language, setup)
    }

    fn seat(seat: Seat, reader: &Reader<Self>) -> String {
        name(seat, reader)
    }

    fn position(view: &View, reader: &Reader<Self>) -> Vec<Line> {
        let mut lines = board::clock(view, reader);
        lines.extend(board::board(view, reader));
        lines.extend(people::portraits(view, reader));
        lines.push(Line::default());
        lines.extend(people::players(view, reader));
        if let Some(cards) = &view.solo {
            lines.push(Line::default());
            lines.extend(solo::goal_card(view, cards, reader));
        }
        lines
    }

    /// A turn that is under way has just been told.
    fn overview(view: &View, reader: &Reader<Self>) -> Vec<Line> {
        if view.mover.is_none() { Self::position(view, reader) } else { Vec::new() }
    }

    /// Everything lies open.
    fn is_secret(_view: &View, _seat: Seat) -> bool {
        false
    }

    fn prompt(view: &View, reader: &Reader<Self>) -> String {
        say::prompt(reader.language, view, context(reader))
    }

    fn tone(seat: Seat) -> Tone {
        Tone::Of(seat)
    }

    fn action(action: &Action, _seat: Seat, view: &View, reader: &Reader<Self>) -> String {
        say::action(reader.language, action, view, context(reader))
    }

    fn chance(chance: &Chance, reader: &Reader<Self>) -> String {
        say::chance(reader.language, chance, context(reader))
    }

    fn menu(state: &State, seat: Seat, reader: &Reader<Self>) -> Menu<Action> {
        choices::menu(state, seat, reader)
    }

    fn story(events: &[Event], _view: &View, reader: &Reader<Self>) -> Vec<String> {
        say::story(reader.language, events, context(reader))
    }

    /// Every input has its paragraph.
    fn continues(_last: &Event, _next: &Event, within: Within) -> bool {
        within == Within::SameInput
    }

    fn is_heading(event: &Event) -> bool {
        matches!(event, Event::DayBegan { .. } | Event::PhaseBegan { .. } | Event::GameEnded)
    }

    fn result(state: &State, events: &[&Event], reader: &Reader<Self>) -> Vec<Line> {
        result::result(state, events, reader)
    }
}

fn context(reader: &Reader<RedOutpost>) -> Context {
    Context { seating: reader.setup.seating, values: reader.setup.values, you: reader.you }
}

/// A seat in a table: its colour, as the person before the screen is told elsewhere which is hers. In
/// the solo game nobody needs a colour.
fn name(seat: Seat, reader: &Reader<RedOutpost>) -> String {
    match reader.setup.seating {
        Seating::Solo => sentence(say::seat(reader.language, seat, context(reader))),
        Seating::Two | Seating::Three | Seating::Four => say::colour(reader.language, seat),
    }
}

/// Who has to decide, or whose turn goes on while nature draws.
fn due(view: &View) -> Option<Seat> {
    match view.pending {
        Pending::Nap(seat) | Pending::LateRiser(seat) => Some(seat),
        Pending::Over => None,
        Pending::Nothing
        | Pending::Draw(_)
        | Pending::Move
        | Pending::Influence
        | Pending::Instead
        | Pending::Donation
        | Pending::Round
        | Pending::Trade(_)
        | Pending::Transfer
        | Pending::Find
        | Pending::Crop
        | Pending::Fishing
        | Pending::Catch(..)
        | Pending::Cargo
        | Pending::Overtime(_)
        | Pending::Gift
        | Pending::Errand => Some(view.active),
    }
}

#[cfg(test)]
mod tests {
    use ::red_outpost::{Cards, ExportTrack, PerGood, Values, scene};
    use table::{Game, QuickRng, Rng, Turn, Viewer, Word};

    use super::super::paint::{Style, WIDTH, paint};
    use super::*;

    fn reader(setup: &Setup, language: Language, you: Option<Seat>) -> Reader<RedOutpost> {
        Reader { language, setup: setup.clone(), you, asked: None }
    }

    /// The largest numbers that a box can have.
    fn large_box() -> &'static Values {
        let track = ExportTrack::new(&[20, 20, 20], 20).expect("few enough fields");
        let large = Values {
            name: "large".into(),
            mood_lowest: -9,
            mood_highest: 9,
            wheel_fields: 12,
            exports: PerGood::all(track),
            ..Values::built_in().clone()
        };
        assert_eq!(large.check(), Ok(()));
        Box::leak(Box::new(large))
    }

    /// Plays a game at random and hands every position to the test.
    fn play(setup: &Setup, rng: &mut QuickRng, mut look: impl FnMut(&State, Option<Seat>)) {
        let mut state = RedOutpost::start(setup);
        let mut actions = Vec::new();
        loop {
            match RedOutpost::turn(&state) {
                Turn::Over => return look(&state, None),
                Turn::Nature => {
                    let chance = RedOutpost::sample(&state, rng);
                    RedOutpost::resolve(&mut state, chance, &mut ());
                }
                Turn::Seats(due) => {
                    let seat = due.iter().next().expect("somebody is due");
                    look(&state, Some(seat));
                    RedOutpost::legal(&state, seat, &mut actions);
                    RedOutpost::apply(&mut state, seat, rng.choose(&actions), &mut ());
                }
            }
        }
    }

    #[test]
    fn everything_fits_the_screen_and_no_choice_is_missing() {
        let mut rng = QuickRng::new(3);
        for values in [Values::built_in(), large_box()] {
            for &seating in Seating::ALL {
                let cards = if seating == Seating::Solo { Cards::Without } else { Cards::With };
                let setup = Setup { cards, values, ..Setup::new(seating) };
                play(&setup, &mut rng, |state, seat| {
                    for &language in Language::ALL {
                        fits(state, seat, &reader(&setup, language, None));
                    }
                });
            }
        }
    }

    fn fits(state: &State, seat: Option<Seat>, reader: &Reader<RedOutpost>) {
        let mut lines = RedOutpost::position(&RedOutpost::view(state, Viewer::Spectator), reader);
        if let Some(seat) = seat {
            let menu = RedOutpost::menu(state, seat, reader);
            lines.extend(menu.lines());
            let mut legal = Vec::new();
            RedOutpost::legal(state, seat, &mut legal);
            let offered = menu.actions();
            assert_eq!(offered.len(), legal.len());
            assert!(legal.iter().all(|action| offered.contains(action)), "{legal:?}");
        }
        for line in &lines {
            assert!(line.width() <= WIDTH, "{}", paint(std::slice::from_ref(line), Style::Plain));
        }
    }

    /// 129 trades stay few lines.
    #[test]
    fn the_widest_choice_fits_a_page() {
        let goods = ["wool", "grain", "coal", "fish"].map(|good| format!("warehouse {good} 1")).join("; ");
        let mut state = scene(&format!("phase forenoon; {goods}")).expect("a scene");
        let trade = "move miner warehouse".parse().expect("an action");
        RedOutpost::apply(&mut state, Seat::One, trade, &mut ());
        let setup = Setup::new(Seating::Two);
        let menu = RedOutpost::menu(&state, Seat::One, &reader(&setup, Language::De, None));
        assert_eq!((menu.actions().len(), menu.lines().len()), (129, 41));
    }

    #[test]
    fn ties_are_told_with_their_reason() {
        let winner = |facts: &str, you| {
            let state = scene(facts).expect("a scene");
            let seating = RedOutpost::view(&state, Viewer::Spectator).seating;
            result::winner(&state, &reader(&Setup::new(seating), Language::En, you))
        };
        let level = "player 1 vp 30; player 2 vp 30";
        assert_eq!(winner("player 2 vp 30", None), "Blue wins with 30 VP.");
        assert_eq!(winner("player 2 vp 30", Some(Seat::Two)), "You win with 30 VP.");
        assert_eq!(
            winner(level, None),
            "Orange and Blue share the victory with 30 VP and equally many crystals."
        );
        assert_eq!(
            winner(&format!("{level}; player 1 crystals 3"), None),
            "Orange wins with 30 VP: level on points with Blue, but with more crystals."
        );
        let solo = format!("seats 1; {level}; turn 1");
        assert_eq!(winner(&solo, None), "30 VP each: being level with Autom means you have lost.");
        assert_eq!(winner("seats 1; turn 1; player 1 vp 31", None), "You win with 31 VP against Autom's 5.");
    }
}
