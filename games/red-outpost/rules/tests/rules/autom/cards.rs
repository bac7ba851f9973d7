//! The goal cards, §10.4, all twelve of them: every part of every card counts.

use red_outpost::{Direction, GoalCard, Good, Values, Worker};
use table::Word;

use super::last_turn;
use crate::check::given;

/// Each goal card with its number.
fn cards() -> impl Iterator<Item = (usize, &'static GoalCard)> {
    (1..).zip(&Values::built_in().goals)
}

/// Card 18 is read Palace, Spaceship, Warehouse.
const SPACESHIP: &str = "autom 18; farmer stands palace";
const WAREHOUSE: &str = "autom 18; farmer stands palace; bureaucrat stands spaceship";

#[test]
fn section_10_4_part_a_all_goals_missed() {
    for (number, card) in cards() {
        let discs: Vec<_> = card.free.iter().map(|worker| format!("{worker} discs 0 2")).collect();
        let goals = card.free.len() + card.happy.len() + card.goods.len();
        last_turn(&format!("goal {number}; player 1 vp 50; {}", discs.join(";")))
            .has(&format!("player 1 vp {}", 50 - 3 * goals));
    }
}

#[test]
fn section_10_4_part_a_all_goals_met() {
    for (number, card) in cards() {
        let mut facts: Vec<_> = card.happy.iter().map(|worker| format!("{worker} mood 3")).collect();
        facts.extend(card.goods.iter().map(|good| format!("delivered {good}")));
        last_turn(&format!("goal {number}; player 1 vp 50; {}", facts.join(";")))
            .has(&format!("player 1 vp {}", 50 + 3 * card.happy.len()));
    }
}

#[test]
fn section_10_4_part_a_the_goods_that_you_must_export() {
    for (number, card) in cards() {
        for &good in Good::ALL {
            let scene = given(&format!(
                "seats 1; phase forenoon; turns 1; turn 1; goal {number}; warehouse {good} 2"
            ))
            .play(&format!("1 move miner warehouse; 1 buy {good}"));
            let vp = if card.goods.has(good) { 5 } else { 5 + card.exports[good] };
            let delivered = if card.goods.has(good) { format!("delivered {good}") } else { String::new() };
            scene.has(&format!("warehouse {good} 0; player 1 vp {vp}; {delivered}"));
        }
    }
}

#[test]
fn section_10_4_part_b_the_order_of_goods_at_the_warehouse() {
    for (number, card) in cards() {
        for from in 0..4 {
            let stored: Vec<_> =
                card.warehouse[from..].iter().map(|good| format!("warehouse {good} 2")).collect();
            given(&format!("seats 1; phase forenoon; goal {number}; {WAREHOUSE}; {}", stored.join(";")))
                .play("nature autom 10")
                .changes(&format!("autom 10; miner lies warehouse; warehouse {} 1", card.warehouse[from]));
        }
    }
}

#[test]
fn section_10_4_part_b_the_order_of_workers() {
    for (number, card) in cards() {
        // All before this one are flat; two more are left for you to choose from.
        for from in 0..4 {
            let flat: Vec<_> = card.workers[..from]
                .iter()
                .zip(["pasture", "palace", "mine"])
                .map(|(worker, place)| format!("{worker} lies {place}"))
                .collect();
            given(&format!("seats 1; phase lunch; goal {number}; {}", flat.join(";")))
                .has(&format!("{} lies field-kitchen", card.workers[from]));
        }
    }
}

#[test]
fn section_10_4_part_b_the_order_of_goods_at_the_spaceship() {
    for (number, card) in cards() {
        given(&format!("seats 1; phase forenoon; goal {number}; {SPACESHIP}"))
            .play("nature autom 10; nature spaceship choice")
            .has(&format!("warehouse {} 1", card.spaceship[0]));
        for from in 0..4 {
            let good = card.spaceship[from];
            let stored: Vec<_> =
                card.spaceship[from..].iter().map(|good| format!("warehouse {good} 2")).collect();
            given(&format!("seats 1; phase forenoon; goal {number}; {SPACESHIP}; {}", stored.join(";")))
                .play("nature autom 10; nature spaceship choice")
                .has(&format!("warehouse {good} 0; player 2 vp {}", 5 + card.exports[good]));
        }
    }
}

#[test]
fn section_10_4_part_b_the_direction() {
    for (number, card) in cards() {
        let to = match card.direction {
            Direction::Clockwise => "labour-camp",
            Direction::CounterClockwise => "administration",
        };
        given(&format!("seats 1; goal {number}; autom 10; blocks morning cornfield beerhouse warehouse"))
            .play("nature autom 11")
            .has(&format!("miner lies {to}"));
    }
}

#[test]
fn section_10_3_the_portraits_of_the_extra_discs() {
    for (number, card) in cards() {
        let scene =
            last_turn(if number == 1 { "goal 2" } else { "goal 1" }).play(&format!("nature goal {number}"));
        let discs: Vec<_> = Worker::ALL
            .iter()
            .map(|&worker| format!("{worker} discs 0 {}", if card.extra_discs.has(worker) { 2 } else { 1 }))
            .collect();
        scene.has(&discs.join(";"));
    }
}

/// §12.8: every location of every Autom card, from the top.
#[test]
fn section_10_5_autom_cards_are_read_from_the_top() {
    for (number, card) in (1..).zip(&Values::built_in().autom) {
        let drawn = if number == 10 { 11 } else { 10 };
        for (index, location) in card.locations.iter().enumerate() {
            let above: Vec<_> = ["farmer", "commissar"]
                .iter()
                .zip(&card.locations[..index])
                .map(|(worker, location)| format!("{worker} lies {location}"))
                .collect();
            given(&format!("seats 1; phase forenoon; autom {number}; {}", above.join(";")))
                .play(&format!("nature autom {drawn}"))
                .has(&format!("miner lies {location}"));
        }
    }
}
