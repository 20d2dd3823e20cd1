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
