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
    seen: Mutex<HashMap<TokenHash, Guest>>,
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
        if let Some(guest) = self.seen().get(&token) {
            return Ok(Some(guest.clone()));
        }
        let found = self.store.guest(&token).await?;
        if let Some(guest) = &found {
            let mut seen = self.seen();
            if seen.len() >= REMEMBERED {
                seen.clear();
            }
            seen.insert(token, guest.clone());
        }
        Ok(found)
    }

    /// Gives a guest another name.
    pub(crate) async fn rename(&self, guest: &Guest, name: &str) -> Result<(), Problem> {
        self.store.rename_guest(guest.id, &checked_name(name)?).await?;
        self.seen().retain(|_, known| known.id != guest.id);
        Ok(())
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, HashMap<TokenHash, Guest>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}

/// A name that can be shown: not empty, not too long, and without control characters.
fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let fits = (1..=limits::NAME).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) { Ok(name.to_owned()) } else { Err(Problem::BadName) }
}
