//! The pictures of the report, as SVG that needs nothing else.

mod bars;
mod canvas;
mod histogram;
mod pairs;
mod scale;

pub(crate) use bars::{Bar, Bars};
pub(crate) use histogram::Histogram;
pub(crate) use pairs::Pairs;

use canvas::Canvas;
use scale::Scale;

/// How wide every picture is.
const WIDTH: f64 = 760.0;
/// Where labels end and bars begin.
const LABELS: f64 = 244.0;
/// Where bars end and their numbers begin.
const NUMBERS: f64 = 680.0;
/// The room around everything.
const MARGIN: f64 = 16.0;
/// The room for a title, and for a legend below it.
const HEAD: f64 = 62.0;
/// The room for the numbers of an axis.
const FOOT: f64 = 32.0;

/// The title of a picture, with what explains its colours.
fn head(canvas: &mut Canvas, title: &str, legend: &[(&str, &str)]) {
    canvas.text([MARGIN, 27.0], "title", title);
    let mut left = MARGIN;
    for &(class, name) in legend {
        canvas.rect([left, 39.0], [10.0, 10.0], class);
        canvas.text([left + 16.0, 48.0], "small", name);
        left += 40.0 + 6.2 * name.chars().count() as f64;
    }
}

/// Upright lines with their numbers below.
fn axis(canvas: &mut Canvas, scale: &Scale, bottom: f64, show: fn(f64) -> String) {
    for value in scale.ticks() {
        let x = scale.at(value);
        canvas.line([x, HEAD], [x, bottom], "grid");
        canvas.text([x, bottom + 18.0], "small middle", &show(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::estimate::number;

    fn plain(value: f64) -> String {
        number(value, 1)
    }

    fn pictures() -> Vec<String> {
        let bar = |value: f64, interval| Bar {
            label: "Fish & <chips>".into(),
            value,
            interval,
            text: plain(value),
            marked: value > 1.0,
        };
        let bars = |bars: Vec<Bar>, line| Bars { title: "Bars", bars: &bars, line, show: plain }.draw();
        let pairs = |rows: &[(String, [f64; 2])]| {
            Pairs { title: "Pairs", names: ["winners", "others"], rows, show: plain }.draw()
        };
        let histogram = |groups| Histogram { title: "Scores", names: ["winners", "others"], groups }.draw();
        vec![
            bars(vec![bar(0.3, Some([0.1, 0.9])), bar(1.7, None)], Some((1.0, "fair share"))),
            bars(vec![bar(0.0, None)], None),
            bars(vec![], Some((0.0, "none"))),
            pairs(&[("Losses".into(), [-3.5, -1.0]), ("Gains".into(), [11.0, 7.25])]),
            pairs(&[("Nothing".into(), [0.0, 0.0])]),
            histogram([vec![40, 41, 55], vec![-3, 12, 12, 12]]),
            histogram([vec![7], vec![]]),
        ]
    }

    #[test]
    fn pictures_are_well_formed() {
        for picture in pictures() {
            let mut open = Vec::new();
            for tag in picture.split('<').skip(1).map(|rest| rest.split('>').next().expect("a tag ends")) {
                match tag.strip_prefix('/') {
                    Some(name) => assert_eq!(open.pop(), Some(name), "{picture}"),
                    None if tag.ends_with('/') => {}
                    None => open.push(tag.split(' ').next().expect("a tag has a name")),
                }
            }
            assert!(open.is_empty(), "{open:?} in {picture}");
            assert!(!picture.contains("NaN") && !picture.contains("inf"), "{picture}");
            assert!(!picture.contains("Fish & <"), "text is escaped");
            assert!(!picture.contains("href"), "nothing is fetched");
        }
    }

    #[test]
    fn everything_lies_inside_the_picture() {
        for picture in pictures() {
            let numbers = |name: &str| -> Vec<f64> {
                let begin = format!(" {name}=\"");
                let values = picture.split(begin.as_str()).skip(1).map(|rest| rest.split('"').next());
                values.map(|value| value.expect("a value").parse().expect("a number")).collect()
            };
            let (width, height) = (numbers("width")[0], numbers("height")[0]);
            for (names, most) in [(["x", "x1", "x2"], width), (["y", "y1", "y2"], height)] {
                for at in names.iter().flat_map(|name| numbers(name)) {
                    assert!((0.0..=most).contains(&at), "{at} is not within {most}: {picture}");
                }
            }
            assert!(numbers("width").iter().chain(&numbers("height")).all(|&size| size >= 0.0));
        }
    }
}
