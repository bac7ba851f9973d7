//! What is known of the journal of one table. Places in it count from 1.

/// What is known of a journal.
#[derive(Default)]
pub(super) struct Journal {
    /// As it was when the server was last down.
    pub(super) lines: Vec<String>,
    /// What was acknowledged since.
    acknowledged: Vec<Sent>,
    /// What was sent since and not answered.
    open: Vec<Sent>,
    /// How many moves were ever sent.
    sent: u64,
    /// The greatest length that anybody was told of.
    seen: usize,
    /// The lines since then that are not the players' own, as far as that is certain.
    others: usize,
}

/// A move that was sent: the line that it should become, and where.
#[derive(Clone, PartialEq)]
pub(super) struct Sent {
    pub(super) place: usize,
    pub(super) line: String,
    /// How long the journal was afterwards, with what nature drew.
    end: usize,
}

/// A moment at which nothing was under way.
pub(super) struct Quiet(u64);

/// What became of the moves without an answer.
pub(super) struct Fates {
    pub(super) committed: u64,
    pub(super) lost: u64,
    /// The new lines that are not the players'.
    pub(super) others: u64,
}

impl Journal {
    /// A move is sent at this place. From now on it may be there.
    pub(super) fn send(&mut self, place: usize, line: String) -> Sent {
        let sent = Sent { place, line, end: place };
        self.open.push(sent.clone());
        self.sent += 1;
        sent
    }

    /// The move was acknowledged.
    pub(super) fn acknowledge(&mut self, sent: Sent, end: usize) {
        self.refuse(&sent);
        self.seen = self.seen.max(end);
        self.acknowledged.push(Sent { end, ..sent });
    }

    /// The move was refused, so it must not be there.
    pub(super) fn refuse(&mut self, sent: &Sent) {
        if let Some(index) = self.open.iter().position(|open| open == sent) {
            self.open.remove(index);
        }
    }

    /// Before somebody looks.
    pub(super) fn quiet(&self) -> Option<Quiet> {
        self.open.is_empty().then_some(Quiet(self.sent))
    }

    /// Somebody looked and saw this length. If nothing was sent meanwhile, the players' own lines can
    /// be told from the others.
    pub(super) fn see(&mut self, length: usize, quiet: Option<Quiet>) {
        self.seen = self.seen.max(length);
        if quiet.is_some_and(|Quiet(sent)| sent == self.sent) {
            let own: usize = self.acknowledged.iter().map(|sent| sent.end + 1 - sent.place).sum();
            self.others = self.others.max(length.saturating_sub(self.lines.len() + own));
        }
    }

    /// Whether there is more than when the server was down, and if a bot was due, more than what the
    /// players did.
    pub(super) fn has_gone_on(&self, bot_due: bool) -> bool {
        if bot_due { self.others > 0 } else { self.seen > self.lines.len() }
    }

    /// Compares with what was kept, which must be all that was acknowledged or shown, and of the
    /// players' moves nothing that is not accounted for. From now on this is what is known.
    pub(super) fn settle(&mut self, kept: Vec<String>, seats: &[u8]) -> Result<Fates, String> {
        let before = self.lines.len();
        let lost = self.lines.iter().zip(&kept).position(|(known, kept)| known != kept);
        if let Some(index) = lost.or_else(|| (kept.len() < before).then_some(kept.len())) {
            let place = index + 1;
            return Err(format!(
                "line {place}, \"{}\", was in the journal and is not any more",
                self.lines[index]
            ));
        }
        if kept.len() < self.seen {
            return Err(format!("the journal has {} lines, but {} were shown", kept.len(), self.seen));
        }
        for sent in &self.acknowledged {
            sent.check(&kept)?;
        }
        let mut fates = Fates { committed: 0, lost: 0, others: 0 };
        let mut known: Vec<_> = self.acknowledged.iter().map(|sent| sent.place).collect();
        known.sort_unstable();
        if let Some(twice) = known.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("two moves were acknowledged for line {}", twice[0]));
        }
        for (place, line) in (1..).zip(&kept).skip(before) {
            let by = line.split(' ').next().and_then(|actor| actor.parse().ok());
            if !by.is_some_and(|seat| seats.contains(&seat)) {
                fates.others += u64::from(by.is_some());
            } else if known.binary_search(&place).is_err() {
                let sent = self.open.iter().position(|sent| sent.place == place && sent.line == *line);
                let sent = sent.ok_or_else(|| {
                    format!("line {place}, \"{line}\", is in the journal, but was not sent there")
                })?;
                self.open.remove(sent);
                fates.committed += 1;
            }
        }
        fates.lost = self.open.len() as u64;
        let (lines, sent) = (kept, self.sent);
        *self = Self { lines, sent, ..Self::default() };
        Ok(fates)
    }
}

