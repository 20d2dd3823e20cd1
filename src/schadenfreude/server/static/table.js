// Keeps a table's page up to date. Everything works without it, by plain forms.

import { move } from "./motion.js";
import "./parts.js";
import { ruleLinks } from "./rule.js";
import { play } from "./sound.js";

const table = document.getElementById("table");
const said = document.getElementById("said");
const problem = document.getElementById("problem");
const address = table.dataset.address;
const yourTurn = table.dataset.yourTurn;
const title = document.title.replace(`${yourTurn} · `, "");
const MOST_SAID = 50; // sentences that screen readers can go back to
const KEPT = "details:is(.more, .told, .position, .leave, .legend)"; // they stay as open as they are when the table changes
const LONGEST_PAUSE = 30_000; // milliseconds between attempts to connect
const PATIENCE = 2_000; // milliseconds until what the socket does not bring is asked for
const ANSWERED = 8_000; // milliseconds in which a server that can be reached answers
const SILENCE = 20_000; // milliseconds without news, about, until the page asks whether there is any

let number = Number(table.dataset.number);
let socket = null; // null between two attempts
let pause = 500;
let next = null; // the timer of what is done next: ask, give up an attempt, try anew
let sending = null; // the last answer that was sent; one before it is not sent again
let following = false; // was the keyboard in the table when it last changed?

function swap(content) {
  const active = document.activeElement;
  const inside = table.contains(active);
  const typed = active?.id === "typed" ? active.value : null;
  const kept = [...table.querySelectorAll(KEPT)].map((details) => [details.className, details.open]);
  const picked = picks();
  table.replaceChildren(content);
  pickAgain(picked);
  for (const [name, open] of kept) {
    const details = table.querySelector(`details.${name}`);
    if (details) details.open = open;
  }
  following ||= inside;
  if (!inside && !(following && active === document.body)) return;
  const same = active.id ? document.getElementById(active.id) : null;
  if (same && typed !== null) same.value = typed;
  (same ?? table.querySelector("#question"))?.focus({ preventScroll: true });
}

// Which parts of a move are picked, as long as the same decision is asked.
function picks() {
  const decision = document.getElementById("parts")?.elements.decision.value;
  return { decision, ticks: [...table.querySelectorAll("input[name=part]")].map((box) => box.checked) };
}

function pickAgain({ decision, ticks }) {
  if (!ticks.includes(true) || picks().decision !== decision) return;
  const boxes = table.querySelectorAll("input[name=part]");
  boxes.forEach((box, place) => {
    box.checked = ticks[place];
  });
  boxes[0]?.dispatchEvent(new Event("change", { bubbles: true }));
}

function show(news) {
  if (news.number < number && news.since === 0) location.reload(); // the table is not the one that was: a backup came back
  if (news.number <= number) return;
  number = news.number;
  const next = document.createElement("template");
  next.innerHTML = news.html;
  const after = next.content;
  const over = !table.querySelector(".result") && after.querySelector(".result");
  const throws = (part) => [...part.querySelectorAll("[data-tumble]")].map((dice) => dice.dataset.tumble).join();
  const covers = after.querySelector("form[action$='/unveil']") !== null; // somebody else is to take the screen
  play(over ? "over" : news.is_asked ? "turn" : throws(table) !== throws(after) ? "dice" : "move");
  move(table, after, () => swap(after));
  if (covers) said.replaceChildren();
  for (const sentence of news.said) {
    const line = document.createElement("p");
    line.textContent = sentence;
    said.append(line);
  }
  while (said.children.length > MOST_SAID) said.firstElementChild.remove();
  if (news.status !== "open") for (const part of document.querySelectorAll("[data-before-start]")) part.remove();
  document.dispatchEvent(new CustomEvent("news", { detail: news })); // for the other modules of the page
  document.title = news.is_asked ? `${yourTurn} · ${title}` : title;
}

function complain(text, form, rules = []) {
  const line = document.createElement("p");
  line.className = "problem";
  line.textContent = text;
  line.append(" ", ...ruleLinks(rules));
  problem.replaceChildren(); // what is wrong with something typed stands where it was typed
  form.querySelector(".problem")?.remove();
  if (form.querySelector("input:not([type=hidden])")) form.prepend(line);
  else problem.append(line);
  line.setAttribute("role", "alert");
  return line;
}

