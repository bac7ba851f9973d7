//! What is put on the screen while playing: sentences, positions, choices, and who may look.

use table::{ActionOf, Game, Seat, ViewOf, Viewer};

use crate::command::Command;
use crate::menu::Menu;
use crate::paint::{Line, Tone, WIDTH, paragraph, wrap};
use crate::screen::ScreenError;
use crate::session::{Answer, Session};
use crate::terminal::Terminal;
use crate::texts::text;

impl<F: Terminal> Session<'_, F> {
    pub(crate) fn say(
        &mut self,
        id: &str,
        variables: &[(&str, texts::Value<'_>)],
    ) -> Result<(), ScreenError> {
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

    pub(crate) fn show_choices(
        &mut self,
        view: &ViewOf<F>,
        menu: &Menu<ActionOf<F>>,
    ) -> Result<(), ScreenError> {
        let prompt = wrap(&F::prompt(view, &self.reader.audience()), WIDTH);
        let mut lines: Vec<_> = prompt.into_iter().map(|line| Line::new(Tone::Strong, line)).collect();
        lines.extend(menu.lines());
        self.screen.show(&lines)
    }

    pub(crate) fn show_position(&mut self) -> Result<(), ScreenError> {
        let seen_by = self.reader.asked.or(self.reader.you);
        let view = F::Game::view(self.table.state(), seen_by.map_or(Viewer::Spectator, Viewer::Seat));
        let lines = F::position(&view, &self.reader.audience());
        self.show_block(lines)
    }

    pub(crate) fn show_overview(&mut self, view: &ViewOf<F>) -> Result<(), ScreenError> {
        let lines = F::overview(view, &self.reader.audience());
        if lines.is_empty() { Ok(()) } else { self.show_block(lines) }
    }

    fn show_block(&mut self, mut lines: Vec<Line>) -> Result<(), ScreenError> {
        lines.push(Line::default());
        self.screen.show(&lines)
    }

    /// Several people share the screen: before one sees a secret, the others are asked to look away,
    /// and what somebody saw is cleared away before somebody else looks. A pipe has no one to wait for.
    pub(crate) fn turn_to(&mut self, seat: Seat, view: &ViewOf<F>) -> Result<Answer, ScreenError> {
        let shared = self.seats.of_humans().nth(1).is_some();
        let is_secret = shared && F::is_secret(view, seat);
        if self.secret_of.is_some_and(|other| other != seat) {
            self.secret_of = None;
            self.screen.clear()?;
        }
        if !is_secret || self.secret_of == Some(seat) {
            return Ok(Answer::Again);
        }
        self.secret_of = Some(seat);
        let name = F::seat(seat, &self.reader.audience());
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
