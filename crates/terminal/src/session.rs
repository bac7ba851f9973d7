//! Playing: who is due acts, and people are asked.

use std::path::PathBuf;

use record::{Dice, EntryError, History, Recorder};
use table::{ActionOf, EventOf, Game, QuickRng, Seat, Turn, Viewer};
use texts::Language;

use crate::command::Command;
use crate::menu::Menu;
use crate::paint::Line;
use crate::screen::{Screen, ScreenError};
use crate::seats::Seats;
use crate::seeds::Seeds;
use crate::terminal::{Reader, Terminal};

/// A game that is played in the terminal.
pub struct Session<'io, F: Terminal> {
    pub(crate) table: Recorder<F::Game>,
    /// What happened, and what was said about it beside.
    pub(crate) history: History<F::Game, Vec<Line>>,
    pub(crate) seats: Seats,
    pub(crate) reader: Reader<F>,
    pub(crate) screen: Screen<'io>,
    /// The file of the box, if it is not the built-in one.
    pub(crate) box_file: Option<PathBuf>,
    /// Whether bots say why they play as they do.
    pub(crate) explain: bool,
    seeds: Seeds,
    /// Where bots draw from.
    pub(crate) players: QuickRng,
    /// The dice for a record that was begun without commitments, where they come too late.
    pub(crate) loose_dice: Option<Dice>,
    /// Where the game was saved, and how long its record was then.
    pub(crate) saved: Option<(PathBuf, usize)>,
    /// The first line of the record that was not told; 0 is set-up.
    pub(crate) told: usize,
    /// Who saw a secret that may still be on the screen.
    pub(crate) secret_of: Option<Seat>,
}

/// What a person's input led to.
pub(crate) enum Answer {
    /// The game goes on from a new position.
    Moved,
    /// The same question again.
    Again,
    /// The game is left.
    Left,
}

/// What playing begins with.
pub struct Opening<F: Terminal> {
    /// The table.
    pub table: Recorder<F::Game>,
    /// The file that the table was loaded from, if it was.
    pub loaded: Option<PathBuf>,
    /// Who sits where.
    pub seats: Seats,
    /// The language that is read.
    pub language: Language,
    /// Where nature and the bots draw from.
    pub seeds: Seeds,
    /// The file of the box, if it is not the built-in one.
    pub box_file: Option<PathBuf>,
    /// Whether bots say why they play as they do.
    pub explain: bool,
}

impl<'io, F: Terminal> Session<'io, F> {
    /// A game that begins or goes on: who plays is told first.
    pub fn new(opening: Opening<F>, screen: Screen<'io>) -> Result<Self, ScreenError> {
        let Opening { table, loaded, seats, language, seeds, box_file, explain } = opening;
        let history = History::of(table.record());
        let mut session = Self {
            told: if table.record().inputs() == 0 { 0 } else { history.lines() + 1 },
            history,
            reader: Reader::of(&table, language, seats.only_human()),
            players: seeds.players()?,
            saved: loaded.map(|path| (path, table.record().entries.len())),
            loose_dice: None,
            secret_of: None,
            table,
            seats,
            screen,
            box_file,
            explain,
            seeds,
        };
        session.welcome()?;
        // A game that goes on commits when nature is due, so that a glance at it leaves no trace.
        if session.table.record().entries.is_empty() {
            session.commit()?;
        }
        Ok(session)
    }

    /// Plays until the game is left, or over and nobody has anything to say.
    pub fn run(&mut self) -> Result<(), ScreenError> {
        loop {
            match self.advance() {
                Ok(Answer::Moved | Answer::Again) => {}
                Ok(Answer::Left) => return self.screen.flush(),
                Err(SessionError::Screen(error)) => return Err(error),
                // The record takes no more, so all that is left is to save it.
                Err(SessionError::Entry(error)) => {
                    self.say("stuck", &[("reason", error.to_string().into())])?;
                    return self.close();
                }
            }
        }
    }

    fn advance(&mut self) -> Result<Answer, SessionError> {
        match F::Game::turn(self.table.state()) {
            Turn::Nature => self.draw(),
            Turn::Seats(due) => {
                let bot = due.iter().find_map(|seat| Some((seat, self.seats.player(seat).bot()?)));
                match bot {
                    Some((seat, bot)) => self.let_play(seat, bot),
                    None => {
                        let seat = due.iter().next().expect("somebody is due");
                        Ok(self.decide(seat)?)
                    }
                }
            }
            Turn::Over => Ok(self.end()?),
        }
    }

    /// Nature draws, after committing to a seed if it has none.
    fn draw(&mut self) -> Result<Answer, SessionError> {
        let mut events = Vec::new();
        let drawn = match &mut self.loose_dice {
            None => self.table.nature(&mut events),
            Some(dice) => {
                let chance = F::Game::sample(self.table.state(), dice);
                self.table.resolve(chance, &mut events).map(|()| chance)
            }
        };
        match drawn {
            Ok(_) => self.remember(events, Vec::new()),
            Err(EntryError::NoDice) => self.commit()?,
            Err(refused) => return Err(refused.into()),
        }
        Ok(Answer::Moved)
    }

