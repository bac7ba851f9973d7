//! Set-up, §2.

use red_outpost::{Blocks, Cards, Difficulty, Edition, RedOutpost, Seating, Setup, Start};
use table::{Game, Seat, Word};

use crate::check::{Scene, given, started};

const TEN: [&str; 10] = [
    "pasture",
    "palace",
    "cornfield",
    "beerhouse",
    "warehouse",
    "administration",
    "spaceship",
    "mine",
    "lake",
    "labour-camp",
];

/// The usual game, seat 1 to begin: nothing is left to chance.
fn usual(seating: Seating) -> Setup {
    Setup { start: Start::One, ..Setup::new(seating) }
}

/// What nature can draw, each with the weight 1, in the order of the vocabulary.
fn draws(scene: &Scene, what: &str) -> Vec<String> {
    let even = |outcome: &String| {
        let outcome = outcome.strip_suffix(" 1").unwrap_or_else(|| panic!("{outcome} is no even chance"));
        let drawn = outcome.strip_prefix(what).unwrap_or_else(|| panic!("{outcome} is no {what}"));
        drawn.trim().to_string()
    };
    scene.outcomes().iter().map(even).collect()
}

#[test]
fn section_2_1_discs_for_influence_by_the_number_of_players() {
    for (seating, discs) in [(Seating::Two, 9), (Seating::Three, 7), (Seating::Four, 6)] {
        let view = started(&usual(seating)).view();
        for seat in Seat::first(seating.seats()) {
            assert_eq!((view.players[seat].reserve, view.players[seat].held), (discs, 0), "{seating}");
        }
    }
}

#[test]
fn section_2_2_everybody_has_five_points_a_crystal_and_the_start_field_of_the_wheel() {
    for seating in [Seating::Two, Seating::Three, Seating::Four] {
        let mut scene = started(&usual(seating));
        for seat in Seat::first(seating.seats()) {
            let name = format!("player {seat}");
            scene = scene.has(&format!("{name} vp 5; {name} wheel 0; {name} crystals 1; {name} donated 0"));
        }
        let view = scene.view();
        assert_eq!(usize::from(view.crystals), 24 - seating.seats());
        assert!(view.supply.values().all(|&cubes| cubes == 6));
        assert!(view.warehouse.values().chain(view.exported.values()).all(|&cubes| cubes == 0));
    }
}

#[test]
fn section_2_3_six_workers_in_the_barracks_in_no_mood_on_the_first_morning() {
    let mut scene = started(&usual(Seating::Three)).has("day 1; phase morning");
    for worker in ["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"] {
        scene = scene.has(&format!("{worker} stands barracks; {worker} mood 0; {worker} discs 0 0 0"));
    }
}

#[test]
fn section_2_4_two_full_decks_lie_face_down() {
    let view = started(&usual(Seating::Two)).view();
    assert_eq!((view.spaceship_left, view.lake_left), (12, 6));
    assert_eq!((view.spaceship_discard.total(), view.lake_discard.total()), (0, 0));
}

#[test]
fn section_2_5_the_recommended_blocks() {
    started(&usual(Seating::Two))
        .has("blocks morning palace beerhouse spaceship; blocks evening pasture cornfield lake");
}

#[test]
fn section_2_5_random_blocks_come_from_ten_locations_the_first_three_for_the_morning() {
    let setup = Setup { blocks: Blocks::Random, ..usual(Seating::Two) };
    let mut scene = started(&setup);
    let mut open = TEN.to_vec();
    for drawn in ["labour-camp", "pasture", "mine", "warehouse", "lake", "palace"] {
        assert_eq!(draws(&scene, "block"), open, "before {drawn}");
        scene = scene.play(&format!("nature block {drawn}"));
        open.retain(|location| *location != drawn);
    }
    scene
        .has("blocks morning pasture mine labour-camp; blocks evening palace warehouse lake")
        .offers("1 move miner beerhouse; 1 move miner lake; 1 move miner spaceship")
        .refuses("1 move miner pasture; 1 move miner mine; 1 move miner labour-camp");
}

#[test]
fn section_2_6_without_special_cards_nobody_has_one() {
    let view = started(&usual(Seating::Four)).view();
    assert!(view.players.values().all(|player| player.location_card.is_none()));
    assert!(view.players.values().all(|player| player.worker_card.is_none()));
}

