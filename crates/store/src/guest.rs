//! Guests: whoever has a token.

/// A guest's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GuestId(pub i64);

/// The SHA-256 of a guest's token. The token itself is kept by the guest alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Somebody who comes for the first time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGuest {
    /// How the guest is recognised.
    pub token: TokenHash,
    /// The chosen name.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Somebody who was here before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// The number.
    pub id: GuestId,
    /// The chosen name.
    pub name: String,
    /// How the guest wants to see and play, as whoever shows pages writes it; empty if nothing was chosen.
    pub settings: String,
}
