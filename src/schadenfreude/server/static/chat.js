// The table's talk: what comes with the news, and saying something without leaving the page.

const chat = document.getElementById("chat");
const lines = chat.querySelector("ol");
const details = chat.querySelector("details");
const HIDDEN = "chat-hidden"; // where this browser remembers that its owner wants no talk

function add({ number, name, text }) {
  if (lines.querySelector(`[data-number="${number}"]`)) return;
  const line = document.createElement("li");
  const who = document.createElement("strong");
  line.dataset.number = number;
  who.textContent = name;
  line.append(who, ` ${text}`);
  lines.append(line);
  lines.scrollTop = lines.scrollHeight;
}

document.addEventListener("news", ({ detail: news }) => {
  news.chat.forEach(add);
  chat.hidden = !news.has_chat && !news.is_host && !lines.children.length;
  chat.querySelector(".say").hidden = !news.may_talk;
  chat.querySelector(".silence").hidden = !news.is_host;
  for (const button of chat.querySelectorAll(".silence button")) {
    button.hidden = (button.value === "yes") !== news.has_chat;
  }
});

chat.addEventListener("submit", async (event) => {
  if (!event.target.classList.contains("say")) return;
  event.preventDefault();
  const form = event.target;
  const response = await fetch(form.action, {
    method: "POST",
    body: new URLSearchParams(new FormData(form)),
    headers: { accept: "application/json" },
  }).catch(() => null);
  const field = form.elements.text;
  field.setCustomValidity("");
  if (response?.ok) {
    form.reset();
  } else {
    field.setCustomValidity(response ? (await response.json()).detail : document.getElementById("table").dataset.unanswered);
    field.reportValidity();
    field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  }
});

details.open = localStorage.getItem(HIDDEN) === null;
details.addEventListener("toggle", () => {
  if (details.open) localStorage.removeItem(HIDDEN);
  else localStorage.setItem(HIDDEN, "yes");
});
lines.scrollTop = lines.scrollHeight;
