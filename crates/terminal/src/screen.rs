//! Where the game is shown and what is typed: the only input and output of playing.

use std::io::{self, BufRead, ErrorKind, IsTerminal, Read, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use files::Failure;

use crate::paint::{Line, Style, paint};

/// The longest line that is read. The rest of a longer one is skipped.
const LIMIT_LINE: u64 = 4096;

/// How long nobody wonders what is going on.
const MOMENT: Duration = Duration::from_millis(400);

/// A terminal, or what stands for one.
pub struct Screen<'io> {
    input: &'io mut dyn BufRead,
    output: &'io mut dyn Write,
    style: Style,
    echo: Echo,
}

/// Whether typed lines are shown again: a terminal does that by itself, a pipe does not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Echo {
    /// What is typed is on the screen already.
    Off,
    /// What comes through a pipe is written as if it were typed.
    On,
}

/// Why playing stops at once.
pub enum ScreenError {
    /// Nobody reads any more.
    Unread,
    /// Something that should work did not.
    Failed(Failure),
}

impl From<Failure> for ScreenError {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl From<io::Error> for ScreenError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Failed(Failure::new(format!("the terminal cannot be used: {error}"))),
        }
    }
}

impl<'io> Screen<'io> {
    /// A screen that reads and writes here.
    pub fn new(input: &'io mut dyn BufRead, output: &'io mut dyn Write, style: Style, echo: Echo) -> Self {
        Self { input, output, style, echo }
    }

    /// Shows some lines.
    pub fn show(&mut self, lines: &[Line]) -> Result<(), ScreenError> {
        self.output.write_all(paint(lines, self.style).as_bytes())?;
        Ok(())
    }

    /// Whether people look at a terminal and type there.
    pub fn is_watched(&self) -> bool {
        self.echo == Echo::Off
    }

    /// Clears the screen and what was scrolled away, if people look at it.
    pub fn clear(&mut self) -> Result<(), ScreenError> {
        if self.is_watched() && self.style == Style::Coloured {
            self.output.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// Asks for a line. There is none when the input has ended.
    pub fn ask(&mut self) -> Result<Option<String>, ScreenError> {
        self.output.write_all(b"> ")?;
        self.output.flush()?;
        let line = self.read()?;
        if self.echo == Echo::On {
            let shown: String =
                line.iter().flat_map(|line| line.chars()).filter(|c| !c.is_control()).collect();
            writeln!(self.output, "{shown}")?;
        }
        Ok(line)
    }

    fn read(&mut self) -> Result<Option<String>, ScreenError> {
        let mut line = Vec::new();
        let count = Read::take(&mut self.input, LIMIT_LINE).read_until(b'\n', &mut line)?;
        if count == 0 {
            return Ok(None);
        }
        if line.last() != Some(&b'\n') {
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&line).into_owned()))
    }

    /// Does some work. If it takes longer than a moment and people look at a terminal, they see the
    /// notice meanwhile, and no trace of it afterwards.
    pub fn meanwhile<T>(&mut self, notice: &str, work: impl FnOnce() -> T) -> Result<T, ScreenError> {
        self.flush()?;
        if !(io::stdout().is_terminal() && io::stderr().is_terminal()) {
            return Ok(work());
        }
        let (working, done) = channel::<()>();
        Ok(thread::scope(move |scope| {
            scope.spawn(move || {
                if done.recv_timeout(MOMENT) == Err(RecvTimeoutError::Timeout) {
                    eprint!("{notice}");
                    _ = done.recv();
                    eprint!("\r\x1b[2K");
                }
            });
            let result = work();
            drop(working);
            result
        }))
    }

    /// Everything said so far is on its way.
    pub fn flush(&mut self) -> Result<(), ScreenError> {
        self.output.flush()?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_up_to_a_limit_and_shown_again() {
        let long = "x".repeat(10_000);
        let text = format!("one\n{long}\n\u{1b}two");
        let (mut input, mut output) = (text.as_bytes(), Vec::new());
        let mut screen = Screen::new(&mut input, &mut output, Style::Plain, Echo::On);
        let mut lines = Vec::new();
        while let Ok(Some(line)) = screen.ask() {
            lines.push(line);
        }
        assert_eq!(lines.len(), 3);
        assert_eq!((lines[0].as_str(), lines[1].len()), ("one\n", LIMIT_LINE as usize));
        let shown = String::from_utf8(output).expect("what was typed is text");
        assert!(shown.starts_with("> one\n> xxx") && shown.ends_with("> two\n> \n"), "{shown:?}");
    }
}
