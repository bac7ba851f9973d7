//! The built-in box, §12. Which of its values are reconstructed, [`Section::provenance`] says.
//!
//! [`Section::provenance`]: super::Section::provenance

use std::borrow::Cow;
use std::sync::LazyLock;

use Good::{Coal, Fish, Grain, Wool};
use Location::{
    Administration, Barracks, Beerhouse, Cornfield, FieldKitchen, LabourCamp, Lake, Mine, Palace, Pasture,
    Spaceship, Warehouse,
};
use Worker::{Bureaucrat, Commissar, Farmer, Fisherman, Miner, Shepherd};
use table::{Bag, Set, Word};

use super::{ExportTrack, Values};
use crate::autom::{AUTOM_CARDS, AutomCard, Direction, GOAL_CARDS, GoalCard};
use crate::{Good, GoodSet, Location, PerGood, Worker, WorkerSet};

pub(super) static BUILT_IN: LazyLock<Values> = LazyLock::new(|| Values {
    name: Cow::Borrowed("built-in"),
    mood_lowest: -2,
    mood_highest: 4,
    wheel_fields: 4,
    exports: PerGood::new([track(&[4, 3], 2), track(&[4, 3], 2), track(&[3, 3], 2), track(&[4, 3], 2)]),
    // nothing 2, the four goods, choice 3, crystal 2, none of a good with a crystal, choice with a crystal 1
    spaceship: Bag::new([2, 1, 1, 1, 1, 3, 2, 0, 0, 0, 0, 1]),
    // nothing, one fish, two fish
    lake: Bag::new([3, 2, 1]),
    ring: [
        Pasture,
        Palace,
        Cornfield,
        Administration,
        FieldKitchen,
        Barracks,
        LabourCamp,
        Lake,
        Spaceship,
        Mine,
        Warehouse,
        Beerhouse,
    ],
    autom: AUTOM,
    goals: goals(),
});

/// The locations that serve Autom best stand on top, R31.
const AUTOM: [AutomCard; AUTOM_CARDS] = [
    card(Shepherd, [Mine, Lake, Spaceship]),
    card(Shepherd, [Mine, Beerhouse, Warehouse]),
    card(Shepherd, [Administration, Pasture, Lake]),
    card(Farmer, [LabourCamp, Palace, Pasture]),
    card(Farmer, [Lake, Cornfield, Spaceship]),
    card(Farmer, [Administration, Palace, Pasture]),
    card(Fisherman, [LabourCamp, Beerhouse, Pasture]),
    card(Fisherman, [Mine, Palace, Spaceship]),
    card(Fisherman, [Mine, Lake, Cornfield]),
    card(Miner, [Cornfield, Beerhouse, Warehouse]),
    card(Miner, [Palace, Beerhouse, Pasture]),
    card(Miner, [Mine, Spaceship, Warehouse]),
    card(Bureaucrat, [LabourCamp, Administration, Cornfield]),
    card(Bureaucrat, [Administration, Palace, Warehouse]),
    card(Bureaucrat, [LabourCamp, Beerhouse, Lake]),
    card(Commissar, [LabourCamp, Mine, Lake]),
    card(Commissar, [Administration, Cornfield, Spaceship]),
    card(Commissar, [Palace, Spaceship, Warehouse]),
];

