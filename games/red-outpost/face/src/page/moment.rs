//! The end of a day as a score sheet, §8.1, §9, §10.9: worker by worker, then what else was counted.

use drawing::picture;
use maud::{Markup, html};
use red_outpost::{Day, Event, Goal, GoalCard, PerWorker, Seating, Source, View, Worker};
use table::{PerSeat, Seat, Word};
use texts::signed;
use web::face::{Emblem, Moment};

use super::title;
use crate::drawings as art;
use crate::page::texts::{label, text};
use crate::telling as say;
use crate::{Audience, RedOutpostFace};

pub(super) fn moment(
    latest: &[Event],
    events: &[&Event],
    view: &View,
    reader: &Audience<'_>,
) -> Option<Moment> {
    let day = latest.iter().find_map(|event| match event {
        Event::DayEnded { day } => Some(*day),
        _ => None,
    })?;
    let language = reader.language;
    let title = match day {
        Day::One => text(language, "red-moment-day", &[("day", 1.into())]),
        Day::Two => label(language, "red-moment-end"),
    };
    let why = if view.seating == Seating::Solo { "red-moment-why.solo" } else { "red-moment-why" };
    let sheet = Sheet::of(latest, goals(events, view));
    let body = html! {
        p { (label(language, why)) }
        (sheet.markup(view, reader))
    };
    Some(Moment { title, body, flashes: Vec::new() })
}

/// What was counted at the end of a day.
struct Sheet {
    /// The moods that were counted, and what each party scored for them.
    moods: PerWorker<Option<(i8, PerSeat<i16>)>>,
    /// The goals of the solo game, with what it cost to miss them.
    goals: Vec<(Goal, Option<i16>)>,
    /// What else was counted: Autom's discs, and in the end the Palace and the crystals.
    others: Vec<(Source, PerSeat<i16>)>,
}

impl Sheet {
    /// The scoring among the events of a line, with the goals of the day.
    fn of(events: &[Event], goals: Vec<Goal>) -> Self {
        let goals = goals.into_iter().map(|goal| (goal, None)).collect();
        let mut sheet = Self { moods: PerWorker::all(None), goals, others: Vec::new() };
        let (mut counted, mut missed) = (None, None);
        for event in events {
            match *event {
                Event::MoodCounted { worker, mood } => {
                    sheet.moods[worker] = Some((mood, PerSeat::all(0)));
                    counted = Some(worker);
                }
                Event::GoalMissed { goal } => {
                    missed = sheet.goals.iter().position(|&(other, _)| other == goal);
                    // The last points may be gone already: then it costs nothing.
                    missed.into_iter().for_each(|index| sheet.goals[index].1 = Some(0));
                }
                Event::Scored { seat, by, source } => sheet.add(seat, by, source, counted, missed),
                _ => {}
            }
        }
        sheet
    }

    fn add(&mut self, seat: Seat, by: i16, source: Source, counted: Option<Worker>, missed: Option<usize>) {
        match source {
            Source::Moods => {
                if let Some((_, paid)) = counted.and_then(|worker| self.moods[worker].as_mut()) {
                    paid[seat] += by;
                }
            }
            Source::Goals => missed.into_iter().for_each(|index| self.goals[index].1 = Some(by)),
            Source::AutomDiscs | Source::Palace | Source::Crystals => {
                match self.others.iter_mut().find(|(other, _)| *other == source) {
                    Some((_, points)) => points[seat] += by,
                    None => self
                        .others
                        .push((source, PerSeat::from_fn(|other| if other == seat { by } else { 0 }))),
                }
            }
            // These belong to the last turn of the day.
            Source::Exports | Source::Wheel | Source::AutomCrystals => {}
        }
    }

    /// What a party scored in all.
    fn sum(&self, seat: Seat) -> i16 {
        let moods = self.moods.values().flatten().map(|(_, paid)| paid[seat]);
        let goals = self.goals.iter().filter_map(|&(_, cost)| cost).filter(|_| seat == Seat::One);
        moods.chain(self.others.iter().map(|(_, points)| points[seat])).chain(goals).sum()
    }

    fn markup(&self, view: &View, reader: &Audience<'_>) -> Markup {
        let language = reader.language;
        let parties: Vec<Seat> = Seat::first(view.seating.parties()).collect();
        html! {
            table.points.score-sheet {
                thead {
                    tr {
                        th scope="col" { (label(language, "red-worker")) }
                        th scope="col" { (label(language, "red-mood")) }
                        @for &seat in &parties {
                            th scope="col" { (Emblem::at::<RedOutpostFace>(seat, reader.setup)) span.party { " " (title(seat, reader)) } }
                        }
                    }
                }
                tbody { @for &worker in Worker::ALL { (self.worker(worker, &parties, reader)) } }
                @if !self.goals.is_empty() { tbody.goals { @for &(goal, cost) in &self.goals { (goal_row(goal, cost, reader)) } } }
                tbody {
                    @for (source, points) in &self.others {
                        tr { th scope="row" colspan="2" { (say::source(language, *source)) } @for &seat in &parties { (cell(points[seat])) } }
                    }
                }
                tfoot {
                    tr { th scope="row" colspan="2" { (label(language, "red-moment-sum")) } @for &seat in &parties { (cell(self.sum(seat))) } }
                    tr.all { th scope="row" colspan="2" { (label(language, "red-moment-vp")) } @for &seat in &parties { td { (view.players[seat].vp.to_string().replace('-', "−")) } } }
                }
            }
        }
    }

    fn worker(&self, worker: Worker, parties: &[Seat], reader: &Audience<'_>) -> Markup {
        let language = reader.language;
        html! {
            tr {
                th scope="row" { (picture(art::portrait(worker))) " " (say::worker(language, worker)) }
                @match &self.moods[worker] {
                    Some((mood, paid)) => {
                        td { (signed(*mood)) }
                        @for &seat in parties { (cell(paid[seat])) }
                    }
                    None => td.none colspan=(parties.len() + 1) { (label(language, "red-moment-nobody")) },
                }
            }
        }
    }
}

/// The goals of the day that ends; none but in the solo game.
fn goals(events: &[&Event], view: &View) -> Vec<Goal> {
    let card = events.iter().rev().find_map(|event| match event {
        Event::GoalDrawn { goal } => Some(&view.values.goals[usize::from(*goal)]),
        _ => None,
    });
    card.into_iter().flat_map(GoalCard::goals).collect()
}

fn goal_row(goal: Goal, cost: Option<i16>, reader: &Audience<'_>) -> Markup {
    html! {
        tr {
            th scope="row" colspan="2" { (say::goal(reader.language, goal)) }
            @match cost {
                Some(cost) => (cell(cost)),
                None => td { (label(reader.language, "red-moment-met")) },
            }
            td {}
        }
    }
}

fn cell(points: i16) -> Markup {
    html! { td.none[points == 0] { @if points == 0 { "–" } @else { (signed(points)) } } }
}
