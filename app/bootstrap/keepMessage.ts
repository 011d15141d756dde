import { announceValue } from './replayInput.ts';

/**
 * The account's page is drawn anew by React, and with it the field for a message to the agent. Returns what to call when that is
 * done: the new field then has what was typed into the prerendered one, and its focus. An Enter that was pressed there is pressed
 * again. [A50]
 */
export function keepMessage(place: HTMLElement): () => void {
  const field = place.querySelector('textarea');
  if (!field) return () => undefined;
  let isFocused = document.activeElement === field;
  field.addEventListener('focus', () => (isFocused = true));
  // A field that is removed from the page may lose its focus with an event too.
  field.addEventListener('blur', () => queueMicrotask(() => (isFocused &&= !field.isConnected)));

  let isDone = false;
  return () => {
    const next = place.querySelector('textarea');
    if (isDone || !next || next === field) return;
    isDone = true;
    // What was restored of an earlier visit was not to be sent.
    const isSent = field.dataset['sent'] !== undefined && next.value === '';
    if (field.value) {
      // What was restored of an earlier visit comes first.
      next.value = [next.value, field.value].filter(Boolean).join(' ');
      announceValue(next);
    }
    // Once React knows the text.
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    if (isSent) setTimeout(() => next.dispatchEvent(new KeyboardEvent('keydown', enter)));
    if (!isFocused) return;
    next.focus({ preventScroll: true });
    const fromEnd = field.value.length - field.selectionEnd;
    next.setSelectionRange(next.value.length - fromEnd, next.value.length - fromEnd);
  };
}
