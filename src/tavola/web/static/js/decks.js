// One's own decks on the page of all decks: open, rename, delete.

import { keep, kept, query } from "./my_decks.js";

const mine = document.getElementById("mine");
const { game } = mine.dataset;
const list = mine.querySelector("ul");
const pattern = mine.querySelector("template").content.firstElementChild;
const said = document.getElementById("said");
const draftLink = document.querySelector("#draft a");
const builder = draftLink.getAttribute("href");

draw();

function draw() {
  const { decks, draft } = kept(game);
  const names = Object.keys(decks).sort((one, other) => one.localeCompare(other));
  list.replaceChildren(...names.map((name) => drawDeck(name, decks[name])));
  document.getElementById("draft").hidden = !draft;
  if (draft) draftLink.href = `${builder}?${query(draft, draft.name)}`;
  mine.hidden = !names.length && !draft;
}

function drawDeck(name, deck) {
  const line = pattern.cloneNode(true);
  line.querySelector(".my-name").textContent = name;
  look(line.querySelector(".glance"), query(deck, name));
  for (const button of line.querySelectorAll("button")) button.setAttribute("aria-label", `${button.textContent}: ${name}`);
  line.querySelector("[data-act=rename]").addEventListener("click", () => askName(line, name));
  line.querySelector("[data-act=delete]").addEventListener("click", ({ currentTarget }) => remove(currentTarget, name));
  return line;
}

/** What there is to see of a deck, and what to do with it, the server draws; any other answer is told as a failure. */
async function look(place, deck) {
  try {
    const answer = await fetch(`${mine.dataset.glance}?${deck}`, { headers: { Accept: "text/html" } });
    const drawn = document.createElement("template");
    drawn.innerHTML = await answer.text();
    if (!drawn.content.querySelector(".deck-kinds")) throw new Error("no deck");
    place.replaceChildren(drawn.content);
  } catch {
    place.replaceChildren(Object.assign(document.createElement("p"), { className: "wrong", textContent: said.dataset.lost }));
  } finally {
    place.removeAttribute("aria-busy");
  }
}

/**
 * The name becomes a field; Enter or the way out of it takes the new name, Escape the old one. The name of another deck
 * is not taken: that deck would be lost.
 */
function askName(line, name) {
  const field = document.createElement("input");
  Object.assign(field, { value: name, maxLength: 60, ariaLabel: said.dataset.name });
  line.querySelector(".my-name").replaceChildren(field);
  field.focus();
  field.select();
  let done = false;
  const take = (wanted) => {
    if (done) return;
    done = true;
    if (wanted && wanted !== name) {
      const done = keep(game, ({ decks }) => {
        decks[wanted] = decks[name];
        delete decks[name];
      });
      tell(done, said.dataset.renamed);
    }
    draw();
    list.querySelectorAll("li").forEach((one) => one.querySelector(".my-name").textContent === (wanted || name) && one.querySelector("button").focus());
  };
  field.addEventListener("input", () => {
    const wanted = field.value.trim();
    field.setCustomValidity(wanted !== name && Object.hasOwn(kept(game).decks, wanted) ? said.dataset.taken : "");
  });
  field.addEventListener("blur", () => take(field.validity.valid ? field.value.trim() : ""));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && field.reportValidity()) take(field.value.trim());
    if (event.key === "Escape") take("");
  });
}

/** Say what was done; where the browser refused it, say that in sight of everybody. */
function tell(done, sentence) {
  said.className = done ? "unseen" : "wrong";
  said.textContent = done ? sentence : said.dataset.full;
}

/** The first press asks, the second one does it. */
function remove(button, name) {
  if (button.textContent !== button.dataset.sure) {
    button.textContent = button.dataset.sure;
    button.setAttribute("aria-label", `${button.dataset.sure}: ${name}`);
    return;
  }
  tell(keep(game, ({ decks }) => delete decks[name]), said.dataset.deleted);
  draw();
  (list.querySelector("button") ?? document.querySelector(".headline a")).focus();
}
