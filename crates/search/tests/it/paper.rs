//! A game on paper: all that can happen is drawn as a tree, so that its best moves are known.

use std::collections::HashMap;
use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::str::FromStr;

use search::Guide;
use table::{Game, Log, NotationError, PerSeat, Rng, Score, Seat, SeatSet, Turn, Viewer};

/// The rules: follow the tree.
pub(crate) enum Paper {}

/// A place in the drawing. Where a seat cannot tell two places apart, they must look alike to it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// This seat takes one of the ways.
    Choice(Seat, Vec<Rc<Place>>),
    /// Each of these seats takes one of two ways, and nobody sees it before all have: there is a place
    /// for every combination, in the order of binary numbers.
    Together(SeatSet, Vec<Rc<Place>>),
    /// Nature takes one of the ways, and these seats see which.
    Draw(SeatSet, Vec<Rc<Place>>),
    /// The game is over.
    End(Vec<Score>),
}

/// One of the ways from a place, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Way(pub(crate) u8);

/// A drawing and who plays.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    pub(crate) seats: usize,
    pub(crate) parties: usize,
    pub(crate) top: Rc<Place>,
}

/// Where the game is, and how it came there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    drawing: Drawing,
    here: Rc<Place>,
    path: Vec<u8>,
    /// What was taken at once with others who have not taken theirs.
    taken: PerSeat<Option<Way>>,
}

/// What a viewer saw.
#[derive(Debug, PartialEq)]
pub(crate) struct View {
    turn: Turn,
    path: Vec<Option<u8>>,
    has_taken: PerSeat<bool>,
    own: Option<Way>,
}

/// A place where a seat chooses.
pub(crate) fn choice<const N: usize>(seat: Seat, ways: [Rc<Place>; N]) -> Rc<Place> {
    Rc::new(Place::Choice(seat, ways.into()))
}

/// A place where these seats choose at once.
pub(crate) fn together<const N: usize>(seats: &[Seat], ways: [Rc<Place>; N]) -> Rc<Place> {
    Rc::new(Place::Together(seats.iter().copied().collect(), ways.into()))
}

/// A place where nature draws, and these seats see it.
pub(crate) fn draw<const N: usize>(seen_by: &[Seat], ways: [Rc<Place>; N]) -> Rc<Place> {
    Rc::new(Place::Draw(seen_by.iter().copied().collect(), ways.into()))
}

/// An end with these points.
pub(crate) fn end<const N: usize>(points: [i16; N]) -> Rc<Place> {
    Rc::new(Place::End(points.iter().map(|&points| Score { points, tie_break: 0 }).collect()))
}

/// Nim for two: who takes the last stone wins.
pub(crate) fn nim(heaps: &[u8]) -> State {
    fn place(heaps: Vec<u8>, seat: Seat, known: &mut HashMap<(Vec<u8>, Seat), Rc<Place>>) -> Rc<Place> {
        if let Some(place) = known.get(&(heaps.clone(), seat)) {
            return Rc::clone(place);
        }
        let after = nim_moves(&heaps);
        let place = if after.is_empty() {
            end(if seat == Seat::One { [0, 1] } else { [1, 0] })
        } else {
            let ways = after.into_iter().map(|after| place(after, seat.next(2), known)).collect();
            Rc::new(Place::Choice(seat, ways))
        };
        known.insert((heaps, seat), Rc::clone(&place));
        place
    }
    begun(2, place(heaps.to_vec(), Seat::One, &mut HashMap::new()))
}

/// The heaps after every move of Nim, in the order of the ways.
pub(crate) fn nim_moves(heaps: &[u8]) -> Vec<Vec<u8>> {
    let mut moves = Vec::new();
    for (index, &heap) in heaps.iter().enumerate() {
        for left in 0..heap {
            let mut after = heaps.to_vec();
            after[index] = left;
            moves.push(after);
        }
    }
    moves
}

/// A game of so many players in the drawing's first place.
pub(crate) fn begun(players: usize, top: Rc<Place>) -> State {
    Paper::start(&Drawing { seats: players, parties: players, top })
}

impl State {
    /// Where it is.
    pub(crate) fn here(&self) -> &Place {
        &self.here
    }

    fn go(&mut self, way: u8) {
        self.here = Rc::clone(&self.here.ways()[usize::from(way)]);
        self.path.push(way);
    }
}

impl Place {
    fn ways(&self) -> &[Rc<Self>] {
        match self {
            Self::Choice(_, ways) | Self::Together(_, ways) | Self::Draw(_, ways) => ways,
            Self::End(_) => &[],
        }
    }
}

impl Game for Paper {
    const NAME: &'static str = "paper";
    const TITLE: &'static str = "Paper";
    const SEATS: RangeInclusive<usize> = 1..=4;
    const RULES: u32 = 1;

    type Values = String;
    type Setup = Drawing;
    type State = State;
    type Action = Way;
    type Chance = Way;
    type Event = ();
    type View = View;