// What came after the number that the page shows, by plain GET; null if nothing did.
async function ask() {
  const response = await fetch(`${address}/news?since=${number}`, { signal: AbortSignal.timeout(ANSWERED) });
  if (!response.ok) throw new Error(String(response.status));
  return response.status === 204 ? null : response.json();
}

function later(what, milliseconds) {
  clearTimeout(next);
  next = setTimeout(what, milliseconds * (0.75 + Math.random() / 2)); // not all pages at once
}

function connect() {
  const url = new URL(`${address}/socket?since=${number}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const own = new WebSocket(url);
  socket = own;
  later(lose, ANSWERED);
  own.addEventListener("open", () => {
    if (own !== socket) return;
    pause = 500;
    table.classList.remove("away");
    for (const line of document.querySelectorAll(".problem[data-until-back]")) line.remove();
    document.dispatchEvent(new Event("back"));
    later(look, SILENCE);
  });
  own.addEventListener("message", (event) => {
    if (own !== socket) return;
    later(look, SILENCE);
    show(JSON.parse(event.data));
  });
  own.addEventListener("close", () => {
    if (own === socket) lose();
  });
}

// The connection is gone, whether it says so or not.
function lose() {
  const lost = socket;
  socket = null;
  lost?.close();
  table.classList.add("away");
  later(connect, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

// A connection that died of a sleep or of another network says nothing and brings nothing: see whether this one is it.
async function look() {
  if (socket === null) return connect();
  if (socket.readyState !== WebSocket.OPEN) return;
  const own = socket;
  later(look, SILENCE);
  const news = await ask().catch(() => undefined);
  if (own !== socket || news === null) return;
  if (news === undefined) return lose();
  show(news);
  later(lose, 2 * PATIENCE); // unless the socket brings the same: it may be on its way, as people are told in turn
}

addEventListener("online", look);
document.addEventListener("visibilitychange", () => document.hidden || look());

// After something was done: wait for the news of it, and ask for it where no socket brings it.
async function reach(wanted) {
  if (number < wanted && socket?.readyState === WebSocket.OPEN) {
    await new Promise((resolve) => {
      document.addEventListener("news", resolve, { once: true });
      setTimeout(resolve, PATIENCE);
    });
  }
  if (number >= wanted) return;
  const news = await ask().catch(lose);
  if (news) show(news);
}

// The server's word on a form, or null if there is none.
async function post(form, body) {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(ANSWERED),
    });
    return { ok: response.ok, status: response.status, ...(await response.json()) };
  } catch {
    if (socket?.readyState === WebSocket.OPEN) lose(); // where a form does not get through, no news may either
    return null;
  }
}

// An answer is sent until the server has it: it knows this very answer again, so that a second time changes nothing.
async function insist(form, body) {
  sending = body;
  let said = await post(form, body);
  if (!said) delete form.dataset.sent; // another choice can be sent instead
  while (!said && sending === body) {
    complain(table.dataset.resent, form).dataset.untilBack = "";
    await new Promise((resolve) => {
      document.addEventListener("back", resolve, { once: true });
      setTimeout(resolve, LONGEST_PAUSE);
    });
    if (sending === body) said = await post(form, body);
  }
  return said;
}

table.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  if ("stranger" in table.dataset && form.action.endsWith("/join")) {
    return location.assign(`/name?back=${address}&seat=${body.get("seat")}`);
  }
  if (form.dataset.sent) return;
  form.dataset.sent = "yes";
  let said;
  if (form.action.endsWith("/answer")) {
    body.set("answer", crypto.randomUUID?.() ?? String(Math.random()));
    said = await insist(form, body);
    if (!said) return; // another one is sent
  } else {
    said = await post(form, body);
    if (!said) complain(table.dataset.unanswered, form).dataset.untilBack = "";
  }
  if (said?.ok) {
    problem.replaceChildren();
    if (said.address) return location.assign(said.address); // what was done leads to another table
    await reach(said.number);
  } else if (said) {
    complain(said.detail, form, said.rules);
    if (said.status === 401) location.assign(`/name?back=${encodeURIComponent(address)}`);
  }
  delete form.dataset.sent;
});

if (!matchMedia("(min-width: 900px)").matches) table.querySelector("details.told").open = false; // a drawer
connect();
