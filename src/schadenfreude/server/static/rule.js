// What there is to read about something, without leaving the table: links to rules and to the odds open in a dialog.

const dialog = document.getElementById("rule");
const RULES = 'a[href^="/rules/"][href*="#"]';
const pages = new Map(); // the rules of a game, by address

// Links to rules by their numbers.
export function ruleLinks(rules) {
  return rules.flatMap((rule) => {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = `${document.getElementById("table").dataset.rules}#${rule}`;
    link.textContent = rule;
    return [link, " "];
  });
}

async function read(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

async function rules(address) {
  if (!pages.has(address)) pages.set(address, await read(address));
  return pages.get(address);
}

document.getElementById("main").addEventListener("click", async (event) => {
  const link = event.target.closest(`${RULES}, a.odds`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const [address, anchor] = link.getAttribute("href").split("#");
  try {
    const page = await (link.matches(RULES) ? rules(address) : read(address));
    const part = page.getElementById(anchor).cloneNode(true);
    part.removeAttribute("id");
    dialog.querySelector(".why").textContent = link.dataset.why ?? "";
    dialog.querySelector("div").replaceChildren(part);
    dialog.showModal();
  } catch {
    location.assign(link.href);
  }
});

dialog.addEventListener("click", (event) => {
  if (event.target === dialog || event.target.closest("button")) dialog.close();
});
