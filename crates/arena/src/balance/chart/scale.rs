//! From numbers to places on the picture.

/// A scale with round numbers at both ends, and 0 on it.
pub(super) struct Scale {
    low: f64,
    high: f64,
    step: f64,
    from: f64,
    to: f64,
}

/// Into how many steps a scale is divided at most, roughly.
const STEPS: f64 = 6.0;

impl Scale {
    /// A scale for all of these values between two places.
    pub(super) fn new(values: impl Iterator<Item = f64>, from: f64, to: f64) -> Self {
        let (low, high) =
            values.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        let step = round_step((high - low) / STEPS);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { low, high: if high > low { high } else { low + step }, step, from, to }
    }

    /// Where a value is.
    pub(super) fn at(&self, value: f64) -> f64 {
        let share = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        self.from + share * (self.to - self.from)
    }

    /// The round numbers on it.
    pub(super) fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        let (low, step) = (self.low, self.step);
        (0..=count).map(move |tick| low + step * tick as f64)
    }
}

/// The next of 1, 2, 5, 10, 20 and so on, or of tenths and hundredths.
fn round_step(least: f64) -> f64 {
    if least <= 0.0 {
        return 1.0;
    }
    let power = 10.0_f64.powf(least.log10().floor());
    let rest = least / power;
    let round = [1.0, 2.0, 5.0].into_iter().find(|&round| rest <= round + 1e-9).unwrap_or(10.0);
    round * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_end_at_round_numbers() {
        let scale = Scale::new([-3.5, 11.0].into_iter(), 0.0, 100.0);
        assert_eq!(scale.ticks().collect::<Vec<_>>(), [-5.0, 0.0, 5.0, 10.0, 15.0]);
        assert!((scale.at(5.0) - 50.0).abs() < 1e-9);
    }

    #[test]
    fn a_scale_of_nothing_has_two_ends() {
        assert_eq!(Scale::new(std::iter::empty(), 0.0, 1.0).ticks().collect::<Vec<_>>(), [0.0, 1.0]);
    }
}
