// Looking for cards: what is written or ticked is looked for at once, and the address follows.
// The server draws whole pages; of these the parts that change are taken over, so that nothing loses its focus.

let queue = Promise.resolve();
let asked = 0;

const form = () => document.getElementById("browse");
const parts = () => [...document.querySelectorAll("[data-part]")];
const field = () => document.getElementById("search");

/** The address that sending the form would lead to, without what is empty or as usual. */
export function wanted() {
  const usual = Object.fromEntries([...form().querySelectorAll("[data-usual]")].map((one) => [one.name, one.dataset.usual]));
  const query = new URLSearchParams();
  // Of a box that speaks for the field before it, what comes last is how it stands.
  for (const [name, value] of new FormData(form())) name in usual ? query.set(name, value) : query.append(name, value);
  for (const [name, value] of [...query]) if (value === (usual[name] ?? "")) query.delete(name, value);
  return `${form().getAttribute("action")}${query.size ? `?${query}` : ""}`;
}

/** Show the page at `address`. `remember` is how the browser is told: "push", "replace" or nothing. */
export function show(address, remember, then = () => {}) {
  const number = ++asked;
  queue = queue.then(async () => {
    // Whoever goes on typing does not wait for what was asked before.
    if (remember === "replace" && number < asked) return;
    await load(typeof address === "function" ? address() : address, remember, then);
  });
  return queue;
}

async function load(address, remember, then) {
  form().setAttribute("aria-busy", "true");
  try {
    const response = await fetch(address, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!page.getElementById("browse")) throw new Error("no page");
    if (remember) {
      const steps = (history.state?.steps ?? 0) + (remember === "push" ? 1 : 0);
      history[`${remember}State`]({ steps }, "", response.url);
    }
    document.title = page.title;
    const focused = document.activeElement;
    takeOver(page);
    takeFields(page, remember);
    if (!document.contains(focused)) find(focused)?.focus({ preventScroll: true });
    then(page);
    document.dispatchEvent(new Event("shown"));
  } catch {
    location.assign(address);
  } finally {
    form().removeAttribute("aria-busy");
  }
}

function takeOver(page) {
  for (const part of parts()) {
    const next = page.getElementById(part.id);
    if (next && next.innerHTML !== part.innerHTML) part.innerHTML = next.innerHTML;
  }
  const back = page.querySelector(".bar [name=back]");
  for (const one of document.querySelectorAll(".bar [name=back]")) one.value = back?.value ?? one.value;
}

/** The fields go along with the address, save what somebody is writing. */
function takeFields(page, remember) {
  for (const one of form().querySelectorAll("input:not([type=hidden]), select")) {
    const next = one.id ? page.getElementById(one.id) : page.querySelector(`[name="${one.name}"][value="${CSS.escape(one.value)}"]`);
    if (!next || !one.name || (one === document.activeElement && remember) || one.closest("[data-part]")) continue;
    if ("checked" in one && one.matches("[type=checkbox], [type=radio]")) one.checked = next.checked;
    else one.value = next.value;
  }
}

/** What stands where `gone` stood: the same thing drawn anew, or else its like on the next line. */
const find = (gone) => (gone?.id && document.getElementById(gone.id)) || null;

export function start() {
  document.documentElement.classList.add("scripted");
  let timer = 0;
  form().addEventListener("input", ({ target }) => {
    if (target !== field()) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(wanted, "replace"), 120);
  });
  form().addEventListener("change", ({ target }) => {
    if (target.matches("[name=tab]")) history.replaceState(history.state, "", wanted());
    else if (target !== field()) show(wanted, target.matches("#format") ? "push" : "replace");
  });
  form().addEventListener("submit", (event) => {
    if (event.submitter?.matches("[name=add], [name=take]")) return;
    event.preventDefault();
    clearTimeout(timer);
    show(wanted, "replace");
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-load]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const open = link.getAttribute("href");
    show(open, "replace", () => document.contains(link) || field().focus({ preventScroll: true }));
  });
  addEventListener("popstate", () => show(location.href, ""));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeFacets();
    if (event.key !== "/" || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field().focus();
    field().select();
  });
  document.addEventListener("pointerdown", ({ target }) => target.closest(".facet") || closeFacets());
}

function closeFacets() {
  for (const facet of document.querySelectorAll(".facet[open]")) {
    const inside = facet.contains(document.activeElement);
    facet.open = false;
    if (inside) facet.querySelector("summary").focus();
  }
}

/** Whether keys are letters there. */
export const isWriting = (target) =>
  target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
