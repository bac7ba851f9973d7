//! Random games: who is due does something legal, and nature draws in between.

use record::{Entry, EntryOf, Recorder};
use table::{Game, Log, QuickRng, Rng, Seat, Turn};

/// Something that can happen next, at random. Nothing can when the game is over.
fn input<G: Game>(state: &G::State, rng: &mut QuickRng) -> Option<EntryOf<G>> {
    match G::turn(state) {
        Turn::Over => None,
        Turn::Nature => Some(Entry::Chance(G::sample(state, rng))),
        Turn::Seats(due) => Some(decision::<G>(state, due.pick(rng), rng)),
    }
}

fn decision<G: Game>(state: &G::State, seat: Seat, rng: &mut QuickRng) -> EntryOf<G> {
    let mut actions = Vec::new();
    G::legal(state, seat, &mut actions);
    Entry::Action(seat, rng.choose(&actions))
}

/// A position goes on with a random input, and the answer is which. There is none when the game is over.
pub fn random_step<G: Game>(
    state: &mut G::State,
    rng: &mut QuickRng,
    log: &mut impl Log<G::Event>,
) -> Option<EntryOf<G>> {
    let entry = input::<G>(state, rng)?;
    match entry {
        Entry::Chance(chance) => G::resolve(state, chance, log),
        Entry::Action(seat, action) => G::apply(state, seat, action, log),
        Entry::Commitment(_) | Entry::Seed(_) | Entry::Undo(_) => {}
    }
    Some(entry)
}

/// A record goes on with a random action, or with what its dice give, and the answer is which. There is
/// none when the game is over.
///
/// # Panics
/// If nature is due and the table has no dice.
pub fn random_entry<G: Game>(table: &mut Recorder<G>, rng: &mut QuickRng) -> Option<EntryOf<G>> {
    let entry = match G::turn(table.state()) {
        Turn::Over => return None,
        Turn::Nature => Entry::Chance(table.nature(&mut ()).expect("the table has dice")),
        Turn::Seats(due) => {
            let entry = decision::<G>(table.state(), due.pick(rng), rng);
            if let Entry::Action(seat, action) = entry {
                table.play(seat, action, &mut ()).expect("it is legal");
            }
            entry
        }
    };
    Some(entry)
}

/// Plays a game at random and shows every position of it, the first and the last included.
pub fn walk<G: Game>(setup: &G::Setup, rng: &mut QuickRng, mut see: impl FnMut(&G::State)) {
    let mut state = G::start(setup);
    see(&state);
    while random_step::<G>(&mut state, rng, &mut ()).is_some() {
        see(&state);
    }
}

/// Plays a game at random to its end, and accounts for everything at each step. Every position is shown
/// before the next input: the position, what can be done in it (nothing when nature is due), and what was
/// heard since the one before. Gives the last position and all that was heard.
///
/// All that can be done is equally likely, whoever does it.
///
/// # Panics
/// If something is not accounted for, or if what is listed is refused.
pub fn random_game<G: Game>(
    setup: &G::Setup,
    seed: u64,
    mut look: impl FnMut(&G::State, &[(Seat, G::Action)], &[G::Event]),
) -> (G::State, Vec<G::Event>) {
    let mut rng = QuickRng::new(seed);
    let mut state = G::start(setup);
    let (mut all, mut heard, mut actions) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        assert_eq!(G::census(&state), Ok(()), "seed {seed}");
        let mut offered = Vec::new();
        if let Turn::Seats(due) = G::turn(&state) {
            for seat in due.iter() {
                assert!(Seat::first(G::seats(&state)).any(|taken| taken == seat), "seat {seat} is empty");
                G::legal(&state, seat, &mut actions);
                offered.extend(actions.iter().map(|&action| (seat, action)));
            }
            assert!(!offered.is_empty(), "a seat is due and has nothing to do, seed {seed}");
        }
        look(&state, &offered, &heard);
        all.append(&mut heard);
        match G::turn(&state) {
            Turn::Over => return (state, all),
            Turn::Nature => {
                let chance = G::sample(&state, &mut rng);
                assert_eq!(G::try_resolve(&mut state, chance, &mut heard), Ok(()), "{chance}");
            }
            Turn::Seats(_) => {
                let (seat, action) = rng.choose(&offered);
                assert_eq!(G::try_apply(&mut state, seat, action, &mut heard), Ok(()), "{action}");
            }
        }
    }
}