impl Sent {
    /// An acknowledged move is at its place, and after it only what nature drew.
    fn check(&self, kept: &[String]) -> Result<(), String> {
        let Self { place, line, end } = self;
        match kept.get(place - 1) {
            Some(kept) if kept == line => {}
            Some(kept) => {
                return Err(format!("line {place} was acknowledged as \"{line}\" and is \"{kept}\""));
            }
            None => return Err(format!("line {place} was acknowledged as \"{line}\" and is missing")),
        }
        let drawn = kept.get(*place..*end).unwrap_or_default();
        let is_drawn = |line: &String| line.starts_with("nature ") || line.starts_with("seed ");
        if drawn.len() == end - place && drawn.iter().all(is_drawn) {
            return Ok(());
        }
        Err(format!("what followed line {place}, \"{line}\", up to line {end} is not what was acknowledged"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.split(", ").map(str::to_owned).collect()
    }

    /// A table of seats 1 (a player's) and 2 (a bot's), with two lines that are known.
    fn journal() -> Journal {
        Journal { lines: lines("commitment x, 2 wait"), seen: 2, ..Journal::default() }
    }

    /// What is said if this was kept, or how many unanswered moves were committed and lost.
    fn settle(mut journal: Journal, kept: &str) -> Result<(u64, u64), String> {
        journal.settle(lines(kept), &[1]).map(|fates| (fates.committed, fates.lost))
    }

    #[test]
    fn what_was_acknowledged_must_be_there() {
        let acknowledged = || {
            let mut journal = journal();
            let sent = journal.send(3, "1 fish".to_owned());
            journal.acknowledge(sent, 4);
            journal
        };
        assert_eq!(settle(acknowledged(), "commitment x, 2 wait, 1 fish, nature carp, 2 wait"), Ok((0, 0)));
        for wrong in [
            "commitment x, 2 wait",
            "commitment x, 2 wait, 1 fish",
            "commitment x, 2 wait, 1 dig, nature carp",
            "commitment x, 2 wait, 1 fish, 2 wait",
            "commitment x, 2 wait, 2 wait, 1 fish, nature carp",
            "commitment x, 2 wait, 1 fish, nature carp, 1 fish",
            "commitment x, 2 dig, 1 fish, nature carp",
        ] {
            assert!(settle(acknowledged(), wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_was_not_answered_may_be_there_once() {
        let open = || {
            let mut journal = journal();
            journal.send(3, "1 fish".to_owned());
            journal
        };
        assert_eq!(settle(open(), "commitment x, 2 wait, 1 fish"), Ok((1, 0)));
        assert_eq!(settle(open(), "commitment x, 2 wait, 2 wait"), Ok((0, 1)));
        assert!(settle(open(), "commitment x, 2 wait, 1 fish, 1 fish").is_err());
        assert!(settle(open(), "commitment x, 2 wait, 2 wait, 1 fish").is_err());
    }

    #[test]
    fn what_was_refused_or_never_sent_must_not_be_there() {
        let mut refused = journal();
        let sent = refused.send(3, "1 fish".to_owned());
        refused.refuse(&sent);
        assert!(settle(refused, "commitment x, 2 wait, 1 fish").is_err());
        assert!(settle(journal(), "commitment x, 2 wait, 1 fish").is_err());
    }

    #[test]
    fn what_was_shown_must_be_there() {
        let mut shown = journal();
        shown.see(4, None);
        assert!(settle(shown, "commitment x, 2 wait, 2 wait").is_err());
    }

    #[test]
    fn a_bot_has_moved_only_if_the_lines_are_not_the_players() {
        let mut journal = journal();
        let quiet = journal.quiet();
        let sent = journal.send(3, "1 fish".to_owned());
        journal.see(4, quiet);
        assert!(journal.has_gone_on(false) && !journal.has_gone_on(true));
        journal.acknowledge(sent, 3);
        let quiet = journal.quiet();
        journal.see(3, quiet);
        assert!(!journal.has_gone_on(true));
        let quiet = journal.quiet();
        journal.see(4, quiet);
        assert!(journal.has_gone_on(true));
    }
}
