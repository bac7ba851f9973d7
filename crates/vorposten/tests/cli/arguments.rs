//! What the program says to arguments, good and bad.

use crate::common::{refused, vorposten};

#[test]
fn unknown_words_are_refused_with_the_known_ones() {
    refused(&["play", "chess"], "red-outpost");
    refused(&["play", "red-outpost", "--seats", "human,robot"], "robot");
    refused(&["play", "red-outpost", "--tempo", "fast"], "--tempo");
    refused(&["play", "red-outpost", "--edition", "deluxe"], "retail");
    refused(&["box", "chess"], "chess");
    refused(&["dance"], "dance");
    refused(&["bench", "red-outpost", "--seats", "9"], "9");
    refused(&["bench", "outlive", "--seats", "1"], "two to four");
}

/// A language that is there for tests must not be there for people.
#[test]
fn the_program_speaks_no_pseudo_language() {
    refused(&["play", "outlive", "--lang", "qps"], "possible values: en, de");
    refused(&["box", "outlive", "--lang", "qps"], "one of en, de");
}

#[test]
fn what_does_not_fit_together_is_refused() {
    refused(&["play", "red-outpost", "--seats", "random", "--cards"], "no special cards");
    refused(&["play", "red-outpost", "--seats", "random,random,random", "--start", "4"], "seat 4");
    refused(&["play", "red-outpost", "--seats", "random,random", "--difficulty", "hard"], "solo");
    refused(&["play", "red-outpost", "--seats", "random,random,random,random,random"], "at most 4");
    refused(&["play", "outlive", "--seats", "random"], "two to four");
}

/// Every option of a game can be named, in a long form and in a short one.
#[test]
fn options_of_a_game_are_named() {
    let arena = |option: &[&str]| {
        let arguments = ["arena", "red-outpost", "--seats", "random,random", "--games", "2", "--json"];
        let answer = vorposten(&[&arguments[..], option].concat());
        let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        json["options"].clone()
    };
    for (long, short) in [
        (&["--option", "cards=with"][..], &["--cards"][..]),
        (&["--option", "blocks=random", "--option", "start=2"], &["--blocks", "random", "--start", "2"]),
    ] {
        assert_eq!(arena(long), arena(short));
        assert_ne!(arena(long), arena(&[]));
    }
    let refused = |option: &str, reason| refused(&["play", "red-outpost", "--option", option], reason);
    refused("cards", "--option cards: it must be KEY=VALUE");
    refused("cards=many", "--cards: \"many\" is no use of special cards (one of without, with)");
    refused("placement=in-turn", "--placement is no option of Red Outpost");
    refused("seats=3", "--seats is no option of Red Outpost");
}

#[test]
fn the_server_refuses_what_it_cannot_use() {
    for arguments in [&["--listen", "nowhere"][..], &["serve", "--listen", "nowhere"], &["--bots", "0"]] {
        let answer = vorposten(arguments);
        assert_eq!(answer.code, 2, "{arguments:?}");
        assert!(answer.err.contains("invalid value"), "{}", answer.err);
    }
    let answer = vorposten(&["--database", "/dev/null/games.db"]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains("the database cannot be used"), "{}", answer.err);
}

#[test]
fn the_bench_prints_the_documented_json() {
    for (game, seats) in [("red-outpost", 1), ("red-outpost", 4), ("outlive", 2)] {
        let answer = vorposten(&["bench", game, "--seats", &seats.to_string(), "--games", "20", "--json"]);
        let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        assert_eq!(json["game"], game);
        assert_eq!(json["seats"], seats);
        assert_eq!(json["games"], 20);
        for key in ["decisions", "seconds", "decisions_per_second", "games_per_second"] {
            assert!(json[key].as_f64().is_some_and(|number| number > 0.0), "{key} in {json}");
        }
    }
}
