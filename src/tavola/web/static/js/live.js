// The line to the server: it says that something has happened, and the table is fetched. It comes back when it breaks.

const state = document.getElementById("link-state");
const FIRST = 500;
const LONGEST = 15000;
let wait = FIRST;
let timer = 0;
let socket = null;

/** Call `refresh` when the match of `token` moves on, `hear` with the number of what is said; both after every break. */
export function start(token, refresh, hear) {
  const open = () => {
    clearTimeout(timer);
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live/${token}`);
    socket.addEventListener("open", () => {
      wait = FIRST;
      state.hidden = true; // the first message comes at once
    });
    socket.addEventListener("message", ({ data }) => {
      const { talk } = JSON.parse(data);
      talk ? hear(talk) : refresh();
    });
    socket.addEventListener("close", () => {
      state.hidden = false;
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(2 * wait, LONGEST);
    });
  };
  const atOnce = () => document.hidden || socket.readyState !== WebSocket.CLOSED || open();
  addEventListener("online", atOnce);
  document.addEventListener("visibilitychange", atOnce);
  open();
}
