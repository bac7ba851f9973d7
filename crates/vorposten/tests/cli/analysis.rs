//! `vorposten record analyse` on good records and on everything else.

use outlive::Outlive;
use record::Record;
use red_outpost::{RedOutpost, Seating, Setup};
use serde_json::Value;
use table::Game;

use crate::common::{file, folder, refused, vorposten};
use crate::records::played;

/// The record of a whole game in a folder of its own.
fn saved<G: Game>(name: &str, setup: G::Setup) -> (String, Record<G>) {
    let record = played::<G>(setup, 5);
    (file(&folder(name), "game.record", record.write()), record)
}

fn analyse(arguments: &[&str]) -> String {
    let answer = vorposten(&[&["record", "analyse"], arguments].concat());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    answer.out
}

fn analyse_json(arguments: &[&str]) -> Value {
    serde_json::from_str(&analyse(&[&["--json"], arguments].concat())).expect("JSON")
}

/// The chances of everybody, which add up.
#[track_caller]
fn check_chances(point: &Value, parties: usize) {
    let numbers = |key: &str| -> Vec<f64> {
        point[key]
            .as_array()
            .expect("a list")
            .iter()
            .map(|number| number.as_f64().expect("a number"))
            .collect()
    };
    let chances = numbers("chances");
    assert_eq!((chances.len(), numbers("points").len()), (parties, parties), "{point}");
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{point}");
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.001, "{point}");
}

#[test]
fn the_whole_game_is_a_curve() {
    let (path, record) = saved::<RedOutpost>("analysis-curve", Setup::new(Seating::Three));
    let json = analyse_json(&[&path, "--limit", "24"]);
    assert_eq!((&json["game"], &json["limit"]), (&"red-outpost".into(), &"24".into()));
    assert_eq!(json["parties"], serde_json::json!(["1", "2", "3"]));
    let curve = json["curve"].as_array().expect("a list");
    assert_eq!(curve.len(), record.inputs() + 1);
    for (at, point) in curve.iter().enumerate() {
        assert_eq!(point["at"], at);
        check_chances(point, 3);
    }
    let end = curve.last().expect("a point")["chances"].as_array().expect("a list");
    assert!(end.iter().all(|chance| *chance == 0.0 || *chance == 1.0), "the game is over: {end:?}");
    let costliest = json["costliest"].as_array().expect("a list");
    assert_eq!(costliest.len(), 5, "random play is bad play");
    for one in costliest {
        let at = one["at"].as_u64().expect("a number") as usize;
        assert_eq!((&curve[at]["input"], &curve[at]["by"]), (&one["action"], &one["seat"]));
        assert!(one["cost"].as_f64() >= Some(0.03) && one["better"] != one["action"], "{one}");
    }
    let undone = curve.iter().position(|point| point["input"] == "undo").expect("somebody took back");
    assert_eq!(curve[undone]["chances"], curve[undone - 2]["chances"], "it is the same position again");
    assert_eq!(json, analyse_json(&[&path, "--limit", "24"]), "the same on every machine");
}

#[test]
fn the_whole_game_is_drawn_in_both_languages() {
    let (path, record) = saved::<RedOutpost>("analysis-chart", Setup::new(Seating::Two));
    for (language, curve, dear) in [
        ("en", "Everybody's chance to win", "The costliest moves"),
        ("de", "Die Aussichten auf den Sieg", "Die teuersten Züge"),
    ] {
        let shown = analyse(&[&path, "--limit", "12", "--lang", language]);
        assert!(shown.starts_with(curve) && shown.contains(dear), "{shown}");
        assert!(shown.lines().all(|line| line.chars().count() <= 100), "{shown}");
        assert!(
            shown.lines().filter(|line| line.contains('█') || line.contains('░')).count() > record.inputs()
        );
    }
    let (solo, _) = saved::<RedOutpost>("analysis-solo", Setup::new(Seating::Solo));
    assert!(analyse(&[&solo, "--limit", "12"]).contains("░ Autom"), "the automaton has chances too");
}

#[test]
fn one_position_is_shown_in_detail() {
    let (path, record) = saved::<Outlive>("analysis-at", outlive::Setup::new(outlive::Seating::Two));
    let deal = 2 * (6 + 2);
    let setup = analyse_json(&[&path, "--at", &deal.to_string(), "--limit", "40"]);
    check_chances(&setup, 2);
    assert_eq!(setup["decisions"].as_array().map(Vec::len), Some(2), "both choose at the same time");
    let first = &setup["decisions"][0];
    assert_eq!((&first["seat"], &first["games"]), (&"1".into(), &20.into()));
    for key in ["action", "chance", "points", "value", "visits"] {
        assert!(!first["moves"][0][key].is_null(), "{key} in {first}");
    }
    let end = analyse_json(&[&path, "--at", &record.inputs().to_string()]);
    check_chances(&end, 2);
    assert_eq!(end["decisions"], serde_json::json!([]));
    let shown = analyse(&[&path, "--at", "16", "--limit", "40ms"]);
    assert!(shown.starts_with("After 16 inputs of "), "{shown}");
    assert!(shown.contains("Red: the best moves") && shown.contains("Blue: the best moves"), "{shown}");
    let german = analyse(&[&path, "--at", "16", "--limit", "40", "--lang", "de"]);
    assert!(german.contains("Rot: die besten Züge"), "{german}");
    assert!(shown.contains("What was tried longest comes first"), "{shown}");
    assert!(german.contains("Was am längsten versucht wurde, steht vorn"), "{german}");
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let (path, record) = saved::<RedOutpost>("analysis-refused", Setup::new(Seating::Two));
    refused(&["record", "analyse", "--at", "9999", &path], "the record has only");
    refused(&["record", "analyse", "--limit", "long", &path], "“long” is not a number of iterations");
    refused(&["record", "analyse", "--limit", "0", &path], "“0” is not a number of iterations");
    refused(&["record", "analyse", "there is no such file"], "there is no such file or folder");
    let broken =
        file(&folder("analysis-broken"), "broken.record", record.write().replace("seats 2", "seats 3"));
    refused(&["record", "analyse", &broken], "line");
}
