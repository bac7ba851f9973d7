//! The colours of Outlive.

use crate::shapes::Ink;

/// The sheet, and the sky over it.
pub(crate) const SAND: Ink = Ink::new("ol-sand");
/// Haze and light, just visible on any ground.
pub(crate) const HAZE: Ink = Ink::new("ol-haze");
pub(crate) const OLIVE: Ink = Ink::new("ol-olive");
/// Leaves, algae and circuit boards.
pub(crate) const GREEN: Ink = Ink::new("ol-green");
/// Bare metal.
pub(crate) const STEEL: Ink = Ink::new("ol-steel");
/// Bare metal in the shade.
pub(crate) const IRON: Ink = Ink::new("ol-iron");
/// Handles, logs and planks.
pub(crate) const TIMBER: Ink = Ink::new("ol-timber");
pub(crate) const MEAT: Ink = Ink::new("ol-meat");
/// Water somebody cleaned.
pub(crate) const DRINK: Ink = Ink::new("ol-drink");
/// What is bright by night too: lids, bones, cloth.
pub(crate) const CHALK: Ink = Ink::new("ol-chalk");
pub(crate) const SKIN: Ink = Ink::new("ol-skin");
/// Light skin in the shade, and tanned skin in the light.
pub(crate) const TAN: Ink = Ink::new("ol-tan");
/// Tanned skin in the shade, and dark skin in the light.
pub(crate) const UMBER: Ink = Ink::new("ol-umber");
/// Olive in the shade.
pub(crate) const MOSS: Ink = Ink::new("ol-moss");
pub(crate) const RUST: Ink = Ink::new("ol-rust");
/// Rust in the shade.
pub(crate) const BROWN: Ink = Ink::new("ol-brown");
/// Radiation.
pub(crate) const YELLOW: Ink = Ink::new("ol-yellow");
pub(crate) const INK: Ink = Ink::new("ol-ink");
/// Concrete.
pub(crate) const ASH: Ink = Ink::new("ol-ash");
/// Concrete in the shade.
pub(crate) const STONE: Ink = Ink::new("ol-stone");
/// What is bright: torn edges, chalk.
pub(crate) const BONE: Ink = Ink::new("ol-bone");
/// Lamps, which glow at night.
pub(crate) const LAMP: Ink = Ink::new("ol-lamp");
/// Water nobody drinks.
pub(crate) const WATER: Ink = Ink::new("ol-water");