/// Mostly five goals, and modest exports, R31.
fn goals() -> [GoalCard; GOAL_CARDS] {
    [
        // The books' examples show this card's order of workers and its direction.
        GoalCard {
            extra_discs: set([Bureaucrat, Fisherman, Shepherd]),
            free: set([Fisherman, Bureaucrat]),
            happy: set([Shepherd]),
            goods: set([Coal]),
            warehouse: [Coal, Wool, Fish, Grain],
            workers: [Bureaucrat, Fisherman, Miner, Commissar, Shepherd, Farmer],
            spaceship: [Fish, Grain, Wool, Coal],
            direction: Direction::CounterClockwise,
            exports: PerGood::new([2, 2, 1, 3]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Shepherd, Farmer, Miner]),
            free: set([Shepherd, Miner]),
            happy: set([Farmer, Commissar]),
            goods: set([Wool]),
            warehouse: [Grain, Coal, Wool, Fish],
            workers: [Shepherd, Miner, Commissar, Farmer, Fisherman, Bureaucrat],
            spaceship: [Coal, Fish, Grain, Wool],
            direction: Direction::Clockwise,
            exports: PerGood::new([1, 2, 2, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Shepherd, Fisherman, Commissar]),
            free: set([Shepherd, Fisherman]),
            happy: set([Commissar]),
            goods: set([Wool, Fish]),
            warehouse: [Fish, Wool, Coal, Grain],
            workers: [Commissar, Shepherd, Farmer, Bureaucrat, Miner, Fisherman],
            spaceship: [Grain, Coal, Fish, Wool],
            direction: Direction::CounterClockwise,
            exports: PerGood::new([3, 1, 2, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Farmer, Fisherman, Bureaucrat]),
            free: set([Farmer, Fisherman]),
            happy: set([Fisherman, Bureaucrat]),
            goods: set([Grain]),
            warehouse: [Wool, Grain, Fish, Coal],
            workers: [Fisherman, Farmer, Bureaucrat, Miner, Commissar, Shepherd],
            spaceship: [Wool, Coal, Grain, Fish],
            direction: Direction::Clockwise,
            exports: PerGood::new([2, 1, 3, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Farmer, Miner, Commissar]),
            free: set([Miner, Commissar]),
            happy: set([Shepherd]),
            goods: set([Grain, Coal]),
            warehouse: [Coal, Grain, Wool, Fish],
            workers: [Miner, Commissar, Farmer, Shepherd, Bureaucrat, Fisherman],
            spaceship: [Fish, Wool, Coal, Grain],
            direction: Direction::CounterClockwise,
            exports: PerGood::new([2, 3, 2, 1]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Shepherd, Farmer, Bureaucrat]),
            free: set([Farmer, Bureaucrat]),
            happy: set([Fisherman, Miner]),
            goods: set([Fish]),
            warehouse: [Fish, Coal, Grain, Wool],
            workers: [Farmer, Bureaucrat, Shepherd, Fisherman, Miner, Commissar],
            spaceship: [Grain, Wool, Fish, Coal],
            direction: Direction::Clockwise,
            exports: PerGood::new([1, 1, 3, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Fisherman, Miner, Bureaucrat]),
            free: set([Fisherman, Bureaucrat]),
            happy: set([Miner]),
            goods: set([Wool, Coal]),
            warehouse: [Wool, Coal, Fish, Grain],
            workers: [Fisherman, Bureaucrat, Commissar, Miner, Farmer, Shepherd],
            spaceship: [Coal, Grain, Wool, Fish],
            direction: Direction::Clockwise,
            exports: PerGood::new([2, 2, 2, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Shepherd, Miner, Bureaucrat]),
            free: set([Shepherd, Miner]),
            happy: set([Bureaucrat, Commissar]),
            goods: set([Grain]),
            warehouse: [Grain, Fish, Coal, Wool],
            workers: [Bureaucrat, Miner, Shepherd, Commissar, Farmer, Fisherman],
            spaceship: [Wool, Fish, Coal, Grain],
            direction: Direction::CounterClockwise,
            exports: PerGood::new([1, 2, 3, 1]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Farmer, Fisherman, Commissar]),
            free: set([Fisherman, Commissar]),
            happy: set([Farmer]),
            goods: set([Grain, Fish]),
            warehouse: [Coal, Fish, Wool, Grain],
            workers: [Commissar, Fisherman, Shepherd, Farmer, Bureaucrat, Miner],
            spaceship: [Fish, Coal, Wool, Grain],
            direction: Direction::Clockwise,
            exports: PerGood::new([3, 2, 1, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Shepherd, Bureaucrat, Commissar]),
            free: set([Shepherd, Commissar]),
            happy: set([Fisherman, Bureaucrat]),
            goods: set([Coal]),
            warehouse: [Wool, Fish, Grain, Coal],
            workers: [Shepherd, Commissar, Bureaucrat, Fisherman, Miner, Farmer],
            spaceship: [Grain, Fish, Coal, Wool],
            direction: Direction::CounterClockwise,
            exports: PerGood::new([2, 3, 1, 1]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Fisherman, Miner, Commissar]),
            free: set([Miner, Commissar]),
            happy: set([Farmer, Fisherman]),
            goods: set([Wool]),
            warehouse: [Fish, Grain, Wool, Coal],
            workers: [Miner, Fisherman, Farmer, Commissar, Shepherd, Bureaucrat],
            spaceship: [Wool, Grain, Fish, Coal],
            direction: Direction::Clockwise,
            exports: PerGood::new([1, 3, 2, 2]),
            ..BLANK
        },
        GoalCard {
            extra_discs: set([Farmer, Miner, Bureaucrat]),
            free: set([Farmer, Miner]),
            happy: set([Commissar]),
            goods: set([Coal, Fish]),
            warehouse: [Grain, Wool, Coal, Fish],
            workers: [Farmer, Shepherd, Miner, Bureaucrat, Fisherman, Commissar],
            spaceship: [Coal, Wool, Grain, Fish],
            direction: Direction::CounterClockwise,
            exports: PerGood::new([3, 2, 2, 1]),
            ..BLANK
        },
    ]
}

