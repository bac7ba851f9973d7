//! Letters that look alike.

/// The plain letters.
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// What each becomes: one letter again, of the same size, so that sentences can still begin with a capital.
const OTHERS: &str = "áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÁɃÇÐÉƑĜĤÎĴĶĻⱮÑÖÞɊŔŠŢÛṼŴẊÝŽ";

/// The text in other letters.
pub(super) fn exchanged(text: &str) -> String {
    let other = |letter| PLAIN.find(letter).and_then(|place| OTHERS.chars().nth(place)).unwrap_or(letter);
    text.chars().map(other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_becomes_another_of_the_same_size() {
        assert_eq!(PLAIN.len(), OTHERS.chars().count());
        let exchanged = exchanged(PLAIN);
        assert!(!exchanged.chars().any(|letter| letter.is_ascii()));
        assert_eq!(
            exchanged.to_uppercase().chars().take(26).collect::<String>(),
            exchanged.chars().skip(26).collect::<String>()
        );
    }
}
