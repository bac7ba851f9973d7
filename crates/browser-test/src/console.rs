//! What the browser complains about.

use serde::Deserialize;
use serde_json::Value;

/// A line of the console.
#[derive(Debug, Deserialize)]
struct Line {
    level: String,
    message: String,
}

/// Errors and warnings among the lines.
pub(crate) fn complaints(lines: Value) -> Vec<String> {
    let lines: Vec<Line> = serde_json::from_value(lines).expect("lines of a console");
    let complaints = lines.into_iter().filter(|line| ["SEVERE", "WARNING"].contains(&line.level.as_str()));
    complaints.map(|line| line.message).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn errors_and_warnings_are_complaints() {
        let lines = json!([
            { "level": "SEVERE", "message": "an error", "source": "javascript", "timestamp": 1 },
            { "level": "WARNING", "message": "a warning", "source": "other", "timestamp": 2 },
            { "level": "INFO", "message": "a remark", "source": "console-api", "timestamp": 3 },
        ]);
        assert_eq!(complaints(lines), ["an error", "a warning"]);
    }
}
