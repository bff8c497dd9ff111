// What one does on the first turns of a first game: open where there is room, folded up on a small screen, and gone for
// good from the tables of a game as soon as somebody says so.

import { onShown } from "./frame.js";

const frame = document.getElementById("frame");
const place = `tavola.knows.${frame.dataset.game}`;
const wide = matchMedia("(min-width: 761px)");

export function start() {
  if (knows()) return forget();
  const hint = document.getElementById("first-game");
  if (hint) hint.open = wide.matches;
  onShown(offer);
  offer();
  frame.addEventListener("click", ({ target }) => target.closest("#know-it") && know());
}

/** The button that only a script can serve. */
function offer() {
  const button = document.getElementById("know-it");
  if (button) button.hidden = false;
}

function know() {
  try {
    localStorage.setItem(place, "yes");
  } catch {
    // Where nothing can be kept it is gone from this page at least.
  }
  forget();
  document.getElementById("question").focus({ preventScroll: true });
}

const forget = () => document.documentElement.classList.add("knows-game");

function knows() {
  try {
    return localStorage.getItem(place) === "yes";
  } catch {
    return false;
  }
}
