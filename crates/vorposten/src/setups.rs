//! What is agreed before a game, as the options of the command line say it.

use outlive::{Outlive, Placement};
use red_outpost::{Blocks, Cards, Difficulty, Edition, RedOutpost, Start};
use table::Word;

use crate::boxes::BoxFile;
use crate::failure::Failure;
use crate::play::{Seats, Terminal, word};

/// What can be agreed, in one game or the other.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Red Outpost: where the block markers lie.
    #[arg(long, value_parser = word::<Blocks>())]
    pub(crate) blocks: Option<Blocks>,
    /// Red Outpost: deal special cards.
    #[arg(long)]
    pub(crate) cards: bool,
    /// Red Outpost: which rulebook decides where the two editions differ.
    #[arg(long, value_parser = word::<Edition>())]
    pub(crate) edition: Option<Edition>,
    /// Red Outpost: the seat that begins.
    #[arg(long, value_parser = word::<Start>())]
    pub(crate) start: Option<Start>,
    /// Red Outpost: how much a missed goal costs in the solo game.
    #[arg(long, value_parser = word::<Difficulty>())]
    pub(crate) difficulty: Option<Difficulty>,
    /// Outlive: how heroes are placed.
    #[arg(long, value_parser = word::<Placement>())]
    pub(crate) placement: Option<Placement>,
}

/// A game for which the options say what is agreed.
pub(crate) trait NewGame: Terminal + BoxFile {
    /// The options that belong to other games, and whether they are given.
    fn foreign(options: &Options) -> Vec<(&'static str, bool)>;

    /// What is agreed for so many seats.
    fn agree(options: &Options, seats: usize, values: &'static Self::Values) -> Result<Self::Setup, Failure>;
}

impl Options {
    /// Refuses options that belong to other games.
    pub(crate) fn belong_to<G: NewGame>(&self) -> Result<(), Failure> {
        match G::foreign(self).into_iter().find(|&(_, given)| given) {
            Some((option, _)) => Err(Failure::new(format!("{option} is no option of {}", G::TITLE))),
            None => Ok(()),
        }
    }
}

impl NewGame for RedOutpost {
    fn foreign(options: &Options) -> Vec<(&'static str, bool)> {
        vec![("--placement", options.placement.is_some())]
    }

    fn agree(options: &Options, seats: usize, values: &'static Self::Values) -> Result<Self::Setup, Failure> {
        use red_outpost::{Seating, Setup};
        let seating = Seating::ALL.iter().copied().find(|seating| seating.seats() == seats);
        let Some(seating) = seating else {
            let most = Seats::MOST;
            return Err(Failure::new(format!("a table has at most {most} seats, but --seats names {seats}")));
        };
        let usual = Setup::new(seating);
        let setup = Setup {
            seating,
            blocks: options.blocks.unwrap_or(usual.blocks),
            cards: if options.cards { Cards::With } else { usual.cards },
            edition: options.edition.unwrap_or(usual.edition),
            start: options.start.unwrap_or(usual.start),
            difficulty: options.difficulty.unwrap_or(usual.difficulty),
            values,
        };
        setup.check().map_err(|(option, reason)| Failure::new(format!("--{option}: {reason}")))?;
        Ok(setup)
    }
}

impl NewGame for Outlive {
    fn foreign(options: &Options) -> Vec<(&'static str, bool)> {
        vec![
            ("--blocks", options.blocks.is_some()),
            ("--cards", options.cards),
            ("--edition", options.edition.is_some()),
            ("--start", options.start.is_some()),
            ("--difficulty", options.difficulty.is_some()),
        ]
    }

    fn agree(options: &Options, seats: usize, values: &'static Self::Values) -> Result<Self::Setup, Failure> {
        use outlive::{Seating, Setup};
        let seating = Seating::ALL.iter().copied().find(|seating| seating.players() == seats);
        let Some(seating) = seating else {
            let reason = format!("Outlive is for two to four players, but --seats names {seats}");
            return Err(Failure::new(reason));
        };
        let placement = options.placement.unwrap_or(Placement::Simultaneous);
        Ok(Setup { seating, placement, values })
    }
}
