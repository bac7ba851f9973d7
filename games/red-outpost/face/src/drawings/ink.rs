//! The colours of Red Outpost.

use drawing::shapes::Ink;

/// The sheet on which the posters are printed; at night the sky.
pub(crate) const PAPER: Ink = Ink::new("ro-paper");
/// Rays and rings of light, just visible on any ground.
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
/// Faces and hands.
pub(crate) const SKIN: Ink = Ink::new("ro-skin");
/// Faces and hands in the shade.
pub(crate) const TAN: Ink = Ink::new("ro-tan");
pub(crate) const PLUM: Ink = Ink::new("ro-plum");
/// Plum in the sun.
pub(crate) const VIOLET: Ink = Ink::new("ro-violet");
/// Crystals where the light falls on them.
pub(crate) const ICE: Ink = Ink::new("ro-ice");
/// Crystals.
pub(crate) const FROST: Ink = Ink::new("ro-frost");
pub(crate) const WOOL: Ink = Ink::new("wool");
pub(crate) const GRAIN: Ink = Ink::new("grain");
pub(crate) const COAL: Ink = Ink::new("coal");
pub(crate) const FISH: Ink = Ink::new("fish");
/// What is printed on a player's disc.
pub(crate) const ON_SEAT: Ink = Ink::new("on-seat");
/// Window panes: dark by day, lit by night.
pub(crate) const PANE: Ink = Ink::new("ro-pane");
/// Red over large areas, where it must not glare at night.
pub(crate) const BANNER: Ink = Ink::new("ro-banner");
/// The planet's dust in the air.
pub(crate) const CLAY: Ink = Ink::new("ro-clay");
/// Ochre over large areas: fields, and a sky full of dust.
pub(crate) const AMBER: Ink = Ink::new("ro-amber");
/// A heavy sky.
pub(crate) const SLATE: Ink = Ink::new("ro-slate");
/// Light on the water.
pub(crate) const GLINT: Ink = Ink::new("ro-glint");
/// The ground of the board.
pub(crate) const BOARD: Ink = Ink::new("ro-board");
