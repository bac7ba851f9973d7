//! The Bureaucrat card, §7.18: she may go to a blocked location.

use crate::LocationSet;
use crate::phases;
use crate::state::State;

pub(crate) fn destinations(state: &State) -> LocationSet {
    phases::destinations(state.phase).minus(phases::occupied(state))
}
