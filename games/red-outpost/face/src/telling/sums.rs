//! Events, added up and told in phrases.

use red_outpost::{Event, Good, PerGood, PerWorker, Phase, Source, Worker};
use table::{PerSeat, Seat, Word};
use texts::{Language, Value, signed};

use super::events::number;
use super::names::{good_value, id, list, location_value, seat_value, worker_value};
use super::{Context, text, worker};

/// For whom the phrases are.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    /// Whose turn it is: his points need no name.
    pub(super) seat: Option<Seat>,
    /// Who was moved: his mood is told apart.
    pub(super) mover: Option<Worker>,
    pub(super) context: Context,
}

/// Events, added up.
pub(super) struct Sum<'e> {
    events: &'e [Event],
    /// How the mood of each worker changed.
    pub(super) moods: PerWorker<i8>,
    goods: PerGood<u8>,
    discarded: PerGood<u8>,
    crystals: PerSeat<i8>,
    points: Vec<(Source, PerSeat<i16>)>,
}

impl<'e> Sum<'e> {
    pub(super) fn of(events: &'e [Event]) -> Self {
        let mut sum = Self {
            events,
            moods: PerWorker::all(0),
            goods: PerGood::all(0),
            discarded: PerGood::all(0),
            crystals: PerSeat::all(0),
            points: Source::ALL.iter().map(|&source| (source, PerSeat::all(0))).collect(),
        };
        for event in events {
            match *event {
                Event::MoodChanged { worker, by } => sum.moods[worker] += by,
                Event::Produced { good, .. } | Event::Received { good, .. } => sum.goods[good] += 1,
                Event::Discarded { good, .. } => sum.discarded[good] += 1,
                Event::CrystalsGained { seat, count } => sum.crystals[seat] += count as i8,
                Event::CrystalSpent { seat } | Event::Donated { seat } | Event::Pledged { seat, .. } => {
                    sum.crystals[seat] -= 1;
                }
                Event::Scored { seat, by, source } => sum.points[source.index()].1[seat] += by,
                // Told one by one, or not at all.
                Event::Blocked { .. }
                | Event::Dealt { .. }
                | Event::Started { .. }
                | Event::DayBegan { .. }
                | Event::PhaseBegan { .. }
                | Event::GoalDrawn { .. }
                | Event::AutomCardTurned { .. }
                | Event::Moved { .. }
                | Event::Stayed { .. }
                | Event::Influenced { .. }
                | Event::DiscHeld { .. }
                | Event::DiscsReleased { .. }
                | Event::DiscWithheld { .. }
                | Event::DiscRemoved { .. }
                | Event::DiscShifted { .. }
                | Event::CardUsed { .. }
                | Event::WheelTurned { .. }
                | Event::Exported { .. }
                | Event::Delivered { .. }
                | Event::SpaceshipRevealed { .. }
                | Event::SpaceshipShuffled
                | Event::LakeRevealed { .. }
                | Event::LakeRecalled { .. }
                | Event::LakeChosen { .. }
                | Event::LakeShuffled
                | Event::Sent { .. }
                | Event::Napped { .. }
                | Event::MoodCounted { .. }
                | Event::GoalMissed { .. }
                | Event::DayEnded { .. }
                | Event::GameEnded => {}
            }
        }
        sum
    }

    pub(super) fn phrases(&self, language: Language, reader: Reader) -> Vec<String> {
        let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
        let count = |id: &str, good: Good, count: u8| {
            (count > 0).then(|| say(id, &[("count", count.into()), ("good", good_value(good))]))
        };
        let mut phrases = Vec::new();
        phrases.extend(self.singles(language, reader, Moment::Before));
        phrases.extend(self.moods(language, reader));
        phrases.extend(self.discarded.iter().filter_map(|(good, &n)| count("effect-discarded", good, n)));
        phrases.extend(self.goods.iter().filter_map(|(good, &n)| count("goods", good, n)));
        let scored = self.points.iter().filter(|(_, points)| points.values().any(|&by| by != 0));
        phrases.extend(scored.map(|(source, points)| self.score(language, reader, *source, points)));
        phrases.extend(self.crystals.values().filter(|&&by| by != 0).map(|&by| {
            say("effect-crystals", &[("count", by.unsigned_abs().into()), ("by", signed(by).into())])
        }));
        phrases.extend(self.singles(language, reader, Moment::After));
        phrases
    }

    /// What everybody scores, whatever for.
    pub(super) fn totals(&self) -> impl Iterator<Item = (Seat, i16)> {
        let total = |seat| self.points.iter().map(|(_, points)| points[seat]).sum::<i16>();
        Seat::ALL.iter().map(move |&seat| (seat, total(seat))).filter(|&(_, by)| by != 0)
    }

