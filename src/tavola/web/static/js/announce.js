// Telling: new log lines and whose turn it is to screen readers and in the title; "your turn" by a sound, too.

import { form, onShown } from "./frame.js";

const log = document.getElementById("announce");
const sound = document.getElementById("sound");
const status = document.getElementById("status");
const words = document.getElementById("words").dataset;
const NEWS = 6;
let audio = null;

export function start() {
  sound.hidden = false;
  sound.addEventListener("click", () => {
    localStorage.setItem("sound", isOn() ? "off" : "on");
    drawSwitch();
    if (isOn()) chime();
  });
  drawSwitch();
  title(form().dataset);
  onShown(({ before, after }) => {
    read(after.lines - before.lines);
    title(after);
    if (after.whose !== before.whose || after.trouble !== before.trouble) {
      status.textContent = after.trouble === before.trouble ? after.whose : `${after.trouble} ${after.whose}`;
    }
    if (after.turn === "mine" && before.turn !== "mine" && isOn() && mayPlay()) chime();
  });
}

/** No browser lets a page sound before somebody has touched it. */
const mayPlay = () => navigator.userActivation?.hasBeenActive ?? true;
const isOn = () => localStorage.getItem("sound") !== "off";

function drawSwitch() {
  sound.setAttribute("aria-pressed", isOn());
  const use = sound.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, isOn() ? "#sound" : "#mute"));
}

function title({ turn, whose }) {
  document.title = `${turn === "mine" ? "● " : ""}${whose} · ${words.title}`;
}

function read(count) {
  const lines = [...form().querySelectorAll("#log li")].slice(0, Math.min(count, NEWS)).reverse();
  log.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement("p");
      item.textContent = (line.querySelector("summary") ?? line).textContent;
      return item;
    }),
  );
}

/** Two soft notes, made here. */
function chime() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const [delay, pitch] of [[0, 523.25], [0.14, 783.99]]) {
    const at = audio.currentTime + delay;
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "sine" });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  }
}
