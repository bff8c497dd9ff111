// The part of the page that the server draws: asks for it, swaps it in, and keeps what the person was doing.

import { say } from "./toast.js";

const frame = document.getElementById("frame");
const words = document.getElementById("words").dataset;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const headers = { "X-Tavola": "fragment" };
const HAND_OVER = 205;
let asked = 0; // how many times the table was asked for
let drawn = 0; // which of these answers is shown
let queue = Promise.resolve();
let shown = frame.innerHTML.trim();
const changed = new Set(); // pieces that always stay in their places, and are not as they were when this seat last acted

export const token = frame.dataset.token;
export const form = () => frame.querySelector("form");
export const find = (id) => id && frame.querySelector(`[data-id="${CSS.escape(id)}"]`);

/** Fetch the table as it is now, with all that moved since. */
export const refresh = () => load(() => fetch(`/t/${token}/fragment?since=${form().dataset.seq}&${wishes()}`, { headers }));

/** Send an answer; the table as it is then comes back. */
export const send = (path, fields = {}) =>
  load(() => {
    const body = new URLSearchParams({ seq: form().dataset.seq, ...fields });
    changed.clear();
    return fetch(`${path}?${wishes()}`, { method: "POST", body, headers });
  });

/** Fetch it with the whole log, from now on. */
export function showWholeLog() {
  form().dataset.log = "all";
  return refresh();
}

const wishes = () => `log=${form().dataset.log}`;

async function load(request) {
  const number = ++asked;
  form().setAttribute("aria-busy", "true");
  try {
    const response = await request();
    if (response.status === HAND_OVER) return location.reload();
    const text = await response.text();
    if (response.ok) {
      // If a later answer was quicker it is, or soon will be, shown.
      if (number > drawn) {
        drawn = number;
        queue = queue.catch(() => {}).then(() => show(text));
      }
      await queue;
    } else {
      say({ reason: text });
      if (response.status === 409) await refresh();
    }
  } catch {
    say({ reason: words.lost });
  } finally {
    form().removeAttribute("aria-busy");
  }
}

async function show(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  if (holder.innerHTML.trim() === shown) return;
  shown = holder.innerHTML.trim();
  const next = holder.content.querySelector("form");
  const before = form();
  const moves = new Map(JSON.parse(next.dataset.moves).map((move) => [move.from, move.to]));
  markChanges(before, next);
  const swap = () => {
    const kept = keep(before);
    before.replaceWith(next);
    restore(next, kept, moves);
  };
  if (document.startViewTransition && !calm.matches && !document.hidden) {
    nameAll(before, moves);
    const transition = document.startViewTransition(() => {
      swap();
      nameAll(next);
    });
    transition.ready.catch(() => {}); // skipped when the next one comes sooner
    await transition.updateCallbackDone;
  } else {
    swap();
  }
  frame.dispatchEvent(new CustomEvent("shown", { detail: { before: before.dataset, after: next.dataset } }));
}

/** Mark the pieces of which something else is said now. What this seat has done itself it knows. */
function markChanges(before, next) {
  const said = new Map([...before.querySelectorAll("[data-watch]")].map((one) => [one.dataset.id, one.ariaLabel]));
  for (const piece of next.querySelectorAll("[data-watch]")) {
    const { id } = piece.dataset;
    if (before.dataset.turn === "theirs" && said.has(id) && said.get(id) !== piece.ariaLabel) changed.add(id);
    if (changed.has(id)) piece.classList.add("changed");
  }
}

/** Name the pieces so that the browser lets each glide from its old place to its new one. */
function nameAll(root, moves = new Map()) {
  const named = new Set();
  for (const piece of root.querySelectorAll("[data-id]:not([data-watch])")) {
    const id = moves.get(piece.dataset.id) ?? piece.dataset.id;
    if (named.has(id) || !piece.getClientRects().length) continue;
    named.add(id);
    piece.style.viewTransitionName = `piece-${CSS.escape(id)}`;
  }
}

function keep(root) {
  const active = document.activeElement;
  return {
    checked: [...root.querySelectorAll("input[id]:checked")].map((one) => one.id),
    open: [...root.querySelectorAll("[popover][id]:popover-open")].map((one) => one.id),
    unfolded: [...root.querySelectorAll("details[id][open]")].map((one) => one.id),
    scrolled: [...root.querySelectorAll("[class]")].filter((one) => one.scrollLeft || one.scrollTop)
      .map((one) => [path(one), one.scrollLeft, one.scrollTop]),
    line: lineRead(root),
    focus: root.contains(active)
      ? { id: active.id, piece: active.dataset.id, zone: zoneOf(active), at: placeOf(active), sheet: active.closest("[popover]")?.id }
      : null,
  };
}

/** The line of the log that is being read, and how far beneath the edge it lies; null for who is at the newest. */
function lineRead(root) {
  const log = root.querySelector("#log");
  const line = log?.scrollTop && [...log.querySelectorAll("details")].find((one) => depth(log, one) >= 0);
  return line ? { id: line.id, depth: depth(log, line) } : null;
}

const depth = (log, line) => line.getBoundingClientRect().top - log.getBoundingClientRect().top;

function restore(root, kept, moves) {
  for (const id of kept.checked) Object.assign(root.querySelector(`#${CSS.escape(id)}`) ?? {}, { checked: true });
  for (const id of kept.open) root.querySelector(`#${CSS.escape(id)}`)?.showPopover();
  for (const id of kept.unfolded) Object.assign(root.querySelector(`#${CSS.escape(id)}`) ?? {}, { open: true });
  for (const [where, left, top] of kept.scrolled) root.querySelector(where)?.scrollTo(left, top);
  const line = kept.line && document.getElementById(kept.line.id);
  if (line) root.querySelector("#log").scrollTop += depth(root.querySelector("#log"), line) - kept.line.depth;
  if (!kept.focus) return;
  const { id, piece, zone, at, sheet } = kept.focus;
  const open = sheet && root.querySelector(`#${CSS.escape(sheet)} button`);
  const heirs = [find(piece), find(moves.get(piece)), id && document.getElementById(id), neighbour(root, zone, at), open];
  const heir = heirs.find((one) => one && !one.disabled && one.getClientRects().length);
  (heir ?? root.querySelector("#question")).focus({ preventScroll: true });
}

// A zone keeps its name from one drawing to the next; so who answers with one hand card after another stays there.
const zoneOf = (one) => one.dataset.id && one.closest("[role=group]")?.ariaLabel;
const lit = (zone) => [...zone.querySelectorAll("button.lit[data-id]")];
const placeOf = (one) => (one.dataset.id ? lit(one.closest("[role=group]") ?? frame).indexOf(one) : -1);

/** What may be answered in a zone in the place of the piece that was there, or before it. */
function neighbour(root, zone, at) {
  const same = zone && [...root.querySelectorAll("[role=group]")].find((one) => one.ariaLabel === zone);
  return same && (lit(same)[at] ?? lit(same).at(-1));
}

const path = (one) => (one.id ? `#${one.id}` : `.${one.className.trim().split(/\s+/).join(".")}`);

export const onShown = (listener) => frame.addEventListener("shown", (event) => listener(event.detail));
