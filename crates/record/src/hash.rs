//! SHA-256 sums and seeds, as 64 lower-case hexadecimal digits.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use sha2::{Digest, Sha256};
use table::{Game, NotationError, Tokens};

/// A SHA-256 sum: the digest of a record, or the commitment to a seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The sum of some bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

/// What the dice of one segment come from. It is a secret until the record reveals it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What can be shown beforehand: it fixes the seed and does not tell it.
    pub fn commitment(self) -> Hash {
        Hash::of(&self.0)
    }
}

/// By what a record tells one box from another: the first 16 digits of the sum of its values.
pub fn fingerprint<G: Game>(values: &G::Values) -> String {
    let mut digits = Hash::of(values.to_string().as_bytes()).to_string();
    digits.truncate(16);
    digits
}

impl Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_digits(&self.0, f)
    }
}

impl Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_digits(&self.0, f)
    }
}

impl Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// Says nothing: the seed may be a secret still, and debug output ends up in logs.
impl Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Hash {
    type Err = NotationError;

    fn from_str(digits: &str) -> Result<Self, NotationError> {
        read_digits(digits).map(Self)
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(digits: &str) -> Result<Self, NotationError> {
        read_digits(digits).map(Self)
    }
}

fn write_digits(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn read_digits(digits: &str) -> Result<[u8; 32], NotationError> {
    let flaw = || Tokens::unexpected(0, digits, "64 lower-case hexadecimal digits");
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return Err(flaw()) };
    let bytes: Option<Vec<u8>> =
        pairs.iter().map(|&[high, low]| Some(nibble(high)? << 4 | nibble(low)?)).collect();
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or_else(flaw)
}

fn nibble(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_standard() {
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Hash::of(b"abc").to_string(), abc);
        assert_eq!(abc.parse(), Ok(Hash::of(b"abc")));
    }

    #[test]
    fn only_64_lower_case_digits_are_read() {
        for wrong in ["", "0", &"A".repeat(64), &"0".repeat(63), &"0".repeat(66), &"é".repeat(32)] {
            assert!(wrong.parse::<Hash>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_seed_does_not_show_in_debug_output() {
        assert_eq!(format!("{:?}", Seed([7; 32])), "Seed(…)");
    }
}
