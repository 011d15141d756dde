const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text for HTML, between tags and within quoted attributes; nothing for null. */
export const escapeHtml = (text: string | null) =>
  (text ?? '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
