// A rule without leaving the table: links to rules open it in a dialog.

const dialog = document.getElementById("rule");
const pages = new Map(); // the rules of a game, by address

async function rules(address) {
  if (!pages.has(address)) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    pages.set(address, new DOMParser().parseFromString(await response.text(), "text/html"));
  }
  return pages.get(address);
}

document.getElementById("main").addEventListener("click", async (event) => {
  const link = event.target.closest('a[href^="/rules/"][href*="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const [address, anchor] = link.getAttribute("href").split("#");
  try {
    const rule = (await rules(address)).getElementById(anchor).cloneNode(true);
    rule.removeAttribute("id");
    dialog.querySelector(".why").textContent = link.dataset.why ?? "";
    dialog.querySelector("div").replaceChildren(rule);
    dialog.showModal();
  } catch {
    location.assign(link.href);
  }
});

dialog.addEventListener("click", (event) => {
  if (event.target === dialog || event.target.closest("button")) dialog.close();
});
