//! The six workers, §1. Nobody owns them.

use table::{Per, Set, words};

words! {
    /// One of the six workers whom all players share.
    pub enum Worker: "worker" {
        Shepherd = "shepherd",
        Farmer = "farmer",
        Fisherman = "fisherman",
        Miner = "miner",
        Bureaucrat = "bureaucrat",
        Commissar = "commissar",
    }
}

/// One `T` for every worker.
pub type PerWorker<T> = Per<Worker, T, 6>;

/// Some of the workers.
pub type WorkerSet = Set<Worker>;
