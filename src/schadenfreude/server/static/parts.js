// Moves that are put together piece by piece (checkboxes of the form "parts"): what fits them lights up.

import { ruleLinks } from "./rule.js";

const table = document.getElementById("table");

let asked = 0; // how often it was asked what is against a move; only the last answer counts

table.addEventListener("change", async ({ target }) => {
  if (!target.matches("input[name=part]")) return;
  const picked = [...table.querySelectorAll("input[name=part]:not([data-extra]):checked")];
  const lights = light(picked.map((box) => box.value).join(" "));
  const question = ++asked;
  const hint = table.querySelector(".hint[data-how]");
  const against = picked.length && !lights ? await why() : null;
  if (question === asked && hint?.isConnected) tell(hint, against);
});

// Lights what fits the chosen parts; whether anything does.
function light(chosen) {
  let lights = false;
  for (const button of table.querySelectorAll("[data-fits]")) {
    const fits = button.dataset.fits.split("|").includes(chosen);
    lights ||= fits;
    button.classList.toggle("fits", fits);
    button.classList.toggle("fits-not", chosen !== "" && !fits);
  }
  return lights;
}

// What is against the move as it is now, as the server says; null if nothing is.
async function why() {
  const parts = new URLSearchParams(new FormData(document.getElementById("parts")));
  const response = await fetch(`${table.dataset.address}/why?${parts}`).catch(() => null);
  const answer = response?.ok ? await response.json() : { detail: null };
  return answer.detail === null ? null : answer;
}

function tell(hint, against) {
  hint.classList.toggle("wrong", against !== null);
  hint.textContent = against?.detail ?? hint.dataset.how;
  if (against) hint.append(" ", ...ruleLinks(against.rules));
}

// What unfolds from a piece folds again by Escape, and by a click elsewhere.

function fold(except) {
  for (const piece of table.querySelectorAll("details.many[open]")) if (!piece.contains(except)) piece.open = false;
}

document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && table.querySelector("details.many[open]");
  if (!open) return;
  fold(null);
  open.querySelector("summary").focus();
});
document.addEventListener("click", (event) => fold(event.target));
