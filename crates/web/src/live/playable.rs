//! Any game that is being played, whichever it is.

use bots::Bot;
use maud::Markup;
use record::{Entry, EntryOf, Flaw, Refused};
use search::InformationSet;
use serde_json::Value;
use table::{NotationError, Seat, SeatSet, Viewer};

use crate::emblem::Emblem;
use crate::games::{Hosted, Lesson, Reader};
use crate::live::advice::{Advising, advise};
use crate::live::course::Course;
use crate::live::eyes::Eyes;
use crate::live::playing::Playing;

/// Any game that is being played. Lines of its record count from 1.
pub(crate) trait Playable: Course + Send {
    /// The game's name in records.
    fn game(&self) -> &'static str;
    fn title(&self) -> &'static str;
    /// How many lines the record has.
    fn length(&self) -> u32;
    fn seats(&self) -> usize;
    fn parties(&self) -> usize;
    fn due(&self) -> SeatSet;
    /// The style sheets of the drawn table.
    fn styles(&self) -> &'static [&'static str];
    fn is_over(&self) -> bool;
    /// How far it is, as the game [counts](Hosted::stage) that.
    fn stage(&self) -> u8;

    /// What was agreed, as records write it, a line each.
    fn options(&self) -> String;
    /// What was agreed, in sentences.
    fn agreed(&self, eyes: Eyes) -> Vec<String>;
    /// The lines of the record after the first so many.
    fn lines(&self, after: u32) -> Vec<String>;
    /// The whole record.
    fn record(&self) -> String;
    /// What nature is bound to: the latest commitment.
    fn commitment(&self) -> Option<String>;

    /// A seat acts, as records write it; then nature draws until somebody is due.
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Turned>;
    fn undo(&mut self, seat: Seat) -> Result<(), Turned>;
    fn can_undo(&self, seat: Seat) -> bool;

    /// A bot's decision for a seat that is due, to be made elsewhere. It knows what the seat knows.
    fn thought(&self, seat: Seat, bot: Bot, seed: u64) -> Thinking;

    /// What a bot thinks of the moves of a seat that is due, to be found out elsewhere. It knows what the
    /// seat knows.
    fn advice(&self, seat: Seat, bot: Bot, seed: u64) -> Advising;
    /// Why an action that can be chosen with these eyes may be good, in sentences.
    fn reasons(&self, action: &str, eyes: Eyes) -> Vec<String>;
    /// What somebody who plays for the first time can be told; nothing if nobody is taught here.
    fn lessons(&self, eyes: Eyes) -> Option<Vec<Lesson>>;

    /// Whether only others have acted since the first so many lines, when the seat was asked already.
    fn is_still_asked(&self, seat: Seat, lines: u32) -> bool;

    /// The game after so many lines, for a look back.
    fn first(&self, lines: u32) -> Result<Box<dyn Playable>, Flaw>;

    /// Whether the seat sees something that others do not.
    fn has_secrets(&self, seat: Seat) -> bool;
    fn party(&self, seat: Seat, eyes: Eyes) -> String;
    fn emblem(&self, seat: Seat) -> Emblem;
    fn prompt(&self, eyes: Eyes) -> String;
    /// What can be chosen with these eyes; nothing if their seat is not due.
    fn choices(&self, eyes: Eyes) -> Vec<Offer>;
    fn board(&self, eyes: Eyes) -> Markup;
    fn panel(&self, party: Seat, eyes: Eyes) -> Markup;
    fn furniture(&self, eyes: Eyes) -> Markup;
    fn sheet(&self, eyes: Eyes) -> Markup;
    fn view(&self, eyes: Eyes) -> Value;
    /// The latest line of the record with which the seat acted; 0 if it has not yet.
    fn last_act(&self, seat: Seat) -> u32;
    /// What happened after the first so many lines and stands.
    fn story(&self, after: u32, eyes: Eyes) -> Vec<Told>;
    /// The same, but what nature does in a row is told at once, as the cards that Dawn lays out.
    fn digest(&self, after: u32, eyes: Eyes) -> Vec<Told>;
    fn points(&self) -> Vec<i16>;
    /// Who has won and why, in a sentence, if it is over.
    fn outcome(&self, eyes: Eyes) -> Option<String>;

    /// How it came out, if it is over.
    fn result(&self, eyes: Eyes) -> Option<Markup>;
}

/// A decision to be made on another thread: the action, as records write it.
pub(crate) type Thinking = Box<dyn FnOnce() -> String + Send>;

/// Something that can be chosen.
pub(crate) struct Offer {
    /// As records write it.
    pub(crate) action: String,
    pub(crate) group: String,
    pub(crate) text: String,
    pub(crate) preview: String,
    /// The same where there is little room, if that says less.
    pub(crate) brief: Option<String>,
    /// The things on the drawn table that make it up.
    pub(crate) parts: Vec<String>,
}