/// What the goal cards have in common, and placeholders for what they do not.
const BLANK: GoalCard = GoalCard {
    extra_discs: WorkerSet::EMPTY,
    free: WorkerSet::EMPTY,
    happy: WorkerSet::EMPTY,
    goods: GoodSet::EMPTY,
    penalty: 3,
    warehouse: [Wool, Grain, Coal, Fish],
    workers: [Shepherd, Farmer, Fisherman, Miner, Bureaucrat, Commissar],
    spaceship: [Wool, Grain, Coal, Fish],
    direction: Direction::Clockwise,
    exports: PerGood::all(0),
};

fn track(permanent: &[u8], last: u8) -> ExportTrack {
    ExportTrack::new(permanent, last).expect("few enough fields")
}

const fn card(worker: Worker, locations: [Location; 3]) -> AutomCard {
    AutomCard { worker, locations }
}

fn set<W: Word, const N: usize>(members: [W; N]) -> Set<W> {
    members.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// §12: what the reconstructed values must satisfy beyond being playable.
    #[test]
    fn section_12_9_the_built_in_goal_cards_keep_the_constraints() {
        assert_eq!(BUILT_IN.check(), Ok(()));
        let extra: HashSet<_> = BUILT_IN.goals.iter().map(|card| card.extra_discs).collect();
        assert_eq!(extra.len(), GOAL_CARDS, "all sets of extra discs differ");
        for card in &BUILT_IN.goals {
            assert_eq!(card.penalty, 3);
            assert!(card.exports.values().all(|vp| (1..=4).contains(vp)), "{card:?}");
            assert!((3..=5).contains(&(card.free.len() + card.happy.len() + card.goods.len())), "{card:?}");
        }
        let shown = |card: &GoalCard| {
            card.workers[..2] == [Bureaucrat, Fisherman] && card.direction == Direction::CounterClockwise
        };
        assert_eq!(
            BUILT_IN.goals.iter().filter(|card| shown(card)).count(),
            1,
            "the card of the books' examples"
        );
    }

    #[test]
    fn r31_autom_looks_first_where_it_gains_most() {
        let gains = [
            LabourCamp,
            Administration,
            Mine,
            Palace,
            Beerhouse,
            Pasture,
            Lake,
            Cornfield,
            Spaceship,
            Warehouse,
        ];
        let rank = |location| gains.iter().position(|&gain| gain == location);
        for card in AUTOM.iter().filter(|card| card.locations != [Cornfield, Beerhouse, Warehouse]) {
            assert!(card.locations.is_sorted_by_key(|&location| rank(location)), "{card:?}");
        }
    }

    #[test]
    fn r31_goal_cards_set_four_or_five_goals() {
        for card in &BUILT_IN.goals {
            let goals = card.free.len() + card.happy.len() + card.goods.len();
            assert_eq!(goals, if card.workers[..2] == [Bureaucrat, Fisherman] { 4 } else { 5 }, "{card:?}");
        }
    }

    #[test]
    fn section_12_8_the_built_in_autom_cards_keep_the_constraints() {
        for location in Location::workplaces().iter() {
            let shown = AUTOM.iter().filter(|card| card.locations.contains(&location)).count();
            assert!((5..=6).contains(&shown), "{location} is on {shown} cards");
        }
        assert!(AUTOM.iter().any(|card| card.locations == [Cornfield, Beerhouse, Warehouse]));
        let sets: HashSet<_> = AUTOM.iter().map(|card| card.locations).collect();
        assert_eq!(sets.len(), AUTOM_CARDS);
    }
}
