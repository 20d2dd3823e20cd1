// Notes the hash of a table's secret as it was shown before the game, as one would on paper: whoever asks for it only
// afterwards learns nothing but what the server says then.

const PLACE = "commitments"; // where this browser keeps them, by table
const MOST = 500; // tables; the oldest are forgotten

function all() {
  return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
}

// The hash that was noted for a table before its game; undefined if none was.
export function noted(table) {
  return all()[table];
}

function note({ textContent, dataset }) {
  const kept = all();
  if (dataset.bound in kept) return; // what was shown first counts
  const entries = [...Object.entries(kept), [dataset.bound, textContent]].slice(-MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
}

// A table that is still to be opened may never be: its hash is noted when its form is sent.
for (const hash of document.querySelectorAll("[data-bound]")) if (!hash.closest("form")) note(hash);
document.addEventListener("submit", ({ target }) => target.querySelectorAll("[data-bound]").forEach(note));
