// The lobby: who picks what only some numbers of players can play gets such a number picked as well; and who picks
// from a list does not bring a deck of their own any more.

const form = document.querySelector("form.lobby");

form.addEventListener("change", ({ target }) => {
  const possible = target.selectedOptions?.[0]?.dataset.seats?.split(" ");
  const picked = form.querySelector("[name=seats]:checked");
  if (!possible || !picked || possible.includes(picked.value)) return;
  form.querySelector(`[name=seats][value="${possible[0]}"]`).checked = true;
});

form.addEventListener("change", ({ target }) => {
  const brought = target.matches("select") && target.parentElement.querySelector(".brought");
  if (!brought) return;
  brought.remove();
  target.parentElement.querySelector("textarea").value = "";
});
