//! What a box must satisfy to be playable, §12.

use std::ops::RangeInclusive;

use table::{BoxFlaw, Set, Word};

use super::Values;
use crate::autom::GoalCard;
use crate::deck::{FISH_CARDS, LAKE_CARDS, LakeCard, SPACESHIP_CARDS};
use crate::{Good, Location, Worker};

const MOOD_LOWEST: RangeInclusive<i8> = -9..=0;
/// A goal asks for a mood of 3, §10.4.
const MOOD_HIGHEST: RangeInclusive<i8> = 3..=9;
const WHEEL_FIELDS: RangeInclusive<u8> = 1..=12;
const EXPORT_VP: RangeInclusive<u8> = 0..=20;
const PENALTY: RangeInclusive<u8> = 1..=20;

impl Values {
    /// Whether the box can be played; if not, the first flaw.
    pub fn check(&self) -> Result<(), BoxFlaw> {
        BoxFlaw::check_name(&self.name)?;
        BoxFlaw::check_range("mood.lowest", self.mood_lowest, &MOOD_LOWEST)?;
        BoxFlaw::check_range("mood.highest", self.mood_highest, &MOOD_HIGHEST)?;
        BoxFlaw::check_range("wheel.fields", self.wheel_fields, &WHEEL_FIELDS)?;
        for (good, track) in self.exports.iter() {
            for &vp in track.permanent().iter().chain([&track.last]) {
                BoxFlaw::check_range(&format!("exports.{good}"), vp, &EXPORT_VP)?;
            }
        }
        self.check_decks()?;
        BoxFlaw::check_different("ring", &self.ring)?;
        self.check_autom()?;
        self.check_goals()
    }

    fn check_decks(&self) -> Result<(), BoxFlaw> {
        let total = |cards: &mut dyn Iterator<Item = u8>| cards.map(u32::from).sum::<u32>();
        let spaceship = total(&mut self.spaceship.values().copied());
        if spaceship != u32::from(SPACESHIP_CARDS) {
            return BoxFlaw::refuse(
                "spaceship",
                format!("the deck has {spaceship} cards instead of {SPACESHIP_CARDS}"),
            );
        }
        let lake = total(&mut self.lake.values().copied());
        if lake != u32::from(LAKE_CARDS) {
            return BoxFlaw::refuse("lake", format!("the deck has {lake} cards instead of {LAKE_CARDS}"));
        }
        let fish = LAKE_CARDS - self.lake[LakeCard::Nothing];
        if fish != FISH_CARDS {
            return BoxFlaw::refuse("lake", format!("{fish} cards show fish instead of {FISH_CARDS}"));
        }
        Ok(())
    }

    fn check_autom(&self) -> Result<(), BoxFlaw> {
        for (index, card) in self.autom.iter().enumerate() {
            let field = format!("autom[{}]", index + 1);
            BoxFlaw::check_different(&format!("{field}.locations"), &card.locations)?;
            if let Some(location) = card.locations.into_iter().find(|location| location.is_roomy()) {
                return BoxFlaw::refuse(
                    &format!("{field}.locations"),
                    format!("Autom's cards never show the {location}"),
                );
            }
            if let Some(twin) = self.autom[..index].iter().position(|other| other == card) {
                return BoxFlaw::refuse(&field, format!("the same card as autom[{}]", twin + 1));
            }
        }
        for &worker in Worker::ALL {
            let cards = self.autom.iter().filter(|card| card.worker == worker).count();
            if cards != 3 {
                return BoxFlaw::refuse("autom", format!("the {worker} is on {cards} cards instead of 3"));
            }
        }
        Ok(())
    }

    fn check_goals(&self) -> Result<(), BoxFlaw> {
        for (index, card) in self.goals.iter().enumerate() {
            let field = format!("goals[{}]", index + 1);
            check_goal(card, &field)?;
            if let Some(twin) = self.goals[..index].iter().position(|other| other == card) {
                return BoxFlaw::refuse(&field, format!("the same card as goals[{}]", twin + 1));
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
        return BoxFlaw::refuse(field, format!("has {goals} goals; a goal card has three to five"));
    }
    BoxFlaw::check_range(&format!("{field}.penalty"), card.penalty, &PENALTY)?;
    BoxFlaw::check_different(&format!("{field}.warehouse"), &card.warehouse)?;
    BoxFlaw::check_different(&format!("{field}.workers"), &card.workers)?;
    BoxFlaw::check_different(&format!("{field}.spaceship"), &card.spaceship)?;
    for (good, &vp) in card.exports.iter() {
        BoxFlaw::check_range(&format!("{field}.exports.{good}"), vp, &EXPORT_VP)?;
    }
    Ok(())
}

fn counted<W: Word>(field: &str, words: Set<W>, range: RangeInclusive<usize>) -> Result<(), BoxFlaw> {
    if range.contains(&words.len()) {
        return Ok(());
    }
    let wanted = if range.start() == range.end() { range.start().to_string() } else { "one or two".into() };
    BoxFlaw::refuse(field, format!("{} {}s instead of {wanted}", words.len(), W::KIND))
}

const _: () = assert!(Location::ALL.len() == 12, "a ring of twelve different locations has them all");