    fn built_in() -> &'static String {
        static NOTHING: String = String::new();
        &NOTHING
    }

    fn box_name(values: &String) -> &str {
        values
    }

    fn values(_: &Drawing) -> &'static String {
        Self::built_in()
    }

    fn usual_setup(_: usize, _: &'static String) -> Option<Drawing> {
        None
    }

    fn options(_: &Drawing) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn setup(_: &[(&str, &str)], _: &'static String) -> Result<Drawing, (usize, String)> {
        Err((0, "a drawing cannot be written down".into()))
    }

    fn begin(drawing: &Drawing, _: &mut impl Log<()>) -> State {
        let here = Rc::clone(&drawing.top);
        State { drawing: drawing.clone(), here, path: Vec::new(), taken: PerSeat::all(None) }
    }

    fn seats(state: &State) -> usize {
        state.drawing.seats
    }

    fn parties(state: &State) -> usize {
        state.drawing.parties
    }

    fn turn(state: &State) -> Turn {
        match &*state.here {
            Place::Choice(seat, _) => Turn::seat(*seat),
            Place::Together(seats, _) => {
                Turn::Seats(seats.iter().filter(|&seat| state.taken[seat].is_none()).collect())
            }
            Place::Draw(..) => Turn::Nature,
            Place::End(_) => Turn::Over,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Way>) {
        actions.clear();
        match (&*state.here, Self::turn(state)) {
            (Place::Choice(_, ways), Turn::Seats(due)) if due.has(seat) => {
                actions.extend((0..ways.len() as u8).map(Way));
            }
            (Place::Together(..), Turn::Seats(due)) if due.has(seat) => actions.extend([Way(0), Way(1)]),
            _ => {}
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Way, _: &mut impl Log<()>) {
        let Place::Together(seats, _) = &*state.here else { return state.go(action.0) };
        let seats = *seats;
        state.taken[seat] = Some(action);
        if seats.iter().all(|seat| state.taken[seat].is_some()) {
            let number =
                seats.iter().filter_map(|seat| state.taken[seat]).fold(0, |sum, way| 2 * sum + way.0);
            state.go(number);
            state.taken = PerSeat::all(None);
        }
    }

    fn reveals(state: &State, seat: Seat, _: Way) -> bool {
        match &*state.here {
            Place::Together(seats, _) => {
                seats.iter().all(|other| other == seat || state.taken[other].is_some())
            }
            Place::Choice(..) | Place::Draw(..) | Place::End(_) => false,
        }
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Way, u32)>) {
        outcomes.clear();
        if let Place::Draw(_, ways) = &*state.here {
            outcomes.extend((0..ways.len() as u8).map(|way| (Way(way), 1)));
        }
    }

    fn sample(state: &State, rng: &mut impl Rng) -> Way {
        Way(rng.below(state.here.ways().len() as u32) as u8)
    }

    fn resolve(state: &mut State, chance: Way, _: &mut impl Log<()>) {
        state.go(chance.0);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let sees = |seat: &dyn Fn(Seat) -> bool| matches!(viewer, Viewer::Seat(viewer) if seat(viewer));
        let mut place = &state.drawing.top;
        let mut path = Vec::new();
        for &way in &state.path {
            let is_seen = match &**place {
                Place::Draw(seen_by, _) => sees(&|seat| seen_by.has(seat)),
                Place::Choice(..) | Place::Together(..) | Place::End(_) => true,
            };
            path.push(is_seen.then_some(way));
            place = &place.ways()[usize::from(way)];
        }
        let own = match viewer {
            Viewer::Seat(seat) => state.taken[seat],
            Viewer::Spectator => None,
        };
        let has_taken = PerSeat::from_fn(|seat| state.taken[seat].is_some());
        View { turn: Self::turn(state), path, has_taken, own }
    }

    fn determinize(state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut worlds = vec![Self::start(&state.drawing)];
        for step in Self::view(state, Viewer::Seat(seat)).path {
            let after = |world: &State, way| {
                let mut world = world.clone();
                world.go(way);
                world
            };
            worlds = match step {
                Some(way) => worlds.iter().map(|world| after(world, way)).collect(),
                None => {
                    let ways = |world: &State| 0..world.here.ways().len() as u8;
                    worlds.iter().flat_map(|world| ways(world).map(|way| after(world, way))).collect()
                }
            };
        }
        let mut world = worlds.swap_remove(rng.below(worlds.len() as u32) as usize);
        world.taken = PerSeat::from_fn(|other| {
            let way = state.taken[other]?;
            Some(if other == seat { way } else { Way(rng.below(2) as u8) })
        });
        world
    }

    fn scores(state: &State) -> PerSeat<Score> {
        let Place::End(scores) = &*state.here else { return PerSeat::all(Score::default()) };
        let mut all = PerSeat::all(Score::default());
        for (seat, &score) in Seat::first(scores.len()).zip(scores) {
            all[seat] = score;
        }
        all
    }

    fn census(_: &State) -> Result<(), String> {
        Ok(())
    }

    fn audit(_: &Self::Setup, _: &State, _: &[Self::Event]) -> Result<(), String> {
        Ok(())
    }
}

impl Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Way {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self).map_err(|_| NotationError::new(0, "a way is a number"))
    }
}

/// What somebody believes of the game: the points that he expects from a position.
pub(crate) struct Belief(pub(crate) fn(&State) -> PerSeat<f32>);

/// Knows an end when he sees it, and nothing else.
pub(crate) const NAIVE: Belief = Belief(|state| PerSeat::from_fn(|seat| points(state, seat)));

/// Takes every end for its opposite.
pub(crate) const WRONG: Belief = Belief(|state| PerSeat::from_fn(|seat| -points(state, seat)));

fn points(state: &State, seat: Seat) -> f32 {
    f32::from(Paper::scores(state)[seat].points)
}

impl Guide<Paper> for Belief {
    fn expected(&self, state: &State) -> PerSeat<f32> {
        self.0(state)
    }

    fn doubt(&self, _: &State) -> f32 {
        1.0
    }

    fn rest(&self, _: &State) -> f32 {
        0.0
    }

    fn progress(&self, state: &State) -> u32 {
        state.path.len() as u32
    }

    fn comfortable(&self, _parties: usize) -> f32 {
        1.0
    }
}
