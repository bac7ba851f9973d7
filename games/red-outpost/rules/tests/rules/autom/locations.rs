//! Autom at the locations, §10.6. Goal card 1 has the goods coal, wool, fish, grain for the Warehouse and
//! fish, grain, wool, coal for the Spaceship; it wants coal; exports pay 2, 2, 1 and 3.

use red_outpost::Good;

use crate::check::{Scene, given};

/// Autom is to move, to the first free location of its card.
fn autom(card: &str, facts: &str) -> Scene {
    given(&format!("seats 1; phase forenoon; goal 1; autom {card}; {facts}"))
}

/// Cards that lead there. Where another location stands further up, somebody is in it.
const PALACE: &str = "11";
const CORNFIELD: &str = "10";
const BEERHOUSE: &str = "11; farmer stands palace";
const WAREHOUSE: &str = "18; farmer stands palace; bureaucrat stands spaceship";
const ADMINISTRATION: &str = "6";
const SPACESHIP: &str = "18; farmer stands palace";
const MINE: &str = "2";
const LAKE: &str = "5";
const PASTURE: &str = "3; bureaucrat stands administration";
const LABOUR_CAMP: &str = "13";

#[test]
fn section_10_6_palace_autom_always_donates() {
    let scene = autom(PALACE, "").play("nature autom 10");
    assert_eq!(scene.view().crystals, 23, "not from the supply");
    scene.changes("autom 10; miner lies palace; miner mood 1; commissar mood 1; player 2 donated 1");
    autom(PALACE, "player 2 donated 2")
        .play("nature autom 16")
        .changes("autom 16; commissar lies palace; player 2 donated 3");
}

#[test]
fn section_10_6_beerhouse_a_point_instead_of_the_trade() {
    autom(BEERHOUSE, "")
        .play("nature autom 10")
        .changes("autom 10; miner lies beerhouse; miner mood 2; player 2 vp 6");
    autom(BEERHOUSE, "")
        .play("nature autom 16")
        .changes("autom 16; commissar lies beerhouse; commissar mood -1; player 2 vp 6");
}

#[test]
fn section_10_6_warehouse_one_good_is_removed_by_priority() {
    for (stored, removed) in [
        ("warehouse coal 1; warehouse wool 2; warehouse fish 1; warehouse grain 1", "warehouse coal 0"),
        ("warehouse wool 2; warehouse fish 1; warehouse grain 1", "warehouse wool 1"),
        ("warehouse fish 1; warehouse grain 2", "warehouse fish 0"),
        ("warehouse grain 2", "warehouse grain 1"),
    ] {
        let scene = autom(WAREHOUSE, stored).play("nature autom 10");
        scene.changes(&format!("autom 10; miner lies warehouse; {removed}"));
    }
    let scene = autom(WAREHOUSE, "warehouse grain 2").play("nature autom 10");
    assert_eq!(scene.view().supply[Good::Grain], 5);
}

#[test]
fn section_10_6_warehouse_nothing_happens_if_it_is_empty() {
    autom(WAREHOUSE, "").play("nature autom 10").changes("autom 10; miner lies warehouse");
}

#[test]
fn section_10_6_administration_an_autom_disc_on_the_mover() {
    let scene = autom(ADMINISTRATION, "miner discs 0 1; farmer discs 0 2").play("nature autom 10");
    assert_eq!(scene.view().players[super::AUTOM].reserve, 5);
    scene.changes("autom 10; miner lies administration; miner discs 0 2; bureaucrat mood 1");
}

#[test]
fn section_10_6_administration_only_if_a_disc_is_left() {
    autom(ADMINISTRATION, "farmer discs 0 9")
        .play("nature autom 10")
        .changes("autom 10; miner lies administration; bureaucrat mood 1");
}

