//! Playing in a terminal, alone or round one screen.
//!
//! [`Session`] runs a game and is the same for all of them; what a game shows is behind [`Terminal`], and
//! what it says is in its face. Rendering makes lines out of views, and only [`Screen`] reads and writes.

mod command;
mod menu;
mod paint;
mod screen;
mod seats;
mod seeds;
mod session;
mod speaking;
mod telling;
mod terminal;
mod texts;
mod thinking;

pub use menu::{Body, Cell, Columns, Entry, Group, Menu, Row};
pub use paint::{Line, Style, Tone, WIDTH, beside, paint, paragraph, width, wrap};
pub use screen::{Echo, Screen, ScreenError};
pub use seats::{Player, Seats};
pub use seeds::Seeds;
pub use session::{Opening, Session};
pub use telling::read;
pub use terminal::{Reader, Terminal, Within};
