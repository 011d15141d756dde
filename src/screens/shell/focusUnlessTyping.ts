/** Moves the focus to what comes next, unless the user has begun to type somewhere else meanwhile. */
export function focusUnlessTyping(next: HTMLElement | null) {
  if (!document.activeElement?.matches('input, textarea')) next?.focus();
}
