//! A game written down with all that happens, to be compared line by line.

use std::fmt::Write;

use record::{Entry, EntryOf, Record, SharedList};
use table::{Game, QuickRng, Rng, Turn};

/// Plays a game at random by the seed and writes it down: the head of its record, and for each input
/// its line, how many choices there were, the events, and the facts about the position that changed.
pub fn transcript<G: Game>(setup: &G::Setup, seed: u64, facts: fn(&G::State) -> Vec<String>) -> String {
    let mut rng = QuickRng::new(seed);
    let empty = Record::<G> { setup: setup.clone(), entries: SharedList::default() };
    let head = empty.write();
    let mut text: String = head
        .lines()
        .filter(|line| !line.starts_with("digest"))
        .fold(String::new(), |text, line| text + line + "\n");
    let mut opening = Vec::new();
    let mut state = G::begin(setup, &mut opening);
    for event in opening {
        _ = writeln!(text, "  {event:?}");
    }
    let mut before = Vec::new();
    let mut actions = Vec::new();
    loop {
        let now = facts(&state);
        for fact in now.iter().filter(|fact| !before.contains(*fact)) {
            _ = writeln!(text, "    {fact}");
        }
        before = now;
        let mut events = Vec::new();
        let (entry, choices): (EntryOf<G>, usize) = match G::turn(&state) {
            Turn::Over => break,
            Turn::Nature => {
                let mut outcomes = Vec::new();
                G::outcomes(&state, &mut outcomes);
                let chance = G::sample(&state, &mut rng);
                G::resolve(&mut state, chance, &mut events);
                (Entry::Chance(chance), outcomes.len())
            }
            Turn::Seats(due) => {
                let seat = due.iter().next().expect("somebody is due");
                G::legal(&state, seat, &mut actions);
                let action = rng.choose(&actions);
                G::apply(&mut state, seat, action, &mut events);
                (Entry::Action(seat, action), actions.len())
            }
        };
        _ = writeln!(text, "{entry}  (of {choices})");
        for event in events {
            _ = writeln!(text, "  {event:?}");
        }
    }
    text
}
