//! Guests, known by a token that only they have, and a cache of those who were here lately.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};
use store::{Guest, NewGuest, Store, TokenHash};

use crate::guest_settings::GuestSettings;
use crate::limits;
use crate::live::{now, random_hex};
use crate::request_error::RequestError;

/// How many guests the cache remembers between requests.
const REMEMBERED: usize = 10_000;

/// The guests.
pub(crate) struct Guests {
    store: Arc<dyn Store>,
    cache: Mutex<Cache>,
}

/// The cache of the guests who were here lately.
#[derive(Default)]
struct Cache {
    guests: HashMap<TokenHash, Guest>,
    /// How often something of a guest was changed.
    changes: u64,
}

impl Guests {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, cache: Mutex::default() }
    }

    /// Welcomes a guest: the token is told once, and only its hash is kept.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Guest, String), RequestError> {
        let name = checked_name(name)?;
        let token = random_hex::<32>();
        let guest = NewGuest { token: hash(&token), name: name.clone(), at: now() };
        let id = self.store.add_guest(guest).await?;
        Ok((Guest { id, name, settings: String::new() }, token))
    }

    /// The guest with this token.
    pub(crate) async fn recognise(&self, token: &str) -> Result<Option<Guest>, RequestError> {
        let token = hash(token);
        let changes = {
            let cache = self.cache();
            if let Some(guest) = cache.guests.get(&token) {
                return Ok(Some(guest.clone()));
            }
            cache.changes
        };
        let found = self.store.guest(&token).await?;
        let mut cache = self.cache();
        // What was read before somebody changed it is not kept.
        if let Some(guest) = found.as_ref().filter(|_| cache.changes == changes) {
            if cache.guests.len() >= REMEMBERED {
                cache.guests.clear();
            }
            cache.guests.insert(token, guest.clone());
        }
        Ok(found)
    }

    /// Gives a guest another name.
    pub(crate) async fn rename(&self, guest: &Guest, name: &str) -> Result<(), RequestError> {
        self.store.rename_guest(guest.id, &checked_name(name)?).await?;
        self.forget(guest);
        Ok(())
    }

    /// Keeps how a guest wants to see and play.
    pub(crate) async fn set_settings(
        &self,
        guest: &Guest,
        settings: GuestSettings,
    ) -> Result<(), RequestError> {
        self.store.set_settings(guest.id, &settings.write()).await?;
        self.forget(guest);
        Ok(())
    }

    /// The guest has changed: the next to need him asks the store.
    fn forget(&self, guest: &Guest) {
        let mut cache = self.cache();
        cache.changes += 1;
        cache.guests.retain(|_, known| known.id != guest.id);
    }

    fn cache(&self) -> std::sync::MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}

/// A name that can be shown: not empty, and not too long.
fn checked_name(name: &str) -> Result<String, RequestError> {
    let name = name.trim();
    let fits = (1..=limits::NAME).contains(&name.chars().count());
    if fits && name.chars().all(is_shown) { Ok(name.to_owned()) } else { Err(RequestError::BadName) }
}

/// Whether a character can be shown to others: it controls nothing, neither a terminal nor the direction
/// in which the text around it is written.
pub(crate) fn is_shown(character: char) -> bool {
    let directs = matches!(character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !character.is_control() && !directs
}
