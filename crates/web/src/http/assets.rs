//! Style and script, built in.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::games::HostedGame;
use crate::http::Inputs;
use crate::request_error::RequestError;
use crate::server::Server;

#[derive(RustEmbed)]
#[folder = "src/assets"]
struct Assets;

/// The style sheet with the colours.
pub(crate) const PALETTE: &str = "palette.css";

/// The modules that each module needs, its own first, and those that these need.
static MODULES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    let scripts = Assets::iter().filter(|name| name.ends_with(".js"));
    scripts.map(|name| (name.to_string(), reached(&name))).collect()
});

/// The modules that a module needs. A page that names them has a browser ask for all of them at once, and
/// not for each only when it has read the one before.
pub(crate) fn modules(script: &str) -> &'static [String] {
    MODULES.get(script).map_or(&[], Vec::as_slice)
}

/// Everything that a module imports, and what that imports.
fn reached(script: &str) -> Vec<String> {
    let mut reached = imports(script);
    let mut next = 0;
    while let Some(module) = reached.get(next) {
        let further: Vec<_> = imports(module).into_iter().filter(|other| !reached.contains(other)).collect();
        reached.extend(further);
        next += 1;
    }
    reached
}

/// What a module imports, by lines such as `import { patch } from "./patch.js";`.
fn imports(script: &str) -> Vec<String> {
    let Some(file) = Assets::get(script) else { return Vec::new() };
    let text = String::from_utf8_lossy(&file.data);
    let imported = text.lines().filter(|line| line.starts_with("import "));
    imported.filter_map(|line| Some(line.split_once("\"./")?.1.split_once('"')?.0.to_owned())).collect()
}

/// A built-in file. It may be kept, but a new version of the program brings a new one.
pub(super) async fn asset(
    State(server): State<Arc<Server>>,
    Inputs(Path(name)): Inputs<Path<String>>,
) -> Result<Response, RequestError> {
    let of_games = || server.games.iter().flat_map(HostedGame::styles).find(|style| style.name == name);
    let data = match Assets::get(&name) {
        Some(file) => file.data,
        None => of_games().ok_or(RequestError::NoPage)?.text.as_bytes().into(),
    };
    let text = || String::from_utf8_lossy(&data);
    let (kind, data) = match name.rsplit_once('.') {
        Some((_, "css")) => {
            // Pages speak of any game, so the colours of all of them are sent together.
            let palettes: String = match name.as_str() {
                PALETTE => server.games.iter().map(HostedGame::palette).collect(),
                _ => String::new(),
            };
            (
                "text/css; charset=utf-8",
                without_css_comments(&(text() + palettes.as_str())).into_bytes().into(),
            )
        }
        Some((_, "js")) => {
            ("text/javascript; charset=utf-8", without_js_comments(&text()).into_bytes().into())
        }
        Some((_, "svg")) => ("image/svg+xml", data),
        _ => ("application/octet-stream", data),
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, data).into_response())
}

/// A style sheet without comments and indentation, which are for those who write it and are a seventh of
/// what is sent.
fn without_css_comments(sheet: &str) -> String {
    let mut kept = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    lines(kept.lines())
}

/// A script without the comments that have lines of their own, and without indentation: a third of what is
/// sent. No text in the scripts goes over several lines.
fn without_js_comments(script: &str) -> String {
    let mut is_comment = false;
    lines(script.lines().filter(|line| {
        let line = line.trim();
        if is_comment {
            is_comment = !line.ends_with("*/");
            return false;
        }
        is_comment = line.starts_with("/**") && !line.contains("*/");
        let is_whole = line.starts_with("//") || line.starts_with("/**") && line.ends_with("*/");
        !is_comment && !is_whole
    }))
}

/// Lines that say something, without indentation.
fn lines<'l>(lines: impl Iterator<Item = &'l str>) -> String {
    let mut text = String::new();
    for line in lines.map(str::trim).filter(|line| !line.is_empty()) {
        text.push_str(line);
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_names_all_modules_that_it_needs_once() {
        let needed = modules("table.js");
        for module in ["board.js", "patch.js", "pick.js", "stream.js"] {
            assert_eq!(needed.iter().filter(|&name| name == module).count(), 1, "{module} in {needed:?}");
        }
        assert!(needed.iter().all(|name| Assets::get(name).is_some()), "{needed:?}");
    }

    #[test]
    fn every_module_is_needed_by_a_page() {
        let source =
            |name: &str| Assets::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned());
        for name in Assets::iter().filter(|name| name.ends_with(".js")) {
            let exports =
                source(&name).is_some_and(|text| text.lines().any(|line| line.starts_with("export ")));
            let is_needed = MODULES.values().any(|needed| needed.iter().any(|other| *other == name));
            assert_eq!(exports, is_needed, "{name}");
        }
    }

    #[test]
    fn a_style_sheet_is_sent_without_comments() {
        let sheet =
            "/* One,\n   two. */\n@layer game {\n  /* Three. */\n  a { color: red; } /* Four. */\n}\n";
        assert_eq!(without_css_comments(sheet), "@layer game {\na { color: red; }\n}\n");
    }

    #[test]
    fn a_script_is_sent_without_comments_on_lines_of_their_own() {
        let script = concat!(
            "// @ts-check\n\n/**\n * One.\n * @param {string} a\n */\nfunction one(a) {\n  // Two.\n",
            "  /** @type {string} */\n  const b = /** @type {string} */ (a);\n",
            "  /** @type {string} */ (b).at(0); // three\n}\n",
        );
        let sent = concat!(
            "function one(a) {\nconst b = /** @type {string} */ (a);\n",
            "/** @type {string} */ (b).at(0); // three\n}\n",
        );
        assert_eq!(without_js_comments(script), sent);
    }

    #[test]
    fn no_text_in_a_script_goes_over_several_lines() {
        for name in Assets::iter().filter(|name| name.ends_with(".js")) {
            let file = Assets::get(&name).expect("it is listed");
            let text = without_js_comments(&String::from_utf8_lossy(&file.data));
            assert!(text.lines().all(|line| line.matches('`').count() % 2 == 0), "{name}");
        }
    }
}
