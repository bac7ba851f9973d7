//! The description of a game: what it offers can be agreed, and nothing else.

use table::Game;

/// Everything that the game offers can be agreed, the usual value comes first and is what is agreed when
/// nothing is named, and what is not offered is refused by its name.
///
/// # Panics
/// If that is not so.
pub fn description_holds<G: Game>() {
    let agree = |seats, options: &[(&str, &str)]| G::agree(seats, options, G::built_in());
    let refused = |seats, options: &[(&str, &str)]| agree(seats, options).err().map(|error| error.key);
    for seats in G::SEATS {
        let usual = agree(seats, &[]).unwrap_or_else(|error| panic!("{seats} seats: {error:?}"));
        assert_eq!(G::seats(&G::start(&usual)), seats);
        for option in G::offered_options(seats) {
            let key = option.key;
            for (index, value) in option.values.iter().enumerate() {
                let setup = agree(seats, &[(key, value)]).unwrap_or_else(|error| panic!("{error:?}"));
                assert_eq!(setup == usual, index == 0, "{key} {value}");
            }
            assert_eq!(refused(seats, &[(key, "nonsense")]).as_deref(), Some(key));
            let (first, last) = (option.values[0], option.values[option.values.len() - 1]);
            assert_eq!(refused(seats, &[(key, first), (key, last)]).as_deref(), Some(key), "named twice");
        }
        for other in ["seats", "no-such-option"] {
            assert_eq!(refused(seats, &[(other, "2")]).as_deref(), Some(other));
        }
    }
    for seats in [G::SEATS.start() - 1, G::SEATS.end() + 1] {
        assert!(G::offered_options(seats).is_empty());
        assert_eq!(refused(seats, &[]).as_deref(), Some("seats"));
    }
}
