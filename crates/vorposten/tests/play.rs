//! `vorposten play`, as people use it: the program is run with typed lines and read from outside.

#[path = "play/bots.rs"]
mod bot_games;
#[path = "play/outlive.rs"]
mod outlive_games;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use record::{Fairness, LIMIT_BYTES, Record, Report};
use red_outpost::RedOutpost;
use table::Game;

const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// What the program answered.
struct Played {
    code: Option<i32>,
    shown: String,
    errors: String,
}

/// Plays Red Outpost with these arguments and lines.
fn play(arguments: &str, lines: &str) -> Played {
    run(&format!("play red-outpost --seed {SEED} {arguments}"), lines, "C")
}

fn run(arguments: &str, lines: &str, locale: &str) -> Played {
    let mut program = Command::new(env!("CARGO_BIN_EXE_vorposten"));
    program.args(arguments.split(' ').filter(|argument| !argument.is_empty()));
    program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("its input is piped");
    let lines = lines.to_owned();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the lines are written");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Played { code: output.status.code(), shown: text(output.stdout), errors: text(output.stderr) }
}

impl Played {
    /// The program ended well, and what it showed fits and is free of control characters.
    #[track_caller]
    fn well(self) -> String {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""), "{}", self.shown);
        for line in self.shown.lines().filter(|line| !line.starts_with("> ")) {
            assert!(line.chars().count() <= 100 || line.contains(file_mark()), "too wide: {line}");
            assert!(!line.contains(char::is_control), "{line:?}");
        }
        self.shown
    }

    /// The program refused to start, with one sentence that says this.
    #[track_caller]
    fn refused(self, reason: &str) {
        assert_eq!((self.code, self.shown.as_str()), (Some(2), ""));
        assert!(self.errors.contains(reason), "{}", self.errors);
    }
}

/// A part of every path that the tests write to. Such a path may be too long for a line.
fn file_mark() -> &'static str {
    ".record"
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}{}", file_mark()));
    if path.exists() {
        std::fs::remove_file(&path).expect("the file of an earlier run can be removed");
    }
    path
}

#[track_caller]
fn check_record<G: Game>(path: &Path) -> Report {
    let bytes = std::fs::read(path).expect("the game was saved");
    let record = Record::<G>::read(&bytes, G::built_in()).expect("a record that holds");
    record.check().expect("a record that holds")
}

/// In the table of the result, the sources of each player's points add up to the total.
#[track_caller]
fn check_result(shown: &str, [heading, total]: [&str; 2]) {
    let mut rows = shown.lines().skip_while(|line| !line.starts_with(heading)).skip(1);
    let mut sums = Vec::new();
    for row in rows.by_ref() {
        let numbers = row.split_whitespace().filter_map(|cell| cell.replace('−', "-").parse::<i32>().ok());
        let numbers: Vec<_> = numbers.collect();
        sums.resize(numbers.len(), 0);
        if row.starts_with(total) {
            assert!(sums == numbers && !sums.is_empty(), "{shown}");
            return;
        }
        sums.iter_mut().zip(&numbers).for_each(|(sum, number)| *sum += number);
    }
    panic!("there is no result in\n{shown}");
}

const RESULT_EN: [&str; 2] = ["Result", "Total"];
const RESULT_DE: [&str; 2] = ["Ergebnis", "Summe"];

#[test]
fn whole_games_are_played_in_both_languages_by_any_number_of_people() {
    let lines = "1\n".repeat(150);
    for seats in ["human", "human,random", "human,human", "random,human,random", "human,human,human,human"] {
        check_result(&play(&format!("--seats {seats} --lang en"), &lines).well(), RESULT_EN);
        check_result(&play(&format!("--seats {seats} --lang de"), &lines).well(), RESULT_DE);
    }
    let everything =
        "--cards --blocks random --edition solo-print --start 2 --lang de --seats human,human,random";
    check_result(&play(everything, &"2\n".repeat(300)).well(), RESULT_DE);
    let hard = "--seats human --difficulty hard --blocks random --lang en";
    check_result(&play(hard, &"3\n1\n".repeat(200)).well(), RESULT_EN);
}

#[test]
fn random_seats_play_by_themselves() {
    for seats in ["random", "random,random", "random,random,random,random"] {
        let shown = play(&format!("--seats {seats}"), "").well();
        check_result(&shown, RESULT_EN);
        assert!(!shown.contains('>'), "nobody is asked");
    }
}

