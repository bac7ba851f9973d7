//! What someone may see.

use table::{PerSeat, Seat, Turn, Viewer, Word};

use crate::cards::{EventCard, EventSet, Leader, Prey, PreyBag, Tile, TileBag};
use crate::equipment::{Condition, Equipment, EquipmentBag, PerEquipment};
use crate::events::ROUNDS;
use crate::hero::{HeroState, PerHero};
use crate::night::{self, NightStep, Upkeep, radiation, recruit};
use crate::pending::Pending;
use crate::rooms::{RoomBag, RoomSlot};
use crate::scoring::{self, PerSource};
use crate::setup::{Choosing, Placement, Seating};
use crate::shelter::{ROOMS, Shelter};
use crate::stage::{self, Stage};
use crate::state::{CityState, GroundState, State};
use crate::terms::{self, Terms};
use crate::values::Values;
use crate::{COMMODITIES, Hero, PerCity, PerGround, PerPlace, PerResource, PerSlot, Place, Resource};

/// A position as one viewer may see it.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct View {
    pub values: &'static Values,
    pub seating: Seating,
    pub placement: Placement,
    pub turn: Turn,
    /// The round, from 1 to 6; 0 in set-up.
    pub round: u8,
    /// The radiation wave of the coming Night, §6.3.
    pub wave: u8,
    pub start: Seat,
    pub next_start: Option<Seat>,
    pub active: Seat,
    /// The hero who is at a place and has actions left.
    pub visitor: Option<(Hero, Place, u8)>,
    pub shelters: PerSeat<ShelterView>,
    pub stocks: PerPlace<u8>,
    pub algae: bool,
    pub waiting: PerSlot<bool>,
    pub cities: PerCity<CityView>,
    pub grounds: PerGround<GroundView>,
    pub equipment_left: u8,
    pub equipment_discard: EquipmentBag,
    pub convoy: [Option<EventCard>; 6],
    pub unresolved: EventSet,
}

/// A shelter. Before the reveal, §3.2, others see nothing of it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct ShelterView {
    /// What the player is asked, if the viewer may know; that he is asked, `View::turn` tells.
    pub pending: Pending,
    /// Whether the viewer sees the player's secret choices, or they are revealed.
    pub open: bool,
    pub hand: RoomBag,
    pub leaders: [Option<Leader>; 2],
    pub leader: Option<Leader>,
    pub rooms: Option<[RoomSlot; ROOMS]>,
    pub airlock: u8,
    pub store: PerResource<u8>,
    pub radiation: u8,
    pub equipment: PerEquipment<Condition>,
    pub prey: PreyBag,
    pub events: EventSet,
    pub heroes: PerHero<HeroState>,
    pub passed: bool,
    /// What feeding would take now, as far as the viewer may know, §6.2.
    pub upkeep: Upkeep,
    /// The step of the Night that the player is in, §6; nothing by Day.
    pub night: Option<NightStep>,
    /// What holds for the player now, if the viewer may know.
    pub terms: Option<Terms>,
    /// The points as they stand, as far as the viewer may know, §7.
    pub points: i16,
    /// The same by their sources.
    pub sources: PerSource<i16>,
}

impl View {
    /// The rounds that follow the present one.
    pub fn rounds_left(&self) -> u8 {
        ROUNDS - self.round
    }
}

impl ShelterView {
    /// The rooms, as far as they are known.
    pub fn rooms(&self) -> impl Iterator<Item = &RoomSlot> {
        self.rooms.iter().flatten()
    }

    /// The rooms that are full, and so work, §6.5.
    pub fn full_rooms(&self) -> impl Iterator<Item = &RoomSlot> {
        self.rooms().filter(|slot| slot.works())
    }

    /// What recruiting so many takes, of which so much of the player's choice is water, §6.4.
    pub fn recruiting(&self, count: u8, water: u8) -> [(Resource, u8); COMMODITIES.len()] {
        let cisterns = self.terms.map_or(0, |terms| terms.cisterns);
        recruit::payment(&self.store, cisterns, count, water)
    }
}

/// A city.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct CityView {
    pub display: [Option<Equipment>; 3],
    pub tiles_left: u8,
    /// What is among them, as everybody can tell from the open ones.
    pub left: TileBag,
    pub aside: TileBag,
    /// The stack from the top, if the viewer has looked through it.
    pub known: Option<[Option<Tile>; 10]>,
}

