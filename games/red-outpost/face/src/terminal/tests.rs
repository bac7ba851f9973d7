//! Everything fits the screen, and says what it should.

use red_outpost::{Cards, ExportTrack, PerGood, RedOutpost, Setup, Values, scene};
use table::{Game, QuickRng, Turn, Viewer, Word};
use table_test::walk;
use terminal::{Style, WIDTH, paint};

use super::*;

fn reader(setup: &Setup, language: Language, you: Option<Seat>) -> Audience<'_> {
    texts::Audience { language, setup, you, asked: None }
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

/// Plays a game at random and hands every decision to the test, and the end.
fn play(setup: &Setup, rng: &mut QuickRng, mut look: impl FnMut(&State, Option<Seat>)) {
    walk::<RedOutpost>(setup, rng, |state| match RedOutpost::turn(state) {
        Turn::Over => look(state, None),
        Turn::Nature => {}
        Turn::Seats(due) => look(state, due.iter().next()),
    });
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

fn fits(state: &State, seat: Option<Seat>, reader: &Audience<'_>) {
    let mut lines = RedOutpostFace::position(&RedOutpost::view(state, Viewer::Spectator), reader);
    if let Some(seat) = seat {
        let menu = RedOutpostFace::menu(state, seat, reader);
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
    let menu = RedOutpostFace::menu(&state, Seat::One, &reader(&setup, Language::De, None));
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
