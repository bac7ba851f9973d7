//! How bots play, and what they say about it.

use bots::{Bot, Level, Thought};
use search::{InformationSet, Verdict};
use table::{Game, Rng, Seat, StateOf, ViewOf, Viewer, Word};
use texts::{Audience, Language, decimal, grouped, percent, sentence};

use crate::paint::{Line, Tone, WIDTH, wrap};
use crate::session::{Answer, Session, SessionError};
use crate::terminal::Terminal;
use crate::texts::text;

/// How many moves an explanation names.
const EXPLAINED: usize = 3;

impl<F: Terminal> Session<'_, F> {
    /// A bot decides for its seat, by what that seat knows.
    pub(crate) fn let_play(&mut self, seat: Seat, bot: Bot) -> Result<Answer, SessionError> {
        let state = self.table.state();
        let seen = InformationSet::<F::Game>::of(state, seat);
        let is_explained = self.explain && is_open::<F>(state, seat);
        let thought = if bot.level() == Some(Level::Random) {
            // All random seats draw from one stream.
            Thought { action: self.players.choose(&seen.legal()), verdict: None }
        } else {
            let seed = u64::from(self.players.next_u32());
            let name = F::seat(seat, &self.reader.audience());
            let notice = text(self.reader.language, "thinking", &[("seat", name.into())]);
            self.screen.meanwhile(&notice, || bot.think::<F>(&seen, seed))?
        };
        let why = match &thought.verdict {
            Some(verdict) if is_explained => {
                explanation::<F>(verdict, seat, bot, &seen.view(), &self.reader.audience())
            }
            Some(_) | None => Vec::new(),
        };
        self.play(seat, thought.action, why)?;
        if self.seats.of_humans().next().is_none() && bot.limit::<F>().is_some() {
            self.tell_watchers()?;
        }
        Ok(Answer::Moved)
    }
}

/// Whether everybody may know what this seat thinks of its decision. Where it sees a secret, or
/// chooses one, all that it says about its moves would betray something.
fn is_open<F: Terminal>(state: &StateOf<F>, seat: Seat) -> bool {
    !F::is_secret(&F::Game::view(state, Viewer::Seat(seat)), seat)
}

/// What a bot is called: by its level, or as it was written.
pub(crate) fn name(bot: Bot, language: Language) -> String {
    bot.level().map_or_else(|| bot.to_string(), |level| texts::levels::level(language, level.name()))
}

/// The moves that a bot thought about most, and what it expects of them.
fn explanation<F: Terminal>(
    verdict: &Verdict<F::Game>,
    seat: Seat,
    bot: Bot,
    view: &ViewOf<F>,
    reader: &Audience<'_, F::Game>,
) -> Vec<Line> {
    let language = reader.language;
    let head = text(
        language,
        "explained",
        &[
            ("seat", F::seat(seat, reader).into()),
            ("bot", name(bot, language).into()),
            ("count", verdict.iterations.into()),
            ("games", grouped(language, verdict.iterations).into()),
        ],
    );
    let mut lines = faint("    ", &head);
    let tried = verdict.candidates.iter().filter(|candidate| candidate.visits > 0);
    for (index, candidate) in tried.take(EXPLAINED).enumerate() {
        let share = candidate.visits as f32 / verdict.iterations as f32;
        let line = text(
            language,
            "explained-move",
            &[
                ("number", (index + 1).into()),
                ("action", sentence(F::action(&candidate.action, seat, view, reader)).into()),
                ("chance", percent(language, candidate.outcome.win[seat]).into()),
                ("points", decimal(language, candidate.outcome.points[seat]).into()),
                ("share", percent(language, share).into()),
            ],
        );
        lines.extend(faint("      ", &line));
    }
    lines
}

fn faint(indent: &str, text: &str) -> Vec<Line> {
    let lines = wrap(text, WIDTH - indent.len()).into_iter();
    lines.map(|line| Line::new(Tone::Faint, format!("{indent}{line}"))).collect()
}