#[test]
fn a_seed_makes_a_game_repeatable_and_is_committed_to() {
    let first = play("--seats random,random", "").well();
    assert_eq!(first, play("--seats random,random", "").well());
    let sum = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    assert!(first.contains(&format!("Nature's dice are committed to {sum}\n")));
    let fresh = || run("play red-outpost --seats random,random", "", "C").well();
    assert_ne!(fresh(), fresh());
}

/// The first screens as they stand. `VORPOSTEN_UPDATE=1` writes them anew.
#[test]
fn the_table_looks_as_it_should() {
    compare("solo.de.txt", &play("--seats human --lang de --blocks random", "hilfe\n2\n1\n").well());
    let three = "--seats human,random,random --lang en --start 1 --cards";
    compare("three.en.txt", &play(three, "help\n3\n1\n").well());
}

fn compare(name: &str, shown: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play").join(name);
    // The mark before the end of the input has a space behind it.
    let lines: Vec<_> = shown.lines().map(str::trim_end).collect();
    table_test::compare(&path, &(lines.join("\n") + "\n"));
}

#[test]
fn the_language_is_that_of_the_environment() {
    let hello = |locale| run("play red-outpost --seats human,random", "", locale).well();
    assert!(hello("de_AT.UTF-8").contains("Zu zweit."));
    assert!(hello("en_GB.UTF-8").contains("Two players."));
    assert!(hello("fr_FR.UTF-8").contains("Two players."));
}

#[test]
fn wrong_input_is_answered_with_a_sentence() {
    let table = "--seats human,human --start 1";
    for (input, answer) in [
        ("0", "There is no choice 0; the numbers go from 1 to 42."),
        ("43", "There is no choice 43; the numbers go from 1 to 42."),
        ("", "Type a number from 1 to 42, or \"help\"."),
        ("dance", "That is not understood: \"dance\" is not an action of Red Outpost."),
        ("move miner moon", "That is not understood: \"moon\" is no location"),
        ("move miner barracks", "The rules do not allow \"move miner barracks\" now."),
        ("save", "A file name is missing"),
        ("undo", "There is nothing to take back"),
        ("99999999999999999999999", "That is not understood"),
        (&"x".repeat(9999), "That is not understood"),
        ("\u{1b}[2J", "That is not understood"),
    ] {
        let shown = play(table, &format!("{input}\nmove miner mine\n")).well();
        assert!(shown.contains(answer), "{input:?}: {shown}");
        assert!(shown.contains("Orange sends the Miner to the Mine."), "the game goes on after {input:?}");
    }
}

#[test]
fn commands_tell_and_show() {
    let shown = play("--seats human,human --start 1", "move miner mine\nlog\nshow\nchoices\nrules\n").well();
    assert_eq!(shown.matches("Orange sends the Miner to the Mine.").count(), 2, "told and told again");
    assert_eq!(shown.matches("┌──").count(), 3, "at first, after the move, and when asked for");
    assert_eq!(shown.matches("Blue: choose a worker and a destination.").count(), 2);
    assert!(shown.contains("docs/rules/red-outpost.en.md"));
    let german = play("--seats human,human --start 1 --lang de", "hilfe\nprotokoll\nende\n1\n").well();
    assert!(
        german.contains("speichern DATEI") && german.ends_with("weiter geht es dann mit „--load DATEI“.\n")
    );
}

#[test]
fn actions_are_taken_back_by_those_who_took_them() {
    let table = "--seats human,human --start 1 --lang de";
    let shown = play(table, "move miner mine\nzurück\nmove miner pasture\nzurück\nzurück\n").well();
    assert_eq!(shown.matches("Zurückgenommen.").count(), 2);
    assert_eq!(shown.matches("Orange: Wähle einen Arbeiter").count(), 3);
    assert_eq!(shown.matches("Zurückzunehmen gibt es nichts").count(), 1);
    let drawn = play("--seats human,human --start 1", "move miner lake\nundo\n").well();
    assert!(drawn.contains("There is nothing to take back"), "a card was drawn");
    // What was taken back is not counted in the end.
    let all = play("--seats human,human", &"1\n1\nundo\n".repeat(150)).well();
    check_result(&all, RESULT_EN);
}

