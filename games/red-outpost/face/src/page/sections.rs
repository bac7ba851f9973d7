//! Which section of the rules page an event comes from. Where one event has several causes, it is the
//! section about the thing itself, or the most frequent cause.

use red_outpost::{Card, Event, Location, Phase, Source, Worker};

pub(super) fn section(event: &Event) -> &'static str {
    match *event {
        Event::Blocked { .. } => "2.5",
        Event::Dealt { card, .. } | Event::CardUsed { card, .. } => of_card(card),
        Event::Started { .. } => "2.7",
        Event::DayBegan { .. } => "3",
        Event::PhaseBegan { phase } => of_phase(phase),
        Event::GoalDrawn { .. } => "10.3",
        Event::AutomCardTurned { .. } => "10.5",
        Event::Moved { .. } => "4.1",
        Event::Stayed { .. } => "7.13",
        Event::Influenced { .. } => "4.2",
        Event::DiscHeld { .. } | Event::DiscsReleased { .. } => "7.6",
        Event::DiscWithheld { .. } => "7.11",
        Event::DiscRemoved { .. } => "10.8",
        Event::DiscShifted { .. } => "6.6",
        Event::MoodChanged { .. } => "4.3",
        Event::Produced { .. } => "5.1",
        Event::Received { .. } => "5.2",
        Event::Discarded { .. } => "6.5",
        Event::WheelTurned { .. } => "7.8",
        Event::Exported { .. } => "5.3",
        Event::Delivered { .. } => "10.8",
        Event::CrystalsGained { .. } => "5.4",
        Event::CrystalSpent { .. } => "6.4",
        Event::Donated { .. } => "6.2",
        Event::Pledged { .. } => "7.2",
        Event::SpaceshipRevealed { .. } | Event::SpaceshipShuffled => "6.7",
        Event::LakeRevealed { .. } | Event::LakeChosen { .. } | Event::LakeShuffled => "6.10",
        Event::LakeRecalled { .. } => "7.10",
        Event::Sent { .. } => "7.15",
        Event::Napped { .. } => "7.9",
        Event::MoodCounted { .. } => "8.1",
        Event::Scored { source, .. } => of_source(source),
        Event::GoalMissed { .. } => "10.9",
        Event::DayEnded { .. } => "8",
        Event::GameEnded => "9",
    }
}

pub(super) fn of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Morning => "3.1",
        Phase::Forenoon => "3.2",
        Phase::Lunch => "3.3",
        Phase::Afternoon => "3.4",
        Phase::Evening => "3.5",
    }
}

pub(super) fn of_card(card: Card) -> &'static str {
    match card {
        Card::Location(location) => match location {
            Location::Pasture => "7.1",
            Location::Palace => "7.2",
            Location::Cornfield => "7.3",
            Location::Beerhouse => "7.4",
            Location::Warehouse => "7.5",
            Location::Administration => "7.6",
            Location::Spaceship => "7.7",
            Location::Mine => "7.8",
            Location::FieldKitchen => "7.9",
            Location::Lake => "7.10",
            Location::LabourCamp => "7.11",
            Location::Barracks => "7.12",
        },
        Card::Worker(worker) => match worker {
            Worker::Shepherd => "7.13",
            Worker::Farmer => "7.14",
            Worker::Fisherman => "7.15",
            Worker::Miner => "7.16",
            Worker::Commissar => "7.17",
            Worker::Bureaucrat => "7.18",
        },
    }
}

/// The section about a location.
pub(super) fn of_location(location: Location) -> &'static str {
    match location {
        Location::Pasture => "6.1",
        Location::Palace => "6.2",
        Location::Cornfield => "6.3",
        Location::Beerhouse => "6.4",
        Location::Warehouse => "6.5",
        Location::Administration => "6.6",
        Location::Spaceship => "6.7",
        Location::Mine => "6.8",
        Location::FieldKitchen => "6.9",
        Location::Lake => "6.10",
        Location::LabourCamp => "6.11",
        Location::Barracks => "6.12",
    }
}

fn of_source(source: Source) -> &'static str {
    match source {
        Source::Exports => "5.3",
        Source::Wheel => "5.1",
        Source::Moods => "8.1",
        Source::Palace => "9.1",
        Source::Crystals => "9.2",
        Source::AutomCrystals => "10.6",
        Source::AutomDiscs | Source::Goals => "10.9",
    }
}
