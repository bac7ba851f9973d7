// @ts-check
// Reads a record from a file into the field for its text.

const record = /** @type {HTMLTextAreaElement | null} */ (document.querySelector("textarea[name=record]"));
const file = /** @type {HTMLInputElement | null} */ (document.querySelector("input[type=file]"));
if (record && file) {
  // Without this script the text alone can be sent.
  file.closest("label")?.removeAttribute("hidden");
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (chosen) record.value = await chosen.text();
  });
}
