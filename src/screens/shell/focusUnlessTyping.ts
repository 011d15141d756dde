/**
 * Moves the focus to what comes next, unless the user has begun to type somewhere else meanwhile. What an input holds already is
 * selected, so that typing replaces it.
 */
export function focusUnlessTyping(next: HTMLElement | null) {
  if (document.activeElement?.matches('input, textarea')) return;
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
