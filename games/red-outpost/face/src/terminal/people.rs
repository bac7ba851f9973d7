//! The workers' portraits, and the players with what they own.

use std::ops::RangeInclusive;

use red_outpost::{Card, Seating, View, Worker};
use table::{Seat, Word};
use terminal::Terminal;
use terminal::{Line, Tone, paragraph};
use texts::signed;

use super::name;
use crate::telling as say;
use crate::terminal::text;
use crate::{Audience, RedOutpostFace};

/// Where the columns begin, behind the names.
const NAMES: usize = 15;
const STEP: usize = 3;
const SEAT: usize = 9;
const COLUMN: usize = 12;
/// A longer mood track would not fit; then the mood is a number.
const LONGEST_TRACK: usize = 12;

/// A line for each worker: mood, and the discs of each player with crystals on the portrait, §7.2.
pub(super) fn portraits(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let title = Line::new(Tone::Strong, text(language, "label-portraits", &[])).to(NAMES);
    let mut head = title.then(track_head(view, reader)).and(Tone::Plain, "   ");
    for seat in holders(view) {
        head = head.and(RedOutpostFace::tone(seat), format!("{:<SEAT$}", name(seat, reader)));
    }
    let mut lines = vec![head];
    for &worker in Worker::ALL {
        let portrait = &view.workers[worker];
        let tone = if view.mover == Some(worker) { Tone::Strong } else { Tone::Plain };
        let title = Line::new(tone, say::worker(language, worker)).to(NAMES);
        let mut line = title.then(track(view, portrait.mood, reader)).and(Tone::Plain, "   ");
        for seat in holders(view) {
            let discs = match (portrait.discs[seat], portrait.pledges[seat]) {
                (0, 0) => "·".into(),
                (discs, 0) => discs.to_string(),
                (discs, crystals) => format!("{discs} +{crystals}◆"),
            };
            line = line.and(RedOutpostFace::tone(seat), format!("{discs:<SEAT$}"));
        }
        lines.push(line);
    }
    lines
}

fn steps(view: &View) -> RangeInclusive<i8> {
    view.values.mood_lowest..=view.values.mood_highest
}

/// The numbers of the mood track.
fn track_head(view: &View, reader: &Audience<'_>) -> Line {
    if steps(view).count() > LONGEST_TRACK {
        return Line::new(Tone::Faint, format!("{:>COLUMN$}", text(reader.language, "label-mood", &[])));
    }
    let numbers = steps(view).map(|step| format!("{:>STEP$}", signed(step)));
    Line::new(Tone::Faint, numbers.collect::<String>())
}

/// A worker's mood on the track.
fn track(view: &View, mood: i8, reader: &Audience<'_>) -> Line {
    if steps(view).count() > LONGEST_TRACK {
        let room = track_head(view, reader).width();
        return Line::new(Tone::Strong, format!("{:>room$}", signed(mood)));
    }
    steps(view).fold(Line::default(), |line, step| {
        let (sign, tone) = if step == mood { ("●", Tone::Strong) } else { ("·", Tone::Faint) };
        line.and(tone, format!("{sign:>STEP$}"))
    })
}

/// Who can have discs on portraits: everybody, or in the solo game Autom alone.
fn holders(view: &View) -> impl Iterator<Item = Seat> {
    let first = match view.seating {
        Seating::Solo => 1,
        Seating::Two | Seating::Three | Seating::Four => 0,
    };
    Seat::first(view.seating.parties()).skip(first)
}

/// A line for each player, and below the special cards with what they do.
pub(super) fn players(view: &View, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let heads = ["label-points", "label-crystals", "label-donated", "label-reserve", "label-wheel"]
        .map(|id| text(language, id, &[]));
    let mut head = Line::new(Tone::Strong, text(language, "label-players", &[])).to(NAMES);
    for title in &heads {
        head = head.and(Tone::Faint, format!("{title:>COLUMN$}"));
    }
    let mut lines = vec![head];
    for seat in Seat::first(view.seating.parties()) {
        lines.push(player(view, seat, reader));
    }
    for seat in Seat::first(view.seating.parties()) {
        let owned = &view.players[seat];
        let cards = [owned.worker_card.map(Card::Worker), owned.location_card.map(Card::Location)];
        for card in cards.into_iter().flatten() {
            lines.extend(special_card(view, seat, card, reader));
        }
    }
    lines
}

fn player(view: &View, seat: Seat, reader: &Audience<'_>) -> Line {
    let owned = &view.players[seat];
    let autom = view.seating == Seating::Solo && seat == Seat::Two;
    let solo_player = view.seating == Seating::Solo && !autom;
    let none = || "–".to_owned();
    let crystals = if autom { none() } else { owned.crystals.to_string() };
    let discs = match owned.held {
        _ if solo_player => none(),
        0 => owned.reserve.to_string(),
        held => format!("{} +{held}", owned.reserve),
    };
    let cells = [owned.vp.to_string().replace('-', "−"), crystals, owned.donated.to_string(), discs];
    let you = reader.you == Some(seat) && view.seating != Seating::Solo;
    let title = if you {
        text(reader.language, "label-you", &[("seat", name(seat, reader).into())])
    } else {
        name(seat, reader)
    };
    let mut line = Line::new(RedOutpostFace::tone(seat), title).to(NAMES);
    for cell in cells {
        line = line.and(Tone::Plain, format!("{cell:>COLUMN$}"));
    }
    let wheel = wheel(owned.wheel, view.values.wheel_fields);
    line.and(Tone::Plain, format!("   {wheel:>room$}", room = COLUMN - 3))
}

/// The fields of the wheel with the marker; the reward comes behind the last one.
fn wheel(field: u8, fields: u8) -> String {
    (0..fields).map(|at| if at == field { '●' } else { '○' }).collect()
}

fn special_card(view: &View, seat: Seat, card: Card, reader: &Audience<'_>) -> Vec<Line> {
    let language = reader.language;
    let owner = ("seat", name(seat, reader).into());
    let title = text(language, "label-card", &[owner, ("card", say::card(language, card).into())]);
    let head = Line::plain("  ").and(RedOutpostFace::tone(seat), title).and(Tone::Plain, " ");
    paragraph(head, &say::card_effect(language, card, view.edition))
}