    /// Begins a segment of the record and shows what nature is bound to.
    pub(crate) fn commit(&mut self) -> Result<(), ScreenError> {
        loop {
            let seed = self.seeds.next()?;
            match self.table.commit(seed) {
                Ok(()) => {
                    self.remember(Vec::new(), Vec::new());
                    return self.say("commitment", &[("sum", seed.commitment().to_string().into())]);
                }
                // Only a seed that was given on the command line can have been used before.
                Err(EntryError::SeedUsed) => {}
                Err(_) => {
                    self.loose_dice = Some(Dice::new(seed));
                    return self.say("uncommitted", &[]);
                }
            }
        }
    }

    /// A seat acts, and something may be said about it.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        action: ActionOf<F>,
        note: Vec<Line>,
    ) -> Result<(), EntryError> {
        let mut events = Vec::new();
        self.table.play(seat, action, &mut events)?;
        self.remember(events, note);
        Ok(())
    }

    /// The record has another line, which caused these events.
    pub(crate) fn remember(&mut self, events: Vec<EventOf<F>>, note: Vec<Line>) {
        if let Some(entry) = self.table.record().entries.last() {
            self.history.add(entry, events, note);
        }
    }

    /// Shows a person what happened and what there is to choose, until one choice is made.
    fn decide(&mut self, seat: Seat) -> Result<Answer, ScreenError> {
        self.reader.asked = Some(seat);
        let view = F::Game::view(self.table.state(), Viewer::Seat(seat));
        let menu = F::menu(self.table.state(), seat, &self.reader.audience());
        if let Answer::Left = self.turn_to(seat, &view)? {
            return Ok(Answer::Left);
        }
        self.tell_news()?;
        self.show_overview(&view)?;
        self.show_choices(&view, &menu)?;
        loop {
            let Some(line) = self.screen.ask()? else { return self.leave() };
            let answer = match Command::read(&line, self.reader.language) {
                Command::Number(number) => self.choose(seat, number, &menu)?,
                Command::Notation(notation) => self.choose_written(seat, &notation)?,
                Command::Choices => {
                    self.show_choices(&view, &menu)?;
                    Answer::Again
                }
                Command::Empty => {
                    self.say("empty", &[("most", menu.actions().len().into())])?;
                    Answer::Again
                }
                command => self.obey(command)?,
            };
            match answer {
                Answer::Again => {}
                Answer::Moved | Answer::Left => return Ok(answer),
            }
        }
    }

    fn choose(&mut self, seat: Seat, number: usize, menu: &Menu<ActionOf<F>>) -> Result<Answer, ScreenError> {
        let actions = menu.actions();
        match number.checked_sub(1).and_then(|index| actions.get(index)) {
            Some(&action) => self.act(seat, action),
            None => {
                let numbers = [("number", number.to_string().into()), ("most", actions.len().into())];
                self.say("no-such-number", &numbers)?;
                Ok(Answer::Again)
            }
        }
    }

    fn choose_written(&mut self, seat: Seat, notation: &str) -> Result<Answer, ScreenError> {
        match notation.parse() {
            Ok(action) => self.act(seat, action),
            Err(error) => {
                self.say("not-understood", &[("reason", error.to_string().into())])?;
                Ok(Answer::Again)
            }
        }
    }

    fn act(&mut self, seat: Seat, action: ActionOf<F>) -> Result<Answer, ScreenError> {
        match self.play(seat, action, Vec::new()) {
            Ok(()) => Ok(Answer::Moved),
            Err(EntryError::Rules(_)) => {
                self.say("not-allowed", &[("action", action.to_string().into())])?;
                Ok(Answer::Again)
            }
            Err(refused) => {
                self.say("stuck", &[("reason", refused.to_string().into())])?;
                Ok(Answer::Again)
            }
        }
    }

    /// The game is over: shows the result, and lets people save or take back.
    fn end(&mut self) -> Result<Answer, ScreenError> {
        self.reader.asked = None;
        self.tell_news()?;
        let result = F::result(self.table.state(), &self.history.events(), &self.reader.audience());
        self.screen.show(&result)?;
        if self.seats.of_humans().next().is_none() {
            return Ok(Answer::Left);
        }
        self.say("over-hint", &[])?;
        self.ask_for_command()
    }

    /// The game cannot go on: lets people save it.
    fn close(&mut self) -> Result<(), ScreenError> {
        match self.ask_for_command()? {
            Answer::Moved => self.run(),
            Answer::Again | Answer::Left => self.screen.flush(),
        }
    }

    /// Asks until a command changes the game or leaves it.
    pub(crate) fn ask_for_command(&mut self) -> Result<Answer, ScreenError> {
        loop {
            let Some(line) = self.screen.ask()? else { return self.leave() };
            match self.obey(Command::read(&line, self.reader.language))? {
                Answer::Again => {}
                answer @ (Answer::Moved | Answer::Left) => return Ok(answer),
            }
        }
    }
}

/// Why the game does not go on by itself.
pub(crate) enum SessionError {
    Screen(ScreenError),
    Entry(EntryError),
}

impl From<ScreenError> for SessionError {
    fn from(error: ScreenError) -> Self {
        Self::Screen(error)
    }
}

impl From<EntryError> for SessionError {
    fn from(error: EntryError) -> Self {
        Self::Entry(error)
    }
}
