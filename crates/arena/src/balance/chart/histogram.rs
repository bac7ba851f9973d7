//! How scores are spread.

use super::{Canvas, FOOT, HEAD, MARGIN, Scale, WIDTH, head};
use crate::balance::estimate::number;

/// A picture of how often there was which score, with one group upon the other.
pub(crate) struct Histogram<'h> {
    pub(crate) title: &'h str,
    pub(crate) names: [&'h str; 2],
    pub(crate) groups: [Vec<i16>; 2],
}

const HEIGHT: f64 = 170.0;
/// Where the columns begin, behind the numbers of the axis.
const LEFT: f64 = 52.0;
/// The most columns that can still be told apart.
const COLUMNS: i16 = 34;

impl Histogram<'_> {
    /// The picture.
    pub(crate) fn draw(&self) -> String {
        let bottom = HEAD + HEIGHT;
        let mut canvas = Canvas::new(bottom + FOOT);
        let [first, second] = self.names;
        head(&mut canvas, self.title, &[("first", first), ("second", second)]);
        let columns = Columns::new(&self.groups);
        let highest = columns.counts.iter().map(|counts| f64::from(counts[0] + counts[1]));
        let scale = Scale::new(highest, bottom, HEAD);
        for value in scale.ticks().filter(|value| value.fract() == 0.0) {
            canvas.line([LEFT, scale.at(value)], [WIDTH - MARGIN, scale.at(value)], "grid");
            canvas.text([LEFT - 8.0, scale.at(value) + 4.0], "small end", &number(value, 0));
        }
        let width = (WIDTH - MARGIN - LEFT) / columns.counts.len() as f64;
        let labelled = columns.counts.len().div_ceil(12);
        for (index, counts) in columns.counts.iter().enumerate() {
            let left = LEFT + width * index as f64;
            let [first, both] = [counts[0], counts[0] + counts[1]].map(|count| scale.at(f64::from(count)));
            canvas.rect([left + 1.0, first], [width - 2.0, bottom - first], "first");
            canvas.rect([left + 1.0, both], [width - 2.0, first - both], "second");
            if index.is_multiple_of(labelled) {
                canvas.text([left + width / 2.0, bottom + 18.0], "small middle", &columns.label(index));
            }
        }
        canvas.finish(self.title)
    }
}

/// Scores side by side, several of them in one column if there are many.
struct Columns {
    lowest: i16,
    width: i16,
    counts: Vec<[u32; 2]>,
}

impl Columns {
    fn new(groups: &[Vec<i16>; 2]) -> Self {
        let scores = || groups.iter().flatten().copied();
        let (lowest, highest) = (scores().min().unwrap_or(0), scores().max().unwrap_or(0));
        let width = ((highest - lowest) / COLUMNS + 1).max(1);
        let lowest = lowest.div_euclid(width) * width;
        let mut counts = vec![[0; 2]; usize::try_from((highest - lowest) / width + 1).unwrap_or(1)];
        for (group, scores) in groups.iter().enumerate() {
            for score in scores {
                counts[usize::try_from((score - lowest) / width).unwrap_or(0)][group] += 1;
            }
        }
        Self { lowest, width, counts }
    }

    /// The lowest score of a column.
    fn label(&self, index: usize) -> String {
        number(f64::from(self.lowest) + f64::from(self.width) * index as f64, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_is_in_a_column() {
        let columns = Columns::new(&[vec![3, 3, 5], vec![-1]]);
        assert_eq!((columns.lowest, columns.width), (-1, 1));
        assert_eq!(columns.counts, [[0, 1], [0, 0], [0, 0], [0, 0], [2, 0], [0, 0], [1, 0]]);
        let wide = Columns::new(&[vec![-5, 95], vec![]]);
        assert!(wide.counts.len() <= 36 && wide.width == 3, "{}", wide.counts.len());
        assert_eq!(wide.counts.iter().map(|counts| counts[0]).sum::<u32>(), 2);
    }
}
