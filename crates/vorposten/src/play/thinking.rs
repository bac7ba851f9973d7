//! How bots play, and what they say about it.

use bots::{Bot, Level, Thought};
use search::{InformationSet, Verdict};
use table::{Rng, Seat, Viewer};
use words::{Language, decimal, grouped, percent, sentence};

use super::paint::{Line, Tone, WIDTH, wrap};
use super::session::{Answer, Session, Trouble};
use super::terminal::{Reader, Terminal};
use super::texts::text;

/// How many moves an explanation names.
const EXPLAINED: usize = 3;

impl<G: Terminal> Session<'_, G> {
    /// A bot decides for its seat, by what that seat knows.
    pub(super) fn let_play(&mut self, seat: Seat, bot: Bot) -> Result<Answer, Trouble> {
        let state = self.table.state();
        let seen = InformationSet::<G>::of(state, seat);
        let is_explained = self.explain && is_open::<G>(state, seat);
        let thought = if bot.level() == Some(Level::Random) {
            // All random seats draw from one stream.
            Thought { action: self.players.choose(&seen.legal()), verdict: None }
        } else {
            let seed = u64::from(self.players.next_u32());
            let name = G::seat(seat, &self.reader);
            let notice = text(self.reader.language, "thinking", &[("seat", name.into())]);
            self.screen.meanwhile(&notice, || bot.think(&seen, seed))?
        };
        let why = match &thought.verdict {
            Some(verdict) if is_explained => explanation(verdict, seat, bot, &seen.view(), &self.reader),
            Some(_) | None => Vec::new(),
        };
        self.play(seat, thought.action)?;
        self.history.note(why);
        if self.seats.of_humans().next().is_none() && bot.limit::<G>().is_some() {
            self.tell_watchers()?;
        }
        Ok(Answer::Moved)
    }
}

/// Whether everybody may know what this seat thinks of its decision. Where it sees a secret, or
/// chooses one, all that it says about its moves would betray something.
fn is_open<G: Terminal>(state: &G::State, seat: Seat) -> bool {
    !G::is_secret(&G::view(state, Viewer::Seat(seat)), seat)
}

/// What a bot is called: by its level, or as it was written.
pub(super) fn name(bot: Bot, language: Language) -> String {
    bot.level().map_or_else(|| bot.to_string(), |level| words::bots::level(language, level))
}

/// The moves that a bot thought about most, and what it expects of them.
fn explanation<G: Terminal>(
    verdict: &Verdict<G>,
    seat: Seat,
    bot: Bot,
    view: &G::View,
    reader: &Reader<G>,
) -> Vec<Line> {
    let language = reader.language;
    let head = text(
        language,
        "explained",
        &[
            ("seat", G::seat(seat, reader).into()),
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
                ("action", sentence(G::action(&candidate.action, seat, view, reader)).into()),
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

#[cfg(test)]
mod tests {
    use ::outlive::{Outlive, Setup, Values};
    use table::{Game, QuickRng, Turn};

    use super::*;

    /// Whatever a seat may say is known to all others: in every world that another seat cannot tell
    /// from the true one, this seat sees the same.
    #[test]
    fn only_what_everybody_knows_is_explained() {
        let mut rng = QuickRng::new(6);
        let mut actions = Vec::new();
        let (mut open, mut closed) = (0, 0);
        for setup in Setup::all(Values::built_in()) {
            let mut state = Outlive::start(&setup);
            loop {
                match Outlive::turn(&state) {
                    Turn::Over => break,
                    Turn::Nature => {
                        let chance = Outlive::sample(&state, &mut rng);
                        Outlive::resolve(&mut state, chance, &mut ());
                    }
                    Turn::Seats(due) => {
                        let seat = due.pick(&mut rng);
                        if is_open::<Outlive>(&state, seat) {
                            everybody_knows(&state, seat, &mut rng);
                            open += 1;
                        } else {
                            closed += 1;
                        }
                        Outlive::legal(&state, seat, &mut actions);
                        Outlive::apply(&mut state, seat, rng.choose(&actions), &mut ());
                    }
                }
            }
        }
        assert!(open > 500 && closed > 30, "{open} open and {closed} closed decisions");
    }

    fn everybody_knows(state: &::outlive::State, seat: Seat, rng: &mut QuickRng) {
        let seen = Outlive::view(state, Viewer::Seat(seat));
        for other in Seat::first(Outlive::seats(state)).filter(|&other| other != seat) {
            let world = Outlive::determinize(state, other, rng);
            assert_eq!(Outlive::view(&world, Viewer::Seat(seat)), seen);
        }
        let public = Outlive::view(state, Viewer::Spectator);
        assert_eq!(public.shelters[seat].pending, seen.shelters[seat].pending);
    }
}
