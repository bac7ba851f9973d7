//! The colours of Outlive.

use drawing::shapes::Ink;

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
/// The light of a low sun.
pub(crate) const GLOW: Ink = Ink::new("ol-glow");
/// A sky without a sun.
pub(crate) const MIST: Ink = Ink::new("ol-mist");
/// A sky full of sand.
pub(crate) const DUST: Ink = Ink::new("ol-dust");
/// A sky after the sun.
pub(crate) const DUSK: Ink = Ink::new("ol-dusk");
/// What is bright by day and by night: the edges and badges of pieces.
pub(crate) const BRIGHT: Ink = Ink::new("ol-bright");
/// What stands out against the page: dark by day, bright by night.
pub(crate) const SIGN: Ink = Ink::new("ol-sign");
/// Fire and danger, which glow at night.
pub(crate) const FLAME: Ink = Ink::new("ol-flame");
/// What works.
pub(crate) const LEAF: Ink = Ink::new("ol-leaf");
/// Skin.
pub(crate) const FACE: Ink = Ink::new("ol-face");
/// Emblems on the colour of a player.
pub(crate) const ON_SEAT: Ink = Ink::new("on-seat");
/// The colour of the player whose piece it is.
pub(crate) const OWNER: Ink = Ink::new("owner");
