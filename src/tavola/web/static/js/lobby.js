// The lobby: who picks what only some numbers of players can play gets such a number picked as well.

const form = document.querySelector("form.lobby");

form.addEventListener("change", ({ target }) => {
  const possible = target.selectedOptions?.[0]?.dataset.seats?.split(" ");
  const picked = form.querySelector("[name=seats]:checked");
  if (!possible || !picked || possible.includes(picked.value)) return;
  form.querySelector(`[name=seats][value="${possible[0]}"]`).checked = true;
});
