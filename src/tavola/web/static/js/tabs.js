// On a small screen the table has tabs. Where all that is lit lies on another tab, that one comes forward by itself.

import { onShown } from "./frame.js";

const frame = document.getElementById("frame");
let left = ""; // the tab that was open before we changed it

export function start() {
  frame.addEventListener("change", ({ target }) => {
    if (target.name === "tab") left = "";
    if (target.dataset.leads) lead(target.dataset.leads);
  });
  onShown(follow);
  follow();
}

const tabs = () => [...frame.querySelectorAll("input[name=tab]")];
const isSeen = (one) => one.getClientRects().length > 0;
const anyLit = () => [...frame.querySelectorAll(".lit")].some(isSeen);

/** Bring what a switch leads to into the middle of what scrolls. */
function lead(where) {
  frame.querySelector(where)?.scrollIntoView({ block: "center", inline: "center" });
}

function follow() {
  if (document.querySelector("#talk :focus")) return; // somebody writes
  const open = tabs().find((one) => one.checked);
  if (!open || !tabs().some((one) => isSeen(one.parentElement))) return;
  // Back from where we led, or on to where something is lit.
  const wanted = left && frame.querySelector(`#${left}`);
  if (wanted) wanted.checked = true;
  left = "";
  if (anyLit() || !frame.querySelector(".lit")) return;
  const before = tabs().find((one) => one.checked);
  const found = tabs().find((one) => ((one.checked = true), anyLit()));
  if (found) left = before.id;
  else before.checked = true;
}
