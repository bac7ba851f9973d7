//! Where somebody came from, if that is a page of this site: nobody is ever led to another one.

use axum::http::{HeaderMap, header};

/// The longest path that is remembered.
const LONGEST: usize = 500;

/// A path of this site, with its query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LocalPath(String);

impl LocalPath {
    /// What a request says, if it is nothing but a path. Browsers take a path that begins with two slashes of
    /// either kind for the name of another site, and leave out what they do not show.
    pub(crate) fn checked(path: &str) -> Option<Self> {
        let is_plain = |byte: u8| byte.is_ascii_graphic() && !matches!(byte, b'\\' | b'"' | b'<' | b'>');
        let is_local = path.starts_with('/') && !path.starts_with("//");
        (is_local && path.len() <= LONGEST && path.bytes().all(is_plain)).then(|| Self(path.to_owned()))
    }

    /// The page that the request comes from. Only its path counts: whatever else a referrer says, it stays on
    /// this site.
    pub(crate) fn of_referrer(headers: &HeaderMap) -> Option<Self> {
        let from = headers.get(header::REFERER)?.to_str().ok()?;
        let path = from.splitn(4, '/').nth(3)?;
        Self::checked(&format!("/{path}"))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// As a value in the query of another address.
    pub(crate) fn encoded(&self) -> String {
        let encoded = self.0.chars().map(|character| match character {
            '%' | '&' | '+' | '#' | '=' | '?' => format!("%{:02X}", u32::from(character)),
            other => other.to_string(),
        });
        encoded.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_path_of_this_site_is_one() {
        for path in ["/", "/tables/1f?seat=2", "/rules/a?q=%C3%A4#s1"] {
            assert_eq!(LocalPath::checked(path).map(|path| path.0), Some(path.to_owned()));
        }
        let elsewhere =
            ["", "there", "//there", "/\\there", "/\t/there", "http://there/", "/a b", "/\r\nX: y", "/ä"];
        for path in elsewhere {
            assert_eq!(LocalPath::checked(path), None, "{path:?}");
        }
        assert_eq!(LocalPath::checked(&format!("/{}", "a".repeat(LONGEST))), None);
    }

    #[test]
    fn of_a_referrer_only_the_path_counts() {
        let from = |referrer: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::REFERER, referrer.parse().expect("a header"));
            LocalPath::of_referrer(&headers).map(|path| path.0)
        };
        assert_eq!(from("http://here:8080/tables/1?seat=2"), Some("/tables/1?seat=2".to_owned()));
        assert_eq!(from("http://there/x"), Some("/x".to_owned()));
        for strange in ["http://here//there/x", "http://here/\\there", "here", "http://here"] {
            assert_eq!(from(strange), None, "{strange}");
        }
    }

    #[test]
    fn an_encoded_path_is_one_value() {
        let path = LocalPath::checked("/rules/a?q=%C3%A4&b=c+d").expect("a path");
        assert_eq!(path.encoded(), "/rules/a%3Fq%3D%25C3%25A4%26b%3Dc%2Bd");
    }
}
