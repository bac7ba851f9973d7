//! Where seeds come from: from the system, or from one seed that makes a game repeatable.

use files::Failure;
use record::{Hash, Seed};
use table::QuickRng;

/// A source of seeds for nature's dice.
pub enum Seeds {
    /// New ones from the operating system.
    Fresh,
    /// The given one, and then others that follow from it. Who gave it can know them all.
    Following {
        /// The given one.
        seed: Seed,
        /// How many seeds were taken.
        taken: u64,
    },
}

impl Seeds {
    /// All draws come from this seed, or from the system.
    pub fn new(seed: Option<Seed>) -> Self {
        seed.map_or(Self::Fresh, |seed| Self::Following { seed, taken: 0 })
    }

    /// The next seed.
    pub(crate) fn next(&mut self) -> Result<Seed, Failure> {
        match self {
            Self::Fresh => entropy().map(Seed),
            Self::Following { seed, taken } => {
                let number = *taken;
                *taken += 1;
                Ok(if number == 0 { *seed } else { Seed(derived(*seed, "seed", number)) })
            }
        }
    }

    /// The generator of the seats that play at random. It says nothing about nature's dice.
    pub fn players(&self) -> Result<QuickRng, Failure> {
        let bytes = match self {
            Self::Fresh => entropy()?,
            Self::Following { seed, .. } => derived(*seed, "players", 0),
        };
        let (first, _) = bytes.split_first_chunk().expect("32 bytes are more than 8");
        Ok(QuickRng::new(u64::from_le_bytes(*first)))
    }
}

fn entropy() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(format!("the system gives no random numbers: {error}")))?;
    Ok(bytes)
}

/// Bytes that follow from a seed. The commitment to a seed is the sum of the seed alone, so with a
/// purpose in the sum no commitment ever shows such bytes.
fn derived(seed: Seed, purpose: &str, number: u64) -> [u8; 32] {
    Hash::of(&[&seed.0[..], purpose.as_bytes(), &number.to_le_bytes()].concat()).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_seed_comes_first_and_the_others_follow_from_it() {
        let mut seeds = Seeds::new(Some(Seed([7; 32])));
        let mut again = Seeds::new(Some(Seed([7; 32])));
        let drawn = [(); 3].map(|()| seeds.next().expect("it needs no system"));
        assert_eq!(drawn, [(); 3].map(|()| again.next().expect("it needs no system")));
        assert!(drawn[0] == Seed([7; 32]) && drawn[1] != drawn[2]);
        assert!(drawn[1].0 != drawn[0].commitment().0, "the record shows that");
    }

    #[test]
    fn fresh_seeds_differ() {
        let mut seeds = Seeds::new(None);
        assert!(seeds.next().expect("a system") != seeds.next().expect("a system"));
    }
}
