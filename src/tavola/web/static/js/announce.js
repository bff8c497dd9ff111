// Telling: new log lines to screen readers; "your turn" in the title and by a sound that can be switched off.

import { form, onShown } from "./frame.js";

const log = document.getElementById("announce");
const words = document.getElementById("words").dataset;
const sound = document.getElementById("sound");
const plain = document.title;
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
  title(form().dataset.turn);
  onShown(({ before, after }) => {
    read(after.lines - before.lines);
    title(after.turn);
    if (after.turn === "mine" && before.turn !== "mine" && isOn()) chime();
  });
}

const isOn = () => localStorage.getItem("sound") !== "off";

function drawSwitch() {
  sound.setAttribute("aria-pressed", isOn());
  const use = sound.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, isOn() ? "#sound" : "#mute"));
}

function title(turn) {
  const news = { mine: words.yourTurn, over: words.over }[turn];
  document.title = news ? `${turn === "mine" ? "● " : ""}${news} · ${plain}` : plain;
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
