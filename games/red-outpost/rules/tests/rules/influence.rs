//! Influence, §4.2.

use red_outpost::{Event, Good, Location, Seating, Setup, Source, Worker};
use table::Seat;

use crate::check::given;
use crate::played::random_game;

#[test]
fn section_4_2_a_disc_from_the_reserve_goes_on_the_movers_portrait() {
    let scene = given("seats 3; turn 2; phase forenoon; miner discs 1 1 0; farmer discs 0 2 0");
    assert_eq!(scene.view().players[Seat::Two].reserve, 4);
    let scene = scene.play("2 move miner administration").has("miner discs 1 2 0; farmer discs 0 2 0");
    assert_eq!(scene.view().players[Seat::Two].reserve, 3);
}

#[test]
fn section_4_2_it_is_not_optional_and_nobody_is_asked() {
    given("phase forenoon")
        .play("1 move shepherd pasture")
        .has("shepherd discs 1 0; turn 2")
        .refuses("2 influence reserve 0; 1 influence portrait 0; 1 decline; 2 decline");
}

#[test]
fn section_4_2_the_last_disc_can_be_placed() {
    let scene = given("seats 4; phase evening; turn 1; miner discs 5 0 0 0; farmer stands mine")
        .play("1 move farmer barracks")
        .has("farmer discs 1 0 0 0");
    assert_eq!(scene.view().players[Seat::One].reserve, 0);
}

/// §4: move, influence, mood, action.
#[test]
fn section_4_the_steps_of_a_turn_have_an_order() {
    let seat = Seat::Two;
    let (worker, good) = (Worker::Farmer, Good::Coal);
    let scene =
        given("turn 2; phase forenoon; warehouse coal 2; player 2 wheel 3").play("2 move farmer mine");
    let expected = [
        Event::Moved { seat, worker, from: Location::Barracks, to: Location::Mine },
        Event::Influenced { seat, worker },
        Event::MoodChanged { worker, by: -2 },
        Event::Produced { seat, good },
    ];
    assert_eq!(scene.events[..4], expected);
    let after = |event| scene.events[4..].contains(&event);
    assert!(after(Event::Scored { seat, by: 2, source: Source::Wheel }));
    assert!(after(Event::CrystalsGained { seat, count: 1 }));
    assert!(after(Event::Exported { seat, good }));
    assert!(after(Event::Scored { seat, by: 3, source: Source::Exports }));
    assert_eq!(scene.events.len(), 8);
}

#[test]
fn section_2_1_a_days_discs_are_used_up_exactly() {
    for seating in [Seating::Two, Seating::Three, Seating::Four] {
        let (_, events) = random_game(&Setup::new(seating), 11, |_, _, _| {});
        let placed = |seat| {
            events
                .iter()
                .filter(|event| matches!(event, Event::Influenced { seat: by, .. } if *by == seat))
                .count()
        };
        let discs = [9, 7, 6][seating.seats() - 2];
        assert!(Seat::first(seating.seats()).all(|seat| placed(seat) == 2 * discs), "{seating}");
    }
}
