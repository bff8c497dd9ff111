// To the clipboard, and whether it got there.

/** Copy what stands in a field, which is selected for whoever must do it by hand; false where the browser refuses. */
export async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Browsers offer the clipboard to safe addresses only; what is selected they copy from any.
    return document.execCommand("copy");
  }
}
