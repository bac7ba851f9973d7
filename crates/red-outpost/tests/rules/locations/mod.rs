//! §6, a file for each location.

mod mine;
