//! What every store must satisfy: each test runs against each store.
//!
//! A new store is one more line at the end of [`contract`]; a test that is not listed there is a
//! warning, because nobody calls it.

mod appends;
mod chats;
mod closing;
mod guests;
mod lists;
mod rematches;
mod seats;
mod setting;
mod tables;

use std::sync::Arc;

use store::{Memory, Sqlite, Store};
use tempfile::TempDir;

/// A store, and the folder that it needs as long as it is used.
type Made = (Arc<dyn Store>, Option<TempDir>);

async fn memory() -> Made {
    (Arc::new(Memory::new()), None)
}

async fn sqlite() -> Made {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("vorposten.db")).await.expect("a database");
    (Arc::new(store), Some(folder))
}

macro_rules! contract {
    ($($room:ident: $($test:ident),+;)+) => {
        contract!(@store memory; $($room: $($test),+;)+);
        contract!(@store sqlite; $($room: $($test),+;)+);
    };
    (@store $make:ident; $($room:ident: $($test:ident),+;)+) => {
        mod $make {
            $(mod $room {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    let (store, _folder) = crate::$make().await;
                    crate::$room::$test(store.clone()).await;
                    store.close().await;
                })+
            })+
        }
    };
}

contract! {
    guests: are_known_by_their_token, keep_their_number_when_renamed, keep_their_settings,
        need_a_new_token, are_missing_if_unknown, have_open_tables;
    tables: keep_what_was_agreed, need_a_new_id, need_known_guests, are_none_if_unknown,
        may_start_without_lines, may_start_with_many_lines, can_be_closed, hide_their_secrets;
    appends: continue_the_journal, need_the_next_place, may_add_nothing, are_missing_without_table,
        are_done_once_for_each_place, do_not_mix_tables, keep_every_character,
        survive_callers_who_leave;
    seats: change_hands, stay_if_somebody_else_sits_there, are_claimed_once, tell_the_guests_name,
        are_missing_if_unknown;
    rematches: the_first_wins, all_hear_of_the_same, need_both_tables;
    lists: open_has_public_tables_with_a_free_seat, watch_has_public_tables_that_are_running,
        of_a_guest_has_all_but_closed, show_what_changed_last_first, have_a_limit, tell_where_it_stands,
        bots_due_has_tables_that_wait_for_a_bot, bots_due_follows_the_seats,
        bots_due_has_who_waited_longest_first;
    chats: are_numbered_from_one, are_read_from_any_place, belong_to_a_table, number_everybody_once,
        need_table_and_guest;
    closing: sends_everybody_away, may_be_done_twice, keeps_what_was_taken;
}