/// A hunting ground.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(missing_docs, reason = "the fields are named after what lies on the table")]
pub struct GroundView {
    pub prey_left: u8,
    pub top: Option<Prey>,
    /// The stack from the top, if the viewer has looked through it.
    pub known: Option<[Option<Prey>; 10]>,
}

/// Destructured without `..`: a new field of the state does not compile until someone decides who
/// sees it.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State {
        values,
        seating,
        placement,
        stage,
        draw: _, // what nature draws is told by the turn
        round,
        start,
        next_start,
        active,
        visit,
        ref shelters,
        stocks,
        algae,
        waiting,
        ref cities,
        ref grounds,
        unseen_prey: _, // follows from what lies open, but for what somebody else has seen
        equipment_left, // counted only
        equipment_discard,
        rooms_left: _,   // would tell what the others do not hold
        leaders_left: _, // likewise
        convoy,
        unresolved,
    } = *state;
    let sees = |seen: table::SeatSet| matches!(viewer, Viewer::Seat(seat) if seen.has(seat));
    View {
        values,
        seating,
        placement,
        turn: stage::turn(state),
        round,
        wave: if round > 0 { radiation::strength(round) } else { 0 },
        start,
        next_start,
        active,
        visitor: (stage == Stage::Act).then_some((visit.hero, visit.place, visit.actions)),
        shelters: PerSeat::from_fn(|seat| {
            let own = viewer == Viewer::Seat(seat);
            let open = shelter_view(&shelters[seat], stage, placement, own);
            if !open.open || seat.index() >= seating.players() {
                return open;
            }
            ShelterView {
                upkeep: night::feed::upkeep(state, seat),
                night: night::step_of(state, seat),
                // In set-up they would tell where heroes lie that are placed in secret.
                terms: (own || round > 0).then(|| terms::terms(state, seat)),
                points: scoring::score(state, seat),
                sources: PerSource::from_fn(|source| scoring::points(state, seat, source)),
                ..open
            }
        }),
        stocks,
        algae,
        waiting,
        cities: PerCity::from_fn(|city| {
            let CityState { display, stack, left, aside } = cities[city];
            let known = sees(stack.seen).then(|| listed(stack.fixed()));
            CityView { display, tiles_left: stack.count, left, aside, known }
        }),
        grounds: PerGround::from_fn(|ground| {
            let GroundState { stack, turned } = grounds[ground];
            let known = sees(stack.seen).then(|| listed(stack.fixed()));
            GroundView { prey_left: stack.count, top: stack.top().filter(|_| turned), known }
        }),
        equipment_left: equipment_left.total(),
        equipment_discard,
        convoy,
        unresolved,
    }
}

fn listed<W: Copy>(tiles: &[W]) -> [Option<W>; 10] {
    std::array::from_fn(|index| tiles.get(index).copied())
}

fn shelter_view(shelter: &Shelter, stage: Stage, placement: Placement, own: bool) -> ShelterView {
    let Shelter {
        pending,
        choosing,
        hand,
        leaders,
        leader,
        rooms,
        airlock,
        store,
        radiation,
        equipment,
        prey,
        events,
        heroes,
        passed,
        step: _,               // told by `night`
        storeroom_discount: _, // told by the room and by what is asked
        draws: _,              // told by the draw
    } = *shelter;
    let revealed = !matches!(stage, Stage::Deal | Stage::Choose);
    let open = own || revealed;
    let placed = own || stage != Stage::Deploy || placement == Placement::InTurn;
    let nobody = HeroState { place: None, active: false, slot: None };
    ShelterView {
        pending: if open { pending } else { Pending::Nothing },
        open,
        hand: if own { hand } else { RoomBag::all(0) },
        leaders: if own { leaders } else { [None; 2] },
        leader: leader.filter(|_| open),
        // The advanced rooms are known once they are chosen.
        rooms: (open && choosing != Choosing::Rooms).then_some(rooms),
        airlock: if open { airlock } else { 0 },
        store,
        radiation,
        equipment,
        prey,
        events,
        heroes: if placed { heroes } else { PerHero::all(nobody) },
        passed,
        upkeep: Upkeep::default(),
        night: None,
        terms: None,
        points: 0,
        sources: PerSource::all(0),
    }
}
