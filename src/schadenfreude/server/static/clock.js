// Counts down the time that is left; as text it is on the page already.

const HOURS = 3_600_000;

function show() {
  for (const clock of document.querySelectorAll("time[data-deadline]")) {
    const left = Math.max(clock.dataset.deadline - Date.now(), 0);
    if (left >= 2 * HOURS) continue;
    const seconds = Math.ceil(left / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.classList.toggle("soon", seconds <= 10);
  }
}

setInterval(show, 500);
document.addEventListener("news", show);
