// The page of a card: it goes into the deck that is being built in this browser, if the address names no other.

import { kept, query } from "./my_decks.js";

const link = document.getElementById("put-in");
const draft = link && kept(link.dataset.game).draft;
const address = link && new URL(link.href);

if (draft && !address.searchParams.has("deck")) {
  link.href = `${address.pathname}?${query(draft, draft.name)}&add=${address.searchParams.get("add")}`;
}
