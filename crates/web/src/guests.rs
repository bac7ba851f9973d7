//! Who is asking: guests, by a token that only they have.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};
use store::{Guest, NewGuest, Store, TokenHash};

use crate::limits;
use crate::live::{now, random_hex};
use crate::problem::Problem;

/// How many guests are remembered between requests.
const REMEMBERED: usize = 10_000;

/// The guests.
pub(crate) struct Guests {
    store: Arc<dyn Store>,
    seen: Mutex<Seen>,
}

/// The guests who were here lately.
#[derive(Default)]
struct Seen {
    guests: HashMap<TokenHash, Guest>,
    /// How often somebody was renamed.
    renamed: u64,
}

impl Guests {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, seen: Mutex::default() }
    }

    /// Welcomes a guest: the token is told once, and only its sum is kept.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Guest, String), Problem> {
        let name = checked_name(name)?;
        let token = random_hex::<32>();
        let guest = NewGuest { token: hash(&token), name: name.clone(), at: now() };
        let id = self.store.add_guest(guest).await?;
        Ok((Guest { id, name }, token))
    }

    /// The guest with this token.
    pub(crate) async fn recognise(&self, token: &str) -> Result<Option<Guest>, Problem> {
        let token = hash(token);
        let renamed = {
            let seen = self.seen();
            if let Some(guest) = seen.guests.get(&token) {
                return Ok(Some(guest.clone()));
            }
            seen.renamed
        };
        let found = self.store.guest(&token).await?;
        let mut seen = self.seen();
        // A name that was read before somebody changed it is not kept.
        if let Some(guest) = found.as_ref().filter(|_| seen.renamed == renamed) {
            if seen.guests.len() >= REMEMBERED {
                seen.guests.clear();
            }
            seen.guests.insert(token, guest.clone());
        }
        Ok(found)
    }

    /// Gives a guest another name.
    pub(crate) async fn rename(&self, guest: &Guest, name: &str) -> Result<(), Problem> {
        self.store.rename_guest(guest.id, &checked_name(name)?).await?;
        let mut seen = self.seen();
        seen.renamed += 1;
        seen.guests.retain(|_, known| known.id != guest.id);
        Ok(())
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}

/// A name that can be shown: not empty, and not too long.
fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let fits = (1..=limits::NAME).contains(&name.chars().count());
    if fits && name.chars().all(is_shown) { Ok(name.to_owned()) } else { Err(Problem::BadName) }
}

/// Whether a character can be shown to others: it controls nothing, neither a terminal nor the direction
/// in which the text around it is written.
pub(crate) fn is_shown(character: char) -> bool {
    let directs = matches!(character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !character.is_control() && !directs
}
