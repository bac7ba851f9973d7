//! The tables that the arguments of `vorposten play` describe.

use record::Table;

use super::seats::Seats;
use super::{PlayArguments, telling};
use crate::failure::Failure;
use crate::setups::{NewGame, Options};

/// The table as the arguments describe it: a saved one or a new one.
pub(super) fn table<G: NewGame>(
    arguments: &PlayArguments,
    values: &'static G::Values,
) -> Result<(Table<G>, Seats), Failure> {
    let options = options(arguments);
    options.belong_to::<G>()?;
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
    let seats = arguments.seats.clone().map_or_else(Seats::usual, Seats::new);
    let setup = G::agree(&options, seats.len(), values)?;
    Ok((Table::new(setup), seats))
}

/// What the arguments say about a new table.
fn options(arguments: &PlayArguments) -> Options {
    let &PlayArguments { blocks, cards, edition, start, difficulty, placement, .. } = arguments;
    Options { blocks, cards, edition, start, difficulty, placement }
}
