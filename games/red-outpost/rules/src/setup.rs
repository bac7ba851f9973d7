//! Set-up, §2: what is agreed before the game, and the position it leads to.
//!
//! What is left to chance (block markers, special cards, the start player) is drawn by nature, one
//! draw after the other, before the first day begins.

use table::{Log, PerSeat, Seat, Word, words};

use crate::autom::Solo;
use crate::cards::Card;
use crate::deck::Deck;
use crate::event::Event;
use crate::pending::{Draw, Pending};
use crate::phases::Phase;
use crate::state::{CurrentTurn, Day, Player, State};
use crate::turn::Step;
use crate::values::Values;
use crate::{CUBES, Location, LocationSet, PerGood, PerWorker, Worker, WorkerSet};

/// The crystals in the box.
pub const CRYSTALS: u8 = 24;
/// Where the VP markers start, §2.2; Autom's too, R16.
pub const START_VP: i16 = 5;
/// The markers of each kind, §2.5.
pub(crate) const BLOCKS: usize = 3;

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// Who plays.
    pub seating: Seating,
    /// Where the block markers lie, §2.5.
    pub blocks: Blocks,
    /// Whether special cards are dealt, §2.6.
    pub cards: Cards,
    /// Which rulebook decides where the two differ, §11.
    pub edition: Edition,
    /// Who begins, §2.7.
    pub start: Start,
    /// How much a missed goal costs in the solo game, §10.11.
    pub difficulty: Difficulty,
    /// The values that the rulebooks do not print, §12.
    pub values: &'static Values,
}

words! {
    /// Who plays.
    pub enum Seating: "number of seats" { Solo = "1", Two = "2", Three = "3", Four = "4" }
}

words! {
    /// Where the block markers lie, §2.5.
    pub enum Blocks: "layout of block markers" { Recommended = "recommended", Random = "random" }
}

words! {
    /// Whether special cards are dealt, §2.6.
    pub enum Cards: "use of special cards" { Without = "without", With = "with" }
}

words! {
    /// Which rulebook decides where the two differ, §11; where one is silent, the other does, R34.
    pub enum Edition: "edition" { Retail = "retail", SoloPrint = "solo-print" }
}

words! {
    /// Who begins, §2.7.
    pub enum Start: "start player" { Random = "random", One = "1", Two = "2", Three = "3", Four = "4" }
}

words! {
    /// How much a missed goal costs in the solo game, §10.11.
    pub enum Difficulty: "difficulty" { Easy = "easy", Normal = "normal", Hard = "hard" }
}

impl Seating {
    /// How many seats take decisions.
    pub fn seats(self) -> usize {
        self.index() + 1
    }

    /// How many parties score: the seats, and Autom.
    #[inline]
    pub fn parties(self) -> usize {
        match self {
            Self::Solo | Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The influence discs of each party, §2.1, without the two that serve as markers. In the solo
    /// game they are Autom's, §10.2.
    fn discs(self) -> u8 {
        match self {
            Self::Solo | Self::Two => 9,
            Self::Three => 7,
            Self::Four => 6,
        }
    }
}

impl Setup {
    /// The usual game: recommended blocks, no special cards, retail edition, random start player.
    pub fn new(seating: Seating) -> Self {
        Self {
            seating,
            blocks: Blocks::Recommended,
            cards: Cards::Without,
            edition: Edition::Retail,
            start: if seating == Seating::Solo { Start::One } else { Start::Random },
            difficulty: Difficulty::Normal,
            values: Values::built_in(),
        }
    }

    /// Every set-up that can be played with this box.
    pub fn all(values: &'static Values) -> impl Iterator<Item = Self> {
        let seatings = Seating::ALL.iter().copied();
        let boards = seatings.flat_map(|seating| Blocks::ALL.iter().map(move |&blocks| (seating, blocks)));
        let games = boards.flat_map(|(seating, blocks)| {
            Cards::ALL.iter().flat_map(move |&cards| {
                Edition::ALL.iter().map(move |&edition| (seating, blocks, cards, edition))
            })
        });
        let setups = games.flat_map(move |(seating, blocks, cards, edition)| {
            Start::ALL.iter().flat_map(move |&start| {
                Difficulty::ALL.iter().map(move |&difficulty| Self {
                    seating,
                    blocks,
                    cards,
                    edition,
                    start,
                    difficulty,
                    values,
                })
            })
        });
        setups.filter(|setup| setup.check().is_ok())
    }

    /// What cannot be played, and why: the option's name and the reason.
    pub fn check(&self) -> Result<(), (&'static str, String)> {
        if self.seating == Seating::Solo {
            if self.cards == Cards::With {
                return Err(("cards", "the solo game has no special cards (§10.1)".into()));
            }
            if self.start != Start::One {
                return Err((
                    "start",
                    "in the solo game Autom begins every phase (§10.5); write start 1".into(),
                ));
            }
        } else if self.difficulty != Difficulty::Normal {
            return Err(("difficulty", "only the solo game has a difficulty (§10.11)".into()));
        } else if self.start.index() > self.seating.seats() {
            return Err(("start", format!("there is no seat {} at this table", self.start)));
        }
        Ok(())
    }

    /// The position before the first input: workers, moods and clock as in §2.3, the decks face down,
    /// §2.4. Nature may have to draw at once.
    ///
    /// # Panics
    /// If [`Setup::check`] refuses the set-up.
    pub(crate) fn state(&self) -> State {
        assert_eq!(self.check(), Ok(()), "a set-up is checked before it is played");
        let parties = self.seating.parties();
        let mut players = PerSeat::from_fn(|seat| Player {
            vp: if seat.index() < parties { START_VP } else { 0 },
            wheel: 0,
            crystals: u8::from(seat.index() < self.seating.seats()),
            donated: 0,
            reserve: if seat.index() < parties { self.seating.discs() } else { 0 },
            held: 0,
            location_card: None,
            worker_card: None,
        });
        if self.seating == Seating::Solo {
            players[Solo::YOU].reserve = 0;
        }
        let (blocked_mornings, blocked_evenings) = match self.blocks {
            Blocks::Recommended => recommended_blocks(),
            Blocks::Random => (LocationSet::EMPTY, LocationSet::EMPTY),
        };
        State {
            values: self.values,
            seating: self.seating,
            cards: self.cards,
            edition: self.edition,
            pending: Pending::Nothing,
            step: Step::SetUp,
            day: Day::One,
            phase: Phase::Morning,
            start: self.start.seat().filter(|_| self.seating != Seating::Solo),
            active: Seat::One,
            turns: 0,
            current: CurrentTurn::of(Worker::Shepherd),
            blocked_mornings,
            blocked_evenings,
            standing: WorkerSet::ALL,
            at: PerWorker::all(Location::Barracks),
            mood: PerWorker::all(0),
            discs: PerWorker::all(PerSeat::all(0)),
            pledges: PerWorker::all(PerSeat::all(0)),
            players,
            crystals: CRYSTALS - self.seating.seats() as u8,
            supply: PerGood::all(CUBES),
            warehouse: PerGood::all(0),
            exported: PerGood::all(0),
            spaceship: Deck::new(self.values.spaceship),
            lake: Deck::new(self.values.lake),
            solo: Solo::new(self.difficulty),
        }
    }
}

impl Start {
    /// The seat that was agreed on.
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::One => Some(Seat::One),
            Self::Two => Some(Seat::Two),
            Self::Three => Some(Seat::Three),
            Self::Four => Some(Seat::Four),
        }
    }
}

