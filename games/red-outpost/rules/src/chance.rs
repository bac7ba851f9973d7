//! What chance decides: everything that is drawn, at the moment it is drawn.

use table::{Log, Rng, Seat, Word};

use crate::autom::{AUTOM_CARDS, GOAL_CARDS, draw_goal, move_by_card, turn_first_card};
use crate::deck::{LakeCard, SpaceshipCard};
use crate::event::Event;
use crate::locations::{lake, spaceship};
use crate::pending::{Draw, Pending};
use crate::setup;
use crate::state::State;
use crate::{Location, Worker};

/// One thing that chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The next location that gets a block marker, §2.5.
    Block(Location),
    /// The worker card of the next player, §2.6.
    WorkerCard(Worker),
    /// The location card of the next player, §2.6.
    LocationCard(Location),
    /// The start player, §2.7.
    Start(Seat),
    /// The goal card of the day, counted from 0, §10.3.
    Goal(u8),
    /// The next Autom card, counted from 0, §10.5.
    Autom(u8),
    /// The revealed Spaceship card, §6.7.
    Spaceship(SpaceshipCard),
    /// The revealed Lake card, §6.10.
    Lake(LakeCard),
}

/// What can be drawn, with the number of cards that give it.
pub(crate) fn outcomes(state: &State, draw: Draw, outcomes: &mut Vec<(Chance, u32)>) {
    let mut all =
        |chances: &mut dyn Iterator<Item = Chance>| outcomes.extend(chances.map(|chance| (chance, 1)));
    match draw {
        Draw::Block => all(&mut setup::unblocked(state).iter().map(Chance::Block)),
        Draw::WorkerCard => all(&mut setup::undealt_workers(state).iter().map(Chance::WorkerCard)),
        Draw::LocationCard => all(&mut setup::undealt_locations(state).iter().map(Chance::LocationCard)),
        Draw::Start => all(&mut Seat::first(state.parties()).map(Chance::Start)),
        Draw::Goal => all(&mut state.solo.goals_drawn.rest(GOAL_CARDS).map(Chance::Goal)),
        Draw::FirstAutomCard | Draw::AutomCard => {
            all(&mut state.solo.cards_turned.rest(AUTOM_CARDS).map(Chance::Autom));
        }
        Draw::Spaceship => {
            let cards = state.spaceship.left.kinds();
            outcomes.extend(cards.map(|(card, count)| (Chance::Spaceship(card), u32::from(count))));
        }
        Draw::Lake | Draw::SecondLake(_) => {
            let cards = state.lake.left.kinds();
            outcomes.extend(cards.map(|(card, count)| (Chance::Lake(card), u32::from(count))));
        }
    }
}

/// Draws. The generator is asked once for a number below the sum of the weights, which counts
/// through the outcomes in their order.
pub(crate) fn sample(state: &State, draw: Draw, rng: &mut impl Rng) -> Chance {
    match draw {
        Draw::Block => Chance::Block(setup::unblocked(state).pick(rng)),
        Draw::WorkerCard => Chance::WorkerCard(setup::undealt_workers(state).pick(rng)),
        Draw::LocationCard => Chance::LocationCard(setup::undealt_locations(state).pick(rng)),
        Draw::Start => Chance::Start(Seat::ALL[rng.below(state.parties() as u32) as usize]),
        Draw::Goal => Chance::Goal(state.solo.goals_drawn.pick_rest(GOAL_CARDS, rng)),
        Draw::FirstAutomCard | Draw::AutomCard => {
            Chance::Autom(state.solo.cards_turned.pick_rest(AUTOM_CARDS, rng))
        }
        Draw::Spaceship => Chance::Spaceship(state.spaceship.left.pick(rng)),
        Draw::Lake | Draw::SecondLake(_) => Chance::Lake(state.lake.left.pick(rng)),
    }
}

/// Does what was drawn.
pub(crate) fn resolve(state: &mut State, draw: Draw, chance: Chance, log: &mut impl Log<Event>) {
    state.pending = Pending::Nothing;
    match (chance, draw) {
        (Chance::Block(location), _) => setup::block(state, location, log),
        (Chance::WorkerCard(worker), _) => setup::deal_worker(state, worker, log),
        (Chance::LocationCard(location), _) => setup::deal_location(state, location, log),
        (Chance::Start(seat), _) => {
            state.start = Some(seat);
            log.log(|| Event::Started { seat });
        }
        (Chance::Goal(card), _) => draw_goal(state, card, log),
        (Chance::Autom(card), Draw::FirstAutomCard) => turn_first_card(state, card, log),
        (Chance::Autom(card), _) => move_by_card(state, card, log),
        (Chance::Spaceship(card), _) => spaceship::reveal(state, card, log),
        (Chance::Lake(second), Draw::SecondLake(first)) => lake::reveal_second(state, first, second, log),
        (Chance::Lake(card), _) => lake::reveal(state, card, log),
    }
}
