//! Two bars a row, for two sides.

use super::{Canvas, FOOT, HEAD, LABELS, MARGIN, Scale, WIDTH, axis, head};

/// A picture that compares two sides row by row.
pub(crate) struct Pairs<'p> {
    pub(crate) title: &'p str,
    pub(crate) names: [&'p str; 2],
    pub(crate) rows: &'p [(String, [f64; 2])],
    /// How the numbers of the axis are written.
    pub(crate) show: fn(f64) -> String,
}

const ROW: f64 = 30.0;
const THICK: f64 = 10.0;

impl Pairs<'_> {
    /// The picture.
    pub(crate) fn draw(&self) -> String {
        let bottom = HEAD + ROW * self.rows.len() as f64 + 4.0;
        let mut canvas = Canvas::new(bottom + FOOT);
        let right = WIDTH - 2.0 * MARGIN;
        let scale = Scale::new(self.rows.iter().flat_map(|(_, values)| *values), LABELS, right);
        let [first, second] = self.names;
        head(&mut canvas, self.title, &[("first", first), ("second", second)]);
        axis(&mut canvas, &scale, bottom, self.show);
        for (row, (label, values)) in self.rows.iter().enumerate() {
            let middle = HEAD + ROW * (row as f64 + 0.5) + 2.0;
            canvas.text([LABELS - 10.0, middle + 4.5], "end", label);
            for (value, (class, top)) in
                values.iter().zip([("first", middle - THICK - 0.5), ("second", middle + 0.5)])
            {
                let (from, to) = (scale.at(value.min(0.0)), scale.at(value.max(0.0)));
                canvas.rect([from, top], [to - from, THICK], class);
            }
        }
        canvas.line([scale.at(0.0), HEAD], [scale.at(0.0), bottom], "zero");
        canvas.finish(self.title)
    }
}
