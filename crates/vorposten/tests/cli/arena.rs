//! `vorposten arena`: bots against each other, counted.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use crate::common::{file, folder, refused, vorposten};

/// The report of an arena with these arguments.
#[track_caller]
fn arena(arguments: &str) -> Value {
    let arguments: Vec<&str> = ["arena"].into_iter().chain(arguments.split(' ')).chain(["--json"]).collect();
    let answer = vorposten(&arguments);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out.lines().count(), 1, "one JSON object: {}", answer.out);
    serde_json::from_str(&answer.out).expect("JSON")
}

/// The report without what is measured.
fn untimed(mut report: Value) -> Value {
    report["seconds"].take();
    for player in report["players"].as_array_mut().expect("players") {
        for measured in ["iterations_per_second", "mean_ms", "max_ms", "late"] {
            player[measured].take();
        }
    }
    report
}

fn records(folder: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(folder).expect("the folder was made");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).expect("a record"))
    };
    entries.map(read).collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn the_same_command_gives_the_same_games_on_any_number_of_threads() {
    for game in ["red-outpost --cards", "outlive"] {
        let folder = folder(&format!("arena-again-{}", &game[..3]));
        let mut runs = Vec::new();
        for (run, threads) in [1, 1, 2].into_iter().enumerate() {
            let into = folder.join(run.to_string());
            let command = format!(
                "{game} --seats easy@4,greedy --games 4 --seed 7 --threads {threads} --records {}",
                into.display()
            );
            runs.push((untimed(arena(&command)), records(&into)));
        }
        assert_eq!(runs[0], runs[1], "{game}");
        assert_eq!(runs[0], runs[2], "{game}");
        let other = arena(&format!("{game} --seats easy@4,greedy --games 4 --seed 8"));
        assert_ne!(runs[0].0["players"], untimed(other)["players"], "another seed, other games");
    }
}

#[test]
fn every_record_holds_and_a_deal_has_the_same_dice_in_each_rotation() {
    let folder = folder("arena-records");
    arena(&format!("red-outpost --seats greedy,random,random --games 4 --records {}", folder.display()));
    let records = records(&folder);
    let names: Vec<&str> = records.keys().map(String::as_str).collect();
    assert_eq!(names, ["0001-1.txt", "0001-2.txt", "0001-3.txt", "0002-1.txt", "0002-2.txt", "0002-3.txt"]);
    for name in &names {
        let path = folder.join(name);
        let checked = vorposten(&["record", "check", path.to_str().expect("UTF-8")]);
        assert_eq!(checked.code, 0, "{}", checked.err);
        assert!(checked.out.contains("every draw is what the committed seed gave"), "{}", checked.out);
        assert!(checked.out.contains("The game is over."), "{}", checked.out);
    }
    let commitment =
        |name: &str| records[name].lines().find(|line| line.starts_with("commitment")).map(str::to_owned);
    assert_eq!(commitment("0001-1.txt"), commitment("0001-3.txt"));
    assert_ne!(commitment("0001-1.txt"), commitment("0002-1.txt"));
    assert_ne!(records["0001-1.txt"], records["0001-2.txt"]);
}

#[test]
fn the_report_has_the_documented_shape() {
    let report = arena("outlive --seats easy@4,greedy,greedy --games 5 --seed 3 --placement in-turn");
    assert_eq!(report["game"], "outlive");
    assert_eq!(report["seed"], 3);
    assert_eq!((&report["games_requested"], &report["games"]), (&5.into(), &6.into()));
    assert_eq!(report["interrupted"], false);
    let players = report["players"].as_array().expect("players");
    let names: Vec<_> = players.iter().map(|player| (&player["name"], &player["games"])).collect();
    assert_eq!(names, [(&"easy@4".into(), &6.into()), (&"greedy".into(), &12.into())]);
    for player in players {
        let (low, high) = (number(&player["ci95"][0]), number(&player["ci95"][1]));
        let rate = number(&player["win_rate"]);
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{player}");
        assert!((number(&player["wins"]) / number(&player["games"]) - rate).abs() < 1e-9, "{player}");
        for key in ["mean_score", "mean_margin", "elo", "decisions", "mean_ms", "max_ms", "late"] {
            number(&player[key]);
        }
        assert_eq!(player["elo_ci95"].as_array().map(Vec::len), Some(2));
    }
    assert!(number(&players[0]["iterations_per_second"]) > 0.0);
    assert!(players[1]["iterations_per_second"].is_null(), "who does not search has none");
    let all: f64 = players.iter().map(|player| number(&player["wins"])).sum();
    assert!((all - 6.0).abs() < 1e-9, "every game has one win");
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!(seats.iter().map(|seat| &seat["seat"]).collect::<Vec<_>>(), ["1", "2", "3"]);
    let shares: f64 = seats.iter().map(|seat| number(&seat["win_rate"])).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{seats:?}");
}

