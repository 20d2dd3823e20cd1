// Pieces travel to where they belong, dice tumble, points count up. Nothing waits for it.

import { moves, settings } from "./settings.js";

const COUNTING = 350; // milliseconds
const MOST_TRAVELLERS = 24; // more at once is a reshuffle, not a move

// Pieces of a kind are alike: those that left a place are the ones that turn up at another.
function travellers(before, after) {
  const came = new Map();
  const key = (piece) => `${piece.dataset.piece} ${piece.dataset.place}`;
  const left = new Map();
  for (const piece of before.querySelectorAll("[data-piece]")) left.set(key(piece), [...(left.get(key(piece)) ?? []), piece]);
  for (const piece of after.querySelectorAll("[data-piece]")) {
    const same = left.get(key(piece));
    if (same?.length) same.shift();
    else came.set(piece.dataset.piece, [...(came.get(piece.dataset.piece) ?? []), piece]);
  }
  const pairs = [];
  for (const pieces of left.values()) {
    for (const piece of pieces.reverse()) {
      const target = came.get(piece.dataset.piece)?.shift();
      if (target) pairs.push([piece, target]);
    }
  }
  return pairs.length > MOST_TRAVELLERS ? [] : pairs;
}

function countUp(before, after) {
  for (const shown of after.querySelectorAll("[data-count]")) {
    const old = before.get(shown.dataset.count);
    const now = Number(shown.textContent);
    if (old === undefined || old === now || Number.isNaN(now)) continue;
    const begin = performance.now();
    const step = (time) => {
      const part = Math.min((time - begin) / COUNTING, 1);
      shown.textContent = String(Math.round(old + (now - old) * part));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

// Shows `after` (a fragment) in `table` by calling `swap`.
export function move(table, after, swap) {
  if (!moves()) {
    swap();
    return;
  }
  const counts = new Map([...table.querySelectorAll("[data-count]")].map((e) => [e.dataset.count, Number(e.textContent)]));
  const throws = new Set([...table.querySelectorAll("[data-tumble]")].map((e) => e.dataset.tumble));
  const question = table.querySelector("#question")?.textContent;
  for (const dice of after.querySelectorAll("[data-tumble]")) {
    if (!throws.has(dice.dataset.tumble)) dice.classList.add("tumbles");
  }
  const decision = after.querySelector(".decision.mine");
  if (decision && decision.querySelector("#question")?.textContent !== question) decision.classList.add("arrives");
  const pairs = document.startViewTransition && settings.speed !== "none" ? travellers(table, after) : [];
  const finish = () => {
    swap();
    countUp(counts, table);
  };
  if (!pairs.length) {
    finish();
    return;
  }
  pairs.forEach(([piece, target], i) => {
    piece.style.viewTransitionName = `piece${i}`;
    target.style.viewTransitionName = `piece${i}`;
  });
  const transition = document.startViewTransition(finish);
  transition.ready.catch(() => {}); // the next one was faster
  transition.finished.finally(() => {
    for (const [, target] of pairs) target.style.viewTransitionName = "";
  });
}
