//! Which section of the rules page an event comes from. Where one event has several causes, it is the
//! section about the thing itself, or the most frequent cause.

use outlive::{Event, EventCard, Leader};

pub(super) fn section(event: &Event) -> &'static str {
    match *event {
        Event::Led { leader, .. } => of_leader(leader),
        Event::Started { .. } => "3.5",
        Event::Deployed { .. } => "3.4",
        Event::RoundBegan { .. } => "4",
        Event::EquipmentShuffled | Event::Displayed { .. } | Event::LaidAside { .. } => "2.3",
        Event::PreySeen { .. } => "2.4",
        Event::EventRevealed { event } | Event::EventBit { event } => of_card(event),
        Event::StockLost { .. } | Event::Discarded { .. } => "14",
        Event::SurvivorLeft { .. } => "6.2",
        Event::Moved { .. } | Event::Stood { .. } => "5.2",
        Event::Struck { .. } => "12.3",
        Event::Pressed { .. } | Event::Resisted { .. } | Event::Robbed { .. } => "5.3",
        Event::Guarded { .. } => "10.18",
        Event::Gained { .. } => "5.4",
        Event::Healed { .. } => "9.2",
        Event::AlgaeTaken { .. } => "5.5",
        Event::PlantPaid { .. } => "5.9",
        Event::MarkerTaken { .. } | Event::SurvivorHoused { .. } => "5.8",
        Event::Hunted { .. } => "5.7",
        Event::Sensed { .. } => "12.6",
        Event::Looked { .. } => "10.17",
        Event::EquipmentTaken { .. } | Event::TileFound { .. } => "5.10",
        Event::NightFell => "6",
        Event::Passed { .. } | Event::EventResolved { .. } => "6.1",
        Event::Fed { .. } => "6.2",
        Event::Irradiated { .. } => "6.3",
        Event::Recruited { .. } => "6.4",
        Event::Built { .. } | Event::Staffed { .. } => "6.5",
        Event::SurvivorBorn { .. } => "10.14",
        Event::Scrapped { .. } => "10.11",
        Event::EquipmentDrawn { .. } | Event::EquipmentRedrawn { .. } | Event::Repaired { .. } => "6.6",
        Event::Slept { .. } => "6.7",
        Event::Scored { .. } => "7.1",
        Event::GameEnded => "7",
    }
}

fn of_leader(leader: Leader) -> &'static str {
    match leader {
        Leader::ErinMcCarthy => "13.1",
        Leader::GraysonPigott => "13.2",
        Leader::JacobRowlett => "13.3",
        Leader::KooperFroste => "13.4",
        Leader::LilyRoseWely => "13.5",
        Leader::LizaValentine => "13.6",
        Leader::MaryKoolpepper => "13.7",
        Leader::SolenLivrich => "13.8",
        Leader::SwiftyBingham => "13.9",
        Leader::WilsonFrye => "13.10",
    }
}

fn of_card(card: EventCard) -> &'static str {
    match card {
        EventCard::ForestFire => "14.1",
        EventCard::CaveIn => "14.2",
        EventCard::ShortCircuit => "14.3",
        EventCard::CollapsedDistrict => "14.4",
        EventCard::Sandstorm => "14.5",
        EventCard::Rats => "14.6",
        EventCard::Looters => "14.7",
        EventCard::PoisonedSpring => "14.8",
        EventCard::Epidemic => "14.9",
        EventCard::WildPack => "14.10",
        EventCard::BlockedRoads => "14.11",
        EventCard::PowerFailure => "14.12",
    }
}
