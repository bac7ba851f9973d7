//! Every set-up of a game, as its description of the options tells.

use table::Game;

/// Every set-up that can be agreed on with the built-in box.
pub fn all_setups<G: Game>() -> Vec<G::Setup> {
    let mut choices: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for option in G::all_options() {
        let with = |chosen: &Vec<_>, value| [&chosen[..], &[(option.key, value)]].concat();
        choices = choices
            .iter()
            .flat_map(|chosen| option.values.iter().map(move |value| with(chosen, *value)))
            .collect();
    }
    let agreed = |seats, chosen: &Vec<_>| G::agree(seats, chosen, G::built_in()).ok();
    G::SEATS.flat_map(|seats| choices.iter().filter_map(move |chosen| agreed(seats, chosen))).collect()
}
