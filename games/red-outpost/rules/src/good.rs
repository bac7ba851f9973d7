//! The four goods, §1: six cubes of each.

use table::{Per, Set, words};

words! {
    /// A kind of good.
    pub enum Good: "good" { Wool = "wool", Grain = "grain", Coal = "coal", Fish = "fish" }
}

/// One `T` for every good.
pub type PerGood<T> = Per<Good, T, 4>;

/// Some of the goods.
pub type GoodSet = Set<Good>;

/// The cubes of each good in the box.
pub const CUBES: u8 = 6;
