//! Shapes and text on a card that suits bright and dark pages.

use std::fmt::Write;

use super::WIDTH;

/// A picture in the making.
pub(super) struct Canvas {
    shapes: String,
    height: f64,
}

/// The colours follow the reader's scheme, and everything lies on a card of its own, so that a picture
/// can be read where the page does not follow it. Variables would be shorter, but not every viewer of
/// SVG knows them.
const STYLE: &str = "\
text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif;fill:#26221e}
.title{font-size:15px;font-weight:600}.small{font-size:12px;fill:#6b645c}
.end{text-anchor:end}.middle{text-anchor:middle}
.card{fill:#fbfaf8;stroke:#ded9d2}.first{fill:#b9492b}.second{fill:#93a0ae}
.grid{stroke:#e7e2db}.zero{stroke:#6b645c}.whisker{stroke:#26221e;stroke-width:1.5}
.fair{stroke:#b9492b;stroke-width:1.5;stroke-dasharray:5 3}
@media (prefers-color-scheme:dark){
text{fill:#ece7e0}.small{fill:#a49b90}
.card{fill:#1b1917;stroke:#3a352f}.first{fill:#e07a52}.second{fill:#5d6874}
.grid{stroke:#322e29}.zero{stroke:#a49b90}.whisker{stroke:#ece7e0}.fair{stroke:#e07a52}
}
";

impl Canvas {
    /// A card of this height.
    pub(super) fn new(height: f64) -> Self {
        let mut canvas = Self { shapes: String::new(), height };
        let card = format!(
            "<rect class=\"card\" x=\"0.5\" y=\"0.5\" width=\"{:.1}\" height=\"{:.1}\" rx=\"6\"/>\n",
            WIDTH - 1.0,
            height - 1.0
        );
        canvas.shapes += &card;
        canvas
    }

    /// A filled rectangle from its upper left corner.
    pub(super) fn rect(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], class: &str) {
        let size = format!("width=\"{width:.1}\" height=\"{height:.1}\"");
        _ = writeln!(self.shapes, "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" {size} rx=\"1.5\"/>");
    }

    pub(super) fn line(&mut self, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], class: &str) {
        let from = format!("x1=\"{x1:.1}\" y1=\"{y1:.1}\"");
        _ = writeln!(self.shapes, "<line class=\"{class}\" {from} x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>");
    }

    pub(super) fn text(&mut self, [x, y]: [f64; 2], class: &str, text: &str) {
        let text = escaped(text);
        _ = writeln!(self.shapes, "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
    }

    /// The whole picture. The title is for those who hear it.
    pub(super) fn finish(self, title: &str) -> String {
        let Self { shapes, height } = self;
        let size =
            format!("width=\"{WIDTH:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\"");
        let title = escaped(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" {size}>\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n{shapes}</svg>\n"
        )
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
