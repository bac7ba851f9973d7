//! The terminal speaks the language, and understands it.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use browser_test::{Moment, Scene, record};
use red_outpost::{Seating, Setup};

use crate::LANGUAGE;
use crate::reading::Untranslated;

/// What people type, in the letters of the language: everything that is a command there, and nonsense.
const COMMANDS: &str = "ĥéļþ\nšĥöŵ\nçĥöîçéš\nļöĝ\nŕûļéš\n99\n\nšáṽé\nļöáð\nûñðö\n1\n";

/// What the program shows when it is run in the language with these arguments and lines.
fn run(arguments: &str, lines: &str) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_vorposten"));
    program.args(arguments.split(' ')).args(["--lang", LANGUAGE]);
    program.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = program.spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("its input is piped");
    let lines = lines.to_owned();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the lines are written");
    let shown = String::from_utf8(output.stdout).expect("the program writes text");
    assert!(output.status.success(), "{arguments}: {shown}");
    shown
}

/// Plays a game with everything that can be typed.
fn play(arguments: &str, untranslated: &mut Untranslated) {
    let arguments = format!("play {arguments} --explain");
    let shown = run(&arguments, &format!("{COMMANDS}{}", "1\n".repeat(400)));
    for line in shown.lines() {
        let words: Vec<_> = line.split(' ').filter(|word| !is_for_programs(word)).collect();
        untranslated.read(&arguments, &words.join(" "));
    }
}

/// What is the same in every language: the sum that nature's dice are bound to, and levels with a limit as
/// they are typed, (hard@20).
fn is_for_programs(word: &str) -> bool {
    word.contains('@') || word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[test]
fn what_is_shown_while_people_play() {
    let mut untranslated = Untranslated::default();
    play("red-outpost --seats human", &mut untranslated);
    play("red-outpost --seats human,greedy,hard@20 --cards", &mut untranslated);
    play("outlive --seats human,hard@20", &mut untranslated);
    play("outlive --seats human,human,random", &mut untranslated);
    untranslated.check();
}

#[test]
fn what_is_told_of_records() {
    let mut untranslated = Untranslated::default();
    let outlive = Scene::Over.record(outlive::Seating::Two).0;
    for (name, text) in [("a", record(&Setup::new(Seating::Two), 1, Moment::Over)), ("b", outlive)] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("pseudo-{name}.record"));
        std::fs::write(&path, text).expect("a file for the test");
        let path = path.display();
        for command in ["check", "show", "score", "analyse --limit 1", "analyse --limit 1 --at 9"] {
            let arguments = format!("record {command} {path}");
            let shown = run(&arguments, "");
            shown.lines().for_each(|line| untranslated.read(&arguments, line));
        }
    }
    untranslated.check();
}

/// In the file of a box only the comments are for people.
#[test]
fn what_is_written_into_boxes() {
    let mut untranslated = Untranslated::default();
    for game in ["red-outpost", "outlive"] {
        let shown = run(&format!("box {game}"), "");
        let comments = shown.lines().filter_map(|line| line.strip_prefix('#'));
        comments.for_each(|line| untranslated.read(game, line));
    }
    untranslated.check();
}
