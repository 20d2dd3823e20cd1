// Steps through a replay with the arrow keys; the links do the same.

const STEPS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

document.querySelector(".moves [aria-current]")?.scrollIntoView({ block: "nearest" });
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, select, textarea");
  if (typing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = document.querySelector(`[data-step=${STEPS[event.key]}]`);
  if (!link) return;
  event.preventDefault();
  link.click();
});
