//! The two decks of the board, §6.7 and §6.10. A deck is what is left of it, in no order, and what
//! lies open beside it.

use table::{Bag, Word, words};

use crate::Good;

words! {
    /// What a Spaceship card shows.
    pub enum SpaceshipCard: "Spaceship card" {
        Nothing = "nothing",
        Wool = "wool",
        Grain = "grain",
        Coal = "coal",
        Fish = "fish",
        Choice = "choice",
        Crystal = "crystal",
        WoolCrystal = "wool-crystal",
        GrainCrystal = "grain-crystal",
        CoalCrystal = "coal-crystal",
        FishCrystal = "fish-crystal",
        ChoiceCrystal = "choice-crystal",
    }
}

words! {
    /// What a Lake card shows.
    pub enum LakeCard: "Lake card" { Nothing = "nothing", OneFish = "one-fish", TwoFish = "two-fish" }
}

/// The cards of the Spaceship deck, §6.7.
pub(crate) const SPACESHIP_CARDS: u8 = 12;
/// The cards of the Lake deck, §6.10.
pub(crate) const LAKE_CARDS: u8 = 6;
/// How many of the Lake cards show fish, §6.10.
pub(crate) const FISH_CARDS: u8 = 3;

/// The good on a Spaceship card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// None.
    Nothing,
    /// This one.
    Named(Good),
    /// One that the finder chooses.
    Choice,
}

impl SpaceshipCard {
    /// The good on the card.
    pub fn find(self) -> Find {
        match self {
            Self::Nothing | Self::Crystal => Find::Nothing,
            Self::Wool | Self::WoolCrystal => Find::Named(Good::Wool),
            Self::Grain | Self::GrainCrystal => Find::Named(Good::Grain),
            Self::Coal | Self::CoalCrystal => Find::Named(Good::Coal),
            Self::Fish | Self::FishCrystal => Find::Named(Good::Fish),
            Self::Choice | Self::ChoiceCrystal => Find::Choice,
        }
    }

    /// Whether there is a crystal on the card.
    pub fn has_crystal(self) -> bool {
        self >= Self::Crystal
    }
}

/// A face-down deck and its open discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck<W: Word, const N: usize> {
    /// What can still be drawn.
    pub left: Bag<W, N>,
    /// What lies open.
    pub discard: Bag<W, N>,
}

/// The Spaceship deck.
pub(crate) type SpaceshipDeck = Deck<SpaceshipCard, 12>;
/// The Lake deck.
pub(crate) type LakeDeck = Deck<LakeCard, 3>;

impl<W: Word, const N: usize> Deck<W, N> {
    /// All cards face down.
    pub(crate) fn new(cards: Bag<W, N>) -> Self {
        Self { left: cards, discard: Bag::all(0) }
    }

    /// Shuffles the discards back in.
    pub(crate) fn shuffle(&mut self) {
        self.left.pour(&mut self.discard);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaceship_cards_mean_what_their_names_say() {
        for &card in SpaceshipCard::ALL {
            let find = match card.find() {
                Find::Nothing => String::new(),
                Find::Named(good) => good.to_string(),
                Find::Choice => "choice".into(),
            };
            let crystal = if card.has_crystal() { "crystal" } else { "" };
            let parts: Vec<_> =
                [find.as_str(), crystal].into_iter().filter(|part| !part.is_empty()).collect();
            let name = if parts.is_empty() { "nothing".into() } else { parts.join("-") };
            assert_eq!(card.name(), name);
        }
    }
}
