// The deck builder: every step is an address of its own, so the browser's way back takes it back.

import { isWriting, show, start, wanted } from "./browse.js";
import { copy } from "./copying.js";
import { keep, kept } from "./my_decks.js";

const form = document.getElementById("browse");
const { game, count: COUNT, fault: FAULT, legal: LEGAL } = form.dataset;
const said = document.getElementById("said");
const undo = document.getElementById("undo");

const deck = () => form.querySelector("[name=deck]");
const faults = () => [...form.querySelectorAll("#deck .faults li")].map((one) => one.textContent.trim());
const kind = (fault) => fault.replace(/\d+/g, "");
const fill = (sentence, gaps) => sentence.replace(/%\((\w+)\)s/g, (_, gap) => gaps[gap]);

start();
// After a list was sent in, the address does not say the deck yet.
const isBuilder = location.pathname === form.getAttribute("action");
history.replaceState({ steps: history.state?.steps ?? 0 }, "", isBuilder ? location.href : wanted());
drawn();
document.addEventListener("shown", drawn);

// Steps

form.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button?.matches("[name=add], [name=take]")) return;
  event.preventDefault();
  step(button);
});

function step({ id, name, value, dataset }) {
  const line = id.startsWith("deck-") && [...form.querySelectorAll("#deck .deck-line")].findIndex((one) => one.dataset.ref === value);
  let before;
  // The step is taken from the deck as it is when its turn comes: somebody may press quickly.
  const address = () => {
    before = { faults: faults(), legal: deck().dataset.legal };
    const base = wanted();
    return `${base}${base.includes("?") ? "&" : "?"}${name}=${value}`;
  };
  return show(address, "push", () => {
    announce(value, dataset.name, before);
    if (document.activeElement === document.body) refocus(id, line);
  });
}

function announce(reference, name, before) {
  const counts = JSON.parse(deck().dataset.counts);
  const sentences = [fill(COUNT, { name, count: counts[reference] ?? 0 })];
  // What is still wrong by another number is no news.
  const known = before.faults.map(kind);
  for (const fault of new Set(faults())) if (!known.includes(kind(fault))) sentences.push(fill(FAULT, { fault }));
  if (deck().dataset.legal === "yes" && before.legal !== "yes") sentences.push(LEGAL);
  said.textContent = sentences.join(" ");
}

/**
 * Where the button is gone or has nothing to do any more: its neighbour, or the line that took the place of its line;
 * there the card's name, so that whoever presses once more takes nothing else out.
 */
function refocus(id, line) {
  const lines = [...form.querySelectorAll("#deck .deck-line")];
  const near = line === false ? document.getElementById(id.replace(/^take-/, "add-")) : lines[Math.min(line, lines.length - 1)]?.querySelector(".line-link");
  (near ?? document.getElementById("search")).focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  if (isWriting(event.target) || event.altKey) return;
  if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    event.preventDefault();
    back();
  }
  const name = { "+": "add", "=": "add", "-": "take" }[event.key];
  if (!name || event.ctrlKey || event.metaKey) return;
  const button = event.target.closest("[data-ref]")?.querySelector(`button[name=${name}]`);
  if (!button || button.disabled) return;
  event.preventDefault();
  step(button);
});

undo.addEventListener("click", back);

function back() {
  if (history.state?.steps > 0) history.back();
}

// What is drawn anew: buttons that only a script can serve, and the deck that this browser remembers

function drawn() {
  undo.hidden = false;
  undo.disabled = !(history.state?.steps > 0);
  for (const one of form.querySelectorAll("[data-copy]")) one.hidden = false;
  for (const one of form.querySelectorAll("[data-here]")) one.value = new URL(one.value, location.href).href;
  const now = { code: deck().value, format: document.getElementById("format")?.value ?? "", name: document.getElementById("name").value.trim() };
  if (now.code) keep(game, (all) => (all.draft = now));
  showKept(now);
}

function showKept(now) {
  const button = document.getElementById("keep");
  if (!button) return;
  button.hidden = false;
  const mine = kept(game).decks[now.name || button.dataset.nameless];
  if (mine?.code === now.code && mine.format === now.format) button.textContent = button.dataset.kept;
}

form.addEventListener("click", ({ target }) => {
  if (target.id === "keep") keepDeck(target);
  if (target.matches("[data-copy]")) handOn(target);
});

form.addEventListener("click", (event) => {
  const link = event.target.closest('.faults a[href^="#line-"]');
  if (!link) return;
  event.preventDefault(); // no step of its own for the way back
  const line = document.getElementById(link.hash.slice(1));
  line.scrollIntoView({ block: "center" });
  line.querySelector("button").focus({ preventScroll: true });
});

function keepDeck(button) {
  const name = document.getElementById("name").value.trim() || button.dataset.nameless;
  const now = { code: deck().value, format: document.getElementById("format")?.value ?? "" };
  const done = keep(game, (all) => (all.decks[name] = now));
  if (done) said.textContent = button.textContent = button.dataset.kept;
  fail(button, done ? "" : button.dataset.full);
}

async function handOn(button) {
  const done = await copy(document.getElementById(button.dataset.copy));
  if (done) button.textContent = said.textContent = button.dataset.copied;
  fail(button, done ? "" : button.dataset.refused);
}

/** Tell at a button what did not work; "" where it did. */
function fail(button, sentence) {
  const row = button.closest(".deck-acts, .copy-row");
  if (row.nextElementSibling?.matches(".failed")) row.nextElementSibling.remove();
  if (!sentence) return;
  const told = document.createElement("p");
  Object.assign(told, { className: "wrong failed", role: "alert", textContent: sentence });
  row.after(told);
}
