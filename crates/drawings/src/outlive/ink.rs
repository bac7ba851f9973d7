//! The colours of Outlive.

use crate::shapes::Ink;

/// The sheet, and the sky over it.
pub(crate) const SAND: Ink = Ink::new("ol-sand");
/// Haze and light, just visible on any ground.
pub(crate) const HAZE: Ink = Ink::new("ol-haze");
pub(crate) const OLIVE: Ink = Ink::new("ol-olive");
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
