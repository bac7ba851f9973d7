//! The bots' thinking: a bounded number of them at a time, the tables one after the other.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use store::TableId;
use tokio::sync::Notify;

/// Tables that wait for a bot. Every table waits at most once, at the end of the queue, so that none
/// starves the rest however many bots it has.
#[derive(Default)]
pub(super) struct TableQueue {
    waiting: Mutex<Waiting>,
    more: Notify,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<TableId>,
    known: HashSet<TableId>,
}

impl TableQueue {
    /// A table waits for a bot.
    pub(super) fn push(&self, id: TableId) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.known.insert(id.clone()) {
            waiting.order.push_back(id);
            self.more.notify_one();
        }
    }

    /// The next table, as soon as there is one.
    pub(super) async fn pop(&self) -> TableId {
        loop {
            let next = {
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                let next = waiting.order.pop_front();
                if let Some(id) = &next {
                    waiting.known.remove(id);
                }
                if !waiting.order.is_empty() {
                    self.more.notify_one();
                }
                next
            };
            match next {
                Some(id) => return id,
                None => self.more.notified().await,
            }
        }
    }

    /// How many tables wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).order.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_waits_once_and_in_its_turn() {
        let queue = TableQueue::default();
        for name in ["a", "b", "a"] {
            queue.push(TableId(name.into()));
        }
        assert_eq!(queue.pop().await.0, "a");
        queue.push(TableId("a".into()));
        assert_eq!(queue.len(), 2);
        assert_eq!([queue.pop().await.0, queue.pop().await.0], ["b", "a"]);
    }
}
