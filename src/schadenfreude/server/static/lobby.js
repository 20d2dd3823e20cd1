// Keeps the lists of the first page up to date.

const lists = document.getElementById("lists");
const PAUSE = 5000; // milliseconds between looks

async function look() {
  if (!document.hidden && !lists.contains(document.activeElement)) {
    const response = await fetch("/lists").catch(() => null);
    const html = response?.ok ? await response.text() : lists.innerHTML;
    if (html !== lists.dataset.html) {
      lists.innerHTML = html;
      lists.dataset.html = html;
    }
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
