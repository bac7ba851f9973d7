//! A bot: a level of play, or plain tree search to compare with, and how long it thinks.

use std::fmt::{self, Display};
use std::str::FromStr;

use search::{InformationSet, Iterations, Settings, Verdict};
use table::{Game, QuickRng, Rng, Word};

use crate::clock::Clock;
use crate::guided::Guided;
use crate::ingredient::Ingredient;
use crate::level::{HARD, Level};
use crate::limit::Limit;

/// A bot. It is written as its level; where it searches, an ingredient can be left out and an own
/// limit can follow: `hard`, `hard@500ms`, `hard-priors@2000`, `uct@20000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    mind: Mind,
    without: Option<Ingredient>,
    limit: Option<Limit>,
}

/// How a bot decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mind {
    Level(Level),
    /// Plain tree search without any understanding, for comparison.
    Uct,
}

/// What a bot decided, and what made it.
pub struct Thought<G: Game> {
    /// What it does.
    pub action: G::Action,
    /// What its search found, if it had to search.
    pub verdict: Option<Verdict<G>>,
}

/// The name of plain tree search.
const UCT: &str = "uct";

impl Bot {
    /// A bot of this level.
    pub const fn of(level: Level) -> Self {
        Self { mind: Mind::Level(level), without: None, limit: None }
    }

    /// The level, if the bot plays one as it is meant.
    pub fn level(&self) -> Option<Level> {
        match self.mind {
            Mind::Level(level) if self.without.is_none() && self.limit.is_none() => Some(level),
            Mind::Level(_) | Mind::Uct => None,
        }
    }

    /// How long it thinks about a move of this game, if it searches.
    pub fn limit<F: Guided>(&self) -> Option<Limit> {
        self.limit.or(match self.mind {
            Mind::Level(level) => level.limit::<F>(),
            Mind::Uct => Some(HARD),
        })
    }

    /// Whether it can play this game: what a bot shall do without must be something that it has there.
    pub fn suits<F: Guided>(&self) -> Result<(), String> {
        match self.without {
            Some(ingredient) if ingredient.left_out(F::SETTINGS) == F::SETTINGS => {
                Err(format!("“{self}” leaves out what no bot of {} has: {ingredient}", F::Game::NAME))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Decides for the seat that the information set belongs to, which must be due. The same seed
    /// gives the same decision, unless the bot is limited by time.
    pub fn think<F: Guided>(&self, seen: &InformationSet<F::Game>, seed: u64) -> Thought<F::Game> {
        let mut rng = QuickRng::new(seed);
        let actions = seen.legal();
        if let &[action] = actions.as_slice() {
            return Thought { action, verdict: None };
        }
        let settings = match self.mind {
            Mind::Level(Level::Random) => {
                return Thought { action: rng.choose(&actions), verdict: None };
            }
            Mind::Level(Level::Greedy) => {
                return Thought { action: search::best(seen, &F::GUIDE, &mut rng), verdict: None };
            }
            Mind::Level(Level::Easy | Level::Medium | Level::Hard) => {
                self.without.map_or(F::SETTINGS, |ingredient| ingredient.left_out(F::SETTINGS))
            }
            Mind::Uct => Settings::PLAIN,
        };
        let limit = self.limit::<F>().expect("bots that search have a limit");
        let verdict = match limit {
            Limit::Iterations(count) => {
                search::search(seen, &F::GUIDE, &settings, &mut Iterations(count), seed)
            }
            Limit::Time(time) => search::search(seen, &F::GUIDE, &settings, &mut Clock::new(time), seed),
        };
        Thought { action: verdict.best().action, verdict: Some(verdict) }
    }
}

impl Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mind {
            Mind::Level(level) => write!(f, "{level}")?,
            Mind::Uct => f.write_str(UCT)?,
        }
        if let Some(ingredient) = self.without {
            write!(f, "-{ingredient}")?;
        }
        self.limit.map_or(Ok(()), |limit| write!(f, "@{limit}"))
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, limit) = match text.split_once('@') {
            Some((name, limit)) => (name, Some(limit.parse()?)),
            None => (text, None),
        };
        let (name, without) = match name.split_once('-') {
            Some((name, ingredient)) => (name, Some(ingredient_named(ingredient)?)),
            None => (name, None),
        };
        let mind = match Level::parse(name) {
            Some(level) => Mind::Level(level),
            None if name == UCT => Mind::Uct,
            None => {
                return Err(format!("“{name}” is no bot; there are {} and {UCT}", names::<Level>()));
            }
        };
        if limit.is_some() && matches!(mind, Mind::Level(Level::Random | Level::Greedy)) {
            return Err(format!("“{name}” does not search, so it takes no limit"));
        }
        if without.is_some() && matches!(mind, Mind::Uct | Mind::Level(Level::Random | Level::Greedy)) {
            return Err(format!("“{name}” has no ingredient that could be left out"));
        }
        Ok(Self { mind, without, limit })
    }
}

fn ingredient_named(name: &str) -> Result<Ingredient, String> {
    Ingredient::parse(name)
        .ok_or_else(|| format!("“{name}” is no ingredient; there are {}", names::<Ingredient>()))
}

fn names<W: Word>() -> String {
    W::ALL.iter().map(|word| word.name()).collect::<Vec<_>>().join(", ")
}
