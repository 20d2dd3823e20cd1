// How much moves and whether anything sounds: kept in this browser.

const speed = document.getElementById("speed");
const sound = document.getElementById("sound");
const KEY = "schadenfreude-";

function kept(name, usual) {
  try {
    return localStorage.getItem(KEY + name) ?? usual;
  } catch {
    return usual; // a browser that keeps nothing
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(KEY + name, value);
  } catch {
    // then for this page only
  }
}

export const settings = { speed: kept("speed", "full"), sound: kept("sound", "off") === "on" };

export function moves() {
  return settings.speed !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function apply() {
  document.documentElement.dataset.speed = settings.speed;
}

speed.value = settings.speed;
sound.checked = settings.sound;
speed.addEventListener("change", () => {
  settings.speed = speed.value;
  keep("speed", settings.speed);
  apply();
});
sound.addEventListener("change", () => {
  settings.sound = sound.checked;
  keep("sound", settings.sound ? "on" : "off");
});
document.querySelector(".settings").hidden = false;
apply();
