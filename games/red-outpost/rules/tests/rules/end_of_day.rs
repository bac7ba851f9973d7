//! The end of a day, §8.

use red_outpost::{Event, Good, PerWorker, RedOutpost, Seating, Setup, Source, View, Worker, scene};
use table::{Game, PerSeat, Seat, SeatSet, Viewer, Word};

use crate::check::{Scene, given};
use crate::played::random_game;

/// The last turn of the first Evening at a table of two. It gives player 2 a crystal and a disc on the
/// Bureaucrat, and changes no mood.
fn last_turn(facts: &str) -> Scene {
    given(&format!("phase evening; start 1; turns 1; turn 2; {facts}"))
        .play("2 move bureaucrat administration")
}

fn moods(scene: &Scene) -> Vec<(Seat, i16)> {
    let by_mood = |event: &Event| match event {
        Event::Scored { seat, by, source: Source::Moods } => Some((*seat, *by)),
        _ => None,
    };
    scene.events.iter().filter_map(by_mood).collect()
}

#[test]
fn section_8_1_most_discs_score_the_mood() {
    last_turn("shepherd mood 3; shepherd discs 2 1; miner mood 1; miner discs 0 1")
        .has("player 1 vp 8; player 2 vp 6");
}

fn view(facts: &str) -> View {
    RedOutpost::view(&scene(facts).expect("a scene"), Viewer::Spectator)
}

#[test]
fn section_8_1_everybody_sees_what_the_day_would_pay() {
    let view = view("shepherd mood 3; shepherd discs 2 1; miner mood -1; miner discs 1 1; player 2 vp 0");
    assert_eq!(view.workers[Worker::Shepherd].leaders, SeatSet::EMPTY.with(Seat::One));
    assert_eq!(view.workers[Worker::Miner].leaders, SeatSet::EMPTY.with(Seat::One).with(Seat::Two));
    assert_eq!(view.workers[Worker::Farmer].leaders, SeatSet::EMPTY);
    // Nobody loses what he does not have.
    assert_eq!([view.day_pays[Seat::One], view.day_pays[Seat::Two]], [2, 0]);
}

#[test]
fn section_10_9_the_solo_player_sees_it_with_goals_and_discs() {
    let view = view("seats 1; goal 1; player 1 vp 20; commissar mood 4; bureaucrat discs 0 2");
    // Three goals are missed, for 3 each.
    assert_eq!([view.day_pays[Seat::One], view.day_pays[Seat::Two]], [4 - 9, 2]);
}

#[test]
fn section_8_1_a_negative_mood_costs() {
    last_turn("shepherd mood -2; shepherd discs 2 1; miner mood -1; miner discs 0 1")
        .has("player 1 vp 3; player 2 vp 4");
}

#[test]
fn section_8_1_tied_players_score_in_full() {
    last_turn("shepherd mood 3; shepherd discs 2 2; miner mood -1; miner discs 1 1")
        .has("player 1 vp 7; player 2 vp 7");
    // Three players, of whom two are tied for most; and all four.
    given(
        "seats 3; phase evening; start 1; turns 2; turn 3; shepherd mood 4; shepherd discs 2 1 2
        miner mood 2; miner discs 1 1 1; farmer mood 1; farmer discs 1 2 0",
    )
    .play("3 move bureaucrat administration")
    .has("player 1 vp 11; player 2 vp 8; player 3 vp 11");
    given(
        "seats 4; phase evening; start 1; turns 3; turn 4; shepherd mood 4; shepherd discs 1 1 1 1
        miner mood -2; miner discs 0 2 2 1",
    )
    .play("4 move bureaucrat administration")
    .has("player 1 vp 9; player 2 vp 7; player 3 vp 7; player 4 vp 9");
}

#[test]
fn section_8_1_nobody_scores_a_portrait_without_discs() {
    let scene = last_turn("shepherd mood 4; miner mood -2; commissar mood 3");
    assert!(moods(&scene).is_empty());
    scene.has("player 1 vp 5; player 2 vp 5");
}

#[test]
fn section_8_1_the_disc_and_the_mood_of_the_last_turn_count() {
    given("phase evening; start 1; turns 1; turn 2; miner stands mine; miner mood 2; miner discs 1 0")
        .play("2 move miner barracks")
        .has("player 1 vp 8; player 2 vp 8");
    given("phase evening; start 1; turns 1; turn 2; miner stands mine; miner mood 2; miner discs 1 1")
        .play("2 move miner barracks")
        .has("player 1 vp 5; player 2 vp 8");
}

#[test]
fn section_8_1_crystals_of_the_palace_card_count_as_discs() {
    last_turn("shepherd mood 3; shepherd discs 1 1; shepherd crystals 1 0")
        .has("player 1 vp 8; player 2 vp 5");
    last_turn("shepherd mood 3; shepherd crystals 0 1").has("player 1 vp 5; player 2 vp 8");
    last_turn("shepherd mood 3; shepherd discs 2 0; shepherd crystals 0 2")
        .has("player 1 vp 8; player 2 vp 8");
}

#[test]
fn section_8_1_points_never_fall_below_zero() {
    let scene = last_turn("player 1 vp 1; shepherd mood -2; shepherd discs 1 0");
    assert_eq!(moods(&scene), [(Seat::One, -1)], "told as applied");
    scene.has("player 1 vp 0");
    let scene = last_turn("player 1 vp 0; shepherd mood -2; shepherd discs 1 0");
    assert!(moods(&scene).is_empty());
    scene.has("player 1 vp 0");
}

