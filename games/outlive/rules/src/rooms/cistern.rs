//! The Cistern, §10.9: one water a round that is always there. It pays for events, feeding and
//! recruiting, is used before tokens, and is lost if unused; nobody can take it.

use super::Room;
use crate::Resource;
use crate::shelter::Shelter;

impl Shelter {
    /// Water to pay with: tokens, and what Cisterns have left.
    pub(crate) fn water(&self) -> u8 {
        self.store[Resource::Water] + self.cisterns()
    }

    /// The Cisterns' water of this round.
    pub(crate) fn cisterns(&self) -> u8 {
        self.count_ready(Room::Cistern)
    }

    /// Pays water, the Cisterns' first.
    pub(crate) fn pay_water(&mut self, count: u8) {
        let mut left = count;
        while left > 0 && self.use_room(Room::Cistern) {
            left -= 1;
        }
        self.store[Resource::Water] -= left;
    }

    /// Pays any resource; for water the Cisterns come first.
    pub(crate) fn pay(&mut self, resource: Resource, count: u8) {
        if resource == Resource::Water { self.pay_water(count) } else { self.store[resource] -= count }
    }

    /// How much of a resource there is to pay with.
    pub(crate) fn funds(&self, resource: Resource) -> u8 {
        if resource == Resource::Water { self.water() } else { self.store[resource] }
    }
}
