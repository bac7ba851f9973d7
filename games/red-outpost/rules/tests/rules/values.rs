//! The values of the box, §12, and boxes that are refused.

use std::borrow::Cow;

use red_outpost::{
    Blocks, Cards, Event, ExportTrack, Good, LakeCard, Location, PerGood, RedOutpost, Seating, Setup, Source,
    SpaceshipCard, Start, Values, Worker,
};
use table::{Game, Viewer, Word};

use crate::check::{Scene, started};
use crate::played::random_game;

/// The built-in box with a change.
fn changed(change: impl FnOnce(&mut Values)) -> Values {
    let mut values = Values::built_in().clone();
    values.name = Cow::Borrowed("changed");
    change(&mut values);
    values
}

/// A box with this change is refused for this field and reason.
fn refused(change: impl FnOnce(&mut Values), field: &str, reason: &str) {
    let flaw = changed(change).check().expect_err(field);
    assert_eq!((flaw.field.as_str(), flaw.reason.as_str()), (field, reason));
}

fn accepted(change: impl FnOnce(&mut Values)) -> &'static Values {
    let values = changed(change);
    assert_eq!(values.check(), Ok(()));
    Box::leak(Box::new(values))
}

/// A game for two with this box.
fn two_with(values: &'static Values) -> Scene {
    started(&Setup { values, start: Start::One, ..Setup::new(Seating::Two) })
}

#[test]
fn section_12_the_built_in_box() {
    let values = Values::built_in();
    assert_eq!(values.check(), Ok(()));
    assert_eq!((values.mood_lowest, values.mood_highest, values.wheel_fields), (-2, 4, 4));
    for (good, fields) in
        [(Good::Wool, [4, 3]), (Good::Grain, [4, 3]), (Good::Coal, [3, 3]), (Good::Fish, [4, 3])]
    {
        assert_eq!((values.exports[good].permanent(), values.exports[good].last), (&fields[..], 2));
    }
    let spaceship = |card| values.spaceship[card];
    assert_eq!(
        SpaceshipCard::ALL.iter().map(|&card| spaceship(card)).collect::<Vec<_>>(),
        [2, 1, 1, 1, 1, 3, 2, 0, 0, 0, 0, 1]
    );
    assert_eq!(LakeCard::ALL.iter().map(|&card| values.lake[card]).collect::<Vec<_>>(), [3, 2, 1]);
    assert_eq!(values.ring.map(Location::number), [1, 2, 3, 6, 9, 12, 11, 10, 7, 8, 5, 4]);
}

#[test]
fn section_12_the_name_is_one_word() {
    let reason = "must be one word of at most 40 letters, digits, '-', '_' and '.'";
    refused(|values| values.name = Cow::Borrowed(""), "name", reason);
    refused(|values| values.name = Cow::Borrowed("my box"), "name", reason);
    refused(|values| values.name = Cow::Borrowed("box\n"), "name", reason);
    refused(|values| values.name = Cow::Owned("x".repeat(41)), "name", reason);
    accepted(|values| values.name = Cow::Owned("x".repeat(40)));
}

#[test]
fn section_12_1_the_mood_track_holds_the_start_and_the_goal() {
    refused(|values| values.mood_lowest = 1, "mood.lowest", "1 is not between -9 and 0");
    refused(|values| values.mood_lowest = -10, "mood.lowest", "-10 is not between -9 and 0");
    refused(|values| values.mood_highest = 2, "mood.highest", "2 is not between 3 and 9");
    refused(|values| values.mood_highest = 10, "mood.highest", "10 is not between 3 and 9");
    accepted(|values| (values.mood_lowest, values.mood_highest) = (0, 3));
    accepted(|values| (values.mood_lowest, values.mood_highest) = (-9, 9));
}

#[test]
fn section_12_2_the_wheel_has_fields() {
    refused(|values| values.wheel_fields = 0, "wheel.fields", "0 is not between 1 and 12");
    refused(|values| values.wheel_fields = 13, "wheel.fields", "13 is not between 1 and 12");
    accepted(|values| values.wheel_fields = 1);
    accepted(|values| values.wheel_fields = 12);
}

#[test]
fn r4_more_than_three_permanent_fields_are_refused() {
    assert_eq!(ExportTrack::new(&[4, 3, 2, 1], 2), None);
    let track = ExportTrack::new(&[4, 3, 2], 1).expect("three are possible");
    assert_eq!((track.permanent(), track.last), (&[4, 3, 2][..], 1));
    assert_eq!(ExportTrack::new(&[], 1).map(|track| track.permanent().len()), Some(0));
}

