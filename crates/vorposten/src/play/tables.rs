//! The tables that the arguments of `vorposten play` describe.

use ::outlive::{Outlive, Placement};
use ::red_outpost::{Cards, RedOutpost};
use record::Table;
use table::Word;

use super::seats::{Player, Seats};
use super::terminal::Terminal;
use super::{PlayArguments, telling};
use crate::boxes::BoxFile;
use crate::failure::Failure;

/// A game for which the arguments describe a new table.
pub(super) trait NewTable: Terminal + BoxFile {
    /// The options of the command line that belong to other games, and whether they are given.
    fn foreign(arguments: &PlayArguments) -> Vec<(&'static str, bool)>;

    /// What is agreed at a new table with so many seats.
    fn agree(
        arguments: &PlayArguments,
        seats: usize,
        values: &'static Self::Values,
    ) -> Result<Self::Setup, Failure>;
}

/// The table as the arguments describe it: a saved one or a new one.
pub(super) fn table<G: NewTable>(
    arguments: &PlayArguments,
    values: &'static G::Values,
) -> Result<(Table<G>, Seats), Failure> {
    if let Some((option, _)) = G::foreign(arguments).into_iter().find(|&(_, given)| given) {
        return Err(Failure::new(format!("{option} is no option of {}", G::TITLE)));
    }
    if let Some(path) = &arguments.load {
        let table = telling::read::<G>(path, values)?;
        let count = G::seats(table.state());
        let seats = arguments.seats.clone().map_or_else(|| Seats::humans(count), Seats::new);
        if seats.len() != count {
            let given = seats.len();
            return Err(Failure::new(format!("the saved game has {count} seats, but --seats names {given}")));
        }
        return Ok((table, seats));
    }
    let seats = Seats::new(arguments.seats.clone().unwrap_or_else(|| vec![Player::Human, Player::Random]));
    let setup = G::agree(arguments, seats.len(), values)?;
    Ok((Table::new(setup), seats))
}

impl NewTable for RedOutpost {
    fn foreign(arguments: &PlayArguments) -> Vec<(&'static str, bool)> {
        vec![("--placement", arguments.placement.is_some())]
    }

    fn agree(
        arguments: &PlayArguments,
        seats: usize,
        values: &'static Self::Values,
    ) -> Result<Self::Setup, Failure> {
        use ::red_outpost::{Seating, Setup};
        let seating = Seating::ALL.iter().copied().find(|seating| seating.seats() == seats);
        let Some(seating) = seating else {
            let most = Seats::MOST;
            return Err(Failure::new(format!("a table has at most {most} seats, but --seats names {seats}")));
        };
        let usual = Setup::new(seating);
        let setup = Setup {
            seating,
            blocks: arguments.blocks.unwrap_or(usual.blocks),
            cards: if arguments.cards { Cards::With } else { usual.cards },
            edition: arguments.edition.unwrap_or(usual.edition),
            start: arguments.start.unwrap_or(usual.start),
            difficulty: arguments.difficulty.unwrap_or(usual.difficulty),
            values,
        };
        setup.check().map_err(|(option, reason)| Failure::new(format!("--{option}: {reason}")))?;
        Ok(setup)
    }
}

impl NewTable for Outlive {
    fn foreign(arguments: &PlayArguments) -> Vec<(&'static str, bool)> {
        vec![
            ("--blocks", arguments.blocks.is_some()),
            ("--cards", arguments.cards),
            ("--edition", arguments.edition.is_some()),
            ("--start", arguments.start.is_some()),
            ("--difficulty", arguments.difficulty.is_some()),
        ]
    }

    fn agree(
        arguments: &PlayArguments,
        seats: usize,
        values: &'static Self::Values,
    ) -> Result<Self::Setup, Failure> {
        use ::outlive::{Seating, Setup};
        let seating = Seating::ALL.iter().copied().find(|seating| seating.players() == seats);
        let Some(seating) = seating else {
            let reason = format!("Outlive is for two to four players, but --seats names {seats}");
            return Err(Failure::new(reason));
        };
        let placement = arguments.placement.unwrap_or(Placement::Simultaneous);
        Ok(Setup { seating, placement, values })
    }
}
