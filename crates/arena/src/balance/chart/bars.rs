//! Bars with the intervals of their numbers.

use super::{Canvas, FOOT, HEAD, LABELS, MARGIN, NUMBERS, Scale, WIDTH, axis, head};

/// A picture of bars below each other.
pub(crate) struct Bars<'b> {
    pub(crate) title: &'b str,
    pub(crate) bars: &'b [Bar],
    /// What all bars are compared with, and what that is called.
    pub(crate) line: Option<(f64, &'b str)>,
    /// How the numbers of the axis are written.
    pub(crate) show: fn(f64) -> String,
}

/// A bar.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) interval: Option<[f64; 2]>,
    /// Its number, at the right.
    pub(crate) text: String,
    /// Whether it is out of proportion.
    pub(crate) marked: bool,
}

const ROW: f64 = 24.0;
const THICK: f64 = 13.0;
/// Half the end of a whisker.
const END: f64 = 4.0;

impl Bars<'_> {
    /// The picture.
    pub(crate) fn draw(&self) -> String {
        let bottom = HEAD + ROW * self.bars.len() as f64 + 4.0;
        let mut canvas = Canvas::new(bottom + FOOT);
        let values = self
            .bars
            .iter()
            .flat_map(|bar| [bar.value].into_iter().chain(bar.interval.into_iter().flatten()));
        let scale = Scale::new(values.chain(self.line.map(|(value, _)| value)), LABELS, NUMBERS);
        let legend: &[_] = match self.bars.iter().any(|bar| bar.marked) {
            true => &[("first", "out of proportion")],
            false => &[],
        };
        head(&mut canvas, self.title, legend);
        axis(&mut canvas, &scale, bottom, self.show);
        for (row, bar) in self.bars.iter().enumerate() {
            bar.draw(&mut canvas, &scale, HEAD + ROW * (row as f64 + 0.5) + 2.0);
        }
        if let Some((value, name)) = self.line {
            let x = scale.at(value);
            canvas.line([x, HEAD - 4.0], [x, bottom], "fair");
            canvas.text([x, HEAD - 9.0], "small middle", name);
        }
        canvas.finish(self.title)
    }
}

impl Bar {
    fn draw(&self, canvas: &mut Canvas, scale: &Scale, middle: f64) {
        canvas.text([LABELS - 10.0, middle + 4.5], "end", &self.label);
        let (from, to) = (scale.at(self.value.min(0.0)), scale.at(self.value.max(0.0)));
        canvas.rect(
            [from, middle - THICK / 2.0],
            [to - from, THICK],
            if self.marked { "first" } else { "second" },
        );
        if let Some([low, high]) = self.interval.map(|interval| interval.map(|bound| scale.at(bound))) {
            canvas.line([low, middle], [high, middle], "whisker");
            for x in [low, high] {
                canvas.line([x, middle - END], [x, middle + END], "whisker");
            }
        }
        canvas.text([WIDTH - MARGIN, middle + 4.5], "end", &self.text);
    }
}