/// Order and limit together: only worker by worker and in the order of §1 are these the results.
#[test]
fn r14_workers_are_scored_in_order_and_the_limit_counts_after_each() {
    // 1 − 2 is 0, and +4 is 4. All at once, or in another order, it were 3.
    let scene = last_turn(
        "player 1 vp 1; shepherd mood -2; shepherd discs 1 0; commissar mood 4; commissar discs 1 0",
    );
    assert_eq!(moods(&scene), [(Seat::One, -1), (Seat::One, 4)]);
    scene.has("player 1 vp 4");
    // 1 + 1 is 2, and −2 is 0. In another order it were 1.
    last_turn("player 1 vp 1; shepherd mood 1; shepherd discs 1 0; commissar mood -2; commissar discs 1 0")
        .has("player 1 vp 0");
}

#[test]
fn r14_the_order_is_that_of_the_portraits() {
    let scene = last_turn(
        "shepherd mood 1; shepherd discs 1 0; farmer mood 2; farmer discs 0 1; fisherman mood 3
        fisherman discs 1 0; miner mood 4; miner discs 0 1; bureaucrat mood -1; commissar mood -2
        commissar discs 1 0",
    );
    let (one, two) = (Seat::One, Seat::Two);
    assert_eq!(moods(&scene), [(one, 1), (two, 2), (one, 3), (two, 4), (two, -1), (one, -2)]);
}

#[test]
fn section_8_2_and_8_3_what_is_cleared_and_what_stays() {
    let scene = last_turn(
        "shepherd stands pasture; shepherd mood 2; shepherd discs 2 1; miner lies mine; miner mood -1
        miner discs 0 3; farmer mood 1; farmer crystals 1 0; warehouse coal 2; warehouse fish 1
        exported wool 2; exported coal 1; player 1 crystals 4; player 1 donated 2; player 2 donated 1
        player 1 wheel 3; player 2 wheel 1; player 1 held 1; spaceship choice 2; lake one-fish 1
        player 1 location-card administration; player 2 worker-card miner",
    )
    .changes(
        "day 2; phase morning; start 2; shepherd stands barracks; shepherd mood 0; shepherd discs 0 0
        miner stands barracks; miner mood 0; miner discs 0 0; farmer mood 0; farmer crystals 0 0
        player 1 vp 8; player 2 vp 4; player 2 crystals 2; player 1 held 0",
    );
    let view = scene.view();
    assert_eq!(view.players[Seat::One].reserve, 9);
    assert_eq!(view.players[Seat::Two].reserve, 9);
    assert_eq!(view.crystals, 24 - 4 - 2 - 2 - 1, "the crystal from the portrait is in the supply");
    assert_eq!(view.supply[Good::Wool], 4);
    assert_eq!(view.spaceship_left, 10);
    assert_eq!(view.lake_left, 5);
}

#[test]
fn section_8_3_the_second_day_is_played_like_the_first() {
    last_turn("miner stands mine")
        .has("turn 2; phase morning; day 2")
        .offers("2 move miner mine; 2 move bureaucrat administration")
        .refuses("2 move miner palace; 2 move miner beerhouse; 2 move miner spaceship; 1 move miner mine")
        .play("2 move miner mine; 1 move farmer cornfield")
        .has("phase forenoon; day 2; shepherd mood 1; turn 1; start 1");
}

#[test]
fn section_11_1_in_the_edition_solo_print_points_fall_below_zero() {
    last_turn("edition solo-print; player 1 vp 1; shepherd mood -2; shepherd discs 1 0")
        .has("player 1 vp -1");
}

/// What §8.1 pays for these portraits.
fn paid(
    moods: &PerWorker<i8>,
    discs: &PerWorker<PerSeat<u8>>,
    vp: &mut PerSeat<i16>,
    players: usize,
) -> Vec<(Seat, i16)> {
    let mut paid = Vec::new();
    for &worker in Worker::ALL {
        let most = Seat::first(players).map(|seat| discs[worker][seat]).max().expect("players");
        for seat in Seat::first(players).filter(|&seat| most > 0 && discs[worker][seat] == most) {
            let after = (vp[seat] + i16::from(moods[worker])).max(0);
            if after != vp[seat] {
                paid.push((seat, after - vp[seat]));
            }
            vp[seat] = after;
        }
    }
    paid
}

/// Moods, discs and points as heard, day after day, in games without special cards.
#[test]
fn section_8_1_whole_games_pay_as_the_portraits_say() {
    for seed in 0..60 {
        let seating = [Seating::Two, Seating::Three, Seating::Four][seed as usize % 3];
        let (_, events) = random_game(&Setup::new(seating), seed, |_, _, _| {});
        let (mut moods, mut discs) = (PerWorker::all(0), PerWorker::all(PerSeat::all(0)));
        let (mut vp, mut heard) = (PerSeat::all(5), Vec::new());
        for event in events {
            match event {
                Event::MoodChanged { worker, by } => moods[worker] += by,
                Event::Influenced { seat, worker } => discs[worker][seat] += 1,
                Event::DiscShifted { owner, from, to, .. } => {
                    discs[from][owner] -= 1;
                    discs[to][owner] += 1;
                }
                Event::Scored { seat, by, source: Source::Moods } => heard.push((seat, by)),
                Event::Scored { seat, by, .. } => vp[seat] += by,
                Event::DayEnded { .. } => {
                    assert_eq!(heard, paid(&moods, &discs, &mut vp, seating.seats()));
                    (moods, discs) = (PerWorker::all(0), PerWorker::all(PerSeat::all(0)));
                    heard.clear();
                }
                _ => {}
            }
        }
    }
}