#[test]
fn r18_the_bureaucrat_gets_a_disc_and_her_crystal_is_a_point() {
    autom(ADMINISTRATION, "bureaucrat discs 0 1")
        .play("nature autom 13")
        .changes("autom 13; bureaucrat lies administration; bureaucrat discs 0 2; player 2 vp 6");
    autom(ADMINISTRATION, "farmer discs 0 9")
        .play("nature autom 13")
        .changes("autom 13; bureaucrat lies administration; player 2 vp 6");
}

#[test]
fn section_10_6_spaceship_named_goods_crystals_and_nothing() {
    let at = "autom 10; miner lies spaceship; miner mood -1";
    autom(SPACESHIP, "")
        .play("nature autom 10; nature spaceship nothing")
        .changes(&format!("{at}; spaceship nothing 1"));
    autom(SPACESHIP, "")
        .play("nature autom 10; nature spaceship wool")
        .changes(&format!("{at}; spaceship wool 1; warehouse wool 1"));
    autom(SPACESHIP, "")
        .play("nature autom 10; nature spaceship crystal")
        .changes(&format!("{at}; spaceship crystal 1; player 2 vp 6"));
    autom(SPACESHIP, "")
        .play("nature autom 10; nature spaceship choice-crystal")
        .changes(&format!("{at}; spaceship choice-crystal 1; warehouse fish 1; player 2 vp 6"));
}

#[test]
fn section_10_6_spaceship_a_good_of_choice_that_exports_at_once() {
    for (stored, exported, vp) in [
        ("warehouse coal 2", "warehouse coal 0", 6),
        ("warehouse coal 2; warehouse wool 2; warehouse fish 1", "warehouse wool 0", 7),
        ("warehouse coal 2; warehouse grain 2; warehouse wool 2", "warehouse grain 0", 7),
        ("warehouse coal 2; warehouse grain 2; warehouse wool 2; warehouse fish 2", "warehouse fish 0", 8),
    ] {
        autom(SPACESHIP, stored).play("nature autom 10; nature spaceship choice").changes(&format!(
            "autom 10; miner lies spaceship; miner mood -1; spaceship choice 1; {exported}; player 2 vp {vp}"
        ));
    }
}

#[test]
fn section_10_6_spaceship_without_an_export_the_first_by_priority() {
    autom(SPACESHIP, "warehouse coal 1; warehouse wool 1; warehouse fish 1")
        .play("nature autom 10; nature spaceship choice")
        .has("warehouse fish 2; warehouse coal 1; warehouse wool 1; player 2 vp 5; player 2 wheel 0");
}

#[test]
fn section_10_6_the_wheel_turns_and_a_lap_is_three_points() {
    autom(PASTURE, "player 2 wheel 2")
        .play("nature autom 2")
        .has("player 2 wheel 3; player 2 vp 5; warehouse wool 1");
    autom(PASTURE, "player 2 wheel 3")
        .play("nature autom 2")
        .changes("autom 2; shepherd lies pasture; warehouse wool 1; player 2 wheel 0; player 2 vp 8");
    autom(MINE, "player 2 wheel 3")
        .play("nature autom 10")
        .changes("autom 10; miner lies mine; warehouse coal 2; player 2 wheel 1; player 2 vp 8");
}

#[test]
fn section_10_6_autom_scores_for_a_crystal_even_if_the_supply_has_none() {
    autom(PASTURE, "player 2 wheel 3; player 1 crystals 24").play("nature autom 2").has("player 2 vp 8");
}

#[test]
fn section_10_6_automs_exports_score_by_part_c_and_fill_no_goal() {
    // The card wants coal.
    let scene = autom(MINE, "warehouse coal 2").play("nature autom 10");
    assert_eq!(scene.view().supply[Good::Coal], 5, "all three cubes return");
    scene.changes("autom 10; miner lies mine; warehouse coal 1; player 2 wheel 2; player 2 vp 6");
    autom(LABOUR_CAMP, "warehouse wool 2; warehouse grain 2; warehouse fish 2; player 2 wheel 1")
        .play("nature autom 10")
        .changes(
            "autom 10; miner lies labour-camp; miner mood -2; warehouse wool 0; warehouse grain 0
            warehouse fish 0; player 2 wheel 0; player 2 vp 15",
        );
}