#[test]
fn a_game_is_saved_and_goes_on() {
    let path = file("saved");
    let shown_path = path.display();
    let table = "--seats human,human";
    let [lake, camp, spaceship] = ["move miner lake", "move farmer labour-camp", "move fisherman spaceship"];
    let lines = format!("{lake}\nsave {shown_path}\n{camp}\n{spaceship}\nsave {shown_path}\nquit\n");
    let first = play(&format!("{table} --start 1"), &lines).well();
    assert_eq!(first.matches("Saved in ").count(), 2);
    assert_eq!(first.matches("committed to").count(), 2, "after the first saving nature commits anew");
    assert!(first.trim_end().ends_with(&format!("vorposten play red-outpost --load {shown_path} {table}")));
    let report = check_record::<RedOutpost>(&path);
    assert!(matches!(report.fairness, Fairness::Verified { segments: 2 }) && !report.over, "{report:?}");
    // To the end, from the command line and from within another game.
    let load = format!("--load {shown_path} {table}");
    let rest = format!("{}save {shown_path}\n", "1\n".repeat(100));
    check_result(&play(&load, &rest).well(), RESULT_EN);
    assert!(check_record::<RedOutpost>(&path).over);
    let within = play("--seats human,human,human", &format!("1\nload {shown_path}\n")).well();
    check_result(&within, RESULT_EN);
}

#[test]
fn what_cannot_be_loaded_leaves_the_game_as_it_is() {
    let (rubbish, long, cut) = (file("rubbish"), file("long"), file("cut"));
    std::fs::write(&rubbish, "vorposten record 1\ngame chess\n").expect("a file");
    std::fs::write(&long, vec![b'x'; LIMIT_BYTES + 1]).expect("a file");
    play("--seats human,random", &format!("save {}\n", cut.display())).well();
    let text = std::fs::read_to_string(&cut).expect("a saved game");
    std::fs::write(&cut, text.replace("start random", "start 1")).expect("a file");
    let missing = file("missing");
    for (path, reason) in [
        (&rubbish, "line 2, column 6: \"chess\" is not the game red-outpost"),
        (&long, "is longer than 1048576 bytes"),
        (&cut, "the text does not match its digest"),
        (&missing, "there is no such file"),
    ] {
        let shown =
            play("--seats human,human --start 1", &format!("load {}\nmove miner mine\n", path.display()));
        // The reason may be wrapped, as paths are long.
        let shown = shown.well().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains("Not loaded: ") && shown.contains(reason), "{shown}");
        assert!(shown.contains("Orange sends the Miner to the Mine."));
        play(&format!("--load {}", path.display()), "").refused(reason);
    }
}

#[test]
fn what_cannot_be_saved_is_no_loss() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let other = file("other");
    std::fs::write(&other, "a letter").expect("a file");
    for path in [folder, &folder.join("nowhere/game.record"), &other] {
        let shown =
            play("--seats human,human --start 1", &format!("save {}\nmove miner mine\n", path.display()));
        assert!(shown.shown.contains("Not saved: ") && shown.shown.contains("Orange sends the Miner"));
    }
    assert_eq!(std::fs::read_to_string(&other).expect("still there"), "a letter");
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    for lines in ["", "1\n", "1"] {
        let shown = play("--seats human,random", lines).well();
        assert!(shown.contains("The game was left without saving it."), "{shown}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    for (arguments, reason) in [
        ("play chess", "invalid value 'chess'"),
        ("play red-outpost --seats human,robot", "a seat is human or a bot, and “robot” is no bot"),
        ("play red-outpost --seats human,hard@soon", "“soon” is not a number of iterations"),
        ("play red-outpost --seats human,human,human,human,human", "at most 4 seats"),
        ("play red-outpost --seats human --cards", "--cards: the solo game has no special cards"),
        ("play red-outpost --seats human --start 2", "--start: in the solo game Autom begins every phase"),
        ("play red-outpost --seats human,human,human --start 4", "--start: there is no seat 4 at this table"),
        ("play red-outpost --seats human,human --difficulty easy", "--difficulty: only the solo game"),
        ("play red-outpost --seed 12", "64 lower-case hexadecimal digits"),
        ("play red-outpost --edition first", "invalid value 'first'"),
        ("play red-outpost --lang fr", "invalid value 'fr'"),
        ("play red-outpost --box nowhere.toml", "there is no such file"),
        ("play red-outpost --load nowhere.record --cards", "cannot be used with"),
        ("play red-outpost --placement in-turn", "--placement is no option of Red Outpost"),
    ] {
        run(arguments, "", "C").refused(reason);
    }
}