/// The layout for first games, §2.5: mornings, evenings.
fn recommended_blocks() -> (LocationSet, LocationSet) {
    use Location::{Beerhouse, Cornfield, Lake, Palace, Pasture, Spaceship};
    ([Spaceship, Palace, Beerhouse].into_iter().collect(), [Cornfield, Pasture, Lake].into_iter().collect())
}

/// Asks nature for the next thing that set-up leaves to chance; when nothing is left, the first day
/// begins.
pub(crate) fn next_draw(state: &mut State) {
    let players = state.seating.seats();
    let dealt =
        |has_card: fn(&Player) -> bool| Seat::first(players).all(|seat| has_card(&state.players[seat]));
    let draw = if state.blocked_evenings.len() < BLOCKS {
        Draw::Block
    } else if state.cards == Cards::With && !dealt(|player| player.worker_card.is_some()) {
        Draw::WorkerCard
    } else if state.cards == Cards::With && !dealt(|player| player.location_card.is_some()) {
        Draw::LocationCard
    } else if state.start.is_none() && state.seating != Seating::Solo {
        Draw::Start
    } else {
        state.step = Step::DayBegins;
        return;
    };
    state.pending = Pending::Draw(draw);
}

/// The locations that can still get a block marker, §2.5.
pub(crate) fn unblocked(state: &State) -> LocationSet {
    Location::workplaces().minus(state.blocked_mornings).minus(state.blocked_evenings)
}

/// Lays the next block marker, §2.5: first the mornings', then the evenings'.
pub(crate) fn block(state: &mut State, location: Location, log: &mut impl Log<Event>) {
    let (markers, phase) = if state.blocked_mornings.len() < BLOCKS {
        (&mut state.blocked_mornings, Phase::Morning)
    } else {
        (&mut state.blocked_evenings, Phase::Evening)
    };
    markers.insert(location);
    log.log(|| Event::Blocked { phase, location });
}

/// The worker cards that nobody has, §2.6.
pub(crate) fn undealt_workers(state: &State) -> WorkerSet {
    WorkerSet::ALL.minus(state.players.values().filter_map(|player| player.worker_card).collect())
}

/// The location cards that nobody has, §2.6.
pub(crate) fn undealt_locations(state: &State) -> LocationSet {
    LocationSet::ALL.minus(state.players.values().filter_map(|player| player.location_card).collect())
}

/// Deals a worker card to the first seat without one, §2.6.
pub(crate) fn deal_worker(state: &mut State, worker: Worker, log: &mut impl Log<Event>) {
    if let Some(seat) = Seat::ALL.iter().copied().find(|&seat| state.players[seat].worker_card.is_none()) {
        state.players[seat].worker_card = Some(worker);
        log.log(|| Event::Dealt { seat, card: Card::Worker(worker) });
    }
}

/// Deals a location card to the first seat without one, §2.6.
pub(crate) fn deal_location(state: &mut State, location: Location, log: &mut impl Log<Event>) {
    if let Some(seat) = Seat::ALL.iter().copied().find(|&seat| state.players[seat].location_card.is_none()) {
        state.players[seat].location_card = Some(location);
        log.log(|| Event::Dealt { seat, card: Card::Location(location) });
    }
}
