//! `vorposten play` against bots that think, as people use it.

use super::{RESULT_DE, RESULT_EN, SEED, check_result, file, play, run};

/// Plays Outlive with these arguments and lines.
fn play_outlive(arguments: &str, lines: &str) -> String {
    run(&format!("play outlive --seed {SEED} {arguments}"), lines, "C").well()
}

#[test]
fn whole_games_are_played_against_bots() {
    let lines = "1\n".repeat(200);
    let shown = play("--seats human,greedy,hard@30 --lang en", &lines).well();
    check_result(&shown, RESULT_EN);
    assert!(shown.contains("Orange (you), Blue (Greedy), Brown (hard@30)."), "{shown}");
    assert!(shown.contains("Greedy: Makes the move that looks best at first sight, and never thinks ahead."));
    assert!(!shown.contains("in its mind"), "nobody asked for explanations");
    check_result(&play("--seats uct@20,easy,random,human --lang de", &lines).well(), RESULT_DE);
    check_result(&play_outlive("--seats human,easy@30", &"1\n".repeat(400)), RESULT_EN);
}

#[test]
fn the_usual_opponent_is_medium() {
    assert!(play("", "").well().contains("Orange (you), Blue (Medium)."));
}

#[test]
fn a_seed_makes_games_with_bots_repeatable() {
    let game = || play("--seats medium@40,hard@60 --explain", "").well();
    let shown = game();
    check_result(&shown, RESULT_EN);
    assert_eq!(shown, game());
}

#[test]
fn bots_come_back_with_the_saved_game() {
    let path = file("bots");
    let lines = format!("1\nsave {}\n", path.display());
    let shown = play("--seats human,hard@30", &lines).well();
    assert!(shown.contains("--seats human,hard@30\n"), "{shown}");
}

#[test]
fn bots_explain_themselves_in_both_languages() {
    for (language, head, share) in [
        ("en", "played 50 games in its mind:", "% of its thought"),
        ("de", "hat 50 Spiele im Kopf gespielt:", "% des Nachdenkens"),
    ] {
        let arguments = format!("--seats hard@50,human --start 1 --explain --lang {language}");
        let shown = play(&arguments, "1\n").well();
        let mut lines = shown.lines().skip_while(|line| !line.contains(head)).skip(1);
        for number in 1..=3 {
            let line = lines.next().expect("the best moves");
            assert!(line.trim_start().starts_with(&format!("{number}. ")) && line.ends_with(share), "{line}");
        }
        assert!(shown.contains("Orange (hard@50)"), "{shown}");
    }
}

/// What is chosen in secret is not explained: explanations begin when all choices lie open.
#[test]
fn secrets_are_not_explained() {
    for seats in ["human,hard@30", "hard@30,human,hard@30"] {
        let shown = play_outlive(&format!("--seats {seats} --explain"), &"1\n".repeat(60));
        let (set_up, rounds) = shown.split_once("Round 1").expect("the first round begins");
        assert!(!set_up.contains("in its mind"), "{set_up}");
        assert!(rounds.contains("(hard@30) played 30 games in its mind:"), "{rounds}");
    }
}
