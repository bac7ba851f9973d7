//! The words of Outlive.

mod games;
mod names;
mod sentences;
