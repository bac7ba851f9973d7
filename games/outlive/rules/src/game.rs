//! Outlive as a [`Game`].

use std::ops::RangeInclusive;

use table::{Game, GameOption, Log, PerSeat, Rng, Score, Seat, Turn, Viewer, Word};

use crate::action::Action;
use crate::census::{audit, census};
use crate::chance::{self, Chance};
use crate::day::moving;
use crate::day::pressure::{self, Bat};
use crate::equipment::gifts;
use crate::event::Event;
use crate::night::{build, feed, recruit, repair, resolve};
use crate::pending::Pending;
use crate::places::{self, cities, grounds, military_base};
use crate::rooms::{depot, lookout, scrapyard};
use crate::setup::{self, Placement, Seating, Setup};
use crate::stage::{self, Stage, proceed};
use crate::state::State;
use crate::values::Values;
use crate::view::View;
use crate::{events, knowledge, notation, scoring, view};

/// The rules of Outlive.
pub enum Outlive {}

impl Game for Outlive {
    const NAME: &'static str = "outlive";
    const TITLE: &'static str = "Outlive";
    const SEATS: RangeInclusive<usize> = 2..=4;
    const RULES: u32 = 2;
    const EARLIER: &'static [&'static str] = &["0.1"];

    type Values = Values;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn built_in() -> &'static Values {
        Values::built_in()
    }

    fn box_name(values: &Values) -> &str {
        &values.name
    }

    fn values(setup: &Setup) -> &'static Values {
        setup.values
    }

    fn all_options() -> Vec<GameOption> {
        vec![GameOption::of::<Placement>("placement", "how heroes are placed")]
    }

    fn usual_setup(seats: usize, values: &'static Values) -> Option<Setup> {
        let seating = Seating::ALL.iter().copied().find(|seating| seating.players() == seats)?;
        Some(Setup { values, ..Setup::new(seating) })
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        notation::options(setup)
    }

    fn setup(options: &[(&str, &str)], values: &'static Values) -> Result<Setup, (usize, String)> {
        notation::setup(options, values)
    }

    fn begin(setup: &Setup, log: &mut impl Log<Event>) -> State {
        let mut state = setup.state();
        proceed(&mut state, log);
        state
    }

    fn seats(state: &State) -> usize {
        state.players()
    }

    fn parties(state: &State) -> usize {
        state.players()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        stage::turn(state)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if state.draw.is_some() {
            return;
        }
        match state.shelters[seat].pending {
            Pending::Nothing => {}
            Pending::Rooms => setup::legal_rooms(state, seat, actions),
            Pending::FreeRoom => setup::legal_free_rooms(state, seat, actions),
            Pending::Quarters => setup::legal_quarters(state, seat, actions),
            Pending::Leader => setup::legal_leaders(state, seat, actions),
            Pending::Heroes => setup::legal_heroes(state, seat, actions),
            Pending::NextHero => setup::legal_next_hero(state, seat, actions),
            Pending::Discard(kinds, count) => events::legal_discards(state, seat, kinds, count, actions),
            Pending::Leave(left) => events::legal_dismissals(state, seat, left, actions),
            Pending::Move => moving::legal(state, seat, actions),
            Pending::Bat(_) => actions.extend([Action::Strike, Action::Done]),
            Pending::Defend(pressure) => pressure::legal_defences(state, seat, pressure, actions),
            Pending::HandOver(count) => pressure::legal_loot(state, seat, count, actions),
            Pending::Rob(victim, count) => pressure::legal_loot(state, victim, count, actions),
            Pending::House => places::legal_berths(state, seat, actions),
            Pending::Gift(equipment) => gifts::legal(equipment, actions),
            Pending::Visit(place) => places::legal(state, seat, place, actions),
            Pending::Sensed(ground) => grounds::legal_sensed(state, seat, ground, actions),
            Pending::Resolve => resolve::legal(state, seat, actions),
            Pending::Feed => feed::legal(state, seat, actions),
            Pending::Recruit => recruit::legal(state, seat, actions),
            Pending::Build => build::legal(state, seat, actions),
            Pending::Repair => repair::legal(state, seat, actions),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let pending = std::mem::replace(&mut state.shelters[seat].pending, Pending::Nothing);
        match (action, pending) {
            (
                Action::Reject { .. }
                | Action::BuildFree { .. }
                | Action::MoveIn { .. }
                | Action::Lead { .. }
                | Action::Deploy { .. },
                _,
            ) => setup::apply_choice(state, seat, action),
            (Action::Station { hero, place }, _) => setup::station(state, seat, hero, place, log),
            (Action::Give { items }, Pending::HandOver(_)) => pressure::take(state, seat, items, log),
            (Action::Give { items }, Pending::Rob(victim, _)) => pressure::take(state, victim, items, log),
            (Action::Give { items }, _) => events::give(state, seat, items, log),
            (Action::Dismiss { from, count }, Pending::Leave(left)) => {
                events::dismiss(state, seat, from, count, left, log);
            }
            (Action::Move { hero, to, slot }, _) => moving::walk(state, seat, hero, to, slot, log),
            (Action::Stand { hero }, _) => moving::stand(state, seat, hero, log),
            (Action::Look { city }, _) => lookout::look(state, seat, city, log),
            (Action::Strike, Pending::Bat(victim)) => pressure::bat(state, victim, Bat::Swung, log),
            (Action::Done, Pending::Bat(victim)) => pressure::bat(state, victim, Bat::Kept, log),
            (Action::Guard, _) => pressure::cancel(state, seat, log),
            (Action::Resist { gear, ammo }, Pending::Defend(pressure)) => {
                pressure::resist(state, seat, pressure, gear, ammo, log);
            }
            (Action::House { berth }, _) => places::house(state, seat, berth, log),
            (Action::Accept { equipment }, _) => gifts::accept(state, equipment, log),
            (Action::Take { count, extra }, _) => places::take(state, count, extra, log),
            (Action::Algae { ammo }, _) => military_base::algae(state, ammo, log),
            (Action::Hunt { ammo, aids }, _) => grounds::hunt(state, seat, ammo, aids, log),
            (Action::Sense, _) => grounds::sense(state, seat, log),
            (Action::HuntSensed { index, ammo, aids }, Pending::Sensed(ground)) => {
                grounds::hunt_sensed(state, seat, ground, index, ammo, aids, log);
            }
            (Action::Pick { equipment }, _) => cities::pick(state, seat, equipment, log),
            (Action::Search, _) => cities::search(state),
            (Action::Resolve { event, spared }, _) => resolve::resolve(state, seat, event, spared, log),
            (Action::Done, Pending::Resolve) => resolve::pass(state, seat, log),
            (Action::Feed { water }, _) => feed::feed(state, seat, water, log),
            (Action::Recruit { count, water }, _) => recruit::recruit(state, seat, count, water, log),
            (Action::Build { slot, pay }, _) => build::build(state, seat, slot, pay, log),
            (Action::Staff { slot, count }, _) => build::staff(state, seat, slot, count, log),
            (Action::Scrap { equipment }, _) => scrapyard::scrap(state, seat, equipment, log),
            (Action::Draw, _) => depot::draw(state, seat),
            (Action::Done, Pending::Build) => build::done(state, seat),
            (Action::Repair { equipment, help, pay }, _) => {
                repair::repair(state, seat, equipment, help, pay, log);
            }
            (Action::Done, Pending::Repair) => repair::done(state, seat),
            (Action::Done, Pending::Visit(_)) => places::leave(state),
            (Action::Done, Pending::House) => places::house_nobody(state),
            (Action::Done, Pending::Sensed(_)) => state.stage = Stage::Act,
            (Action::Done, _) => {}
            (
                Action::Dismiss { .. } | Action::Strike | Action::Resist { .. } | Action::HuntSensed { .. },
                _,
            ) => {
                unreachable!("{action:?} is not legal while {pending:?} is due")
            }
        }
        proceed(state, log);
    }

    fn reveals(state: &State, seat: Seat, action: Action) -> bool {
        knowledge::reveals(state, seat, action)
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Chance, u32)>) {
        outcomes.clear();
        if let Some(draw) = state.draw {
            chance::outcomes(state, draw, outcomes);
        }
    }

    /// # Panics
    /// If it is not nature's turn.
    fn sample(state: &State, rng: &mut impl Rng) -> Chance {
        let Some(draw) = state.draw else { panic!("nature has nothing to draw") };
        chance::sample(state, draw, rng)
    }

    fn resolve(state: &mut State, chance: Chance, log: &mut impl Log<Event>) {
        if let Some(draw) = state.draw {
            chance::resolve(state, draw, chance, log);
            proceed(state, log);
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn determinize(state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        knowledge::determinize(state, seat, rng)
    }

    fn scores(state: &State) -> PerSeat<Score> {
        scoring::scores(state)
    }

    fn census(state: &State) -> Result<(), String> {
        census(state)
    }

    fn audit(setup: &Setup, end: &State, events: &[Event]) -> Result<(), String> {
        audit(setup, end, events)
    }
}
