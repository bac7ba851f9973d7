//! Materials, ammo and the skill of hunting.

use outlive::{Ahead, Resource, Shelter};

use super::outlook::Outlook;

/// What a material is worth that can still be used, and one beyond.
const MATERIAL: f32 = 0.5;
const SPARE_MATERIAL: f32 = 0.1;
/// What ammo is worth while there are days to come.
const AMMO: f32 = 0.6;
/// What prey is worth, a round: the next of its kind pays more meat.
const PREY: f32 = 0.12;
/// What a room or a repair costs.
const PRICE: f32 = 3.0;
/// How many materials can be used in a Night.
const USED_IN_A_NIGHT: f32 = 7.0;

/// What supplies are worth.
pub(super) fn worth(shelter: &Shelter, outlook: &Outlook) -> f32 {
    let nights = outlook.rounds + f32::from(u8::from(outlook.ahead != Ahead::Nothing));
    if nights == 0.0 {
        return 0.0;
    }
    let unbuilt = shelter.rooms.iter().filter(|slot| !slot.built).count() as f32;
    let broken =
        shelter.equipment.values().filter(|card| card.is_owned() && !card.is_repaired()).count() as f32;
    let repairs = broken + outlook.rounds;
    let rooms = if outlook.ahead == Ahead::Repairing && outlook.rounds == 0.0 { 0.0 } else { unbuilt };
    let usable = (PRICE * (rooms + repairs)).min(USED_IN_A_NIGHT * nights);
    let materials = f32::from(shelter.materials());
    let prey = f32::from(shelter.prey.total());
    MATERIAL * materials.min(usable)
        + SPARE_MATERIAL * (materials - usable).max(0.0)
        + ammo(f32::from(shelter.store[Resource::Ammo]), outlook)
        + PREY * prey * outlook.rounds
}

/// Beyond a handful ammo is hardly used.
fn ammo(count: f32, outlook: &Outlook) -> f32 {
    if outlook.rounds == 0.0 && outlook.heroes == 0.0 {
        return 0.0;
    }
    AMMO * (count.min(5.0) + 0.4 * (count - 5.0).max(0.0))
}
