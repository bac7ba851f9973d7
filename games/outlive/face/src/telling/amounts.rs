//! Numbers of resources.

use outlive::{Items, Materials, PerResource, Resource};
use table::Word;
use texts::Language;

use super::names::{id, list, times};
use super::text;

/// So much of a resource.
pub fn amount(language: Language, resource: Resource, count: u8) -> String {
    text(language, &id("amount", resource), &[("count", count.into())])
}

/// Some of several resources; "nothing" if there is none of any.
pub fn amounts(language: Language, counts: impl IntoIterator<Item = (Resource, u8)>) -> String {
    let told = counts.into_iter().filter(|&(_, count)| count > 0);
    let list = list(told.map(|(resource, count)| amount(language, resource, count)));
    if list.is_empty() { text(language, "nothing", &[]) } else { list }
}

/// Resources that are chosen, without a number before them: "wood, metal ×2".
pub fn items(language: Language, items: Items) -> String {
    let counts = counted(items);
    let told = Resource::ALL.iter().filter(|&&resource| counts[resource] > 0);
    list(told.map(|&resource| times(text(language, &id("one", resource), &[]), counts[resource])))
}

/// How many there are of each.
pub(super) fn counted(items: Items) -> PerResource<u8> {
    let mut counts = PerResource::all(0);
    for item in items.into_iter().flatten() {
        counts[item] += 1;
    }
    counts
}

/// Materials that are paid.
pub fn materials(language: Language, pay: Materials) -> String {
    amounts(language, pay.iter())
}
