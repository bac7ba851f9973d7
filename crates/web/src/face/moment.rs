//! What deserves a moment of its own: the end of a day, a new event, a loss that nobody chose.

use maud::Markup;

/// Something important that has just happened, to be read and put away. Whatever it says is in the log as well.
pub struct Moment {
    /// What it is called.
    pub title: String,
    /// What there is to read.
    pub body: Markup,
    /// Parts of the table that it happened to, as `room:2`: they flash.
    pub flashes: Vec<String>,
}
