//! What is put on the screen while playing: sentences, positions, choices, and who may look.

use table::{Seat, Viewer};

use super::command::Command;
use super::menu::Menu;
use super::paint::{Line, Tone, WIDTH, paragraph, wrap};
use super::screen::Stop;
use super::session::{Answer, Session};
use super::terminal::Terminal;
use super::texts::text;

impl<G: Terminal> Session<'_, G> {
    pub(super) fn say(&mut self, id: &str, variables: &[(&str, words::Value<'_>)]) -> Result<(), Stop> {
        let text = text(self.reader.language, id, variables);
        for line in text.lines() {
            // What is indented is shown as it is, so that it can be copied.
            let lines = if line.starts_with(' ') {
                vec![Line::plain(line)]
            } else {
                paragraph(Line::default(), line)
            };
            self.screen.show(&lines)?;
        }
        Ok(())
    }

    pub(super) fn show_choices(&mut self, view: &G::View, menu: &Menu<G::Action>) -> Result<(), Stop> {
        let prompt = wrap(&G::prompt(view, &self.reader), WIDTH);
        let mut lines: Vec<_> = prompt.into_iter().map(|line| Line::new(Tone::Strong, line)).collect();
        lines.extend(menu.lines());
        self.screen.show(&lines)
    }

    pub(super) fn show_position(&mut self) -> Result<(), Stop> {
        let seen_by = self.reader.asked.or(self.reader.you);
        let view = G::view(self.table.state(), seen_by.map_or(Viewer::Spectator, Viewer::Seat));
        let lines = G::position(&view, &self.reader);
        self.show_block(lines)
    }

    pub(super) fn show_overview(&mut self, view: &G::View) -> Result<(), Stop> {
        let lines = G::overview(view, &self.reader);
        if lines.is_empty() { Ok(()) } else { self.show_block(lines) }
    }

    fn show_block(&mut self, mut lines: Vec<Line>) -> Result<(), Stop> {
        lines.push(Line::default());
        self.screen.show(&lines)
    }

    /// Several people share the screen: before one sees a secret, the others are asked to look away,
    /// and what somebody saw is cleared away before somebody else looks. A pipe has no one to wait for.
    pub(super) fn turn_to(&mut self, seat: Seat, view: &G::View) -> Result<Answer, Stop> {
        let shared = self.seats.of_humans().nth(1).is_some();
        let is_secret = shared && G::is_secret(view, seat);
        if self.secret_of.is_some_and(|other| other != seat) {
            self.secret_of = None;
            self.screen.clear()?;
        }
        if !is_secret || self.secret_of == Some(seat) {
            return Ok(Answer::Again);
        }
        self.secret_of = Some(seat);
        let name = G::seat(seat, &self.reader);
        self.say("look-away", &[("seat", name.as_str().into())])?;
        if !self.screen.is_watched() {
            return Ok(Answer::Again);
        }
        self.say("look-away-wait", &[("seat", name.as_str().into())])?;
        loop {
            let Some(line) = self.screen.ask()? else { return self.leave() };
            match Command::read(&line, self.reader.language) {
                Command::Empty => return Ok(Answer::Again),
                Command::Quit => return self.leave(),
                _ => {}
            }
        }
    }
}
