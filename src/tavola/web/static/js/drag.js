// Dragging, for those who like it: a lit card may be dropped on a place that the question after it offers.

import { find, onShown } from "./frame.js";
import { act, question } from "./pieces.js";

const frame = document.getElementById("frame");
let dragged = null;

export function start() {
  frame.addEventListener("dragstart", (event) => {
    dragged = event.target.closest?.(".lit[data-acts]");
    if (dragged) event.dataTransfer.setData("text/plain", dragged.dataset.id);
  });
  frame.addEventListener("dragover", (event) => {
    const place = dragged && event.target.closest("[data-drop]");
    mark(place);
    if (place) event.preventDefault();
  });
  frame.addEventListener("drop", async (event) => {
    const place = event.target.closest("[data-drop]")?.dataset.drop;
    const [first] = dragged ? JSON.parse(dragged.dataset.acts) : [];
    mark(null);
    if (!place || !first) return;
    event.preventDefault();
    await act(first.action, question(first));
    find(place)?.click();
  });
  frame.addEventListener("dragend", () => mark((dragged = null)));
  onShown(arm);
  arm();
}

function arm() {
  for (const card of frame.querySelectorAll(".lit[data-ref]")) card.draggable = true;
}

function mark(place) {
  frame.querySelector(".drop-here")?.classList.remove("drop-here");
  place?.classList.add("drop-here");
}
