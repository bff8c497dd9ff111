// What moves within a picture: a group marked data-glide is seen to glide from where it was to where it is now.

import { onShown } from "./frame.js";

const frame = document.getElementById("frame");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const TIME = 700;
let places = new Map();

export function start() {
  places = look();
  onShown(() => {
    const before = places;
    places = look();
    if (!calm.matches && !document.hidden) move(before);
  });
}

const gliding = () => [...frame.querySelectorAll("svg [data-glide]")];

/** Where each of them is, in the units of its picture; those out of sight are nowhere. */
function look() {
  const found = new Map();
  for (const one of gliding()) {
    const here = one.getScreenCTM();
    const whole = one.ownerSVGElement.getScreenCTM();
    if (!here || !whole || !one.getClientRects().length) continue;
    const { e, f } = whole.inverse().multiply(here);
    found.set(one.dataset.glide, { x: e, y: f });
  }
  return found;
}

function move(before) {
  const shift = ({ dataset: { glide } }) => {
    const [old, now] = [before.get(glide), places.get(glide)];
    return old && now ? [old.x - now.x, old.y - now.y] : [0, 0];
  };
  for (const one of gliding()) {
    const carrier = one.parentElement.closest("[data-glide]"); // it takes along what is on it
    const [x, y] = shift(one);
    const [left, top] = carrier ? shift(carrier) : [0, 0];
    const [dx, dy] = [x - left, y - top];
    if (Math.abs(dx) + Math.abs(dy) < 1) continue;
    const { e, f } = one.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
    one.parentElement.append(one); // over what lies still
    one.animate([{ transform: `translate(${e + dx}px, ${f + dy}px)` }, { transform: `translate(${e}px, ${f}px)` }], {
      duration: TIME,
      easing: "cubic-bezier(0.4, 0, 0.2, 1)",
    });
  }
}
