//! The words of Outlive.

mod games;
mod names;
mod previews;
mod sentences;