/// What a line of the record caused.
pub(crate) struct Told {
    pub(crate) line: u32,
    /// Who acted, unless it was nature or nothing is told of the act.
    pub(crate) seat: Option<Seat>,
    /// One after the other: what was done, and what follows by itself, like the end of a day.
    pub(crate) parts: Vec<Part>,
}

/// A part of what a line of the record caused, in sentences.
pub(crate) struct Part {
    pub(crate) sentences: Vec<String>,
    /// The sections of the rules that it comes from.
    pub(crate) sections: Vec<&'static str>,
    pub(crate) is_heading: bool,
    /// Whether the sentences stand better one beneath the other.
    pub(crate) is_list: bool,
}

/// So many sentences still make a paragraph.
const PARAGRAPH: usize = 2;

impl Told {
    pub(crate) fn sentences(self) -> Vec<String> {
        self.parts.into_iter().flat_map(|part| part.sentences).collect()
    }

    pub(crate) fn is_heading(&self) -> bool {
        self.parts.first().is_some_and(|part| part.is_heading)
    }
}

impl Offer {
    /// What it is by itself: the group, which an ellipsis at its end leaves open, and the text.
    pub(crate) fn title(&self) -> String {
        match self.group.strip_suffix('…') {
            Some(begun) => format!("{begun}{}", self.text),
            None if self.group.is_empty() => self.text.clone(),
            None => format!("{}: {}", self.group, self.text),
        }
    }
}

/// Why an input was turned down. The game is as before.
#[derive(Debug)]
pub(crate) enum Turned {
    /// It is no notation of the game.
    Unreadable(NotationError),
    /// The table refuses it.
    Refused(Refused),
}

