//! How far the games are, on standard error if that is a terminal.

use std::sync::Mutex;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::rating::Sample;

/// A bar with the first player's result so far. Where there is no terminal, nothing is shown.
pub(crate) struct Progress {
    bar: ProgressBar,
    player: String,
    share: Mutex<Sample>,
}

impl Progress {
    /// A bar for so many games of this player.
    pub(crate) fn new(games: u64, player: &str) -> Self {
        let style = "{bar:30} {human_pos} of {human_len} games, {elapsed} gone, {eta} left {msg}";
        let style = ProgressStyle::with_template(style).expect("a sound template");
        let bar = ProgressBar::new(games).with_style(style);
        bar.enable_steady_tick(Duration::from_millis(500));
        Self { bar, player: player.to_owned(), share: Mutex::new(Sample::default()) }
    }

    /// A game is over.
    pub(crate) fn game(&self) {
        self.bar.inc(1);
    }

    /// All games of a deal are over, and this is the first player's share of the wins.
    pub(crate) fn deal(&self, share: f64) {
        let mut sample = self.share.lock().expect("no thread panics");
        sample.add(share);
        let [low, high] = sample.interval().map(|bound| bound * 100.0);
        let mean = sample.mean() * 100.0;
        self.bar.set_message(format!("· {} wins {mean:.1} % ({low:.1} to {high:.1})", self.player));
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
