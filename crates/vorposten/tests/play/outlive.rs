//! `vorposten play outlive`, as people use it.

use outlive::Outlive;
use record::Fairness;

use super::{Played, RESULT_DE, RESULT_EN, SEED, check_record, check_result, compare, file, run};

/// Plays Outlive with these arguments and lines.
fn play_outlive(arguments: &str, lines: &str) -> Played {
    run(&format!("play outlive --seed {SEED} {arguments}"), lines, "C")
}

/// The set-up and the first Day and Night.
const LINES: &str = "2\n1\n1\n2\n5\n1\n1\n2\n1\n1\n2\n1\n1\n1\n1\n1\n1\n1\n";

#[test]
fn whole_games_are_played_in_both_languages_by_any_number_of_people() {
    let lines = "1\n2\n1\n".repeat(400);
    for seats in ["human,random", "human,human", "random,human,random", "human,human,random,human"] {
        check_result(&play_outlive(&format!("--seats {seats} --lang en"), &lines).well(), RESULT_EN);
        check_result(&play_outlive(&format!("--seats {seats} --lang de"), &lines).well(), RESULT_DE);
    }
    let in_turn = "--seats random,human,human --placement in-turn --lang de";
    check_result(&play_outlive(in_turn, &"2\n1\n".repeat(700)).well(), RESULT_DE);
}

#[test]
fn random_seats_play_by_themselves() {
    for seats in ["random,random", "random,random,random", "random,random,random,random"] {
        let shown = play_outlive(&format!("--seats {seats}"), "").well();
        check_result(&shown, RESULT_EN);
        assert!(!shown.contains("> "), "nobody is asked");
    }
}

/// With several people at one screen, the others are asked to look away before somebody's hand.
#[test]
fn secrets_are_announced_where_people_share_the_screen() {
    let look_away = "Everybody else: please look away.";
    let shared = play_outlive("--seats human,human", &"1\n".repeat(10)).well();
    assert_eq!(shared.matches(look_away).count(), 4, "two hands, and twice where the heroes go");
    let hands = shared.matches("Six rooms, of which you keep four:").count();
    assert_eq!(hands, 2, "each sees the own hand once");
    let alone = play_outlive("--seats human,random", &"1\n".repeat(10)).well();
    assert!(!alone.contains(look_away));
}

#[test]
fn wrong_input_is_answered_with_a_sentence() {
    for (input, answer) in [
        ("0", "There is no choice 0; the numbers go from 1 to "),
        ("99", "There is no choice 99; the numbers go from 1 to "),
        ("", "Type a number from 1 to "),
        ("dance", "That is not understood: "),
        ("move 5 forest", "The rules do not allow \"move 5 forest\" now."),
        ("undo", "There is nothing to take back"),
    ] {
        let shown = play_outlive("--seats human,random", &format!("{input}\n1\n")).well();
        assert!(shown.contains(answer), "{input:?}: {shown}");
        assert!(shown.contains("Which room do you build for free?"), "it goes on after {input:?}");
    }
}

#[test]
fn commands_tell_show_and_take_back() {
    let shown = play_outlive("--seats human,random", "1\nundo\n1\nshow\nlog\nrules\nhelp\n").well();
    assert!(shown.contains("Taken back."));
    assert_eq!(shown.matches("Discard two of your six rooms").count(), 2);
    assert!(shown.contains("Set-up") && shown.contains("docs/rules/outlive.en.md"));
    assert!(shown.contains("move 5 forest"), "an example of this game");
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let path = file("outlive");
    let shown_path = path.display();
    let table = "--seats human,random,random";
    let lines = format!("{}save {shown_path}\nquit\n", "1\n".repeat(40));
    let first = play_outlive(table, &lines).well();
    assert!(first.trim_end().ends_with(&format!("vorposten play outlive --load {shown_path} {table}")));
    let report = check_record::<Outlive>(&path);
    assert!(matches!(report.fairness, Fairness::Verified { segments: 1 }) && !report.over, "{report:?}");
    let rest = format!("{}save {shown_path}\n", "1\n".repeat(500));
    check_result(&play_outlive(&format!("--load {shown_path} {table}"), &rest).well(), RESULT_EN);
    assert!(check_record::<Outlive>(&path).over);
    let within = play_outlive("--seats human,human", &format!("1\nload {shown_path}\n")).well();
    check_result(&within, RESULT_EN);
}

#[test]
fn the_table_looks_as_it_should() {
    let three = play_outlive("--seats human,random,random --lang en", LINES).well();
    compare("outlive-three.en.txt", &three);
    let two = play_outlive("--seats human,random --lang de", LINES).well();
    compare("outlive-two.de.txt", &two);
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    for (arguments, reason) in [
        ("play outlive --seats human", "Outlive is for two to four players, but --seats names 1"),
        ("play outlive --seats human,human,human,human,human", "but --seats names 5"),
        ("play outlive --cards", "--cards is no option of Outlive"),
        ("play outlive --start 2", "--start is no option of Outlive"),
        ("play outlive --load nowhere.record --seats human,random", "there is no such file"),
        ("play outlive --load nowhere.record --placement in-turn", "cannot be used with"),
        ("play outlive --placement alone", "invalid value 'alone'"),
    ] {
        run(arguments, "", "C").refused(reason);
    }
}
