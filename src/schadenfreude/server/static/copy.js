// Copies a link that is to be passed on. Without https browsers keep their clipboard from scripts; then the link is
// selected and copied as a hand would do it.

for (const button of document.querySelectorAll("button[data-copied]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const told = button.parentElement.querySelector("[role=status]");
    told.textContent = ""; // so that it is told again
    const done = await copy(button.parentElement.querySelector("a"));
    told.textContent = done ? button.dataset.copied : button.dataset.selected;
  });
}

async function copy(link) {
  try {
    await navigator.clipboard.writeText(link.href);
    return true;
  } catch {
    getSelection().selectAllChildren(link);
    return document.execCommand("copy");
  }
}
