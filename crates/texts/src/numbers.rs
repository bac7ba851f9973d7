//! Numbers as a language writes them.

use crate::Language;

/// How a language writes numbers.
pub(crate) struct Numbers {
    /// What sets thousands apart.
    pub(crate) thousands: char,
    /// What stands before the decimals.
    pub(crate) decimal: char,
    /// What stands behind a number of percent.
    pub(crate) percent: &'static str,
}

/// A number with its sign, as it is printed: `+1`, `0`, `−2`.
pub fn signed(number: impl Into<i32>) -> String {
    let number = number.into();
    match number {
        ..0 => format!("−{}", number.unsigned_abs()),
        0 => "0".into(),
        1.. => format!("+{number}"),
    }
}

/// A number whose thousands are set apart: `41,203`, in German `41.203`.
pub fn grouped(language: Language, number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(language.numbers().thousands);
        }
        text.push(digit);
    }
    text
}

/// A number with one decimal place: `31.2`, in German `31,2`.
pub fn decimal(language: Language, number: f32) -> String {
    format!("{number:.1}").replace('-', "−").replace('.', &language.numbers().decimal.to_string())
}

/// A part of 1 in whole percent: `63%`, in German `63 %` with a space that does not break.
pub fn percent(language: Language, part: f32) -> String {
    format!("{}{}", (part * 100.0).round(), language.numbers().percent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_sign() {
        assert_eq!([-2, 0, 1].map(|number: i32| signed(number)), ["−2", "0", "+1"]);
    }

    #[test]
    fn numbers_are_written_as_in_their_language() {
        use Language::{De, En};
        assert_eq!([7, 999, 1000, 41_203].map(|number| grouped(En, number)), ["7", "999", "1,000", "41,203"]);
        assert_eq!(grouped(De, 1_234_567), "1.234.567");
        assert_eq!([decimal(En, 31.24), decimal(De, -0.5)], ["31.2", "−0,5"]);
        assert_eq!([percent(En, 0.626), percent(De, 1.0)], ["63%", "100\u{a0}%"]);
    }
}