#[test]
fn section_2_6_everybody_is_dealt_a_worker_card_and_a_location_card() {
    let mut scene = started(&Setup { cards: Cards::With, ..usual(Seating::Three) });
    let mut workers = vec!["shepherd", "farmer", "fisherman", "miner", "bureaucrat", "commissar"];
    for drawn in ["miner", "shepherd", "commissar"] {
        assert_eq!(draws(&scene, "worker-card"), workers);
        scene = scene.play(&format!("nature worker-card {drawn}"));
        workers.retain(|worker| *worker != drawn);
    }
    let mut locations = TEN.to_vec();
    locations.insert(8, "field-kitchen");
    locations.push("barracks");
    for drawn in ["barracks", "field-kitchen", "lake"] {
        assert_eq!(draws(&scene, "location-card"), locations);
        scene = scene.play(&format!("nature location-card {drawn}"));
        locations.retain(|location| *location != drawn);
    }
    scene
        .has("player 1 worker-card miner; player 2 worker-card shepherd; player 3 worker-card commissar")
        .has("player 1 location-card barracks; player 2 location-card field-kitchen")
        .has("player 3 location-card lake; turn 1")
        .offers("1 move miner mine");
}

#[test]
fn section_2_7_the_agreed_start_player_begins() {
    for (start, seat) in [(Start::One, "1"), (Start::Two, "2"), (Start::Three, "3"), (Start::Four, "4")] {
        started(&Setup { start, ..Setup::new(Seating::Four) })
            .has(&format!("start {seat}; turn {seat}"))
            .offers(&format!("{seat} move miner mine"));
    }
}

#[test]
fn section_2_7_chance_decides_evenly_between_the_players() {
    for seating in [Seating::Two, Seating::Three, Seating::Four] {
        let scene = started(&Setup::new(seating));
        let seats: Vec<_> = Seat::first(seating.seats()).map(|seat| seat.to_string()).collect();
        assert_eq!(draws(&scene, "start"), seats);
        let last = seats.last().expect("seats");
        scene
            .play(&format!("nature start {last}"))
            .has(&format!("start {last}; turn {last}"))
            .offers(&format!("{last} move miner mine"))
            .refuses(if seating == Seating::Two { "1 move miner mine" } else { "2 move miner mine" });
    }
}

#[test]
fn section_2_scenes_set_the_same_table() {
    for seats in 2..=4 {
        let scene = given(&format!("seats {seats}"));
        assert_eq!(scene.state(), started(&usual(Seating::ALL[seats - 1])).state());
    }
}

/// Every set-up that can be written down.
fn all_set_ups() -> Vec<Setup> {
    let mut all: Vec<_> = Seating::ALL.iter().map(|&seating| Setup::new(seating)).collect();
    all = vary(&all, Cards::ALL, |setup, &cards| setup.cards = cards);
    all = vary(&all, Start::ALL, |setup, &start| setup.start = start);
    all = vary(&all, Difficulty::ALL, |setup, &difficulty| setup.difficulty = difficulty);
    all = vary(&all, Edition::ALL, |setup, &edition| setup.edition = edition);
    vary(&all, Blocks::ALL, |setup, &blocks| setup.blocks = blocks)
}

fn vary<T>(setups: &[Setup], values: &[T], set: impl Fn(&mut Setup, &T)) -> Vec<Setup> {
    let mut varied = Vec::new();
    for setup in setups {
        for value in values {
            let mut setup = setup.clone();
            set(&mut setup, value);
            varied.push(setup);
        }
    }
    varied
}

#[test]
fn section_2_which_set_ups_are_refused() {
    let mut accepted = 0;
    for setup in all_set_ups() {
        let refused = setup.check().err().map(|(option, _)| option);
        assert_eq!(refused, flaw(&setup), "{setup:?}");
        if refused.is_none() {
            accepted += 1;
            assert_eq!(RedOutpost::seats(&RedOutpost::start(&setup)), setup.seating.seats());
        }
    }
    // Solo: three difficulties, two editions, two layouts. Otherwise: cards, editions and layouts,
    // and the start player, who may be left to chance.
    assert_eq!(accepted, 12 + 8 * (3 + 4 + 5));
}

/// What the rules have against a set-up: no special cards (§10.1) and no start player (§10.2) in the
/// solo game, no difficulty in any other (§10.11), no start player who is not there (§2.7).
fn flaw(setup: &Setup) -> Option<&'static str> {
    let solo = setup.seating == Seating::Solo;
    let absent = match setup.start {
        Start::Random | Start::One => false,
        Start::Two => setup.seating < Seating::Two,
        Start::Three => setup.seating < Seating::Three,
        Start::Four => setup.seating < Seating::Four,
    };
    if solo && setup.cards == Cards::With {
        Some("cards")
    } else if !solo && setup.difficulty != Difficulty::Normal {
        Some("difficulty")
    } else if absent || (solo && setup.start == Start::Random) {
        Some("start")
    } else {
        None
    }
}
