// @ts-check
// A short, quiet sound when it becomes the reader's turn.

import { table } from "./page.js";

/** The two tones, in hertz, and how long each sounds, in seconds. */
const TONES = [587, 784];
const LENGTH = 0.14;
const LOUDNESS = 0.06;

/** For how long others must have had the table, in milliseconds: who goes on with a turn of his own needs no call. */
const AWAY = 1500;

/** When the reader was last asked something. */
let lastAsked = performance.now();
let isAsked = asks();
/** @type {AudioContext | undefined} */
let audio;

/** Whether the page asks its reader something. */
function asks() {
  return document.querySelector(".prompt .now:not(.happening)") !== null && document.querySelector("#board .choice") !== null;
}

/** Plays the sound, if the reader has touched the page: before that browsers allow none. */
function play() {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [index, tone] of TONES.entries()) {
    const begin = audio.currentTime + index * LENGTH;
    const [source, volume] = [audio.createOscillator(), audio.createGain()];
    source.frequency.value = tone;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    source.connect(volume).connect(audio.destination);
    source.start(begin);
    source.stop(begin + LENGTH);
  }
}

function listen() {
  const wasAsked = isAsked;
  isAsked = asks();
  if (isAsked && !wasAsked && performance.now() - lastAsked > AWAY) play();
  if (isAsked) lastAsked = performance.now();
}

/** Calls the reader, for as long as the page is there. */
export function startSound() {
  if (table.dataset.sound === "on") table.addEventListener("changed", listen);
}
