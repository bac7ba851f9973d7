//! What people are told and what their commands do, other than playing.

use std::path::Path;

use bots::Level;
use files::Failure;
use record::{EntryError, Fairness, History, LIMIT_BYTES, Record, Recorder, Step};
use table::{EventOf, Game, Turn, Viewer, Word};

use crate::command::Command;
use crate::paint::{Line, Tone, paragraph};
use crate::screen::ScreenError;
use crate::seats::Player;
use crate::session::{Answer, Session};
use crate::terminal::{Reader, Terminal, Within};
use crate::texts::text;
use crate::thinking;

impl<F: Terminal> Session<'_, F> {
    /// What was agreed, who plays, and how to play.
    pub(crate) fn welcome(&mut self) -> Result<(), ScreenError> {
        let mut lines = vec![Line::new(Tone::Strong, F::Game::TITLE)];
        for sentence in F::agreed(&self.reader.setup, self.reader.language) {
            lines.extend(paragraph(Line::plain("  "), &sentence));
        }
        let language = self.reader.language;
        if self.seats.count() > 1 {
            let seats = self.seats.iter().map(|(seat, player)| {
                let (kind, bot) = match player {
                    Player::Human if self.reader.you == Some(seat) => ("you", String::new()),
                    Player::Human => ("human", String::new()),
                    Player::Bot(bot) => ("bot", thinking::name(bot, language)),
                };
                let name = F::seat(seat, &self.reader.audience());
                text(
                    language,
                    "seat-kind",
                    &[("seat", name.into()), ("kind", kind.into()), ("bot", bot.into())],
                )
            });
            let seats = seats.collect::<Vec<_>>().join(", ");
            lines.extend(paragraph(Line::plain("  "), &text(language, "seats", &[("seats", seats.into())])));
        }
        for &level in Level::ALL {
            if self.seats.iter().any(|(_, player)| player.bot().and_then(|bot| bot.level()) == Some(level)) {
                let name = texts::levels::level(language, level.name());
                let plays = texts::levels::description(language, level.name());
                let known = [("level", name.into()), ("plays", plays.into())];
                lines.extend(paragraph(Line::plain("  "), &text(language, "seat-level", &known)));
            }
        }
        lines.extend(paragraph(Line::plain("  "), &text(language, "how", &[])));
        self.screen.show(&lines)
    }

    /// What happened since people were last told.
    pub(crate) fn tell_news(&mut self) -> Result<(), ScreenError> {
        let lines = self.story(self.told);
        self.told = self.history.lines() + 1;
        self.screen.show(&[Line::default()])?;
        if lines.is_empty() { Ok(()) } else { self.screen.show(&[&lines[..], &[Line::default()]].concat()) }
    }

    /// What just happened, for those who only watch.
    pub(crate) fn tell_watchers(&mut self) -> Result<(), ScreenError> {
        let lines = self.story(self.told);
        self.told = self.history.lines() + 1;
        self.screen.show(&lines)
    }

    /// What happened from some line of the record on, and what was said about it.
    fn story(&self, from: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let since = self.history.standing().skip_while(|&(line, _)| line < from);
        let since: Vec<_> = since.map(|(_, step)| step).collect();
        for steps in since.split_inclusive(|step| !step.note.is_empty()) {
            lines.extend(self.story_of(steps));
            lines.extend(steps.iter().flat_map(|step| &step.note).cloned());
        }
        lines
    }

    /// What happened: a paragraph for each input, and headings for what begins.
    fn story_of(&self, steps: &[&Step<F::Game, Vec<Line>>]) -> Vec<Line> {
        let mut lines = Vec::new();
        let view = F::Game::view(self.table.state(), Viewer::Spectator);
        let mut paragraphs: Vec<Vec<EventOf<F>>> = Vec::new();
        for step in steps {
            for (index, event) in step.events.iter().enumerate() {
                let within = if index == 0 { Within::NextInput } else { Within::SameInput };
                let continues = |last| F::continues(last, event, within);
                match paragraphs.last_mut() {
                    Some(paragraph) if paragraph.last().is_some_and(continues) => {
                        paragraph.push(event.clone());
                    }
                    _ => paragraphs.push(vec![event.clone()]),
                }
            }
        }
        for events in paragraphs {
            for part in events.chunk_by(|one, other| !F::is_heading(one) && !F::is_heading(other)) {
                let told = F::story(part, &view, &self.reader.audience()).join(" ");
                if F::is_heading(&part[0]) {
                    lines.push(Line::new(Tone::Strong, told));
                } else {
                    lines.extend(paragraph(Line::plain("  "), &told));
                }
            }
        }
        lines
    }

    /// Does what a command asks for. Choices are made elsewhere.
    pub(crate) fn obey(&mut self, command: Command) -> Result<Answer, ScreenError> {
        match command {
            Command::Undo => return self.undo(),
            Command::Load(path) => return self.load(&path),
            Command::Quit => return self.leave(),
            Command::Save(path) => self.save(&path)?,
            Command::Show => self.show_position()?,
            Command::Log => {
                let story = self.story(0);
                self.screen.show(&story)?;
            }
            Command::Rules => self.say("rules", &[("game", F::Game::NAME.into())])?,
            Command::Help => self.say("help", &[("example", F::EXAMPLE.into())])?,
            Command::FileMissing => self.say("file-missing", &[])?,
            Command::Number(_) | Command::Notation(_) | Command::Choices | Command::Empty => {
                self.say("over-input", &[])?;
            }
        }
        Ok(Answer::Again)
    }

    /// Takes back the latest action, if it was a person's and nobody has drawn or acted since.
    fn undo(&mut self) -> Result<Answer, ScreenError> {
        let Some(seat) = self.seats.of_humans().find(|&seat| self.table.can_undo(seat)) else {
            self.say("cannot-undo", &[])?;
            return Ok(Answer::Again);
        };
        match self.table.undo(seat) {
            Ok(()) => {
                self.remember(Vec::new(), Vec::new());
                self.say("undone", &[])?;
                Ok(Answer::Moved)
            }
            Err(refused) => {
                self.say("stuck", &[("reason", refused.to_string().into())])?;
                Ok(Answer::Again)
            }
        }
    }

    /// Saves the game. The seed is revealed first, and nature takes a new one before it draws again,
    /// so the file holds no secret and proves every draw in it.
    fn save(&mut self, path: &Path) -> Result<(), ScreenError> {
        let written = replaceable(path).and_then(|()| {
            match self.table.reveal() {
                Ok(()) => self.remember(Vec::new(), Vec::new()),
                // Without dice there is nothing to reveal: it was done before, or nobody committed.
                Err(EntryError::NoDice) => {}
                Err(refused) => return Err(Failure::new(refused.to_string())),
            }
            files::write(path, &self.table.record().write())
        });
        match written {
            Ok(()) => {
                self.saved = Some((path.to_owned(), self.table.record().entries.len()));
                let command = self.resume(path);
                self.say("saved", &[("file", shown(path)), ("command", command.into())])
            }
            Err(failure) => self.say("not-saved", &[("reason", failure.to_string().into())]),
        }
    }

    /// Goes on with a saved game, or with the running one if that one cannot be read.
    fn load(&mut self, path: &Path) -> Result<Answer, ScreenError> {
        match read::<F::Game>(path, F::Game::values(&self.reader.setup)) {
            Ok(table) => {
                self.seats.resize(F::Game::seats(table.state()));
                self.reader = Reader::of(&table, self.reader.language, self.seats.only_human());
                self.history = History::of(table.record());
                self.told = self.history.lines() + 1;
                self.table = table;
                self.loose_dice = None;
                self.saved = Some((path.to_owned(), self.table.record().entries.len()));
                self.say("loaded", &[("file", shown(path))])?;
                self.welcome()?;
                Ok(Answer::Moved)
            }
            Err(failure) => {
                self.say("not-loaded", &[("reason", failure.to_string().into())])?;
                Ok(Answer::Again)
            }
        }
    }

    /// The command that goes on with a saved game.
    fn resume(&self, path: &Path) -> String {
        let players: Vec<_> = self.seats.iter().map(|(_, player)| player.to_string()).collect();
        let mut command =
            format!("vorposten play {} --load {} --seats {}", F::Game::NAME, quoted(path), players.join(","));
        if let Some(values) = &self.box_file {
            command.push_str(&format!(" --box {}", quoted(values)));
        }
        command
    }

    /// Ends playing, and says how to come back.
    pub(crate) fn leave(&mut self) -> Result<Answer, ScreenError> {
        let now = self.table.record().entries.len();
        match self.saved.take().filter(|&(_, entries)| entries == now) {
            Some((path, _)) => {
                let command = self.resume(&path);
                self.say("left-saved", &[("command", command.into())])?;
            }
            None if F::Game::turn(self.table.state()) == Turn::Over => self.say("left-over", &[])?,
            None => self.say("left", &[])?,
        }
        Ok(Answer::Left)
    }
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let is_plain = path.chars().all(|c| c.is_alphanumeric() || "/\\._-:".contains(c));
    if is_plain { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
}