#[test]
fn section_10_6_lake_anybody_draws_one_card() {
    autom(LAKE, "")
        .play("nature autom 10; nature lake two-fish")
        .changes("autom 10; miner lies lake; warehouse fish 2; player 2 wheel 2; lake two-fish 1")
        .offers("1 move farmer mine");
    autom(LAKE, "")
        .play("nature autom 10; nature lake nothing")
        .changes("autom 10; miner lies lake; miner mood -1; lake nothing 1");
}

#[test]
fn r19_the_fisherman_takes_the_better_of_two_cards() {
    let at = "autom 7; fisherman lies lake";
    for (drawn, taken) in [
        (["nothing", "nothing"], "lake nothing 2"),
        (["nothing", "one-fish"], "lake nothing 1; lake one-fish 1; warehouse fish 1; player 2 wheel 1"),
        (["one-fish", "nothing"], "lake nothing 1; lake one-fish 1; warehouse fish 1; player 2 wheel 1"),
        (["one-fish", "one-fish"], "lake one-fish 2; warehouse fish 1; player 2 wheel 1"),
        (
            ["one-fish", "two-fish"],
            "lake one-fish 1; lake two-fish 1; warehouse fish 2; player 2 wheel 2; fisherman mood 1",
        ),
        (
            ["two-fish", "nothing"],
            "lake nothing 1; lake two-fish 1; warehouse fish 2; player 2 wheel 2; fisherman mood 1",
        ),
    ] {
        let [first, second] = drawn;
        autom(LAKE, "")
            .play(&format!("nature autom 7; nature lake {first}; nature lake {second}"))
            .changes(&format!("{at}; {taken}"))
            .offers("1 move miner mine");
    }
}

#[test]
fn r19_autom_never_shuffles_by_choice_but_the_rules_do() {
    // A deck with discards is left alone before and after.
    let scene = autom(LAKE, "lake nothing 2; lake one-fish 1").play("nature autom 7");
    assert_eq!(scene.outcomes(), ["lake nothing 1", "lake one-fish 1", "lake two-fish 1"]);
    scene.play("nature lake nothing; nature lake one-fish").changes(
        "autom 7; fisherman lies lake; warehouse fish 1; player 2 wheel 1; lake nothing 3; lake one-fish 2",
    );
    // The third fish card brings a new deck.
    autom(LAKE, "lake one-fish 2; lake nothing 1")
        .play("nature autom 7; nature lake two-fish; nature lake nothing")
        .has("lake nothing 0; lake one-fish 0; lake two-fish 0; warehouse fish 2");
    // One card left: it is drawn, the other five are shuffled, and one of them is the second.
    let scene = autom(LAKE, "lake one-fish 2; lake nothing 3").play("nature autom 7; nature lake two-fish");
    assert_eq!(scene.outcomes(), ["lake nothing 3", "lake one-fish 2"]);
    scene
        .play("nature lake nothing")
        .has("lake nothing 1; lake one-fish 0; lake two-fish 1; warehouse fish 2");
}

#[test]
fn section_10_6_moods_and_goods_are_otherwise_as_usual() {
    autom(PASTURE, "")
        .play("nature autom 10")
        .changes("autom 10; miner lies pasture; miner mood -1; warehouse wool 1; player 2 wheel 1");
    autom(MINE, "farmer mood -1")
        .play("nature autom 4")
        .changes("autom 4; farmer lies mine; farmer mood -2; warehouse coal 1; player 2 wheel 1");
    autom(CORNFIELD, "")
        .play("nature autom 4")
        .changes("autom 4; farmer lies cornfield; warehouse grain 1; player 2 wheel 1");
}
