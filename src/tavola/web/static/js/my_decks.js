// One's own decks, kept in this browser only: name -> code and format, and the deck that is being built.

const EMPTY = { decks: {}, draft: null };
const place = (game) => `tavola.decks.${game}`;

/** What is kept of a game. What cannot be read counts as nothing. */
export function kept(game) {
  try {
    const found = JSON.parse(localStorage.getItem(place(game)));
    return { decks: { ...found?.decks }, draft: found?.draft ?? null };
  } catch {
    return structuredClone(EMPTY);
  }
}

/** Change what is kept; false where the browser keeps nothing. */
export function keep(game, change) {
  const now = kept(game);
  change(now);
  try {
    localStorage.setItem(place(game), JSON.stringify(now));
    return true;
  } catch {
    return false;
  }
}

/** A deck as a part of an address. */
export function query({ code, format }, name = "") {
  const pairs = Object.entries({ deck: code, format, name }).filter(([, value]) => value);
  return new URLSearchParams(pairs).toString();
}
