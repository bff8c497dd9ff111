// A short notice: why not, with the rule that says so. It lies over everything else that is open.

const toast = document.getElementById("toast");
let timer = 0;

/** Show `reason`, and the rule if there is one. */
export function say({ reason, rule = "", rule_text = "" }) {
  const title = document.createElement("strong");
  title.textContent = reason;
  const parts = [title];
  if (rule) {
    const link = document.createElement("a");
    link.href = toast.dataset.rules + rule;
    link.target = "_blank";
    link.className = "rule-id";
    link.textContent = rule;
    const line = document.createElement("p");
    line.append(link, " ", rule_text);
    parts.push(line);
  }
  toast.replaceChildren(...parts);
  toast.hidden = false;
  toast.popover = "manual"; // not in the page: a notice that the server sends is seen without a script, too
  raise();
  clearTimeout(timer);
  timer = setTimeout(hush, 5000 + 30 * (reason.length + rule_text.length));
}

/** Lay the notice, if there is one, over what has just been opened. */
export function raise() {
  if (toast.hidden || !toast.popover) return;
  toast.hidePopover();
  toast.showPopover();
}

export function hush() {
  toast.hidden = true;
}

toast.addEventListener("click", (event) => event.target.closest("a") || hush());
