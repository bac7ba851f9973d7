//! The symbols that two cards share, §12, drawn so that each half can be told from the others: a page
//! shows the left of one on one card and the right on the other.

use drawing::shapes::{circle, path};
use maud::{Markup, html};
use outlive::Equipment;

use super::super::ink::SIGN;
use super::super::motifs::rod;

/// The symbol of the pair that a card belongs to.
pub(super) fn symbol(equipment: Equipment) -> Markup {
    match equipment {
        Equipment::Axe | Equipment::Bow => path("M12 1L19 9H16L22 17H14V23H10V17H2L8 9H5z", SIGN),
        Equipment::BaseballBat | Equipment::BattleGear => path(
            "M12 1L14.5 8 21 3.5 17.5 10 23.5 12 17.5 14 21 20.5 14.5 16 12 23 9.5 16 3 20.5 6.5 14 .5 12 6.5 10 3 3.5 9.5 8z",
            SIGN,
        ),
        Equipment::Exoskeleton | Equipment::ThermalSensor => html! {
            (rod("M2 7Q12 5 22 17Q12 19 2 7z", 1.8, SIGN))
            (rod("M22 7Q12 5 2 17Q12 19 22 7z", 1.8, SIGN))
            (circle(12, 12, 3, SIGN))
        },
        Equipment::Jerrycan | Equipment::AccessCard => html! {
            (rod("M2 7Q7 2 12 7T22 7", 2.6, SIGN))
            (rod("M2 13Q7 8 12 13T22 13", 2.6, SIGN))
            (rod("M2 19Q7 14 12 19T22 19", 2.6, SIGN))
        },
        Equipment::Backpack | Equipment::MetalDetector => html! {
            (path("M7 7H17V17H7z", SIGN))
            (rod("M9 2V22M15 2V22M2 9H22M2 15H22", 1.8, SIGN))
        },
        Equipment::Shotgun | Equipment::BearTrap => path(
            "M8 2Q12 0 16 2Q20 7 15 13L14 17Q18 18 17 21Q14.5 23.5 12 21Q9.5 23.5 7 21Q6 18 10 17L9 13Q4 7 8 2z",
            SIGN,
        ),
        Equipment::Hacksaw | Equipment::GrapplingHook => html! {
            (rod("M7 2V22", 2.6, SIGN))
            (rod("M3.5 2.5V7Q3.5 10 7 10T10.5 7V2.5", 1.8, SIGN))
            (path("M15 1.5Q21 3 20.5 13.5H18V22.5H15z", SIGN))
        },
        Equipment::AmmunitionKit | Equipment::Crowbar => {
            path("M12 1Q17 6 17 11V17H7V11Q7 6 12 1zM6 18.5H18V23H6z", SIGN)
        }
        Equipment::Flashlight | Equipment::Chainsaw => path("M12 2L23 12H20V22H14V15H10V22H4V12H1z", SIGN),
        Equipment::Pickaxe | Equipment::Purifier => path("M7 3H17L23 10 12 22.5 1 10zM12 5V20z", SIGN),
    }
}
