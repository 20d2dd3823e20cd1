// Moves that are put together piece by piece (checkboxes of the form "parts"): what fits them lights up.

const table = document.getElementById("table");

table.addEventListener("change", () => {
  const chosen = [...table.querySelectorAll("input[name=part][data-piece]:checked")].map((box) => box.value).join(" ");
  for (const button of table.querySelectorAll("[data-fits]")) {
    const fits = button.dataset.fits.split("|").includes(chosen);
    button.classList.toggle("fits", fits);
    button.classList.toggle("fits-not", chosen !== "" && !fits);
  }
});

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
