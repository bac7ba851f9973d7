//! What a player may not know is nowhere in what he sees: the views of every seat in every world that
//! it cannot tell from the true one are checked by the conformance suite; here is what lies beneath.

use std::ops::RangeInclusive;

use outlive::{Action, Chance, Event, Outlive, Setup, State, Values, View, census};
use table::{Game, Log, PerSeat, QuickRng, Rng, Score, Seat, Turn, Viewer};
use table_test::{Laws, Walker, keeps_secrets, sampling_is_as_weighted, walk};

/// What is sampled is what the listed weights say, in every position of random games.
#[test]
fn sampling_is_exactly_as_weighted() {
    let mut rng = QuickRng::new(11);
    let mut draws = 0;
    for setup in Setup::all(Values::built_in()) {
        for _ in 0..3 {
            walk::<Outlive>(&setup, &mut rng, |state| {
                draws += usize::from(sampling_is_as_weighted::<Outlive>(state));
            });
        }
    }
    assert!(draws > 1_000);
}

/// A determinized world is a whole one: what a seat cannot know is drawn anew there, so that over many
/// worlds something differs from the truth as soon as anybody has a secret.
#[test]
fn worlds_differ_where_there_are_secrets() {
    let mut rng = QuickRng::new(3);
    let mut other_worlds = 0;
    for setup in Setup::all(Values::built_in()) {
        let mut worlds = QuickRng::new(4);
        walk::<Outlive>(&setup, &mut rng, |state| {
            for seat in Seat::first(Outlive::seats(state)) {
                let world = Outlive::determinize(state, seat, &mut worlds);
                assert_eq!(
                    Outlive::view(&world, Viewer::Seat(seat)),
                    Outlive::view(state, Viewer::Seat(seat))
                );
                assert_eq!(census(&world), Ok(()));
                other_worlds += usize::from(world != *state);
            }
        });
    }
    assert!(other_worlds > 100, "only {other_worlds} worlds differed from the true one");
}

/// Outlive as it would be if every action could be taken back: it never says that one reveals. What the
/// laws have against it shows that they look.
enum Silent {}

impl Game for Silent {
    const NAME: &'static str = Outlive::NAME;
    const TITLE: &'static str = Outlive::TITLE;
    const SEATS: RangeInclusive<usize> = Outlive::SEATS;
    const RULES: u32 = Outlive::RULES;

    type Values = Values;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn reveals(_: &State, _: Seat, _: Action) -> bool {
        false
    }

    fn built_in() -> &'static Values {
        Outlive::built_in()
    }

    fn box_name(values: &Values) -> &str {
        Outlive::box_name(values)
    }

    fn usual_setup(seats: usize, values: &'static Values) -> Option<Setup> {
        Outlive::usual_setup(seats, values)
    }

    fn values(setup: &Setup) -> &'static Values {
        <Outlive as Game>::values(setup)
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        Outlive::options(setup)
    }

    fn setup(options: &[(&str, &str)], values: &'static Values) -> Result<Setup, (usize, String)> {
        Outlive::setup(options, values)
    }

    fn begin(setup: &Setup, log: &mut impl Log<Event>) -> State {
        Outlive::begin(setup, log)
    }

    fn seats(state: &State) -> usize {
        Outlive::seats(state)
    }

    fn parties(state: &State) -> usize {
        Outlive::parties(state)
    }

    fn turn(state: &State) -> Turn {
        Outlive::turn(state)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        Outlive::legal(state, seat, actions);
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        Outlive::apply(state, seat, action, log);
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Chance, u32)>) {
        Outlive::outcomes(state, outcomes);
    }

    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        Outlive::sample(state, rng)
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        Outlive::resolve(state, chance, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        Outlive::view(state, viewer)
    }

    fn determinize(state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        Outlive::determinize(state, seat, rng)
    }

    fn scores(state: &State) -> PerSeat<Score> {
        Outlive::scores(state)
    }

    fn census(state: &State) -> Result<(), String> {
        Outlive::census(state)
    }

    fn audit(setup: &Setup, end: &State, events: &[Event]) -> Result<(), String> {
        Outlive::audit(setup, end, events)
    }
}

