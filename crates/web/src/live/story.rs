//! What happened in a game, told line by line.

use record::Entry;
use table::{EventOf, Seat, ViewOf};
use texts::Audience;

use crate::face::Hosted;
use crate::live::playing::Playing;
use crate::texts::text;

/// What a line of the record caused.
pub(crate) struct Told {
    pub(crate) line: u32,
    /// Who acted, unless it was nature or nothing is told of the act.
    pub(crate) seat: Option<Seat>,
    /// One after the other: what was done, and what follows by itself, like the end of a day.
    pub(crate) parts: Vec<Part>,
    /// Whether it is told that something was taken back.
    pub(crate) is_undo: bool,
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

impl<F: Hosted> Playing<F> {
    pub(super) fn story(&self, after: u32, view: &ViewOf<F>, reader: &Audience<'_, F::Game>) -> Vec<Told> {
        self.later(after).map(|(line, events)| self.told(line, events, view, reader)).collect()
    }

    pub(super) fn digest(&self, after: u32, view: &ViewOf<F>, reader: &Audience<'_, F::Game>) -> Vec<Told> {
        let mut runs: Vec<(usize, Vec<EventOf<F>>)> = Vec::new();
        for (line, events) in self.later(after) {
            let is_undo = self.taken_back(line).is_some();
            let goes_on = !is_undo && self.actor(line).is_none() && !events.iter().any(F::is_heading);
            match runs.last_mut().filter(|&&mut (last, _)| goes_on && self.actor(last).is_none()) {
                Some((last, run)) => {
                    *last = line;
                    run.extend_from_slice(events);
                }
                None => runs.push((line, events.to_vec())),
            }
        }
        runs.iter().map(|(line, events)| self.told(*line, events, view, reader)).collect()
    }

    /// What others did, and what followed by itself, since the reader last acted before them; also while the
    /// reader is in the midst of his turn, and after he has taken something back.
    pub(super) fn since_last_turn(&self, view: &ViewOf<F>, reader: &Audience<'_, F::Game>) -> Vec<Told> {
        let is_others = |line, events: &[EventOf<F>]| match self.actor(line) {
            Some(seat) => Some(seat) != reader.you,
            None => events.iter().any(F::is_deed),
        };
        let acts: Vec<_> = self.standing().filter(|&(line, _)| self.taken_back(line).is_none()).collect();
        let others = acts.iter().rposition(|&(line, events)| is_others(line, events)).unwrap_or(0);
        let own =
            acts[..others].iter().rfind(|&&(line, _)| reader.you.is_some() && self.actor(line) == reader.you);
        let Some(&(own, _)) = own else { return Vec::new() };
        let mut told = self.digest(own as u32 - 1, view, reader);
        for told in told.iter_mut().filter(|told| told.seat.is_some() && told.seat == reader.you) {
            // What he did he knows; what followed it, like the end of a day, he may not have read.
            told.parts.remove(0);
        }
        told.retain(|told| !told.parts.is_empty());
        told
    }

    /// What happened after the first so many lines and stands; before them there is what set-up caused.
    fn later(&self, after: u32) -> impl Iterator<Item = (usize, &[EventOf<F>])> {
        self.standing().filter(move |&(line, _)| line as u32 >= after + u32::from(after > 0))
    }

    /// Who acted with a line of the record.
    fn actor(&self, line: usize) -> Option<Seat> {
        match self.table.record().entries.get(line.checked_sub(1)?)? {
            Entry::Action(seat, _) | Entry::Undo(seat) => Some(*seat),
            Entry::Commitment(_) | Entry::Seed(_) | Entry::Chance(_) => None,
        }
    }

    /// That a seat took something back. What it was is not told.
    fn undone(&self, line: usize, seat: Seat, reader: &Audience<'_, F::Game>) -> Told {
        let party = ("party", F::party(seat, reader).into());
        let who = ("who", if reader.you == Some(seat) { "you" } else { "other" }.into());
        let sentence = text(reader.language, "log-undone", &[who, party]);
        let part =
            Part { sentences: vec![sentence], sections: Vec::new(), is_heading: false, is_list: false };
        Told { line: line as u32, seat: Some(seat), parts: vec![part], is_undo: true }
    }

    fn told(
        &self,
        line: usize,
        events: &[EventOf<F>],
        view: &ViewOf<F>,
        reader: &Audience<'_, F::Game>,
    ) -> Told {
        if let Some(seat) = self.taken_back(line) {
            return self.undone(line, seat, reader);
        }
        // What follows by itself, and tells nothing of the act, is nobody's.
        let seat = self.actor(line).filter(|_| events.first().is_none_or(|event| !F::is_apart(None, event)));
        let parts = events.chunk_by(|one, other| !F::is_apart(Some(one), other)).enumerate();
        let part = |(index, events): (usize, &[EventOf<F>])| {
            let mut sections = Vec::new();
            for section in events.iter().map(F::section) {
                if !sections.contains(&section) {
                    sections.push(section);
                }
            }
            let sentences = F::story(events, view, reader);
            let is_deed = (index == 0 && seat.is_some()) || F::is_deed(&events[0]);
            Part {
                is_list: !is_deed && sentences.len() > PARAGRAPH,
                sentences,
                sections,
                is_heading: events.iter().any(F::is_heading),
            }
        };
        Told { line: line as u32, seat, parts: parts.map(part).collect(), is_undo: false }
    }
}
