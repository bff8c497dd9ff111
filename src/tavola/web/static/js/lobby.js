// The lobby: who picks what only some numbers of players can play gets such a number picked as well; and who picks
// from a list does not bring a deck of their own any more. One's own decks, which only the browser knows, join the list;
// seats are called what they will be called at the table;
// and where something is wrong the focus goes there.

import { kept } from "./my_decks.js";

const form = document.querySelector("form.lobby");

for (const select of form.querySelectorAll("[data-mine]")) offerMine(select);
form.querySelector("[aria-invalid=true]")?.focus();
nameSeats();
form.addEventListener("change", nameSeats);
addEventListener("pageshow", nameSeats); // the browser fills fields in again for whoever comes back

function offerMine(select) {
  const { mine, title, chosen } = select.dataset;
  const { decks } = kept(mine);
  const names = Object.keys(decks).sort((one, other) => one.localeCompare(other));
  if (!names.length) return;
  const group = document.createElement("optgroup");
  group.label = title;
  group.append(...names.map((name) => new Option(name, decks[name].code, false, decks[name].code === chosen)));
  select.append(group);
}

/** Write what is picked in a list where a seat is called by it. */
function nameSeats() {
  for (const one of form.querySelectorAll("[data-named-by]")) {
    const picked = document.getElementById(one.dataset.namedBy)?.selectedOptions[0];
    if (picked) one.textContent = picked.dataset.name;
  }
}

form.addEventListener("change", ({ target }) => {
  const possible = target.selectedOptions?.[0]?.dataset.seats?.split(" ");
  const picked = form.querySelector("[name=seats]:checked");
  if (!possible || !picked || possible.includes(picked.value)) return;
  form.querySelector(`[name=seats][value="${possible[0]}"]`).checked = true;
});

form.addEventListener("change", ({ target }) => {
  const brought = target.matches("select") && target.parentElement.querySelector(".brought");
  if (!brought) return;
  brought.remove();
  target.parentElement.querySelector("textarea").value = "";
});
