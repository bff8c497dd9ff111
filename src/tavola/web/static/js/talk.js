// Table talk: fetches what was said, keeps the newest line in sight, and marks what was said while nobody looked.
// The panel lies outside the part that the server draws anew, so what is being typed stays, and so does the focus.

import { onShown, token } from "./frame.js";
import { close } from "./preview.js";
import { say } from "./toast.js";

const frame = document.getElementById("frame");
const panel = document.getElementById("talk"); // only where people talk
const lines = document.getElementById("talk-lines");
const input = document.getElementById("talk-text"); // only for those who may write
const status = document.getElementById("status");
const headers = { "X-Tavola": "talk" };
const path = `/t/${token}/talk`;
const seen = `talk:${token}`; // the last message that was in sight, for when the page is loaded again
let sent = Promise.resolve(); // the message before this one, so that they arrive in the order they were written
let inSight = false;

export function start() {
  if (!panel) return;
  lines.querySelectorAll("time").forEach(tellTime);
  panel.querySelector("form")?.addEventListener("submit", send);
  panel.addEventListener("keydown", ({ key, isComposing }) => key === "Escape" && !isComposing && leave());
  panel.addEventListener("focusin", close); // the preview would cover what is written
  frame.addEventListener("change", ({ target }) => target.name === "tab" && look());
  document.addEventListener("visibilitychange", look);
  onShown(look);
  toEnd();
  look();
}

/** Go to the field, or for somebody who only looks on to what was said. */
export function enter() {
  if (!panel) return;
  const tab = document.getElementById("tab-log");
  if (tab && !isDrawn()) {
    tab.checked = true;
    tab.dispatchEvent(new Event("change", { bubbles: true }));
  }
  (input ?? lines).focus();
}

/** Fetch what is new, if message `number` is. */
export async function hear(number) {
  if (!panel || number <= last()) return;
  try {
    const response = await fetch(`${path}?after=${last()}`, { headers });
    if (response.ok) add(await response.text());
  } catch {
    // The line is down; once it is back, the number is told again.
  }
}

const last = () => Number(lines.querySelector("li:last-child")?.dataset.number ?? 0);
const isDrawn = () => lines.getClientRects().length > 0;
const isSeen = () => !document.hidden && isDrawn();

function send(event) {
  event.preventDefault();
  const text = input.value;
  input.value = ""; // one may type on meanwhile
  sent = sent.then(() => deliver(text));
}

async function deliver(text) {
  const body = new URLSearchParams({ text, after: last() });
  try {
    const response = await fetch(path, { method: "POST", body, headers });
    const answer = await response.text();
    if (response.ok) {
      add(answer);
      toEnd();
    } else {
      giveBack(text, answer);
    }
  } catch {
    giveBack(text, panel.dataset.lost);
  }
}

function giveBack(text, reason) {
  input.value = text + input.value;
  say({ reason });
}

/** Append the lines that are not there yet: two answers may tell of the same. */
function add(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const after = last();
  const news = [...holder.content.querySelectorAll("li")].filter((line) => Number(line.dataset.number) > after);
  if (!news.length) return;
  const atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 40;
  for (const line of news) tellTime(line.querySelector("time"));
  lines.querySelector("ol").append(...news);
  if (atEnd) toEnd();
  look();
  // A region that is not in sight is not read out.
  if (!isDrawn()) status.textContent = news.map(({ children: [who, , text] }) => `${who.textContent}: ${text.textContent}`).join(" ");
}

function toEnd() {
  lines.scrollTop = lines.scrollHeight;
}

/** In the clock of whoever reads, with the day if it is not today. */
function tellTime(time) {
  const at = new Date(time.dateTime);
  const day = at.toDateString() === new Date().toDateString() ? {} : { day: "numeric", month: "short" };
  time.textContent = at.toLocaleString(document.documentElement.lang, { ...day, hour: "2-digit", minute: "2-digit" });
}

/** Note what is in sight, and mark the tab of the log while something by others is not. */
function look() {
  if (isSeen()) {
    if (!inSight) toEnd(); // it could not be scrolled while it was hidden
    sessionStorage.setItem(seen, last());
  }
  inSight = isSeen();
  const known = Number(sessionStorage.getItem(seen));
  const unread = [...lines.querySelectorAll("li:not(.own-words)")].some((line) => Number(line.dataset.number) > known);
  panel.classList.toggle("talk--unread", unread);
  const tab = document.getElementById("tab-log");
  if (unread) tab?.setAttribute("aria-description", panel.dataset.unread);
  else tab?.removeAttribute("aria-description");
}

/** Back to the table. */
function leave() {
  document.getElementById("question").focus();
}
