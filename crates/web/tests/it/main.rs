//! The server, asked as anybody can ask it: over HTTP, on a port of its own.

mod api;
mod app;
mod brought;
mod crowds;
mod double;
mod ear;
mod events;
mod hostile;
mod leaks;
mod pages;
mod player;
mod toy;
mod toy_game;