fn shown(path: &Path) -> texts::Value<'static> {
    path.display().to_string().into()
}

/// A saved game that can go on.
pub fn read<G: Game>(path: &Path, values: &'static G::Values) -> Result<Recorder<G>, Failure> {
    let bytes = files::read(path, LIMIT_BYTES as u64)?;
    let refuse = |reason: &str| Failure::new(format!("{}: {reason}", path.display()));
    let record = Record::<G>::read(&bytes, values).map_err(|flaw| refuse(&flaw.to_string()))?;
    let table = Recorder::resume(&record, None).map_err(|flaw| refuse(&flaw.to_string()))?;
    match table.report().fairness {
        Fairness::SeedSecret { .. } => {
            Err(refuse("its last seed is not revealed, so nobody can go on with it"))
        }
        Fairness::NotCommitted | Fairness::Verified { .. } => Ok(table),
    }
}

/// A file may be replaced by a record if it is one. Anything else is better asked for twice.
fn replaceable(path: &Path) -> Result<(), Failure> {
    if !path.exists() {
        return Ok(());
    }
    let refuse = || Failure::new(format!("{} exists and is no record of a game", path.display()));
    let bytes = files::read(path, LIMIT_BYTES as u64).map_err(|_| refuse())?;
    record::peek_game(&bytes).map(|_| ()).map_err(|_| refuse())
}
