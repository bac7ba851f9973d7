//! The colours of Red Outpost.

use crate::shapes::Ink;

/// The sheet on which the posters are printed; at night the sky.
pub(crate) const PAPER: Ink = Ink::new("ro-paper");
/// Rays on the sheet, just visible.
pub(crate) const RAY: Ink = Ink::new("ro-ray");
/// What is white by day: walls, foam, wool.
pub(crate) const WHITE: Ink = Ink::new("ro-white");
/// What is white, in the shade.
pub(crate) const SHADE: Ink = Ink::new("ro-shade");
pub(crate) const RED: Ink = Ink::new("ro-red");
/// Red in the shade.
pub(crate) const MAROON: Ink = Ink::new("ro-maroon");
pub(crate) const BLACK: Ink = Ink::new("ro-black");
pub(crate) const OCHRE: Ink = Ink::new("ro-ochre");
/// Ochre in the sun.
pub(crate) const STRAW: Ink = Ink::new("ro-straw");
/// The planet.
pub(crate) const BLUE: Ink = Ink::new("ro-blue");
/// Blue in the shade.
pub(crate) const NAVY: Ink = Ink::new("ro-navy");
/// The thin air of the planet.
pub(crate) const SKY: Ink = Ink::new("ro-sky");
pub(crate) const STEEL: Ink = Ink::new("ro-steel");
pub(crate) const GREEN: Ink = Ink::new("ro-green");
/// Green in the shade.
pub(crate) const MOSS: Ink = Ink::new("ro-moss");
/// Soil.
pub(crate) const GROUND: Ink = Ink::new("ro-ground");
/// The evening.
pub(crate) const DUSK: Ink = Ink::new("ro-dusk");
/// Lit windows and fire, which glow at night.
pub(crate) const LIGHT: Ink = Ink::new("ro-light");
