// The large preview of a card: on hover, on focus, or by a press. What hovering shows goes when the mouse does; what a
// press shows stays until the next one. While others move, what is being read stays, too.

import { onShown } from "./frame.js";
import { raise } from "./toast.js";

const frame = document.getElementById("frame");
const preview = document.getElementById("preview");
const place = preview.querySelector("div");
const texts = new Map();
const HOVER = 140;
const LONG = 450;
const GAP = 8;
/** The height that makes a preview worth reading. */
const ENOUGH = 200;
const small = matchMedia("(max-width: 760px)");
let wanted = "";
let about = null; // the piece that it is about
let timer = 0;
let pressed = false; // by a finger, for long
let pinned = false; // shown by a press

/** What waits to be answered is never covered: nothing opens from there, and whoever goes there sees it. */
const asks = (target) => target.closest(".ask");

export function start() {
  frame.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || pinned) return;
    if (asks(event.target)) close();
    else later(event.target.closest("[data-ref]"), HOVER);
  });
  for (const left of [frame, preview]) {
    left.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && !pinned && later(null, HOVER));
  }
  preview.addEventListener("pointerenter", () => clearTimeout(timer)); // it may be read and scrolled
  frame.addEventListener("pointerdown", (event) => {
    pressed = false;
    if (event.pointerType === "mouse") return;
    const piece = event.target.closest("[data-ref]");
    clearTimeout(timer);
    if (piece) timer = setTimeout(() => ((pressed = true), open(piece)), LONG);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) {
    frame.addEventListener(end, (event) => event.pointerType !== "mouse" && clearTimeout(timer), true);
  }
  frame.addEventListener("click", (event) => pressed && event.preventDefault(), true);
  frame.addEventListener("click", (event) => {
    const shown = event.target.closest("button[type=button][data-ref]"); // good for nothing else
    if (shown) open(shown);
  });
  frame.addEventListener("contextmenu", (event) => event.target.closest("[data-ref]") && event.preventDefault());
  // The focus that a press brings says nothing: it would close what the press has just shown.
  frame.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && later(!asks(target) && target.closest("[data-ref]"), HOVER));
  preview.querySelector(".close").addEventListener("click", leave);
  document.addEventListener("pointerdown", (event) => preview.contains(event.target) || close(), true);
  onShown(follow);
}

function later(piece, after) {
  clearTimeout(timer);
  timer = setTimeout(() => (piece ? show(piece, false) : close()), after);
}

/** Show the card of a piece until something else is pressed. */
export const open = (piece) => show(piece, true);

async function show(piece, pin) {
  clearTimeout(timer);
  const path = `${preview.dataset.cards}${piece.dataset.ref}`;
  const same = wanted === path && isOpen();
  wanted = path;
  about = piece;
  pinned = pin;
  preview.classList.toggle("pinned", pin);
  if (same) return keepClear(piece); // it may have been scrolled
  if (!texts.has(path)) {
    const response = await fetch(path);
    if (!response.ok) return close();
    texts.set(path, await response.text());
  }
  if (wanted !== path) return;
  place.innerHTML = texts.get(path);
  preview.scrollTop = 0;
  preview.showPopover();
  raise();
  keepClear(about);
}

const isOpen = () => preview.matches(":popover-open");

/** What somebody else does takes away nothing that is read, as long as its piece lies there; who acts has read enough. */
function follow({ before }) {
  const heir = before.turn === "theirs" && wanted && heirOf(about);
  if (!heir) return close();
  about = heir;
  if (isOpen()) keepClear(heir);
}

/** The piece as it is drawn now, or one with the same card; nothing where none is in sight. */
function heirOf({ dataset: { id, ref } }) {
  const like = [...frame.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].filter((one) => one.getClientRects().length);
  return like.find((one) => one.dataset.id === id) ?? like[0];
}

/** Close it by its own button, and go back to where one was. */
function leave() {
  const piece = about && heirOf(about);
  close();
  piece?.focus({ preventScroll: true });
  clearTimeout(timer); // or the focus would open it again
}

/**
 * Put it beneath the question where there is room, and otherwise beside the panel that asks; on a small screen over the
 * question, or at the top where it would cover the piece that it is about. Hand and tabs are in reach then.
 */
function keepClear(piece) {
  preview.style.cssText = "";
  const panel = frame.querySelector(".ask")?.getBoundingClientRect();
  if (small.matches && panel) return lay(panel, piece.getBoundingClientRect());
  const shown = preview.getBoundingClientRect();
  if (!panel || shown.top >= panel.bottom || shown.bottom <= panel.top || shown.right <= panel.left) return;
  const beneath = innerHeight - panel.bottom - 2 * GAP;
  if (beneath >= ENOUGH) {
    Object.assign(preview.style, { top: `${panel.bottom + GAP}px`, bottom: "auto", maxHeight: `${beneath}px` });
    return;
  }
  const beside = panel.left - shown.width - GAP;
  if (beside >= 0) preview.style.right = `${innerWidth - panel.left + GAP}px`;
  else Object.assign(preview.style, { bottom: `${innerHeight - panel.top + GAP}px`, maxHeight: `${panel.top - 2 * GAP}px` });
}

/** A sheet from edge to edge of a small screen, no higher than its style lets it be. */
function lay(panel, piece) {
  const room = panel.top - GAP;
  Object.assign(preview.style, { bottom: `${innerHeight - room}px`, maxHeight: `min(42dvh, ${room - GAP}px)` });
  const covers = piece.bottom > preview.getBoundingClientRect().top && piece.top < room;
  const above = piece.top - 2 * GAP;
  if (covers && above >= ENOUGH) Object.assign(preview.style, { inset: `${GAP}px 0 auto`, maxHeight: `min(42dvh, ${above}px)` });
}

export function close() {
  wanted = "";
  pinned = false;
  clearTimeout(timer);
  preview.hidePopover();
}
