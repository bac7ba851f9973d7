//! A mean of some games, and how sure it is.

use crate::rating::Sample;

/// A mean, and the interval that holds the true one in 95 % of all cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) mean: f64,
    pub(crate) interval: [f64; 2],
    /// How many games it is of.
    pub(crate) games: usize,
}

/// Of fewer games nothing is concluded, whatever the interval says.
pub(crate) const ENOUGH: usize = 20;

/// How an estimate lies to the range that is in proportion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Proportion {
    Below,
    Within,
    Above,
}

impl Estimate {
    /// Of shares up to the most that is possible, one for each game. With no game there is none.
    pub(crate) fn of_shares(shares: &[f64], most: f64) -> Option<Self> {
        let mut sample = Sample::default();
        shares.iter().for_each(|share| sample.add(share / most));
        let estimate = || Self {
            mean: sample.mean() * most,
            interval: sample.interval().map(|bound| bound * most),
            games: shares.len(),
        };
        (!shares.is_empty()).then(estimate)
    }

    /// Of any numbers, one for each game. With fewer than two games there is none.
    pub(crate) fn of_numbers(numbers: &[f64]) -> Option<Self> {
        let count = numbers.len() as f64;
        if numbers.len() < 2 {
            return None;
        }
        let mean = numbers.iter().sum::<f64>() / count;
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = 1.96 * (variance / count).sqrt();
        Some(Self { mean, interval: [mean - error, mean + error], games: numbers.len() })
    }

    /// Where the whole interval lies. Where it reaches into the range, nothing is concluded.
    pub(crate) fn proportion(&self, [low, high]: [f64; 2]) -> Proportion {
        match self.interval {
            _ if self.games < ENOUGH => Proportion::Within,
            [_, top] if top < low => Proportion::Below,
            [bottom, _] if bottom > high => Proportion::Above,
            _ => Proportion::Within,
        }
    }
}

/// A number with so many digits, and a proper minus.
pub(crate) fn number(value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let is_zero = text.chars().all(|digit| matches!(digit, '-' | '0' | '.'));
    if is_zero { text.replace('-', "") } else { text.replace('-', "−") }
}

/// A number with its sign.
pub fn signed(value: f64, digits: usize) -> String {
    let text = number(value, digits);
    if value > 0.0 && text.chars().any(|digit| matches!(digit, '1'..='9')) {
        format!("+{text}")
    } else {
        text
    }
}

/// A share in per cent.
pub(crate) fn percent(share: f64) -> String {
    format!("{} %", number(share * 100.0, 0))
}

/// From one to the other.
pub(crate) fn range(interval: [f64; 2], show: impl Fn(f64) -> String) -> String {
    let [low, high] = interval.map(show);
    format!("{} to {high}", low.trim_end_matches(" %"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_games_estimate_nothing() {
        assert_eq!(Estimate::of_shares(&[], 1.0), None);
        assert_eq!(Estimate::of_numbers(&[3.0]), None);
    }

    #[test]
    fn shares_are_scaled_to_the_most_that_is_possible() {
        let half = [[0.0, 2.0]; 50].concat();
        let estimate = Estimate::of_shares(&half, 2.0).expect("games");
        assert!((estimate.mean - 1.0).abs() < 1e-9);
        let [low, high] = estimate.interval;
        assert!(0.78 < low && low < 0.82 && 1.18 < high && high < 1.22, "{estimate:?}");
    }

    #[test]
    fn numbers_have_the_normal_interval() {
        let estimate = Estimate::of_numbers(&[1.0, 3.0]).expect("games");
        assert!((estimate.mean - 2.0).abs() < 1e-9);
        assert!((estimate.interval[1] - 2.0 - 1.96).abs() < 1e-9, "the standard error is 1");
    }

    #[test]
    fn only_a_whole_interval_outside_is_out_of_proportion() {
        let check_of = |games, interval| Estimate { mean: 0.0, interval, games }.proportion([0.7, 1.3]);
        let check = |interval| check_of(ENOUGH, interval);
        assert_eq!(check([0.2, 0.69]), Proportion::Below);
        assert_eq!(check([0.2, 0.71]), Proportion::Within);
        assert_eq!(check([1.31, 2.0]), Proportion::Above);
        assert_eq!(check_of(ENOUGH - 1, [1.31, 2.0]), Proportion::Within, "too few games");
    }

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!((number(-1.25, 1), number(-0.04, 1)), ("−1.2".into(), "0.0".into()));
        assert_eq!(
            (signed(0.5, 1), signed(0.04, 1), signed(-2.0, 0)),
            ("+0.5".into(), "0.0".into(), "−2".into())
        );
        assert_eq!(range([0.25, 0.5], percent), "25 to 50 %");
    }
}