#[test]
fn section_12_3_what_exports_pay() {
    let with = |fields: &[u8], last| ExportTrack::new(fields, last).expect("few enough fields");
    refused(
        |values| values.exports[Good::Coal] = with(&[3, 21], 2),
        "exports.coal",
        "21 is not between 0 and 20",
    );
    refused(
        |values| values.exports[Good::Fish] = with(&[3, 3], 21),
        "exports.fish",
        "21 is not between 0 and 20",
    );
    accepted(|values| values.exports[Good::Fish] = with(&[20, 0, 20], 20));
}

#[test]
fn section_12_4_and_12_5_the_decks_are_complete() {
    refused(
        |values| values.spaceship[SpaceshipCard::Wool] = 0,
        "spaceship",
        "the deck has 11 cards instead of 12",
    );
    refused(
        |values| values.spaceship[SpaceshipCard::Wool] = 2,
        "spaceship",
        "the deck has 13 cards instead of 12",
    );
    refused(
        |values| values.spaceship[SpaceshipCard::Wool] = 255,
        "spaceship",
        "the deck has 266 cards instead of 12",
    );
    refused(|values| values.lake[LakeCard::Nothing] = 4, "lake", "the deck has 7 cards instead of 6");
    refused(|values| values.lake[LakeCard::TwoFish] = 0, "lake", "the deck has 5 cards instead of 6");
    let four_fish = |values: &mut Values| {
        values.lake[LakeCard::Nothing] = 2;
        values.lake[LakeCard::OneFish] = 3;
    };
    refused(four_fish, "lake", "4 cards show fish instead of 3");
    accepted(|values| {
        values.lake[LakeCard::OneFish] = 0;
        values.lake[LakeCard::TwoFish] = 3;
    });
}

#[test]
fn section_12_7_the_ring_has_every_location_once() {
    refused(|values| values.ring[3] = Location::Pasture, "ring", "pasture stands there twice");
    accepted(|values| values.ring.reverse());
}

#[test]
fn section_12_8_three_different_cards_a_worker_with_three_different_locations() {
    refused(
        |values| values.autom[4].locations[2] = Location::Lake,
        "autom[5].locations",
        "lake stands there twice",
    );
    for (location, name) in [(Location::Barracks, "barracks"), (Location::FieldKitchen, "field-kitchen")] {
        let reason = format!("Autom's cards never show the {name}");
        refused(|values| values.autom[0].locations[1] = location, "autom[1].locations", &reason);
    }
    refused(|values| values.autom[2] = values.autom[1], "autom[3]", "the same card as autom[2]");
    let four_shepherds = |values: &mut Values| values.autom[17].worker = Worker::Shepherd;
    refused(four_shepherds, "autom", "the shepherd is on 4 cards instead of 3");
}

#[test]
fn section_12_9_goal_cards() {
    use Worker::{Farmer, Miner, Shepherd};
    let workers = |workers: &[Worker]| workers.iter().copied().collect();
    let goods = |goods: &[Good]| goods.iter().copied().collect();
    let three = [Shepherd, Farmer, Miner];
    let no = "0 workers instead of one or two";
    let too_many = "3 workers instead of one or two";
    refused(
        |v| v.goals[0].extra_discs = workers(&three[..2]),
        "goals[1].extra-discs",
        "2 workers instead of 3",
    );
    refused(|v| v.goals[0].extra_discs.insert(Miner), "goals[1].extra-discs", "4 workers instead of 3");
    refused(|v| v.goals[1].free = workers(&[]), "goals[2].free", no);
    refused(|v| v.goals[1].free = workers(&three), "goals[2].free", too_many);
    refused(|v| v.goals[11].happy = workers(&[]), "goals[12].happy", no);
    refused(|v| v.goals[11].happy = workers(&three), "goals[12].happy", too_many);
    refused(|v| v.goals[2].goods = goods(&[]), "goals[3].goods", "0 goods instead of one or two");
    refused(
        |v| v.goals[2].goods = goods(&[Good::Wool, Good::Coal, Good::Fish]),
        "goals[3].goods",
        "3 goods instead of one or two",
    );
    let six = |v: &mut Values| {
        v.goals[0].free = workers(&three[..2]);
        v.goals[0].happy = workers(&three[..2]);
        v.goals[0].goods = goods(&[Good::Wool, Good::Coal]);
    };
    refused(six, "goals[1]", "has 6 goals; a goal card has three to five");
    refused(|v| v.goals[3].penalty = 0, "goals[4].penalty", "0 is not between 1 and 20");
    refused(|v| v.goals[3].penalty = 21, "goals[4].penalty", "21 is not between 1 and 20");
    refused(|v| v.goals[0].warehouse[1] = Good::Coal, "goals[1].warehouse", "coal stands there twice");
    refused(|v| v.goals[0].workers[5] = Miner, "goals[1].workers", "miner stands there twice");
    refused(|v| v.goals[0].spaceship[3] = Good::Fish, "goals[1].spaceship", "fish stands there twice");
    refused(|v| v.goals[0].exports[Good::Grain] = 21, "goals[1].exports.grain", "21 is not between 0 and 20");
    refused(|v| v.goals[7] = v.goals[5], "goals[8]", "the same card as goals[6]");
}

