//! A game as it is seen from a viewpoint: the only way in which anything of it leaves the server.

use std::cell::OnceCell;

use maud::Markup;
use record::Entry;
use serde_json::Value;
use table::{ActionOf, EventOf, Game, Seat, ViewOf};
use texts::Audience;

use crate::face::Emblem;
use crate::face::{Choice, Hosted, Lesson, Moment};
use crate::live::playing::Playing;
use crate::live::story::Told;
use crate::live::timeline::Timeline;
use crate::live::viewpoint::Viewpoint;

/// A game as it is seen from a viewpoint. What that may know is found out once; each part is drawn when it is
/// asked for.
pub(crate) trait Seen {
    fn title(&self) -> &'static str;
    /// What was agreed, in sentences.
    fn agreed(&self) -> Vec<String>;
    /// What nature is bound to: the latest commitment.
    fn commitment(&self) -> Option<String>;
    /// The whole record, if the game is over.
    fn record(&self) -> Option<String>;

    fn parties(&self) -> usize;
    fn party(&self, seat: Seat) -> String;
    fn emblem(&self, seat: Seat) -> Emblem;

    fn prompt(&self) -> String;
    /// What can be chosen; nothing if the seat of the viewpoint is not due.
    fn choices(&self) -> Vec<Offer>;
    /// Why an action that can be chosen may be good, in sentences.
    fn reasons(&self, action: &str) -> Vec<String>;
    /// What somebody who plays for the first time can be told; nothing if nobody is taught here.
    fn lessons(&self) -> Option<Vec<Lesson>>;

    fn board(&self) -> Markup;
    fn panel(&self, party: Seat) -> Markup;
    /// The pictures and the hover cards of the drawn table, which stay as they are during a game.
    fn sprites(&self) -> Markup;
    /// What lies on the table, in words.
    fn sheet(&self) -> Markup;
    /// The same as data.
    fn json(&self) -> Value;

    /// What happened after the first so many lines and stands, and that something was taken back.
    fn story(&self, after: u32) -> Vec<Told>;
    /// The same, but what nature does in a row is told at once, as the cards that Dawn lays out.
    fn digest(&self, after: u32) -> Vec<Told>;
    /// What the seat of the viewpoint may want to read before it acts: what happened since its last turn.
    fn since_last_turn(&self) -> Vec<Told>;
    /// What the last line of the record brought that deserves a moment of its own.
    fn moment(&self) -> Option<Moment>;
    /// The game as it went, for a look back.
    fn timeline(&self) -> Timeline;
    /// Whether this line is an action that was taken back.
    fn is_undone(&self, line: u32) -> bool;

    /// The points of all parties as they stood here. Some of them may be secret until the game is over, so the
    /// caller must know that it is: a position of the past does not.
    fn points(&self) -> Vec<i16>;
    /// The points at every stop of the timeline, if the game is over.
    fn standings(&self) -> Option<Vec<Vec<i16>>>;
    /// Who has won and why, in a sentence, if it is over.
    fn outcome(&self) -> Option<String>;
    /// How it came out, if it is over.
    fn result(&self) -> Option<Markup>;
}

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

/// A game `G` as it is seen from a viewpoint.
pub(super) struct SeenGame<'g, F: Hosted> {
    playing: &'g Playing<F>,
    reader: Audience<'g, F::Game>,
    view: ViewOf<F>,
    /// What happened in the whole game and stands.
    events: OnceCell<Vec<&'g EventOf<F>>>,
}

impl<'g, F: Hosted> SeenGame<'g, F> {
    pub(super) fn new(playing: &'g Playing<F>, viewpoint: Viewpoint) -> Self {
        let reader = playing.reader(viewpoint);
        Self { playing, reader, view: playing.view(viewpoint), events: OnceCell::new() }
    }

    fn events(&self) -> &[&'g EventOf<F>] {
        self.events.get_or_init(|| self.playing.events())
    }
}

impl<F: Hosted> Seen for SeenGame<'_, F> {
    fn title(&self) -> &'static str {
        F::Game::TITLE
    }

    fn agreed(&self) -> Vec<String> {
        F::agreed(self.reader.setup, self.reader.language)
    }

    fn commitment(&self) -> Option<String> {
        self.playing.table.record().entries.iter().rev().find_map(|entry| match entry {
            Entry::Commitment(hash) => Some(hash.to_string()),
            Entry::Seed(_) | Entry::Chance(_) | Entry::Action(..) | Entry::Undo(_) => None,
        })
    }

    fn record(&self) -> Option<String> {
        self.playing.is_over().then(|| self.playing.table.record().write())
    }

    fn parties(&self) -> usize {
        F::Game::parties(self.playing.table.state())
    }

    fn party(&self, seat: Seat) -> String {
        F::party(seat, &self.reader)
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        Emblem::at::<F>(seat, self.reader.setup)
    }

    fn prompt(&self) -> String {
        F::prompt(&self.view, &self.reader)
    }

    fn choices(&self) -> Vec<Offer> {
        let Some(seat) = self.reader.asked else { return Vec::new() };
        let choices = F::choices(self.playing.table.state(), seat, &self.reader).into_iter();
        let offer = |choice: Choice<ActionOf<F>>| Offer {
            action: choice.action.to_string(),
            group: choice.group,
            text: choice.text,
            preview: choice.preview,
            brief: choice.brief,
            parts: choice.parts,
        };
        choices.map(offer).collect()
    }

    fn reasons(&self, action: &str) -> Vec<String> {
        let (Some(seat), Ok(action)) = (self.reader.asked, action.parse()) else { return Vec::new() };
        F::reasons(self.playing.table.state(), seat, action, &self.reader)
    }

    fn lessons(&self) -> Option<Vec<Lesson>> {
        F::lessons(&self.view, self.events(), &self.reader)
    }

    fn board(&self) -> Markup {
        F::board(&self.view, self.events(), &self.reader)
    }

    fn panel(&self, party: Seat) -> Markup {
        F::panel(&self.view, party, &self.reader)
    }

    fn sprites(&self) -> Markup {
        F::sprites(&self.view, &self.reader)
    }

    fn sheet(&self) -> Markup {
        F::sheet(&self.view, &self.reader)
    }

    fn json(&self) -> Value {
        F::json(&self.view)
    }

    fn story(&self, after: u32) -> Vec<Told> {
        self.playing.story(after, &self.view, &self.reader)
    }

    fn digest(&self, after: u32) -> Vec<Told> {
        self.playing.digest(after, &self.view, &self.reader)
    }

    fn since_last_turn(&self) -> Vec<Told> {
        self.playing.since_last_turn(&self.view, &self.reader)
    }

    fn moment(&self) -> Option<Moment> {
        let latest = self.playing.latest();
        F::moment(latest, self.events(), &self.view, &self.reader)
    }

    fn timeline(&self) -> Timeline {
        self.playing.timeline(self.reader.language)
    }

    fn is_undone(&self, line: u32) -> bool {
        self.playing.is_undone(line)
    }

    fn points(&self) -> Vec<i16> {
        self.playing.points()
    }

    fn standings(&self) -> Option<Vec<Vec<i16>>> {
        self.playing.is_over().then(|| self.playing.standings())
    }

    fn outcome(&self) -> Option<String> {
        self.playing.is_over().then(|| F::outcome(self.playing.table.state(), &self.reader))
    }

    fn result(&self) -> Option<Markup> {
        let state = self.playing.table.state();
        self.playing.is_over().then(|| F::result(state, self.events(), &self.reader))
    }
}
