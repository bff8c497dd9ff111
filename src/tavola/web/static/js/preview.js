// The large preview of a card: on hover, on focus, or by a long press.

import { onShown } from "./frame.js";

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
let timer = 0;
let pressed = false;

/** What waits to be answered is never covered: nothing opens from there, and whoever goes there sees it. */
const asks = (target) => target.closest(".ask");

export function start() {
  frame.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (asks(event.target)) close();
    else later(event.target.closest("[data-ref]"), HOVER);
  });
  for (const left of [frame, preview]) {
    left.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && later(null, HOVER));
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
  frame.addEventListener("focusin", ({ target }) => later(target.matches(":focus-visible") && !asks(target) && target.closest("[data-ref]"), HOVER));
  preview.querySelector(".close").addEventListener("click", close);
  document.addEventListener("pointerdown", (event) => preview.contains(event.target) || close(), true);
  onShown(close);
}

function later(piece, after) {
  clearTimeout(timer);
  timer = setTimeout(() => (piece ? open(piece) : close()), after);
}

/** Show the card of a piece. */
export async function open(piece) {
  clearTimeout(timer); // a press also moves the focus, which would close it a moment later
  const path = `${preview.dataset.cards}${piece.dataset.ref}`;
  wanted = path;
  if (!texts.has(path)) {
    const response = await fetch(path);
    if (!response.ok) return;
    texts.set(path, await response.text());
  }
  if (wanted !== path) return;
  place.innerHTML = texts.get(path);
  preview.scrollTop = 0;
  preview.showPopover();
  keepClear(piece);
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
  clearTimeout(timer);
  preview.hidePopover();
}
