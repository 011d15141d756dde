import { announceValue } from './replayInput.ts';

/**
 * The account's page is rendered again by React, which replaces the field for a message to the agent. Returns what to call when that
 * is done: the new field then has what was typed into the prerendered one, and its focus. An Enter that was pressed there is pressed
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
    // Do not send when the new field already holds a draft of an earlier visit.
    const isSent = field.dataset['sent'] !== undefined && next.value === '';
    if (field.value) {
      // The draft of an earlier visit comes first.
      next.value = [next.value, field.value].filter(Boolean).join(' ');
      announceValue(next);
    }
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    // In the next task, after React has taken over the text.
    if (isSent) setTimeout(() => next.dispatchEvent(new KeyboardEvent('keydown', enter)));
    if (!isFocused) return;
    next.focus({ preventScroll: true });
    const fromEnd = field.value.length - field.selectionEnd;
    next.setSelectionRange(next.value.length - fromEnd, next.value.length - fromEnd);
  };
}
