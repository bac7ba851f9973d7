//! Citations of the rules: `§6.8` and `R12` in texts, `section_6_8` and `r12` in names of tests.

/// A citation and its line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Citation {
    /// What is cited, as texts write it: `§6.8`, `R12`.
    pub(super) mark: String,
    pub(super) line: usize,
}

/// Every citation in a text. In "§7.1 to §7.12" both ends are cited, and nothing between them.
pub(super) fn in_text(text: &str) -> Vec<Citation> {
    each_line(text, |line| sections(line).chain(rulings(line)).collect())
}

/// Every citation in the name of a function, as tests have them.
pub(super) fn in_names(text: &str) -> Vec<Citation> {
    each_line(text, |line| function(line).map(in_name).unwrap_or_default())
}

fn each_line(text: &str, marks: impl Fn(&str) -> Vec<String>) -> Vec<Citation> {
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(index, line)| marks(line).into_iter().map(move |mark| Citation { mark, line: index + 1 }))
        .collect()
}

fn sections(line: &str) -> impl Iterator<Item = String> {
    line.split('§').skip(1).filter_map(|rest| number(rest, '.')).map(|number| format!("§{number}"))
}

fn rulings(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|character: char| !character.is_alphanumeric() && character != '_');
    words.filter_map(|word| ruling(word, 'R'))
}

/// The mark of `R12`, if the word is one.
fn ruling(word: &str, letter: char) -> Option<String> {
    let digits = word.strip_prefix(letter)?;
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| format!("R{digits}"))
}

/// The name of the function that a line begins, if it begins one.
fn function(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("fn ")?;
    rest.split(['(', '<']).next()
}

fn in_name(name: &str) -> Vec<String> {
    let sections = name.split("section_").skip(1).filter_map(|rest| number(rest, '_'));
    let rulings = name.split('_').filter_map(|word| ruling(word, 'r'));
    sections.map(|number| format!("§{number}")).chain(rulings).collect()
}

/// The number at the beginning of a text, such as 6.8, as far as it goes.
fn number(text: &str, separator: char) -> Option<String> {
    let mut parts = Vec::new();
    for part in text.split(separator) {
        let digits = &part[..part.bytes().take_while(u8::is_ascii_digit).count()];
        if digits.is_empty() {
            break;
        }
        parts.push(digits);
        if digits.len() < part.len() {
            break;
        }
    }
    (!parts.is_empty()).then(|| parts.join("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(citations: &[Citation]) -> Vec<&str> {
        citations.iter().map(|citation| citation.mark.as_str()).collect()
    }

    #[test]
    fn sections_and_rulings_are_found_in_texts() {
        let text =
            "See §6.8. Also (§10.11), §4, and §7.1 to §7.12; a § alone is none.\nR5, (R12) but not R5x.";
        assert_eq!(marks(&in_text(text)), ["§6.8", "§10.11", "§4", "§7.1", "§7.12", "R5", "R12"]);
        assert_eq!(in_text(text)[5].line, 2);
    }

    #[test]
    fn a_full_stop_ends_a_section_and_a_list_has_several() {
        assert_eq!(marks(&in_text("§6.8.")), ["§6.8"]);
        assert_eq!(marks(&in_text("§7.1, §7.4, §7.8: R1")), ["§7.1", "§7.4", "§7.8", "R1"]);
    }

    #[test]
    fn sections_and_rulings_are_found_in_names_of_functions() {
        let text =
            "fn section_6_8_the_miner_digs_two() {}\n    fn r12_staying() {}\nfn stays_r7() {}\nlet r1 = 1;";
        assert_eq!(marks(&in_names(text)), ["§6.8", "R12", "R7"]);
        assert_eq!(marks(&in_names("fn section_13_2_and_r21() {}")), ["§13.2", "R21"]);
    }
}
