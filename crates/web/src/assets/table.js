// @ts-check
// Keeps a table's page up to date: listens to what happens, and puts the changed part in its place.
// Without this script the page works the same by forms and reloading.

import { foldChoices } from "./board.js";
import { startClicks } from "./clicks.js";
import { startForms } from "./forms.js";
import { startExplaining } from "./hover.js";
import { startLog } from "./log.js";
import { startMoments } from "./moments.js";
import { table } from "./page.js";
import { startPicking } from "./pick.js";
import { completeLinks } from "./share.js";
import { startShortcuts } from "./shortcuts.js";
import { startSound } from "./sound.js";
import { startSteps } from "./steps.js";
import { startStream } from "./stream.js";

// Who looks back at a position sees it as it was.
if (table.dataset.live) {
  startClicks();
  startForms();
  startSteps();
  startMoments();
  startLog();
  completeLinks();
  startPicking();
  startExplaining();
  foldChoices(document);
  startShortcuts();
  startSound();
  startStream();
}
