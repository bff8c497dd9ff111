// The keyboard: Tab goes from zone to zone, the arrows from piece to piece, letters do the rest.

import { onShown } from "./frame.js";
import { act, labelOf, press, whyNot } from "./pieces.js";
import { close, open } from "./preview.js";
import { enter } from "./talk.js";
import { hush, say } from "./toast.js";

const frame = document.getElementById("frame");
const help = document.getElementById("help");
const words = document.getElementById("words").dataset;
const AGAIN = 4000;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let armed = -Infinity;

export function start() {
  document.addEventListener("keydown", onKey);
  frame.addEventListener("focusin", ({ target }) => target.dataset.id && rove(target.closest("[role=group]"), target));
  document.getElementById("help-button").addEventListener("click", () => help.showModal());
  onShown(() => {
    disarm(); // another question may wait by now
    roveAll();
  });
  roveAll();
}

/** One stop for Tab in each zone: the lit piece, or the one last visited. */
function roveAll() {
  for (const zone of frame.querySelectorAll("[role=group]")) rove(zone, zone.querySelector(".lit[data-id]"));
  for (const [number, line] of lines().entries()) line.tabIndex = number ? -1 : 0;
}

const lines = () => [...frame.querySelectorAll("#log summary")];

function rove(zone, chosen) {
  const stops = zone ? [...zone.querySelectorAll("button[data-id]")].filter((one) => one.closest("[role=group]") === zone) : [];
  const stop = chosen && stops.includes(chosen) ? chosen : stops[0];
  for (const one of stops) one.tabIndex = one === stop ? 0 : -1;
}

function onKey(event) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input:not([type=radio]), textarea, select")) return;
  if (document.querySelector("dialog[open]") || target.closest("#talk")) return;
  if (inMenu(event)) return;
  const action = ARROWS[key] && !target.matches("input") ? () => step(target, ARROWS[key]) : letters[key.toLowerCase()] ?? digit(key);
  if (!action) return;
  event.preventDefault();
  action(target);
}

function inMenu({ target, key }) {
  const menu = target.closest("#menu");
  if (!menu) return false;
  const next = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[key];
  if (next) target[next]?.focus();
  return true;
}

const letters = {
  "?": (piece) => {
    if (!piece.dataset.id) return;
    if (piece.dataset.ref) open(piece);
    if (!piece.dataset.acts) whyNot(piece.dataset.id);
  },
  u: () => frame.querySelector("#undo:not(:disabled)")?.click(),
  l: () => frame.querySelector("#log").focus(),
  t: () => enter(),
  h: () => help.showModal(),
  p: pass,
  escape: () => (hush(), close()),
};

const answers = () => [...frame.querySelectorAll(".answers > button")];

function digit(key) {
  if (!/^[1-9]$/.test(key)) return null;
  const keyed = answers().filter((one) => one.dataset.key); // they show keys of their own: a die, what it shows
  const button = keyed.length ? keyed.find((one) => one.dataset.key === key) : answers()[key - 1];
  return button && !isPass(button) ? () => press(button) : null;
}

/** The one answer that passes, declines or ends; it has no number, so that no slip of the hand gives it. */
const isPass = (button) => "passes" in button.dataset;

function pass() {
  const button = answers().find(isPass);
  if (!button) return;
  if (isArmed()) {
    disarm();
    act(button.value); // pressed twice, it was meant
    return;
  }
  armed = performance.now();
  button.focus();
  say({ reason: words.pressAgain.replace("%s", labelOf(button)) });
}

const isArmed = () => performance.now() - armed < AGAIN;

/** Forget that P was pressed, and take the notice away that says to press it again. */
function disarm() {
  if (isArmed()) hush();
  armed = -Infinity;
}

/** Move the focus to the nearest piece in a direction. */
function step(from, [dx, dy]) {
  const line = lines().indexOf(from);
  if (line >= 0) {
    lines()[line + dy]?.focus();
    return;
  }
  const pieces = [...frame.querySelectorAll("button[data-id]")].filter((one) => one.getClientRects().length);
  const start = pieces.includes(from) ? middle(from) : null;
  if (!start) {
    (frame.querySelector("button.lit[data-id]") ?? pieces[0])?.focus();
    return;
  }
  let best = null;
  let least = Infinity;
  for (const one of pieces) {
    const [x, y] = middle(one);
    const along = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    const far = along + 2 * aside;
    if (along > 4 && aside < 4 * along && far < least) [best, least] = [one, far];
  }
  best?.focus();
}

function middle(piece) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
