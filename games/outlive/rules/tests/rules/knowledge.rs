//! What is hidden, §3.2, §10.17, §12.6, R8.

use outlive::{City, Ground, Outlive, Pending, Placement, RoomBag, Seating, Setup, State, View};
use table::{Game, QuickRng, Seat, Viewer, Word};

use crate::check::given;
use crate::played::random_game;
use crate::setup::{choices, dealt, led};

fn seen_by(state: &State, seat: Seat) -> View {
    Outlive::view(state, Viewer::Seat(seat))
}

/// The same but for player 1's secrets: other choices, other leader.
const MIXED: [&str; 4] =
    ["1 reject guard guard", "1 build-free toolroom", "1 move-in 1", "1 lead grayson-pigott"];

/// §3.2: no step of player 1's choosing changes what player 2 or a spectator sees of him.
#[test]
fn section_3_2_nobody_sees_the_choices_of_another() {
    let mine = choices(1, "solen-livrich");
    for steps in 0..=4 {
        let play = |inputs: Vec<String>| {
            let scene = dealt(&["solen-livrich", "erin-mccarthy"], Placement::Simultaneous);
            scene.play(&inputs.join(";"))
        };
        let one = play(mine[..steps].to_vec());
        let other = play(MIXED[..steps].iter().map(ToString::to_string).collect());
        assert_eq!(seen_by(one.state(), Seat::Two), seen_by(other.state(), Seat::Two), "{steps}");
        assert_eq!(one.view(), other.view(), "{steps}");
        let shelter = seen_by(one.state(), Seat::Two).shelters[Seat::One];
        assert_eq!((shelter.rooms, shelter.leader, shelter.airlock, shelter.open), (None, None, 0, false));
        assert_eq!(
            (shelter.hand, shelter.leaders, shelter.pending),
            (RoomBag::all(0), [None; 2], Pending::Nothing)
        );
    }
}

/// A player sees his own hand and choices.
#[test]
fn section_3_2_everybody_sees_his_own() {
    let scene = dealt(&["solen-livrich", "erin-mccarthy"], Placement::Simultaneous);
    let own = seen_by(scene.state(), Seat::One).shelters[Seat::One];
    assert_eq!((own.hand.total(), own.leaders.iter().flatten().count(), own.open), (6, 2, true));
    let scene = scene.play(&choices(1, "solen-livrich").join(";"));
    let own = seen_by(scene.state(), Seat::One).shelters[Seat::One];
    assert!(own.leader.is_some() && own.rooms.is_some());
}

/// R8: after the last choice everybody sees everything.
#[test]
fn r8_everything_is_open_after_the_reveal() {
    let scene = led(&["solen-livrich", "erin-mccarthy"], Placement::Simultaneous);
    for viewer in [Viewer::Seat(Seat::Two), Viewer::Spectator] {
        let shelter = Outlive::view(scene.state(), viewer).shelters[Seat::One];
        assert!(shelter.open && shelter.rooms.is_some() && shelter.leader.is_some());
    }
}

/// §3.4: simultaneous heroes are seen when all lie, heroes in turn order at once.
#[test]
fn section_3_4_heroes_are_hidden_until_all_lie() {
    let hero =
        |state: &State| seen_by(state, Seat::Two).shelters[Seat::One].heroes[outlive::Hero::Five].place;
    let leaders = ["jacob-rowlett", "erin-mccarthy"];
    let hidden = led(&leaders, Placement::Simultaneous).play("1 deploy 4 dam 5 fair");
    let other = led(&leaders, Placement::Simultaneous).play("1 deploy 4 fair 5 dam");
    assert_eq!(hero(hidden.state()), None);
    assert_eq!(seen_by(hidden.state(), Seat::Two), seen_by(other.state(), Seat::Two));
    assert_eq!(hidden.view(), other.view());
    assert_eq!(hero(hidden.play("2 deploy 4 dam 5 blackwood").state()), Some(outlive::Place::Fair));
    assert_eq!(
        hero(led(&leaders, Placement::InTurn).play("1 station 5 fair").state()),
        Some(outlive::Place::Fair)
    );
}

/// What only others know is drawn anew, and the viewer cannot tell; in every position of a game.
#[test]
fn section_3_2_determinized_worlds_look_the_same() {
    let mut rng = QuickRng::new(5);
    for setup in Setup::all(outlive::Values::built_in()) {
        for seed in 0..4 {
            random_game(&setup, seed, |state, offered| {
                for seat in Seat::first(setup.seating.players()) {
                    let world = Outlive::determinize(state, seat, &mut rng);
                    assert_eq!(seen_by(&world, seat), seen_by(state, seat));
                    assert_eq!(outlive::census(&world), Ok(()));
                    let mut actions = Vec::new();
                    Outlive::legal(&world, seat, &mut actions);
                    let own: Vec<_> = offered
                        .iter()
                        .filter(|(other, _)| *other == seat)
                        .map(|&(_, action)| action)
                        .collect();
                    assert_eq!(actions, own, "the same can be done in both worlds");
                }
            });
        }
    }
}