impl<G: Hosted> Playable for Playing<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn length(&self) -> u32 {
        self.steps.len() as u32
    }

    fn seats(&self) -> usize {
        G::seats(self.table.state())
    }

    fn parties(&self) -> usize {
        G::parties(self.table.state())
    }

    fn due(&self) -> SeatSet {
        Self::due(self)
    }

    fn styles(&self) -> &'static [&'static str] {
        G::STYLES
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn stage(&self) -> u8 {
        G::stage(&G::view(self.table.state(), Viewer::Spectator))
    }

    fn options(&self) -> String {
        let options = G::options(self.setup());
        options.iter().map(|(key, value)| format!("{key} {value}\n")).collect()
    }

    fn agreed(&self, eyes: Eyes) -> Vec<String> {
        G::agreed(self.setup(), eyes.language)
    }

    fn lines(&self, after: u32) -> Vec<String> {
        self.table.record().entries[after as usize..].iter().map(ToString::to_string).collect()
    }

    fn record(&self) -> String {
        self.table.record().write()
    }

    fn commitment(&self) -> Option<String> {
        self.table.record().entries.iter().rev().find_map(|entry| match entry {
            Entry::Commitment(hash) => Some(hash.to_string()),
            Entry::Seed(_) | Entry::Chance(_) | Entry::Action(..) | Entry::Undo(_) => None,
        })
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Turned> {
        let action = action.parse().map_err(Turned::Unreadable)?;
        Self::act(self, seat, action).map_err(Turned::Refused)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Turned> {
        if !Playable::can_undo(self, seat) {
            return Err(Turned::Refused(Refused::Undo));
        }
        Self::undo(self, seat).map_err(Turned::Refused)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        // At the end the seed is revealed, so nothing after it could be fair.
        !self.is_over() && self.table.can_undo(seat)
    }

    fn thought(&self, seat: Seat, bot: Bot, seed: u64) -> Thinking {
        let seen = InformationSet::<G>::of(self.table.state(), seat);
        Box::new(move || bot.think(&seen, seed).action.to_string())
    }

    fn advice(&self, seat: Seat, bot: Bot, seed: u64) -> Advising {
        let seen = InformationSet::<G>::of(self.table.state(), seat);
        Box::new(move || advise(&seen, bot, seed))
    }

    fn reasons(&self, action: &str, eyes: Eyes) -> Vec<String> {
        let reader = self.reader(eyes);
        let (Some(seat), Ok(action)) = (reader.asked, action.parse()) else { return Vec::new() };
        G::reasons(self.table.state(), seat, action, &reader)
    }

    fn lessons(&self, eyes: Eyes) -> Option<Vec<Lesson>> {
        G::lessons(&Self::view(self, eyes), &self.events(), &self.reader(eyes))
    }

    fn is_still_asked(&self, seat: Seat, lines: u32) -> bool {
        let Some(since) = self.table.record().entries.get(lines as usize..) else { return false };
        let is_anothers = |entry: &EntryOf<G>| matches!(entry, Entry::Action(by, _) if *by != seat);
        let was_due = || Self::first(self, lines as usize).is_ok_and(|before| before.due().has(seat));
        since.iter().all(is_anothers) && was_due()
    }

    fn first(&self, lines: u32) -> Result<Box<dyn Playable>, Flaw> {
        Ok(Box::new(Self::first(self, lines as usize)?))
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        let state = self.table.state();
        G::view(state, Viewer::Seat(seat)) != G::view(state, Viewer::Spectator)
    }

    fn party(&self, seat: Seat, eyes: Eyes) -> String {
        G::party(seat, &self.reader(eyes))
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        Emblem::at::<G>(seat, self.setup())
    }

    fn prompt(&self, eyes: Eyes) -> String {
        G::prompt(&Self::view(self, eyes), &self.reader(eyes))
    }

    fn choices(&self, eyes: Eyes) -> Vec<Offer> {
        let reader = self.reader(eyes);
        let Some(seat) = reader.asked else { return Vec::new() };
        let choices = G::choices(self.table.state(), seat, &reader).into_iter();
        let offer = |choice: crate::games::Choice<G::Action>| Offer {
            action: choice.action.to_string(),
            group: choice.group,
            text: choice.text,
            preview: choice.preview,
            brief: choice.brief,
            parts: choice.parts,
        };
        choices.map(offer).collect()
    }

    fn board(&self, eyes: Eyes) -> Markup {
        G::board(&Self::view(self, eyes), &self.events(), &self.reader(eyes))
    }

    fn panel(&self, party: Seat, eyes: Eyes) -> Markup {
        G::panel(&Self::view(self, eyes), party, &self.reader(eyes))
    }

    fn furniture(&self, eyes: Eyes) -> Markup {
        G::furniture(&Self::view(self, eyes), &self.reader(eyes))
    }

    fn sheet(&self, eyes: Eyes) -> Markup {
        G::sheet(&Self::view(self, eyes), &self.reader(eyes))
    }

    fn view(&self, eyes: Eyes) -> Value {
        G::json(&Self::view(self, eyes))
    }

    fn last_act(&self, seat: Seat) -> u32 {
        let entries = &self.table.record().entries;
        let own = |entry: &_| matches!(entry, Entry::Action(by, _) if *by == seat);
        entries.iter().rposition(own).map_or(0, |index| index as u32 + 1)
    }

    fn story(&self, after: u32, eyes: Eyes) -> Vec<Told> {
        let (view, reader) = (Self::view(self, eyes), self.reader(eyes));
        self.later(after).map(|(line, events)| self.told(line, events, &view, &reader)).collect()
    }

    fn digest(&self, after: u32, eyes: Eyes) -> Vec<Told> {
        let mut runs: Vec<(usize, Vec<G::Event>)> = Vec::new();
        for (line, events) in self.later(after) {
            let goes_on = self.actor(line).is_none() && !events.iter().any(G::is_heading);
            match runs.last_mut().filter(|&&mut (last, _)| goes_on && self.actor(last).is_none()) {
                Some((last, run)) => {
                    *last = line;
                    run.extend_from_slice(events);
                }
                None => runs.push((line, events.to_vec())),
            }
        }
        let (view, reader) = (Self::view(self, eyes), self.reader(eyes));
        runs.iter().map(|(line, events)| self.told(*line, events, &view, &reader)).collect()
    }

    fn points(&self) -> Vec<i16> {
        let scores = G::scores(self.table.state());
        Seat::first(Playable::parties(self)).map(|seat| scores[seat].points).collect()
    }

    fn outcome(&self, eyes: Eyes) -> Option<String> {
        self.is_over().then(|| G::outcome(self.table.state(), &self.reader(eyes)))
    }

    fn result(&self, eyes: Eyes) -> Option<Markup> {
        self.is_over().then(|| G::result(self.table.state(), &self.events(), &self.reader(eyes)))
    }
}

impl<G: Hosted> Playing<G> {
    /// What happened after the first so many lines and stands; before them there is what set-up caused.
    fn later(&self, after: u32) -> impl Iterator<Item = (usize, &[G::Event])> {
        self.standing().filter(move |&(line, _)| line as u32 >= after + u32::from(after > 0))
    }

    /// Who acted with a line of the record.
    fn actor(&self, line: usize) -> Option<Seat> {
        match self.table.record().entries.get(line.checked_sub(1)?)? {
            Entry::Action(seat, _) => Some(*seat),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Chance(_) | Entry::Undo(_) => None,
        }
    }

    fn told(&self, line: usize, events: &[G::Event], view: &G::View, reader: &Reader<'_, G>) -> Told {
        // What follows by itself, and tells nothing of the act, is nobody's.
        let seat = self.actor(line).filter(|_| events.first().is_none_or(|event| !G::is_apart(None, event)));
        let parts = events.chunk_by(|one, other| !G::is_apart(Some(one), other)).enumerate();
        let part = |(index, events): (usize, &[G::Event])| {
            let mut sections = Vec::new();
            for section in events.iter().map(G::section) {
                if !sections.contains(&section) {
                    sections.push(section);
                }
            }
            let sentences = G::story(events, view, reader);
            let is_deed = (index == 0 && seat.is_some()) || G::is_deed(&events[0]);
            Part {
                is_list: !is_deed && sentences.len() > PARAGRAPH,
                sentences,
                sections,
                is_heading: events.iter().any(G::is_heading),
            }
        };
        Told { line: line as u32, seat, parts: parts.map(part).collect() }
    }
}
