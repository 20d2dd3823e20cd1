// Adds to the secret of the dice something that this browser draws, where nobody has typed anything.

document.addEventListener("formdata", ({ target, formData }) => {
  if (!target.hasAttribute("data-salt") || formData.get("salt")) return;
  const drawn = crypto.getRandomValues(new Uint8Array(16));
  formData.set("salt", Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join(""));
});