/// The scene after these inputs.
fn after(scene: &str, inputs: &[(Seat, &str)]) -> State {
    let mut state = outlive::scene(scene).unwrap_or_else(|error| panic!("{scene}: {error}"));
    for &(seat, text) in inputs {
        assert_eq!(Outlive::try_apply(&mut state, seat, action(text), &mut ()), Ok(()), "{text}");
    }
    state
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A random game, in which this seat waits for the others wherever it can, up to the first position in
/// which it has such an action; and the action.
fn until(seat: Seat, wanted: impl Fn(&State, Action) -> bool) -> (State, Action) {
    let mut rng = QuickRng::new(8);
    let mut state = Outlive::start(&Setup::new(outlive::Seating::Two));
    let mut actions = Vec::new();
    loop {
        Outlive::legal(&state, seat, &mut actions);
        if let Some(&found) = actions.iter().find(|&&action| wanted(&state, action)) {
            return (state, found);
        }
        match Outlive::turn(&state) {
            Turn::Over => panic!("the game is over without it"),
            Turn::Nature => {
                let chance = Outlive::sample(&state, &mut rng);
                Outlive::resolve(&mut state, chance, &mut ());
            }
            Turn::Seats(due) => {
                let next = due.iter().find(|&other| other != seat).unwrap_or(seat);
                Outlive::legal(&state, next, &mut actions);
                let action = rng.choose(&actions);
                Outlive::apply(&mut state, next, action, &mut ());
            }
        }
    }
}

/// Draws worlds again and again: Outlive keeps its secrets in all of them, and the silent one is caught.
fn is_found(state: &State, seat: Seat, action: Action) {
    let mut rng = QuickRng::new(5);
    let mut found = None;
    for _ in 0..100 {
        assert_eq!(keeps_secrets::<Outlive>(state, seat, action, &mut rng), Ok(()));
        found = found.or(keeps_secrets::<Silent>(state, seat, action, &mut rng).err());
    }
    let message = found.unwrap_or_else(|| panic!("{action} tells nobody anything"));
    assert!(message.contains("without saying so"), "{message}");
}

/// The stack's order is decided, as player 2 knows it: nature need not draw, and all the same player 1
/// learns what he could not know.
#[test]
fn a_silent_look_through_a_known_stack_is_found() {
    let scene = "seats 4; player 1 room lookout 4
        stack blackwood 2 water can pill wood metal chip ammo ammo empty empty";
    is_found(&after(scene, &[]), Seat::One, action("look blackwood"));
}

#[test]
fn a_silent_sense_of_a_known_stack_is_found() {
    let scene = "player 1 equipment thermal-sensor ready; prey mine 7 3 5 4";
    is_found(&after(scene, &[(Seat::One, "move 5 mine")]), Seat::One, action("sense"));
}

#[test]
fn a_silent_hunt_of_a_sensed_prey_is_found() {
    let scene = "player 1 equipment thermal-sensor ready; prey mine 7 3 5 4";
    let state = after(scene, &[(Seat::One, "move 5 mine"), (Seat::One, "sense")]);
    is_found(&state, Seat::One, action("hunt-sensed 2 0 0"));
}

#[test]
fn a_silent_last_leader_is_found() {
    for seat in [Seat::One, Seat::Two] {
        let last = |state: &State, action: Action| {
            matches!(action, Action::Lead { .. }) && Outlive::reveals(state, seat, action)
        };
        let (state, lead) = until(seat, last);
        is_found(&state, seat, lead);
    }
}

#[test]
fn a_silent_last_deployment_is_found() {
    for seat in [Seat::One, Seat::Two] {
        let last = |state: &State, action: Action| {
            matches!(action, Action::Deploy { .. }) && Outlive::reveals(state, seat, action)
        };
        let (state, deploy) = until(seat, last);
        is_found(&state, seat, deploy);
    }
}

/// What reveals nothing may be silent: the laws do not cry wolf.
#[test]
fn a_silent_choice_that_others_cannot_see_is_fine() {
    for seat in [Seat::One, Seat::Two] {
        let (state, reject) = until(seat, |_, action| matches!(action, Action::Reject { .. }));
        let (other, step) = until(seat, |_, action| matches!(action, Action::Move { .. }));
        let mut rng = QuickRng::new(6);
        for _ in 0..100 {
            assert_eq!(keeps_secrets::<Silent>(&state, seat, reject, &mut rng), Ok(()));
            assert_eq!(keeps_secrets::<Silent>(&other, seat, step, &mut rng), Ok(()));
        }
    }
}

/// Random games find it as well, without being shown where.
#[test]
fn random_games_find_a_silent_game() {
    for seed in 0..3 {
        let mut walker = Walker::<Silent>::new(Laws::default(), seed);
        let violation = Setup::all(Values::built_in()).find_map(|setup| walker.play(setup).err());
        let message = violation.expect("a broken law").message;
        assert!(message.contains("without saying so"), "{message}");
    }
}
