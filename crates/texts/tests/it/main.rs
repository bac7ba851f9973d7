//! The texts are complete, the same in every language, and all in use.

mod files;
mod levels;
