//! Who knows what: worlds that a player cannot tell from the true one, where what only others know is drawn
//! anew, and the actions that let somebody know more than before.

use table::{Game, Rng, Seat, Word};

use crate::action::Action;
use crate::cards::TileBag;
use crate::game::Outlive;
use crate::pending::Pending;
use crate::place::Ground;
use crate::rooms::{RoomBag, RoomSlot, STANDARD};
use crate::setup::{Choosing, Placement};
use crate::stage::Stage;
use crate::state::State;
use crate::{City, Hero, PerGround};

/// Whether an action shows somebody what he could not know: the last secret choice of set-up, §3.2, §3.4,
/// with which everything is laid open; a look through a stack, §10.17, §12.6; and a prey that only the
/// hunter had seen.
pub(crate) fn reveals(state: &State, seat: Seat, action: Action) -> bool {
    let mut others = state.seats().filter(|&other| other != seat);
    match action {
        Action::Lead { .. } => others.all(|other| state.shelters[other].choosing == Choosing::Done),
        Action::Deploy { .. } => others.all(|other| state.shelters[other].pending == Pending::Nothing),
        Action::Look { .. } | Action::Sense | Action::HuntSensed { .. } => true,
        Action::Reject { .. }
        | Action::BuildFree { .. }
        | Action::MoveIn { .. }
        | Action::Station { .. }
        | Action::Give { .. }
        | Action::Dismiss { .. }
        | Action::Move { .. }
        | Action::Stand { .. }
        | Action::Strike
        | Action::Done
        | Action::Guard
        | Action::Resist { .. }
        | Action::House { .. }
        | Action::Accept { .. }
        | Action::Take { .. }
        | Action::Algae { .. }
        | Action::Hunt { .. }
        | Action::Pick { .. }
        | Action::Search
        | Action::Resolve { .. }
        | Action::Feed { .. }
        | Action::Recruit { .. }
        | Action::Build { .. }
        | Action::Staff { .. }
        | Action::Draw
        | Action::Scrap { .. }
        | Action::Repair { .. } => false,
    }
}

/// Draws anew what this player does not know.
pub(crate) fn determinize(state: &State, seat: Seat, rng: &mut impl Rng) -> State {
    let mut world = state.clone();
    stacks(&mut world, seat, rng);
    match world.stage {
        Stage::Deal | Stage::Choose => hands(&mut world, seat, rng),
        Stage::Deploy if world.placement == Placement::Simultaneous => deployments(&mut world, seat, rng),
        _ => {}
    }
    world
}

/// The order of stacks that others have looked through.
fn stacks(world: &mut State, seat: Seat, rng: &mut impl Rng) {
    for &city in City::ALL {
        let tiles = &mut world.cities[city];
        if !tiles.stack.seen.has(seat) {
            let mut forgotten = TileBag::all(0);
            let fixed = tiles.stack.fixed().len();
            tiles.stack.unfix(0, &mut forgotten);
            // What is below the fixed part is as possible as what was in it.
            let mut rest = tiles.left;
            for _ in 0..fixed {
                let tile = rest.pick(rng);
                rest[tile] -= 1;
                tiles.stack.fix(tile);
            }
        }
    }
    // All that is hidden goes back before anything is drawn: what lies in one stack could as well lie in
    // another.
    let mut hidden = PerGround::all(0);
    for &ground in Ground::ALL {
        let prey = &mut world.grounds[ground];
        if !prey.stack.seen.has(seat) {
            hidden[ground] = prey.stack.fixed().len();
            prey.stack.unfix(usize::from(prey.turned), &mut world.unseen_prey);
        }
    }
    for &ground in Ground::ALL {
        let prey = &mut world.grounds[ground];
        while prey.stack.fixed().len() < hidden[ground] {
            let tile = world.unseen_prey.pick(rng);
            world.unseen_prey[tile] -= 1;
            prey.stack.fix(tile);
        }
    }
}

/// The others' hands and choices in set-up.
fn hands(world: &mut State, seat: Seat, rng: &mut impl Rng) {
    let mut progress = Vec::new();
    for other in world.seats().filter(|&other| other != seat) {
        let shelter = &mut world.shelters[other];
        progress.push((
            other,
            shelter.choosing,
            shelter.hand.total(),
            shelter.leaders.iter().flatten().count(),
        ));
        take_back(world, other);
    }
    for (other, choosing, rooms, leaders) in progress {
        deal_anew(world, other, choosing, rooms, leaders, rng);
    }
}

/// What another player drew goes back.
fn take_back(world: &mut State, other: Seat) {
    let shelter = &mut world.shelters[other];
    let hand = std::mem::replace(&mut shelter.hand, RoomBag::all(0));
    for (room, count) in hand.kinds() {
        world.rooms_left[room] += count;
    }
    if shelter.choosing != Choosing::Rooms {
        for slot in &shelter.rooms[STANDARD.len()..] {
            world.rooms_left[slot.room] += 1;
        }
    }
    for leader in std::mem::take(&mut shelter.leaders).into_iter().flatten().chain(shelter.leader.take()) {
        world.leaders_left.insert(leader);
    }
    let fresh = RoomSlot::new(STANDARD[0]);
    for (index, slot) in shelter.rooms.iter_mut().enumerate() {
        *slot = STANDARD.get(index).map_or(fresh, |&room| RoomSlot::new(room));
    }
    shelter.airlock = 0;
    shelter.choosing = Choosing::Rooms;
}

/// Another player draws, and chooses at random what he has chosen so far.
fn deal_anew(
    world: &mut State,
    other: Seat,
    choosing: Choosing,
    rooms: u8,
    leaders: usize,
    rng: &mut impl Rng,
) {
    let rooms = if choosing == Choosing::Rooms { rooms } else { 6 };
    for _ in 0..rooms {
        let room = world.rooms_left.pick(rng);
        world.rooms_left[room] -= 1;
        world.shelters[other].hand[room] += 1;
    }
    let leaders = if choosing == Choosing::Done { 2 } else { leaders };
    for place in 0..leaders {
        let leader = world.leaders_left.pick(rng);
        world.leaders_left.remove(leader);
        world.shelters[other].leaders[place] = Some(leader);
    }
    world.shelters[other].leaders.sort_unstable();
    // `None` sorts first, but a hand is filled from the front.
    world.shelters[other].leaders.rotate_left(if leaders == 1 { 1 } else { 0 });
    let mut actions = Vec::new();
    while world.shelters[other].choosing < choosing {
        let shelter = &mut world.shelters[other];
        shelter.pending = shelter.choosing.pending();
        Outlive::legal(world, other, &mut actions);
        let action = rng.choose(&actions);
        crate::setup::apply_choice(world, other, action);
    }
    let shelter = &mut world.shelters[other];
    shelter.pending =
        if world.stage == Stage::Choose { shelter.choosing.pending() } else { Pending::Nothing };
}

/// Where the others have laid their heroes, as long as it is a secret.
fn deployments(world: &mut State, seat: Seat, rng: &mut impl Rng) {
    for other in world.seats().filter(|&other| other != seat) {
        if world.shelters[other].heroes[Hero::Five].place.is_some() {
            let mut actions = Vec::new();
            crate::setup::legal_heroes(world, other, &mut actions);
            let action = rng.choose(&actions);
            crate::setup::apply_choice(world, other, action);
        }
    }
}
