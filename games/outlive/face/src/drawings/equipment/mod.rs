//! The equipment cards, §12: a file for each pair.

mod atom;
mod bullet;
mod burst;
mod circuit;
mod cutlery;
mod house;
mod leg;
mod ore;
mod pairs;
mod tree;
mod waves;

use drawing::{Id, Symbol, View};
use maud::Markup;
use outlive::Equipment;
use table::Word;

/// What an equipment card shows.
pub fn equipment(equipment: Equipment) -> Id {
    Id::new("ol-equipment", equipment.name(), View::new(40, 40))
}

/// The whole symbol of which an equipment card shows a half.
pub fn pair(equipment: Equipment) -> Id {
    Id::new("ol-pair", equipment.min(equipment.partner()).name(), View::new(24, 24))
}

pub(super) fn symbols() -> impl Iterator<Item = Symbol> {
    let cards = Equipment::ALL.iter().map(|&it| Symbol::new(equipment(it), picture(it)));
    let firsts = Equipment::ALL.iter().filter(|it| **it < it.partner());
    cards.chain(firsts.map(|&it| Symbol::new(pair(it), pairs::symbol(it))))
}

fn picture(equipment: Equipment) -> Markup {
    match equipment {
        Equipment::Axe => tree::axe(),
        Equipment::Bow => tree::bow(),
        Equipment::BaseballBat => burst::baseball_bat(),
        Equipment::BattleGear => burst::battle_gear(),
        Equipment::Exoskeleton => atom::exoskeleton(),
        Equipment::ThermalSensor => atom::thermal_sensor(),
        Equipment::Jerrycan => waves::jerrycan(),
        Equipment::AccessCard => waves::access_card(),
        Equipment::Backpack => circuit::backpack(),
        Equipment::MetalDetector => circuit::metal_detector(),
        Equipment::Shotgun => leg::shotgun(),
        Equipment::BearTrap => leg::bear_trap(),
        Equipment::Hacksaw => cutlery::hacksaw(),
        Equipment::GrapplingHook => cutlery::grappling_hook(),
        Equipment::AmmunitionKit => bullet::ammunition_kit(),
        Equipment::Crowbar => bullet::crowbar(),
        Equipment::Flashlight => house::flashlight(),
        Equipment::Chainsaw => house::chainsaw(),
        Equipment::Pickaxe => ore::pickaxe(),
        Equipment::Purifier => ore::purifier(),
    }
}