    /// The moods of all but the mover, those with the same change together.
    fn moods(&self, language: Language, reader: Reader) -> Vec<String> {
        let others = || self.moods.iter().filter(|&(other, &by)| Some(other) != reader.mover && by != 0);
        let mut changes: Vec<i8> = Vec::new();
        for (_, &by) in others() {
            if !changes.contains(&by) {
                changes.push(by);
            }
        }
        let told = changes.into_iter().map(|change| {
            let names = others().filter(|&(_, &by)| by == change).map(|(other, _)| worker(language, other));
            let workers = list(names);
            text(language, "effect-mood", &[("workers", workers.into()), ("by", signed(change).into())])
        });
        told.collect()
    }

    fn score(&self, language: Language, reader: Reader, source: Source, points: &PerSeat<i16>) -> String {
        let scored = || points.iter().map(|(seat, &by)| (seat, by)).filter(|&(_, by)| by != 0);
        let source = ("source", id("source", source).into());
        match (scored().next(), scored().nth(1)) {
            (Some((seat, by)), None) if reader.seat == Some(seat) => {
                text(language, "effect-points", &[source, ("points", signed(by).into())])
            }
            _ => {
                let shares = shares(language, scored(), reader.context);
                text(language, "effect-points-of", &[source, ("shares", shares.into())])
            }
        }
    }

    /// What is told one by one, before or after what is added up.
    fn singles(&self, language: Language, reader: Reader, moment: Moment) -> Vec<String> {
        let told = self
            .events
            .iter()
            .enumerate()
            .filter_map(|(index, event)| single(language, event, self.events.get(index + 1), reader));
        told.filter(|(told_at, _)| *told_at == moment).map(|(_, phrase)| phrase).collect()
    }
}

/// Who got how many points.
pub(super) fn shares(
    language: Language,
    points: impl Iterator<Item = (Seat, i16)>,
    context: Context,
) -> String {
    list(points.map(|(seat, by)| {
        let variables = [("seat", seat_value(seat, context)), ("points", signed(by).into())];
        text(language, "effect-share", &variables)
    }))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Before,
    After,
}

fn single(
    language: Language,
    event: &Event,
    next: Option<&Event>,
    reader: Reader,
) -> Option<(Moment, String)> {
    let say = |id: &str, variables: &[(&str, Value<'_>)]| text(language, id, variables);
    let by = |seat| ("seat", seat_value(seat, reader.context));
    let before = |phrase| Some((Moment::Before, phrase));
    let after = |phrase| Some((Moment::After, phrase));
    match *event {
        Event::DiscRemoved { .. } => before(say("effect-disc-removed", &[])),
        Event::Moved { seat, worker, to, .. } if reader.seat != Some(seat) => {
            let (worker, to) = (("worker", worker_value(worker)), ("to", location_value(to)));
            before(say("effect-moved", &[by(seat), worker, to]))
        }
        Event::Influenced { seat, worker } if reader.seat != Some(seat) => {
            before(say("effect-influenced", &[by(seat), ("worker", worker_value(worker))]))
        }
        Event::WheelTurned { by, .. } => before(say("effect-wheel", &[("by", by.into())])),
        Event::Exported { .. } => match next {
            Some(Event::Scored { source: Source::Exports, .. }) => None,
            _ => after(say("effect-exported", &[])),
        },
        Event::Delivered { good } => after(say("effect-delivered", &[("good", good_value(good))])),
        Event::SpaceshipShuffled => after(say("effect-spaceship-shuffled", &[])),
        Event::LakeShuffled => after(say("effect-lake-shuffled", &[])),
        Event::PhaseBegan { phase: Phase::Morning } => None,
        Event::PhaseBegan { phase } => {
            let phrase = say("effect-phase", &[("phase", id("phase", phase).into())]);
            // Autom's Lunch comes after its beginning, late risers before that of the Forenoon.
            if phase == Phase::Lunch { before(phrase) } else { after(phrase) }
        }
        Event::DayBegan { day } => after(say("effect-day", &[("day", number(day).into())])),
        Event::GameEnded => after(say("effect-game-ended", &[])),
        // Added up, or said by the choice itself, or never a consequence of a choice.
        Event::Moved { .. }
        | Event::Influenced { .. }
        | Event::Blocked { .. }
        | Event::Dealt { .. }
        | Event::Started { .. }
        | Event::GoalDrawn { .. }
        | Event::AutomCardTurned { .. }
        | Event::Stayed { .. }
        | Event::DiscHeld { .. }
        | Event::DiscsReleased { .. }
        | Event::DiscWithheld { .. }
        | Event::DiscShifted { .. }
        | Event::MoodChanged { .. }
        | Event::CardUsed { .. }
        | Event::Produced { .. }
        | Event::Received { .. }
        | Event::Discarded { .. }
        | Event::CrystalsGained { .. }
        | Event::CrystalSpent { .. }
        | Event::Donated { .. }
        | Event::Pledged { .. }
        | Event::SpaceshipRevealed { .. }
        | Event::LakeRevealed { .. }
        | Event::LakeRecalled { .. }
        | Event::LakeChosen { .. }
        | Event::Sent { .. }
        | Event::Napped { .. }
        | Event::MoodCounted { .. }
        | Event::Scored { .. }
        | Event::GoalMissed { .. }
        | Event::DayEnded { .. } => None,
    }
}
