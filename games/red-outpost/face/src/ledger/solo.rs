//! What is counted of the solo game of Red Outpost.

use arena::balance::{
    Account, Automaton, Baseline, Evenness, Kind, Ledger, Origin, Row, Setting, Sides, Told, Topic,
};
use red_outpost::{Event, Goal, Good, RedOutpost, Seating, Setup, Source, Values, Worker};
use table::{Seat, Word, words};
use texts::Language::En;

use super::{export_rows, location_rows, source_row};
use crate::{RedOutpostFace, telling};

/// The solo game against Autom.
pub(super) struct SoloLedger;

words! {
    /// What is counted.
    pub(super) enum Counted: "topic" {
        Sources = "sources",
        Exports = "exports",
        Locations = "locations",
        CardWins = "goal-card-wins",
        CardMisses = "goal-card-misses",
        Goals = "goals",
    }
}

const GOALS: Origin = Origin::Reconstructed {
    section: "§12.9",
    constraint: "three to five goals a card, three different portraits, 3 VP for a missed goal, exports \
        pay 1 to 4; the order and direction of one card are known",
};

/// At normal difficulty a strong player wins most games, and not all.
const AUTOM: Automaton = Automaton {
    name: "Autom",
    wins: [0.5, 0.95],
    tie: "a tie is lost",
    origin: Origin::Reconstructed {
        section: "§12.8, §12.9",
        constraint: "three Autom cards for each worker, every location on five or six of them; a missed goal \
            costs 3 VP",
    },
};

impl Ledger for SoloLedger {
    type Face = RedOutpostFace;
    type Topic = Counted;

    const TITLE: &'static str = "Red Outpost solo";
    const NOTE: &'static str = "One player against Autom at normal difficulty, on the recommended layout. Two of the twelve goal \
        cards are in each game.";
    const ID: &'static str = "solo";
    const SIDES: Sides = Sides::PlayerAndAutomaton(AUTOM);

    fn tables() -> Vec<Setting<RedOutpost>> {
        vec![Setting { name: "solo", id: "1", setup: Setup::new(Seating::Solo) }]
    }

    fn topic(topic: Counted) -> Topic {
        let (title, note, kind) = described(topic);
        Topic { id: topic.name(), title, note, kind, rows: rows(topic) }
    }

    fn first(_: &[Event]) -> usize {
        0
    }

    fn enter(account: &mut Account, told: &Told<'_, RedOutpost>) {
        let mut card = None;
        for &event in told.events {
            match event {
                Event::GoalDrawn { goal } => {
                    let row = usize::from(goal);
                    card = Some(row);
                    account.did(Counted::CardWins, row, Seat::One, 1);
                    for goal in goals_of(row) {
                        account.could(Counted::CardMisses, row);
                        account.could(Counted::Goals, goal_row(goal));
                    }
                }
                Event::GoalMissed { goal } => {
                    account.happened(Counted::CardMisses, card.expect("a day has a goal card"), 1);
                    account.happened(Counted::Goals, goal_row(goal), 1);
                }
                Event::Moved { seat, to, .. } => account.did(Counted::Locations, to.index(), seat, 1),
                Event::Exported { seat, good } => account.did(Counted::Exports, good.index(), seat, 1),
                Event::Scored { seat, by, source } => {
                    account.did(Counted::Sources, source.index(), seat, by);
                }
                _ => {}
            }
        }
    }
}

fn goals_of(card: usize) -> impl Iterator<Item = Goal> {
    let card = &Values::built_in().goals[card];
    let (free, happy) = (card.free.iter().map(Goal::Free), card.happy.iter().map(Goal::Happy));
    free.chain(happy).chain(card.goods.iter().map(Goal::Export))
}

/// All goals that there can be: the workers twice, then the goods.
fn all_goals() -> impl Iterator<Item = Goal> {
    let free = Worker::ALL.iter().copied().map(Goal::Free);
    let happy = Worker::ALL.iter().copied().map(Goal::Happy);
    free.chain(happy).chain(Good::ALL.iter().copied().map(Goal::Export))
}

fn goal_row(goal: Goal) -> usize {
    all_goals().position(|other| other == goal).expect("all goals are listed")
}

fn described(topic: Counted) -> (&'static str, &'static str, Kind) {
    match topic {
        Counted::Sources => (
            "Points by source",
            "Mean points in a game, without the 5 at the start.",
            Kind::Points(Evenness::Uneven),
        ),
        Counted::Exports => (
            "Exports by good",
            "Exports in a game. What they pay, the goal card of the day says.",
            Kind::Use(Evenness::Even),
        ),
        Counted::Locations => {
            ("Moves by location", "Moves to the location in a game.", Kind::Use(Evenness::Uneven))
        }
        Counted::CardWins => (
            "Wins by goal card",
            "The win rate in games with the card, compared with that of all games.",
            Kind::Holding(Baseline::Mean),
        ),
        Counted::CardMisses => (
            "Goals missed by card",
            "The share of the card's goals that were missed.",
            Kind::Rate(Evenness::Even),
        ),
        Counted::Goals => (
            "Goals missed by goal",
            "The share of days with the goal that missed it. Some are harder by what is printed on the board; \
             a card mixes them.",
            Kind::Rate(Evenness::Uneven),
        ),
    }
}

fn rows(topic: Counted) -> Vec<Row> {
    match topic {
        Counted::Sources => Source::ALL.iter().map(|&source| source_row(source)).collect(),
        Counted::Exports => export_rows(GOALS),
        Counted::Locations => location_rows(),
        Counted::CardWins | Counted::CardMisses => (1..=Values::built_in().goals.len())
            .map(|number| Row { label: format!("Goal card {number}"), origin: GOALS })
            .collect(),
        Counted::Goals => all_goals()
            .map(|goal| Row { label: texts::sentence(telling::goal(En, goal)), origin: GOALS })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::balance::Party;
    use table::Game;

    #[test]
    fn a_missed_goal_counts_for_its_card_and_its_kind() {
        let goal = goals_of(3).next().expect("every card has goals");
        let events = [Event::GoalDrawn { goal: 3 }, Event::GoalMissed { goal }];
        let topics: Vec<Topic> = Counted::ALL.iter().map(|&topic| SoloLedger::topic(topic)).collect();
        let party = Party { position: 0, points: 0, win: 0.5 };
        let mut account = Account::new(vec![party; 2], 1, &topics);
        let setup = Setup::new(Seating::Solo);
        let record = record::Recorder::<RedOutpost>::new(setup.clone()).record().clone();
        let told = Told { events: &events, record: &record, end: &RedOutpost::start(&setup) };
        SoloLedger::enter(&mut account, &told);
        let misses = account.cell(Counted::CardMisses.index(), 3);
        assert_eq!((misses.chances, misses.hits), (goals_of(3).count() as i16, 1));
        let kind = account.cell(Counted::Goals.index(), goal_row(goal));
        assert_eq!((kind.chances, kind.hits), (1, 1));
        assert_eq!(account.cell(Counted::CardWins.index(), 3).by[Seat::One], 1);
    }
}
