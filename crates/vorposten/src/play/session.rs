//! Playing: who is due acts, and people are asked.

use std::path::PathBuf;

use record::{Dice, Refused, Table};
use table::{QuickRng, Seat, Turn, Viewer};
use words::Language;

use super::command::Command;
use super::history::History;
use super::menu::Menu;
use super::screen::{Screen, Stop};
use super::seats::Seats;
use super::seeds::Seeds;
use super::terminal::{Reader, Terminal};

/// A game that is played in the terminal.
pub(crate) struct Session<'io, G: Terminal> {
    pub(super) table: Table<G>,
    pub(super) history: History<G>,
    pub(super) seats: Seats,
    pub(super) reader: Reader<G>,
    pub(super) screen: Screen<'io>,
    /// The file of the box, if it is not the built-in one.
    pub(super) box_file: Option<PathBuf>,
    /// Whether bots say why they play as they do.
    pub(super) explain: bool,
    seeds: Seeds,
    /// Where bots draw from.
    pub(super) players: QuickRng,
    /// The dice for a record that was begun without commitments, where they come too late.
    pub(super) loose_dice: Option<Dice>,
    /// Where the game was saved, and how long its record was then.
    pub(super) saved: Option<(PathBuf, usize)>,
    /// How many steps of the history were told.
    pub(super) told: usize,
    /// Who saw a secret that may still be on the screen.
    pub(super) secret_of: Option<Seat>,
}

/// What a person's input led to.
pub(super) enum Answer {
    /// The game goes on from a new position.
    Moved,
    /// The same question again.
    Again,
    /// The game is left.
    Left,
}

/// What playing begins with.
pub(crate) struct Opening<G: Terminal> {
    pub(crate) table: Table<G>,
    /// The file that the table was loaded from, if it was.
    pub(crate) loaded: Option<PathBuf>,
    pub(crate) seats: Seats,
    pub(crate) language: Language,
    pub(crate) seeds: Seeds,
    pub(crate) box_file: Option<PathBuf>,
    pub(crate) explain: bool,
}

impl<'io, G: Terminal> Session<'io, G> {
    pub(crate) fn new(opening: Opening<G>, screen: Screen<'io>) -> Result<Self, Stop> {
        let Opening { table, loaded, seats, language, seeds, box_file, explain } = opening;
        let history = History::of(table.record());
        let mut session = Self {
            told: if table.record().inputs() == 0 { 0 } else { history.len() },
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
    pub(crate) fn run(&mut self) -> Result<(), Stop> {
        loop {
            match self.advance() {
                Ok(Answer::Moved | Answer::Again) => {}
                Ok(Answer::Left) => return self.screen.flush(),
                Err(Trouble::Stop(stop)) => return Err(stop),
                // The record takes no more, so all that is left is to save it.
                Err(Trouble::Refused(refused)) => {
                    self.say("stuck", &[("reason", refused.to_string().into())])?;
                    return self.close();
                }
            }
        }
    }

    fn advance(&mut self) -> Result<Answer, Trouble> {
        match G::turn(self.table.state()) {
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
    fn draw(&mut self) -> Result<Answer, Trouble> {
        let mut events = Vec::new();
        let drawn = match &mut self.loose_dice {
            None => self.table.nature(&mut events),
            Some(dice) => {
                let chance = G::sample(self.table.state(), dice);
                self.table.resolve(chance, &mut events).map(|()| chance)
            }
        };
        match drawn {
            Ok(_) => self.history.add(events),
            Err(Refused::NoDice) => self.commit()?,
            Err(refused) => return Err(refused.into()),
        }
        Ok(Answer::Moved)
    }

    /// Begins a segment of the record and shows what nature is bound to.
    pub(super) fn commit(&mut self) -> Result<(), Stop> {
        loop {
            let seed = self.seeds.next()?;
            match self.table.commit(seed) {
                Ok(()) => return self.say("commitment", &[("sum", seed.commitment().to_string().into())]),
                // Only a seed that was given on the command line can have been used before.
                Err(Refused::SeedUsed) => {}
                Err(_) => {
                    self.loose_dice = Some(Dice::new(seed));
                    return self.say("uncommitted", &[]);
                }
            }
        }
    }

    pub(super) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let mut events = Vec::new();
        self.table.play(seat, action, &mut events)?;
        self.history.add(events);
        Ok(())
    }

    /// Shows a person what happened and what there is to choose, until one choice is made.
    fn decide(&mut self, seat: Seat) -> Result<Answer, Stop> {
        self.reader.asked = Some(seat);
        let view = G::view(self.table.state(), Viewer::Seat(seat));
        let menu = G::menu(self.table.state(), seat, &self.reader);
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

    fn choose(&mut self, seat: Seat, number: usize, menu: &Menu<G::Action>) -> Result<Answer, Stop> {
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

    fn choose_written(&mut self, seat: Seat, notation: &str) -> Result<Answer, Stop> {
        match notation.parse() {
            Ok(action) => self.act(seat, action),
            Err(error) => {
                self.say("not-understood", &[("reason", error.to_string().into())])?;
                Ok(Answer::Again)
            }
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Answer, Stop> {
        match self.play(seat, action) {
            Ok(()) => Ok(Answer::Moved),
            Err(Refused::Rules(_)) => {
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
    fn end(&mut self) -> Result<Answer, Stop> {
        self.reader.asked = None;
        self.tell_news()?;
        let result = G::result(self.table.state(), &self.history.events(), &self.reader);
        self.screen.show(&result)?;
        if self.seats.of_humans().next().is_none() {
            return Ok(Answer::Left);
        }
        self.say("over-hint", &[])?;
        self.ask_for_command()
    }

    /// The game cannot go on: lets people save it.
    fn close(&mut self) -> Result<(), Stop> {
        match self.ask_for_command()? {
            Answer::Moved => self.run(),
            Answer::Again | Answer::Left => self.screen.flush(),
        }
    }

    /// Asks until a command changes the game or leaves it.
    pub(super) fn ask_for_command(&mut self) -> Result<Answer, Stop> {
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
pub(super) enum Trouble {
    Stop(Stop),
    Refused(Refused),
}

impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Self {
        Self::Stop(stop)
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}
