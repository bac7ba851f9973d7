//! Whole games are shown, and everything fits.

use outlive::{
    EventCard, EventValues, Outlive, PerResource, PerSlot, Placement, Resource, Seating, Setup, Spared,
    Values, scene,
};
use table::{Game, QuickRng, Turn, Viewer, Word};
use table_test::walk;
use terminal::{Body, Columns, Entry, Group};
use terminal::{Style, WIDTH, paint};

use super::*;

fn reader(setup: &Setup, language: Language, you: Option<Seat>, asked: Option<Seat>) -> Audience<'_> {
    texts::Audience { language, setup, you, asked }
}

/// Plays a game at random and hands every decision to the test, and the end.
fn play(setup: &Setup, rng: &mut QuickRng, mut look: impl FnMut(&State, Option<Seat>)) {
    walk::<Outlive>(setup, rng, |state| match Outlive::turn(state) {
        Turn::Over => look(state, None),
        Turn::Nature => {}
        Turn::Seats(due) => look(state, due.iter().next()),
    });
}

#[test]
fn everything_fits_the_screen_and_no_choice_is_missing() {
    let mut rng = QuickRng::new(3);
    for &seating in Seating::ALL {
        for (&placement, values) in Placement::ALL.iter().zip([Values::built_in(), large_box()]) {
            let setup = Setup { seating, placement, values };
            play(&setup, &mut rng, |state, seat| {
                for &language in Language::ALL {
                    fits(state, seat, &reader(&setup, language, Some(Seat::One), seat));
                }
            });
        }
    }
}

/// The largest numbers that a box can have.
fn large_box() -> &'static Values {
    let mut large = Values {
        name: "large".into(),
        airlock: [8, 8],
        radiation: [15, 10, 0, -12, -13, -14, -15, -16, -17, -18, -20],
        cans: PerSlot::all(9),
        ..Values::built_in().clone()
    };
    for card in large.events.values_mut() {
        *card = EventValues { cost: PerResource::all(9), vp: 15 };
        card.cost[Resource::Ammo] = 0;
    }
    assert_eq!(large.check(), Ok(()));
    Box::leak(Box::new(large))
}

/// However much an event costs, its choices fit.
#[test]
fn a_dear_event_can_be_resolved_on_a_narrow_screen() {
    let cheap = Action::Resolve { event: EventCard::CollapsedDistrict, spared: Spared::Nothing };
    let entry = |label: &str| Entry {
        action: cheap,
        label: label.into(),
        figure: String::new(),
        effect: "Knappheit: nur halb so viele Suchplättchen je Stadt.".into(),
    };
    let body = Body::List {
        columns: Columns::One,
        entries: vec![entry(&"9 Konservendosen, ".repeat(9)), entry("kurz")],
    };
    let group = Group { title: String::new(), note: String::new(), body };
    let menu = Menu { head: String::new(), groups: vec![group], note: String::new() };
    assert!(menu.lines().len() > 2 && menu.lines().iter().all(|line| line.width() <= WIDTH));
}

fn fits(state: &State, seat: Option<Seat>, reader: &Audience<'_>) {
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let view = Outlive::view(state, viewer);
    let mut lines = OutliveFace::position(&view, reader);
    lines.extend(OutliveFace::overview(&view, reader));
    if let Some(seat) = seat {
        let menu = OutliveFace::menu(state, seat, reader);
        lines.extend(menu.lines());
        let mut legal = Vec::new();
        Outlive::legal(state, seat, &mut legal);
        let offered = menu.actions();
        assert_eq!(offered.len(), legal.len());
        assert!(legal.iter().all(|action| offered.contains(action)), "{legal:?}");
    }
    for line in &lines {
        assert!(line.width() <= WIDTH, "{}", paint(std::slice::from_ref(line), Style::Plain));
    }
}

/// The last who chooses in secret learns nothing from what the choices would lead to.
#[test]
fn previews_keep_the_secrets_of_others() {
    let setup = Setup::new(Seating::Two);
    let mut rng = QuickRng::new(5);
    play(&setup, &mut rng, |state, seat| {
        let Some(seat) = seat else { return };
        let view = Outlive::view(state, Viewer::Seat(seat));
        let secret = matches!(view.shelters[seat].pending, Pending::Leader | Pending::Heroes);
        if secret {
            let menu = OutliveFace::menu(state, seat, &reader(&setup, Language::En, Some(seat), Some(seat)));
            let shown = paint(&menu.lines(), Style::Plain);
            let other = seat.next(2);
            assert!(!shown.contains(&say::colour(Language::En, other)), "{shown}");
        }
    });
}

#[test]
fn ties_are_told_with_their_reason() {
    let winner = |facts: &str, you| {
        let state = scene(facts).expect("a scene");
        let setup = Setup::new(Seating::Two);
        result::winner(&state, &reader(&setup, Language::En, you, None))
    };
    assert_eq!(winner("", None), "Red and Blue share the victory with 0 VP, and are level in resources too.");
    let cans = "player 1 can 1";
    assert_eq!(
        winner(cans, None),
        "Red wins with 0 VP: level on points with Blue, but with more commodities."
    );
    let ammo = "player 2 ammo 1";
    assert_eq!(
        winner(ammo, Some(Seat::Two)),
        "You win with 0 VP: level on points with Red, but with more materials and ammo."
    );
}

/// What a bot may explain is known to all others: in every world that another seat cannot tell from the true
/// one, this seat sees the same.
#[test]
fn only_what_everybody_knows_is_explained() {
    let (mut rng, mut chooser) = (QuickRng::new(6), QuickRng::new(7));
    let (mut open, mut closed) = (0, 0);
    for setup in Setup::all(Values::built_in()) {
        walk::<Outlive>(&setup, &mut rng, |state| {
            let Turn::Seats(due) = Outlive::turn(state) else { return };
            let seat = due.pick(&mut chooser);
            if OutliveFace::is_secret(&Outlive::view(state, Viewer::Seat(seat)), seat) {
                closed += 1;
            } else {
                everybody_knows(state, seat, &mut chooser);
                open += 1;
            }
        });
    }
    assert!(open > 500 && closed > 30, "{open} open and {closed} closed decisions");
}

fn everybody_knows(state: &State, seat: Seat, rng: &mut QuickRng) {
    let seen = Outlive::view(state, Viewer::Seat(seat));
    for other in Seat::first(Outlive::seats(state)).filter(|&other| other != seat) {
        let world = Outlive::determinize(state, other, rng);
        assert_eq!(Outlive::view(&world, Viewer::Seat(seat)), seen);
    }
    let public = Outlive::view(state, Viewer::Spectator);
    assert_eq!(public.shelters[seat].pending, seen.shelters[seat].pending);
}
