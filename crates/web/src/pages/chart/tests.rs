//! The drawing of charts.

use table::Seat;
use texts::Language;

use super::{Chart, Line, Scale, part, spread};
use crate::face::Emblem;
use crate::live::Chapter;

fn chapter(line: u32, name: &str, is_part: bool) -> Chapter {
    Chapter { line, name: name.to_owned(), is_part }
}

fn chart() -> Chart {
    let line = |seat, name: &str, values: [f32; 5]| Line {
        emblem: Emblem { seat, outline: "M0 0H24V24z" },
        name: name.into(),
        values: values.into(),
    };
    let lines = vec![
        line(Seat::One, "Orange", [10.0, 10.0, 20.0, 30.0, 43.0]),
        line(Seat::Two, "Blue", [10.0, 12.0, 12.0, -4.0, 42.0]),
    ];
    Chart {
        title: "Points".into(),
        scale: Scale::of_points(lines.iter().flat_map(|line| line.values.iter().copied())),
        lines,
        stops: vec![3, 4, 6, 9, 11],
        chapters: vec![
            chapter(2, "Day 1", false),
            chapter(2, "Morning", true),
            chapter(5, "Lunch", true),
            chapter(9, "Day 2", false),
        ],
        marks: vec![9, 4],
        at: Some(6),
        replay: "/tables/x/replay".into(),
    }
}

#[test]
fn names_at_the_ends_keep_apart_and_in_order() {
    assert_eq!(spread(&[10.0, 50.0, 90.0], 10.0), [10.0, 50.0, 90.0]);
    assert_eq!(spread(&[50.0, 51.0, 49.0], 10.0), [50.0, 60.0, 40.0]);
    assert_eq!(spread(&[100.0, 99.0, 20.0], 10.0), [100.0, 90.0, 20.0]);
    assert_eq!(spread(&[1.0, 2.0, 30.0], 10.0), [0.0, 10.0, 30.0]);
    assert_eq!(spread(&[], 10.0), [0.0; 0]);
}

#[test]
fn scales_are_round_and_hold_every_value() {
    let ticks = |values: &[f32]| Scale::of_points(values.iter().copied()).ticks().collect::<Vec<_>>();
    assert_eq!(ticks(&[3.0, 43.0]), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
    assert_eq!(ticks(&[-4.0, 7.0]), [-5.0, 0.0, 5.0, 10.0]);
    assert_eq!(ticks(&[]), [0.0, 1.0]);
    let scale = Scale::of_points([0.0, 50.0].into_iter());
    assert_eq!([0.0, 25.0, 50.0].map(|value| scale.down(value)), [100.0, 50.0, 0.0]);
    assert_eq!(Scale::of_chances().written(Language::De, 0.25), "25\u{a0}%");
}

#[test]
fn the_drawing_has_what_it_shows() {
    let drawn = chart().markup(Language::En).into_string();
    let has = |part: &str| assert!(drawn.contains(part), "{part} is missing in {drawn}");
    has(r#"aria-label="Points: Orange 43, Blue 42""#);
    has(r#"<polyline class="party-1" points="0,667 250,667 500,500 750,333 1000,117">"#);
    has(r#"<line class="cursor" x1="500" x2="500""#);
    // Day 2 begins with the stop in line 9.
    has(r#"<a href="/tables/x/replay?at=9" aria-label="Day 2"><text x="75.00%""#);
    has("href=\"#move-1\"><circle cx=\"75.00%\"");
    has(r#"<line x1="75.00%" x2="75.00%" y1="26""#);
    has("−10");
    assert!(!drawn.contains("style="), "the page's policy forbids it");
}

#[test]
fn the_numbers_are_those_at_the_ends_of_the_parts() {
    let ends = chart().parts();
    let ends: Vec<_> = ends.iter().map(|(name, end)| (name.as_str(), *end)).collect();
    assert_eq!(ends, [("Day 1, Morning", 2), ("Day 1, Lunch", 3), ("Day 2", 4)]);
    let part = |line| part(&chart().chapters, line, Language::En);
    assert_eq!([part(1), part(2), part(8), part(99)], ["Set-up", "Day 1, Morning", "Day 1, Lunch", "Day 2"]);
}