/// In determinized worlds the other's hand varies, the own one does not.
#[test]
fn section_3_2_the_others_hands_vary() {
    let scene = dealt(&["solen-livrich", "erin-mccarthy"], Placement::Simultaneous);
    let mut rng = QuickRng::new(1);
    let hand = |world: &State, seat| seen_by(world, seat).shelters[seat].hand;
    let worlds: Vec<_> = (0..20).map(|_| Outlive::determinize(scene.state(), Seat::Two, &mut rng)).collect();
    assert!(worlds.iter().all(|world| hand(world, Seat::Two) == hand(scene.state(), Seat::Two)));
    assert!(worlds.iter().any(|world| hand(world, Seat::One) != hand(scene.state(), Seat::One)));
}

const STACK: &str =
    "nature tile water; nature tile can; nature tile pill; nature tile wood; nature tile metal
    nature tile chip; nature tile ammo; nature tile ammo; nature tile empty; nature tile empty";

/// §10.17: the Lookout's knowledge is one player's.
#[test]
fn section_10_17_what_was_seen_is_known_to_one_seat() {
    let scene = given("seats 4; player 1 room lookout 4").play("1 look blackwood").play(STACK);
    let known = |viewer| Outlive::view(scene.state(), viewer).cities[City::Blackwood].known.is_some();
    assert!(known(Viewer::Seat(Seat::One)) && !known(Viewer::Seat(Seat::Two)) && !known(Viewer::Spectator));
    // For another player the next tile can be any; in truth it is water.
    let mut rng = QuickRng::new(3);
    let tops: std::collections::HashSet<_> = (0..60)
        .map(|_| {
            let world = Outlive::determinize(scene.state(), Seat::Two, &mut rng);
            format!("{:?}", seen_by(&world, Seat::One).cities[City::Blackwood].known.map(|tiles| tiles[0]))
        })
        .collect();
    assert!(tops.len() > 4, "{tops:?}");
    let scene = scene.play("1 move 3a blackwood; 1 search");
    assert_eq!(scene.outcomes(), ["tile water 1"]);
}

/// §10.17: until the next Dawn, which shuffles all ten.
#[test]
fn section_10_17_dawn_ends_the_knowledge() {
    let scene =
        given("seats 4; phase dawn; stack blackwood 1 water can pill wood metal chip ammo ammo empty empty");
    let known = seen_by(scene.state(), Seat::One).cities[City::Blackwood].known;
    assert!(known.is_none(), "{known:?}");
}

/// §12.6: the Thermal sensor shows the stack to its owner alone.
#[test]
fn section_12_6_the_sensed_stack_is_known_to_one_seat() {
    let scene = given("player 1 equipment thermal-sensor ready; prey mine 7").play(
        "1 move 5 mine; 1 sense; nature prey 3; nature prey 4; nature prey 5; nature prey 6; nature prey 3",
    );
    let known = |viewer| Outlive::view(scene.state(), viewer).grounds[Ground::Mine].known.is_some();
    assert!(known(Viewer::Seat(Seat::One)) && !known(Viewer::Seat(Seat::Two)) && !known(Viewer::Spectator));
    assert_eq!(
        seen_by(scene.state(), Seat::Two).grounds[Ground::Mine].top.map(|prey| prey.to_string()),
        Some("7".into())
    );
}

/// The view never names what lies face down: event cards to come and the deck are counted only.
#[test]
fn section_3_6_events_to_come_are_hidden() {
    for seed in 0..3 {
        random_game(&Setup::new(Seating::Two), seed, |state, _| {
            let view = Outlive::view(state, Viewer::Spectator);
            let turned = view.convoy.iter().flatten().count();
            assert!(turned <= usize::from(view.round), "{turned} events in round {}", view.round);
            assert!(view.unresolved.iter().all(|event| view.convoy.contains(&Some(event))));
            assert!(City::ALL.iter().all(|&city| view.cities[city].known.is_none()));
        });
    }
}

/// Nothing is heard of a secret choice before the reveal.
#[test]
fn r8_nothing_is_heard_before_the_reveal() {
    let scene = dealt(&["solen-livrich", "erin-mccarthy"], Placement::Simultaneous).then();
    let scene =
        scene.play(&choices(1, "solen-livrich").join(";")).play(&choices(2, "erin-mccarthy")[..3].join(";"));
    assert!(scene.events.is_empty(), "{:?}", scene.events);
    assert!(!scene.play("2 lead erin-mccarthy").events.is_empty());
}
