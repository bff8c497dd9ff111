// What a press on a piece or a button does. Without this script the same form posts, and the page comes back whole.

import { copy } from "./copying.js";
import { find, onShown, send, showWholeLog, token } from "./frame.js";
import { open } from "./preview.js";
import { hush, say } from "./toast.js";

const frame = document.getElementById("frame");
const menu = document.getElementById("menu");
const sure = document.getElementById("sure");

let touched = false;

/** A finger cannot hover: the first tap on what has more to show, a way with its dangers, shows it. */
function showFirst(event) {
  const finger = event.pointerType === undefined ? touched : event.pointerType === "touch"; // some browsers do not tell
  const piece = finger && event.target.closest("[data-shows]");
  if (!piece || piece.classList.contains("shown")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  frame.querySelector(".shown")?.classList.remove("shown");
  piece.classList.add("shown");
}

export function start() {
  frame.addEventListener("pointerdown", ({ pointerType }) => (touched = pointerType === "touch"), true);
  frame.addEventListener("click", showFirst, true);
  frame.addEventListener("submit", (event) => {
    if ("leaves" in event.submitter.dataset) return; // the answer is another page
    event.preventDefault();
    press(event.submitter);
  });
  menu.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    menu.hidePopover();
    act(button.value, "final" in button.dataset && button.innerHTML);
  });
  frame.addEventListener("click", handOn);
  frame.addEventListener("click", pressDrawn);
  frame.addEventListener("click", (event) => {
    if (!event.target.closest("#whole-log")) return;
    event.preventDefault();
    showWholeLog();
  });
  onShown(() => {
    menu.hidePopover();
    if (sure.open) sure.close(); // on a table that has moved on the same answer may do something else
    reveal();
  });
  reveal();
}

/** Where all that is lit lies in a closed pile, open it. */
function reveal() {
  const lit = [...frame.querySelectorAll(".lit[data-acts]")];
  if (!lit.some((one) => one.getClientRects().length)) lit[0]?.closest("[popover]")?.showPopover();
}

/** Press a piece or an answer. */
export function press(button) {
  hush();
  const { acts } = button.dataset;
  if (button.name === "action") {
    act(button.value, finalQuestion(button));
  } else if (button.name === "ask") {
    if (acts) return offer(button, JSON.parse(acts));
    whyNot(button.value);
    if (button.closest(".zone--hero")) open(button); // a Hero's power is read nowhere else
  } else {
    send(button.getAttribute("formaction"), button.name ? { [button.name]: button.value } : {});
  }
}

/** What an answer says it does. */
export const labelOf = (answer) => answer.querySelector(".label").textContent;

function finalQuestion(button) {
  if (button.dataset.acts) return question(JSON.parse(button.dataset.acts)[0]);
  return "final" in button.dataset && button.querySelector(".label").innerHTML;
}

/** What to ask before an act that cannot be taken back; false for any other. */
export const question = (one) => one.final && one.html;

/** Give the answer; where it cannot be taken back, ask first. */
export async function act(action, question) {
  if (question && !(await confirmed(question))) return;
  await send(`/t/${token}/act`, { action });
}

function confirmed(question) {
  sure.querySelector("p").innerHTML = question; // as the server drew it
  sure.returnValue = "";
  sure.showModal();
  return new Promise((done) => {
    sure.addEventListener("close", () => done(sure.returnValue === "yes"), { once: true });
  });
}

function offer(piece, acts) {
  menu.replaceChildren(
    ...acts.map((one) => {
      const button = document.createElement("button");
      button.className = "button";
      button.setAttribute("role", "menuitem");
      button.value = one.action;
      button.innerHTML = one.html;
      if (one.final) button.dataset.final = "";
      return button;
    }),
  );
  menu.showPopover();
  const at = piece.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.min(at.left, innerWidth - width - 8);
  const top = at.top > height + 8 ? at.top - height - 6 : Math.min(at.bottom + 6, innerHeight - height - 8);
  menu.style.left = `${Math.max(8, left)}px`;
  menu.style.top = `${Math.max(8, top)}px`;
  menu.firstElementChild.focus();
  menu.addEventListener("toggle", (event) => event.newState === "closed" && find(piece.dataset.id)?.focus(), { once: true });
}

/** Ask the table why nothing can be done with a piece. */
export async function whyNot(piece) {
  const response = await fetch(`/t/${token}/why?${new URLSearchParams({ piece })}`, { headers: { "X-Tavola": "why" } });
  say(response.ok ? await response.json() : { reason: await response.text() });
}

/** A piece that is part of a picture stands for its button, which may be smaller. */
function pressDrawn({ target }) {
  const piece = !target.closest("button, a, label") && target.closest("[data-piece]")?.dataset.piece;
  if (!piece) return;
  const button = find(piece);
  button ? press(button) : whyNot(piece);
}

async function handOn(event) {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  if (await copy(document.getElementById(button.dataset.copy))) button.textContent = button.dataset.done;
  else say({ reason: button.dataset.refused });
}
