//! The help for a first game: what there is to learn in a position, from what is asked and from what
//! has happened.

use red_outpost::{Day, Event, Good, Pending, Phase, Source, View, Worker};
use table::{Seat, Turn, Word};
use texts::{Value, signed};
use web::face::Lesson;

use crate::Audience;
use crate::page::texts::texts;
use crate::telling as say;

/// All that can be told in this position, the most pressing first; nothing if nobody is taught here. The
/// solo game has rules of its own, and comes later.
pub(super) fn lessons(view: &View, events: &[&Event], reader: &Audience<'_>) -> Option<Vec<Lesson>> {
    let you = reader.you.filter(|_| view.solo.is_none())?;
    let pupil = Pupil { view, events, you, reader };
    let all =
        [pupil.end(), pupil.scoring(), pupil.question(), pupil.beginning(), pupil.goods(), pupil.phase()];
    Some(all.into_iter().flatten().collect())
}

/// Somebody who learns.
struct Pupil<'t> {
    view: &'t View,
    events: &'t [&'t Event],
    you: Seat,
    reader: &'t Audience<'t>,
}

/// A turn or two after something has happened it is no news any more.
const NEWS: usize = 2;

impl Pupil<'_> {
    fn end(&self) -> Vec<Lesson> {
        let lesson = || self.lesson("end", &["9.1", "9.2", "9.3"], &[], vec!["card:points".into()]);
        (self.view.pending == Pending::Over).then(lesson).into_iter().collect()
    }

    /// The first day has been scored, and the second has just begun.
    fn scoring(&self) -> Vec<Lesson> {
        let is_over = self.view.pending == Pending::Over;
        if self.view.day == Day::One || is_over || self.moves_since_dawn() >= NEWS {
            return Vec::new();
        }
        let day = self.events.iter().take_while(|event| !matches!(event, Event::DayEnded { .. }));
        let points: i16 = day.filter_map(|event| self.own_moods(event)).sum();
        let points = ("points", signed(points).into());
        vec![self.lesson("scoring", &["8.1", "8.2"], &[points], vec!["card:points".into()])]
    }

    /// What a place asks for.
    fn question(&self) -> Vec<Lesson> {
        let is_asked = matches!(self.view.turn, Turn::Seats(due) if due.has(self.you));
        let points = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let lesson = match self.view.pending {
            Pending::Donation => self.lesson("donation", &["6.2", "9.1"], &[], points(&["card:palace"])),
            Pending::Round => self.lesson("round", &["6.4"], &[], points(&["card:mood"])),
            Pending::Trade(_) => {
                self.lesson("trade", &["6.5"], &[], points(&["card:warehouse", "card:crystals"]))
            }
            Pending::Transfer => self.lesson("transfer", &["6.6"], &[], points(&["card:discs"])),
            Pending::Find => self.lesson("find", &["6.7", "5.2"], &[], points(&["card:warehouse"])),
            Pending::Fishing | Pending::Catch(..) => {
                self.lesson("fishing", &["6.10"], &[], points(&["card:lake-deck"]))
            }
            // These are asked elsewhere, or only of those who have special cards.
            Pending::Nothing
            | Pending::Draw(_)
            | Pending::Move
            | Pending::Influence
            | Pending::Instead
            | Pending::Crop
            | Pending::Cargo
            | Pending::Overtime(_)
            | Pending::Gift
            | Pending::Errand
            | Pending::Nap(_)
            | Pending::LateRiser(_)
            | Pending::Over => return Vec::new(),
        };
        if is_asked { vec![lesson] } else { Vec::new() }
    }

    /// The first turns.
    fn beginning(&self) -> Vec<Lesson> {
        let moves = self.events.iter().filter(|event| self.sent(event).is_some()).count();
        let Some(worker) = self.events.iter().rev().find_map(|event| self.sent(event)) else {
            let standing = Worker::ALL.iter().filter(|&&worker| self.view.workers[worker].standing);
            let workers = standing.map(|worker| format!("worker:{}", worker.name())).collect();
            return vec![
                self.lesson("welcome", &["3", "9.3"], &[], Vec::new()),
                self.lesson("workers", &["4.1", "6"], &[], workers),
            ];
        };
        let name = ("worker", Value::from(say::worker(self.reader.language, worker)));
        let mood = ("mood", signed(self.view.workers[worker].mood).into());
        let portrait = format!("portrait:{}", worker.name());
        let influence =
            || self.lesson("influence", &["4.2", "8.1"], std::slice::from_ref(&name), vec![portrait.clone()]);
        let feeling =
            || self.lesson("mood", &["4.3", "8.1"], &[name.clone(), mood.clone()], vec![portrait.clone()]);
        let is_news = |so_many: usize| moves <= so_many && self.view.day == Day::One;
        let lessons = [is_news(NEWS).then(influence), is_news(NEWS + 1).then(feeling)];
        lessons.into_iter().flatten().collect()
    }

    /// Producing, storing and exporting, each when it has happened for the first time.
    fn goods(&self) -> Vec<Lesson> {
        let language = self.reader.language;
        let named = |good: Good| ("good", Value::from(say::good(language, good)));
        let track = |good: Good| format!("card:export-{}", good.name());
        let exported = self.events.iter().rev().find_map(|event| match **event {
            Event::Exported { good, .. } => Some(good),
            _ => None,
        });
        let produced = self
            .events
            .iter()
            .any(|event| matches!(**event, Event::Produced { seat, .. } if seat == self.you));
        let wheel = || {
            let fields = ("fields", self.view.values.wheel_fields.into());
            self.lesson("wheel", &["5.1", "5.2"], &[fields], vec!["card:wheel".into()])
        };
        let export = |good| self.lesson("export", &["5.3"], &[named(good)], vec![track(good)]);
        let pair = Good::ALL.iter().copied().find(|&good| self.view.warehouse[good] == 2);
        let store = |good: Good| {
            let points = ("points", self.next_export(good).into());
            let at = vec![format!("cube:{}", good.name()), track(good)];
            self.lesson("store", &["5.3"], &[named(good), points], at)
        };
        let is_running = self.view.pending != Pending::Over;
        let lessons = [produced.then(wheel), exported.map(export), pair.map(store)];
        lessons.into_iter().flatten().filter(|_| is_running).collect()
    }

    /// The phases of the first day that differ from the Morning.
    fn phase(&self) -> Vec<Lesson> {
        if self.view.day != Day::One {
            return Vec::new();
        }
        let at = |what: &str| vec![what.to_owned()];
        match self.view.phase {
            Phase::Morning | Phase::Afternoon => Vec::new(),
            Phase::Forenoon => vec![self.lesson("forenoon", &["3.2"], &[], at("card:clock"))],
            Phase::Lunch => vec![self.lesson("lunch", &["3.3"], &[], at("place:field-kitchen"))],
            Phase::Evening => vec![self.lesson("evening", &["3.5", "8.1"], &[], at("place:barracks"))],
        }
    }

    /// What the next export of a good pays, §5.3.
    fn next_export(&self, good: Good) -> u8 {
        let track = &self.view.values.exports[good];
        let filled = usize::from(self.view.exported[good]);
        track.permanent().get(filled).copied().unwrap_or(track.last)
    }

    /// The worker whom the pupil sent.
    fn sent(&self, event: &Event) -> Option<Worker> {
        match *event {
            Event::Moved { seat, worker, .. } if seat == self.you => Some(worker),
            Event::Stayed { seat, .. } if seat == self.you => Some(Worker::Shepherd),
            _ => None,
        }
    }

    fn own_moods(&self, event: &Event) -> Option<i16> {
        match *event {
            Event::Scored { seat, by, source: Source::Moods } if seat == self.you => Some(by),
            _ => None,
        }
    }

    /// How often the pupil has sent somebody on the present day.
    fn moves_since_dawn(&self) -> usize {
        let today = self.events.iter().rev().take_while(|event| !matches!(event, Event::DayBegan { .. }));
        today.filter(|event| self.sent(event).is_some()).count()
    }

    fn lesson(
        &self,
        name: &'static str,
        sections: &'static [&'static str],
        variables: &[(&str, Value<'_>)],
        points_at: Vec<String>,
    ) -> Lesson {
        Lesson::new(texts(), self.reader.language, name, sections, variables, points_at)
    }
}
