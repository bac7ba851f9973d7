//! The scale of a chart: from where to where, and how its numbers are written.

use texts::Language;

/// How many parts a scale has at most.
const PARTS: f32 = 5.0;

/// The scale of a chart.
pub(super) struct Scale {
    lowest: f32,
    highest: f32,
    step: f32,
    written: fn(Language, f32) -> String,
}

impl Scale {
    /// A scale of points from 0 or less, in round numbers.
    pub(super) fn of_points(values: impl Iterator<Item = f32>) -> Self {
        let (lowest, highest) =
            values.fold((0.0, 1.0), |(low, high): (f32, f32), value| (low.min(value), high.max(value)));
        let wanted = (highest - lowest) / PARTS;
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0];
        let step = steps.into_iter().find(|&step| step >= wanted).unwrap_or(wanted);
        let written = |_, points: f32| points.to_string().replace('-', "−");
        Self {
            lowest: (lowest / step).floor() * step,
            highest: (highest / step).ceil() * step,
            step,
            written,
        }
    }

    /// A scale of chances from 0 to 1.
    pub(super) fn of_chances() -> Self {
        Self { lowest: 0.0, highest: 1.0, step: 0.25, written: texts::percent }
    }

    /// How far below the top a value is, in percent.
    pub(super) fn down(&self, value: f32) -> f32 {
        100.0 * (self.highest - value) / (self.highest - self.lowest)
    }

    /// The values at which the scale has lines.
    pub(super) fn ticks(&self) -> impl Iterator<Item = f32> {
        let count = ((self.highest - self.lowest) / self.step).round() as u8;
        (0..=count).map(|tick| self.lowest + f32::from(tick) * self.step)
    }

    pub(super) fn written(&self, language: Language, value: f32) -> String {
        (self.written)(language, value)
    }
}
