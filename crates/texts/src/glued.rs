//! Numbers that stay on one line with what they belong to.

/// What is called by its number, in every language and in small letters.
const NUMBERED: &str = "day tag round runde hero held slot field feld strength stärke endurance ausdauer";

/// The same text with numbers kept on one line with what they belong to, as "2 cubes", "score −1", "Day 3" or
/// "by 1."
pub fn glued(text: &str) -> String {
    const NO_BREAK: char = '\u{a0}';
    let mut glued = String::with_capacity(text.len());
    let (mut last, mut is_named) = ("", false);
    for (index, word) in text.split(' ').enumerate() {
        let is_number = word.starts_with(|letter: char| letter.is_ascii_digit());
        let names = is_number && is_numbered(last);
        let closes = is_number && word.ends_with(['.', ',', ';', ':', ')']);
        let counts = !is_named
            && last.ends_with(|letter: char| letter.is_ascii_digit())
            && word.starts_with(char::is_alphabetic);
        let changes = last.ends_with(char::is_alphabetic) && word.starts_with(['+', '−', '±']);
        if index > 0 {
            glued.push(if names || closes || counts || changes { NO_BREAK } else { ' ' });
        }
        glued.push_str(word);
        (last, is_named) = (word, names);
    }
    glued
}

fn is_numbered(word: &str) -> bool {
    let word = word.trim_start_matches(|letter: char| !letter.is_alphabetic());
    NUMBERED.split(' ').any(|numbered| numbered == word.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::glued;

    #[test]
    fn numbers_stay_with_what_they_count() {
        let glue = |text| glued(text).replace('\u{a0}', "_");
        assert_eq!(glue("mood −2; 1 wool; wheel +2: 2 VP"), "mood_−2; 1_wool; wheel_+2: 2_VP");
        assert_eq!(glue("+1, Kommissarin ±0"), "+1, Kommissarin_±0");
        assert_eq!(glue("day 2, 3 of 4 players"), "day_2, 3_of 4_players");
        assert_eq!(glue("Tag 1 beginnt. (Runde 6 von 6)"), "Tag_1 beginnt. (Runde_6 von_6)");
        assert_eq!(glue("hero 4 stands at slot 5"), "hero_4 stands at slot_5");
        assert_eq!(glue("The mood rises by 1. Blue pays 2 wool"), "The mood rises by_1. Blue pays 2_wool");
        assert_eq!(glue("no number here"), "no number here");
    }
}