/// As everybody has every seat equally often, who always wins gives every seat the same share.
#[test]
fn greedy_beats_random_from_every_seat() {
    for game in ["red-outpost", "outlive"] {
        let report = arena(&format!("{game} --seats random,greedy --games 20"));
        let greedy = &report["players"][1];
        assert!(number(&greedy["win_rate"]) >= 0.9, "{game}: {greedy}");
        assert!(number(&greedy["ci95"][0]) < 1.0 && number(&greedy["elo"]) > 100.0, "{game}: {greedy}");
        for seat in report["seats"].as_array().expect("seats") {
            assert!((number(&seat["win_rate"]) - 0.5).abs() <= 0.1, "{game}: {seat}");
        }
    }
}

#[test]
fn in_the_solo_game_autom_has_a_line() {
    let report = arena("red-outpost --seats greedy --games 3 --difficulty hard");
    assert_eq!(report["games"], 3);
    assert_eq!(
        (&report["players"][0]["name"], &report["players"][1]["name"]),
        (&"greedy".into(), &"autom".into())
    );
    let (bot, autom) = (&report["players"][0], &report["players"][1]);
    assert!((number(&bot["win_rate"]) + number(&autom["win_rate"]) - 1.0).abs() < 1e-9);
    assert!((number(&bot["mean_margin"]) + number(&autom["mean_margin"])).abs() < 1e-9);
    assert_eq!(autom["decisions"], 0);
    assert_eq!(report["seats"].as_array().map(Vec::len), Some(1));
}

#[test]
fn people_read_tables_and_are_told_of_rounding() {
    let answer = vorposten(&["arena", "red-outpost", "--seats", "random,random", "--games", "3"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for part in ["4 games with seed 1", "3 games were asked for", "win rate", "50.0 %", "longest ms", "seat "]
    {
        assert!(answer.out.contains(part), "{part}: {}", answer.out);
    }
    assert!(answer.out.lines().all(|line| line.chars().count() <= 110), "{}", answer.out);
}

#[test]
fn a_box_can_be_given() {
    let folder = folder("arena-box");
    let values = red_outpost::Values {
        name: "short-wheel".into(),
        wheel_fields: 3,
        ..red_outpost::Values::built_in().clone()
    };
    let path = file(&folder, "box.toml", values.to_string());
    arena(&format!(
        "red-outpost --seats random,random --games 1 --box {path} --records {}",
        folder.display()
    ));
    let record = std::fs::read_to_string(folder.join("0001-1.txt")).expect("a record");
    assert!(record.contains("box short-wheel "), "{record}");
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |arguments: &str, reason: &str| {
        refused(&["arena"].into_iter().chain(arguments.split(' ')).collect::<Vec<_>>(), reason);
    };
    refused("chess --seats random,random", "red-outpost");
    refused("red-outpost", "--seats");
    refused("red-outpost --seats robot,random", "“robot” is no bot");
    refused("red-outpost --seats random@5,random", "takes no limit");
    refused("red-outpost --seats random,random,random,random,random", "at most 4");
    refused("outlive --seats random", "two to four");
    refused("outlive --seats random,random --cards", "--cards is no option of Outlive");
    let missing = "“hard-priors@5” leaves out what no bot of outlive has: priors";
    refused("outlive --seats hard-priors@5,random", missing);
    refused("red-outpost --seats random,random --difficulty hard", "solo");
    refused("red-outpost --seats random,random --games 0", "0");
    refused("red-outpost --seats random,random --threads 0", "0");
    refused("red-outpost --seats random,random --box nowhere.toml", "nowhere.toml cannot be read");
    let path = file(&folder("arena-refused"), "file", "");
    refused(&format!("red-outpost --seats random,random --records {path}"), "no records can be written");
}

/// Whoever presses Ctrl-C sees what was found until then.
#[cfg(unix)]
#[test]
fn an_interrupted_arena_tells_its_results() {
    use std::process::{Command, Stdio};
    let folder = folder("arena-interrupted");
    let arena = Command::new(env!("CARGO_BIN_EXE_vorposten"))
        .args(["arena", "outlive", "--seats", "random,random", "--games", "1000000", "--json", "--records"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    while !folder.join("0002-2.txt").exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let interrupt = Command::new("kill").args(["-INT", &arena.id().to_string()]).status();
    assert!(interrupt.expect("a signal is sent").success());
    let output = arena.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["interrupted"], true);
    let games = report["games"].as_u64().expect("a number");
    assert!(games >= 2 && games.is_multiple_of(2), "whole deals only: {games}");
}
