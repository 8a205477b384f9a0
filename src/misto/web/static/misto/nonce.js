// The phrase for the deal is made here, in the player's browser: the server makes none (GAME-2).
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 6;
const LENGTH = 5;

const phrase = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * LENGTH));
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: GROUPS }, (_, at) =>
    letters.slice(at * LENGTH, (at + 1) * LENGTH).join(""),
  ).join("-");
};

for (const box of document.querySelectorAll("[data-nonce]")) {
  const field = box.querySelector("input");
  const again = box.querySelector("button");
  if (!field.value) field.value = phrase();
  if (field.getAttribute("aria-invalid") !== "true") box.open = false;
  if (again) {
    again.hidden = false;
    again.addEventListener("click", () => {
      field.value = phrase();
    });
  }
}
