//! Nothing leaks: no byte that is sent to somebody differs between two worlds that he cannot tell apart.
//!
//! Two worlds are played side by side. They differ only in what the viewer cannot know: in Outlive in
//! what others drew and chose in set-up and in the order of stacks that others looked through, in Red
//! Outpost, where nothing lies face down, in the seeds alone. Each world is kept in a store of its own
//! under the same id, with a server on it, and both servers are asked the same.

mod asking;
mod worlds;

use outlive::{Action, Chance, Equipment, Outlive, Room};
use red_outpost::RedOutpost;
use table::{Game, Seat, Viewer};

use asking::{Servers, open_seat};
use worlds::{Pair, Secretive};

impl Secretive for Outlive {
    fn hides_draw(chance: Self::Chance) -> bool {
        match chance {
            Chance::Room(_) | Chance::Leader(_) | Chance::Tile(_) | Chance::Prey(_) => true,
            Chance::Equipment(_) | Chance::Event(_) => false,
        }
    }

    fn hides_action(action: Self::Action) -> bool {
        matches!(
            action,
            Action::Reject { .. }
                | Action::BuildFree { .. }
                | Action::MoveIn { .. }
                | Action::Lead { .. }
                | Action::Deploy { .. }
        )
    }

    fn makes_secrets(action: Self::Action) -> bool {
        match action {
            Action::Look { .. } | Action::Sense => true,
            Action::BuildFree { room } => room == Room::Lookout,
            Action::MoveIn { count } => count > 0,
            Action::Pick { equipment } | Action::Repair { equipment, .. } => {
                equipment == Equipment::ThermalSensor
            }
            _ => false,
        }
    }
}

impl Secretive for RedOutpost {
    fn hides_draw(_: Self::Chance) -> bool {
        false
    }

    fn hides_action(_: Self::Action) -> bool {
        false
    }

    fn makes_secrets(_: Self::Action) -> bool {
        false
    }
}

/// What a walk has shown.
#[derive(Clone, Copy, Debug, Default)]
struct Shown {
    /// The positions at which the two worlds were compared.
    positions: usize,
    /// Those of them after set-up where the worlds differ.
    late: usize,
    /// The differences that somebody who may know them saw.
    caught: usize,
}

/// Plays a game in two worlds and compares what the viewer is sent at some positions. Those where the
/// worlds differ in more than their seeds are compared all, the others one in `one_of`.
async fn walk<G: Secretive>(
    servers: &Servers,
    setup: G::Setup,
    viewer: Viewer,
    seed: u64,
    one_of: usize,
) -> Shown {
    let mut pair = Pair::<G>::new(setup, viewer, seed);
    let mut shown = Shown::default();
    let mut number = 0;
    while pair.step() {
        number += 1;
        if !pair.is_settled() || !(pair.differs() || number % one_of == 0) {
            continue;
        }
        let id = format!("{}-{viewer:?}-{seed}-{number}", G::NAME).replace(['(', ')'], "");
        servers.keep(&id, &pair).await;
        servers.see_the_same(&id, &pair).await;
        shown.positions += 1;
        shown.late += usize::from(pair.differs() && number > LATE);
        // The comparison is worth something only if it finds what there is to find.
        let sitting = pair.seats().filter(|&seat| seat != open_seat(&pair));
        for knowing in sitting.filter(|&seat| pair.knows(seat)) {
            let found = servers.tell_apart(&id, &pair, knowing).await;
            assert!(found, "{knowing:?} sees a difference at {id}, but it is not found");
            shown.caught += 1;
        }
    }
    shown
}

/// After so many inputs set-up is over.
const LATE: usize = 120;

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Only its author knows what a game hides, so every game has a test of its own here.
#[test]
fn every_game_is_tested() {
    assert_eq!(catalogue::names(), [RedOutpost::NAME, Outlive::NAME], "what does the new game hide?");
}

#[tokio::test]
async fn outlive_leaks_nothing() {
    let servers = Servers::start().await;
    let mut all = Shown::default();
    for (seating, seed) in [(outlive::Seating::Three, 1), (outlive::Seating::Two, 2)] {
        for viewer in viewers(seating.players()) {
            let setup = outlive::Setup::new(seating);
            let shown = walk::<Outlive>(&servers, setup, viewer, seed, 60).await;
            assert!(shown.positions > 10, "{viewer:?}: {shown:?}");
            all.positions += shown.positions;
            all.late += shown.late;
            all.caught += shown.caught;
        }
    }
    // The walks are the same every time, so these can only fall when the rules or the walk change.
    assert!(all.positions > 150 && all.late > 15 && all.caught > 80, "{all:?}");
    servers.stop().await;
}

#[tokio::test]
async fn red_outpost_leaks_no_seed() {
    let servers = Servers::start().await;
    for viewer in viewers(3) {
        let setup = red_outpost::Setup {
            cards: red_outpost::Cards::With,
            ..red_outpost::Setup::new(red_outpost::Seating::Three)
        };
        let shown = walk::<RedOutpost>(&servers, setup, viewer, 3, 12).await;
        assert!(shown.positions > 5, "{viewer:?}: {shown:?}");
    }
    servers.stop().await;
}

/// A move that differs is found, also where nothing is hidden.
#[tokio::test]
async fn a_planted_difference_is_found() {
    let servers = Servers::start().await;
    let setup = red_outpost::Setup::new(red_outpost::Seating::Two);
    let mut pair = Pair::<RedOutpost>::new(setup, Viewer::Spectator, 5);
    while !(pair.is_settled() && pair.plant()) {
        assert!(pair.step());
    }
    assert!(
        RedOutpost::view(pair.one.state(), Viewer::Spectator)
            != RedOutpost::view(pair.other.state(), Viewer::Spectator)
    );
    servers.keep("planted", &pair).await;
    assert!(servers.tell_apart("planted", &pair, Seat::One).await);
    servers.stop().await;
}
