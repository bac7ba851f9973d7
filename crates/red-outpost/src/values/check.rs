//! What a box must satisfy to be playable, §12.

use std::fmt;
use std::ops::RangeInclusive;

use table::{Set, Word};

use super::Values;
use crate::autom::GoalCard;
use crate::deck::{FISH_CARDS, LAKE_CARDS, LakeCard, SPACESHIP_CARDS};
use crate::{Good, Location, Worker};

/// What is wrong with a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoxFlaw {
    /// The field, as the box file names it.
    pub field: String,
    /// The reason, as the rest of a sentence.
    pub reason: String,
}

impl fmt::Display for BoxFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl std::error::Error for BoxFlaw {}

/// The letters of a name.
const NAME_LIMIT: usize = 40;
const MOOD_LOWEST: RangeInclusive<i8> = -9..=0;
/// A goal asks for a mood of 3, §10.4.
const MOOD_HIGHEST: RangeInclusive<i8> = 3..=9;
const WHEEL_FIELDS: RangeInclusive<u8> = 1..=12;
const EXPORT_VP: RangeInclusive<u8> = 0..=20;
const PENALTY: RangeInclusive<u8> = 1..=20;

impl Values {
    /// Whether the box can be played; if not, the first flaw.
    pub fn check(&self) -> Result<(), BoxFlaw> {
        let name_chars = self.name.chars();
        let printable = self.name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'));
        if self.name.is_empty() || name_chars.count() > NAME_LIMIT || !printable {
            return flaw("name", "must be one word of at most 40 letters, digits, '-', '_' and '.'");
        }
        within("mood.lowest", self.mood_lowest, &MOOD_LOWEST)?;
        within("mood.highest", self.mood_highest, &MOOD_HIGHEST)?;
        within("wheel.fields", self.wheel_fields, &WHEEL_FIELDS)?;
        for (good, track) in self.exports.iter() {
            for &vp in track.permanent().iter().chain([&track.last]) {
                within(&format!("exports.{good}"), vp, &EXPORT_VP)?;
            }
        }
        self.check_decks()?;
        all_different("ring", &self.ring)?;
        self.check_autom()?;
        self.check_goals()
    }

    fn check_decks(&self) -> Result<(), BoxFlaw> {
        let total = |cards: &mut dyn Iterator<Item = u8>| cards.map(u32::from).sum::<u32>();
        let spaceship = total(&mut self.spaceship.values().copied());
        if spaceship != u32::from(SPACESHIP_CARDS) {
            return flaw(
                "spaceship",
                &format!("the deck has {spaceship} cards instead of {SPACESHIP_CARDS}"),
            );
        }
        let lake = total(&mut self.lake.values().copied());
        if lake != u32::from(LAKE_CARDS) {
            return flaw("lake", &format!("the deck has {lake} cards instead of {LAKE_CARDS}"));
        }
        let fish = LAKE_CARDS - self.lake[LakeCard::Nothing];
        if fish != FISH_CARDS {
            return flaw("lake", &format!("{fish} cards show fish instead of {FISH_CARDS}"));
        }
        Ok(())
    }

    fn check_autom(&self) -> Result<(), BoxFlaw> {
        for (index, card) in self.autom.iter().enumerate() {
            let field = format!("autom[{}]", index + 1);
            all_different(&format!("{field}.locations"), &card.locations)?;
            if let Some(location) = card.locations.into_iter().find(|location| location.is_roomy()) {
                return flaw(
                    &format!("{field}.locations"),
                    &format!("Autom's cards never show the {location}"),
                );
            }
            if let Some(twin) = self.autom[..index].iter().position(|other| other == card) {
                return flaw(&field, &format!("the same card as autom[{}]", twin + 1));
            }
        }
        for &worker in Worker::ALL {
            let cards = self.autom.iter().filter(|card| card.worker == worker).count();
            if cards != 3 {
                return flaw("autom", &format!("the {worker} is on {cards} cards instead of 3"));
            }
        }
        Ok(())
    }

    fn check_goals(&self) -> Result<(), BoxFlaw> {
        for (index, card) in self.goals.iter().enumerate() {
            let field = format!("goals[{}]", index + 1);
            check_goal(card, &field)?;
            if let Some(twin) = self.goals[..index].iter().position(|other| other == card) {
                return flaw(&field, &format!("the same card as goals[{}]", twin + 1));
            }
        }
        Ok(())
    }
}

fn check_goal(card: &GoalCard, field: &str) -> Result<(), BoxFlaw> {
    counted::<Worker>(&format!("{field}.extra-discs"), card.extra_discs, 3..=3)?;
    counted::<Worker>(&format!("{field}.free"), card.free, 1..=2)?;
    counted::<Worker>(&format!("{field}.happy"), card.happy, 1..=2)?;
    counted::<Good>(&format!("{field}.goods"), card.goods, 1..=2)?;
    let goals = card.free.len() + card.happy.len() + card.goods.len();
    if goals > 5 {
        return flaw(field, &format!("has {goals} goals; a goal card has three to five"));
    }
    within(&format!("{field}.penalty"), card.penalty, &PENALTY)?;
    all_different(&format!("{field}.warehouse"), &card.warehouse)?;
    all_different(&format!("{field}.workers"), &card.workers)?;
    all_different(&format!("{field}.spaceship"), &card.spaceship)?;
    for (good, &vp) in card.exports.iter() {
        within(&format!("{field}.exports.{good}"), vp, &EXPORT_VP)?;
    }
    Ok(())
}

fn flaw(field: &str, reason: &str) -> Result<(), BoxFlaw> {
    Err(BoxFlaw { field: field.into(), reason: reason.into() })
}

fn within<T: PartialOrd + fmt::Display>(
    field: &str,
    value: T,
    range: &RangeInclusive<T>,
) -> Result<(), BoxFlaw> {
    if range.contains(&value) {
        return Ok(());
    }
    flaw(field, &format!("{value} is not between {} and {}", range.start(), range.end()))
}

fn counted<W: Word>(field: &str, words: Set<W>, range: RangeInclusive<usize>) -> Result<(), BoxFlaw> {
    if range.contains(&words.len()) {
        return Ok(());
    }
    let wanted = if range.start() == range.end() { range.start().to_string() } else { "one or two".into() };
    flaw(field, &format!("{} {}s instead of {wanted}", words.len(), W::KIND))
}

fn all_different<W: Word>(field: &str, words: &[W]) -> Result<(), BoxFlaw> {
    match words.iter().enumerate().find(|(index, word)| words[..*index].contains(word)) {
        Some((_, word)) => flaw(field, &format!("{} stands there twice", word.name())),
        None => Ok(()),
    }
}

const _: () = assert!(Location::ALL.len() == 12, "a ring of twelve different locations has them all");
