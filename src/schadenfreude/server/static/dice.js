// Recomputes all outcomes of a game in the browser, from the secret and the salts (see fairness.py).

import { noted } from "./noted.js";

const place = document.getElementById("dice");
const row = document.getElementById("noted");
const before = noted(row.dataset.table); // what the server bound itself to, as it was shown before the game
const WORDS = 1n << 64n;
const encoder = new TextEncoder();

function bytes(hex) {
  return Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16));
}

function hex(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function hmac(secret, text) {
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, how, false, ["sign"]);
  return crypto.subtle.sign("HMAC", key, encoder.encode(text));
}

async function derive(key, number, k) {
  const refusedFrom = WORDS - (WORDS % BigInt(k));
  for (let attempt = 0; ; attempt++) {
    const word = new DataView(await hmac(key, `${number} ${attempt}`)).getBigUint64(0);
    if (word < refusedFrom) return Number(word % BigInt(k));
  }
}

function tell(finding, count, text) {
  const line = place.querySelector(`[data-finding=${finding}]`);
  if (text !== undefined) line.textContent = text;
  if (count !== undefined) line.querySelector("[data-count]").textContent = count;
  line.hidden = false;
}

async function check() {
  for (const line of place.querySelectorAll("[data-finding]")) line.hidden = true;
  const { commitment, secret, salts, outcomes } = await (await fetch(place.dataset.address)).json();
  const own = hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
  const isKept = own === (before ?? commitment);
  tell(`${before ? "noted-" : ""}${isKept ? "kept" : "broken"}`);
  const key = await hmac(bytes(secret), salts.join("\n"));
  let wrong = 0;
  for (const { number, chances, fits } of outcomes) {
    const outcome = await derive(key, number, chances);
    if (!fits.some(([first, last]) => first <= outcome && outcome <= last)) wrong += 1;
  }
  if (wrong) tell("wrong", `${wrong}/${outcomes.length}`);
  else tell("right", `${outcomes.length}/${outcomes.length}`);
  if (!wrong && isKept && before && salts.some((salt) => salt)) tell("fair");
}

if (before) {
  row.querySelector("code").textContent = before;
  row.hidden = false;
}

if (place && !globalThis.crypto?.subtle) {
  tell("problem", undefined, place.dataset.insecure);
} else if (place) {
  const button = place.querySelector("button");
  button.parentElement.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    await check().catch(() => tell("problem", undefined, place.dataset.away));
    button.disabled = false;
  });
}
