/** What this browser keeps under a name; '' for nothing, and where its storage is refused. */
export function storedText(key: string) {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text in this browser. Where its storage is refused, the next visit does not know it. */
export function storeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing that is kept here is needed.
  }
}