#[test]
fn section_12_2_a_game_with_a_wheel_of_three_fields() {
    two_with(accepted(|values| values.wheel_fields = 3))
        .play("1 move farmer labour-camp")
        .has("player 1 wheel 0; player 1 vp 7; player 1 crystals 2");
}

#[test]
fn section_12_2_a_wheel_of_one_field_pays_every_time() {
    two_with(accepted(|values| values.wheel_fields = 1))
        .play("1 move farmer labour-camp")
        .has("player 1 wheel 0; player 1 vp 11; player 1 crystals 4");
}

#[test]
fn section_12_1_a_game_with_another_mood_track() {
    two_with(accepted(|values| values.mood_lowest = 0))
        .play("1 move farmer mine")
        .has("farmer mood 0; warehouse coal 1");
    two_with(accepted(|values| values.mood_lowest = -1)).play("1 move farmer mine").has("farmer mood -1");
}

/// R2: whether a price in mood can be paid depends on the track. Player 1 has the cards of Miner and Mine.
#[test]
fn r2_the_bottom_is_that_of_the_box() {
    let with = |lowest| {
        let values = accepted(|values| values.mood_lowest = lowest);
        let setup = Setup { values, cards: Cards::With, start: Start::One, ..Setup::new(Seating::Two) };
        started(&setup)
            .play("nature worker-card miner; nature worker-card farmer")
            .play("nature location-card mine; nature location-card lake")
    };
    with(0).play("1 move farmer mine").has("turn 2; warehouse coal 1; farmer mood 0");
    with(0).play("1 move miner pasture").has("turn 2; warehouse wool 1; miner mood 0");
    with(-1).play("1 move farmer mine; 1 use").has("turn 2; player 1 wheel 3; farmer mood -1");
    with(-1).play("1 move miner pasture").has("turn 2; warehouse wool 1; miner mood -1");
    with(-3).play("1 move miner labour-camp; 1 overtime wool").has("turn 2; warehouse wool 2; miner mood -3");
}

#[test]
fn section_12_3_a_game_with_other_export_tracks() {
    let track = ExportTrack::new(&[7], 1).expect("few enough fields");
    two_with(accepted(|values| values.exports = PerGood::all(track)))
        .play("1 move miner mine; 2 move farmer labour-camp; 2 move miner cornfield; 1 move fisherman mine")
        .has("warehouse coal 0; exported coal 1; player 1 vp 12");
}

/// R4: with three permanent fields all but one cube of a kind can be in use, and never one too many.
#[test]
fn r4_cubes_never_run_out() {
    let track = ExportTrack::new(&[1, 1, 1], 1).expect("three are possible");
    let values = accepted(|values| values.exports = PerGood::all(track));
    let mut scarcest = 6;
    for seed in 0..200 {
        random_game(&Setup { values, ..Setup::new(Seating::Two) }, seed, |state, _, _| {
            let supply = RedOutpost::view(state, Viewer::Spectator).supply;
            scarcest = scarcest.min(*supply.values().min().expect("four goods"));
        });
    }
    assert_eq!(scarcest, 1);
}

#[test]
fn section_12_7_autom_follows_the_ring_of_the_box() {
    let values = accepted(|values| values.ring.reverse());
    let setup = Setup { values, blocks: Blocks::Random, ..Setup::new(Seating::Solo) };
    started(&setup)
        .play("nature block cornfield; nature block beerhouse; nature block warehouse")
        .play("nature block mine; nature block lake; nature block palace")
        .play("nature goal 1; nature autom 10; nature autom 1")
        .has("shepherd lies labour-camp");
}

#[test]
fn section_10_4_a_missed_goal_costs_what_the_card_says() {
    let values = accepted(|values| values.goals.iter_mut().for_each(|card| card.penalty = 7));
    let mut lost = Vec::new();
    for seed in 0..20 {
        let (_, events) = random_game(&Setup { values, ..Setup::new(Seating::Solo) }, seed, |_, _, _| {});
        lost.extend(events.iter().filter_map(|event| match event {
            Event::Scored { by, source: Source::Goals, .. } => Some(*by),
            _ => None,
        }));
    }
    assert_eq!(lost.iter().min(), Some(&-7));
    assert!(lost.iter().filter(|by| **by == -7).count() > lost.len() / 4, "{lost:?}");
}
