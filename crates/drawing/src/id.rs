//! What a picture is called and how large its canvas is.

use std::fmt::{Display, Formatter, Result};

/// The canvas of a picture: all drawings begin at 0, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The width in the drawing's own units.
    pub width: u16,
    /// The height in the drawing's own units.
    pub height: u16,
}

impl View {
    /// A canvas of this size.
    pub const fn new(width: u16, height: u16) -> Self {
        Self { width, height }
    }
}

impl Display for View {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "0 0 {} {}", self.width, self.height)
    }
}

/// The name of a picture in a sprite, and its canvas. Displayed, it is the id in the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Id {
    kind: &'static str,
    name: &'static str,
    view: View,
}

impl Id {
    /// A picture of this kind and name with this canvas.
    pub const fn new(kind: &'static str, name: &'static str, view: View) -> Self {
        Self { kind, name, view }
    }

    /// The canvas of the picture.
    pub fn view(self) -> View {
        self.view
    }
}

impl Display for Id {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}-{}", self.kind, self.name)
    }
}
