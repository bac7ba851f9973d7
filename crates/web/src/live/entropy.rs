//! Where the server gets randomness from: the entropy of the operating system.

use record::Seed;

/// Fresh bytes from the operating system.
///
/// # Panics
/// If the system gives none; a server that would go on without could be foretold.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// A fresh seed for nature's dice.
pub(crate) fn random_seed() -> Seed {
    Seed(random())
}

/// A secret of so many bytes, in hexadecimal digits.
pub(crate) fn random_hex<const N: usize>() -> String {
    hex(&random::<N>())
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
