//! The cards and tiles that are drawn: prey, §11, search tiles, §2.3, leaders, §13, event cards, §14.

use table::{Bag, Per, Set, words};

words! {
    /// A prey tile, named by its endurance, §11.
    pub enum Prey: "prey" { Three = "3", Four = "4", Five = "5", Six = "6", Seven = "7" }
}

words! {
    /// A search tile, §2.3.
    pub enum Tile: "search tile" {
        Water = "water",
        Can = "can",
        Pill = "pill",
        Wood = "wood",
        Metal = "metal",
        Chip = "chip",
        Ammo = "ammo",
        Empty = "empty",
    }
}

words! {
    /// A leader, §13.
    pub enum Leader: "leader" {
        ErinMcCarthy = "erin-mccarthy",
        GraysonPigott = "grayson-pigott",
        JacobRowlett = "jacob-rowlett",
        KooperFroste = "kooper-froste",
        LilyRoseWely = "lily-rose-wely",
        LizaValentine = "liza-valentine",
        MaryKoolpepper = "mary-koolpepper",
        SolenLivrich = "solen-livrich",
        SwiftyBingham = "swifty-bingham",
        WilsonFrye = "wilson-frye",
    }
}

words! {
    /// An event card, §14.
    pub enum EventCard: "event" {
        ForestFire = "forest-fire",
        CaveIn = "cave-in",
        ShortCircuit = "short-circuit",
        CollapsedDistrict = "collapsed-district",
        Sandstorm = "sandstorm",
        Rats = "rats",
        Looters = "looters",
        PoisonedSpring = "poisoned-spring",
        Epidemic = "epidemic",
        WildPack = "wild-pack",
        BlockedRoads = "blocked-roads",
        PowerFailure = "power-failure",
    }
}

/// Some prey tiles.
pub type PreyBag = Bag<Prey, 5>;
/// Some search tiles.
pub type TileBag = Bag<Tile, 8>;
/// Some leaders.
pub(crate) type LeaderSet = Set<Leader>;
/// Some event cards.
pub type EventSet = Set<EventCard>;
/// One `T` for every event card.
pub type PerEvent<T> = Per<EventCard, T, 12>;

/// The search tiles of a city, §2.3.
pub(crate) const TILES: u8 = 10;

/// The ten search tiles of every city, §2.3.
pub(crate) fn city_tiles() -> TileBag {
    TileBag::new([1, 1, 1, 1, 1, 1, 2, 2])
}

impl Prey {
    /// The actions it takes to hunt it.
    pub fn endurance(self) -> u8 {
        self as u8 + 3
    }
}
