import type { BootState } from './bootState.ts';
import { markWaiting } from './markWaiting.ts';

/** Tells React what was typed or chosen in a field before hydration, of which it knows nothing. */
export function announceValue(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value;
  if (typed === '') return;
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React watches the element's own `value` property. Setting it through the prototype makes the change visible to
  // React.
  field.value = '';
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Returns a function for the moment when React handles input in `root`. It replays earlier typing and presses, once.
 */
export function replayInput(root: HTMLElement, bootState: BootState) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    bootState.stopListening();
    markWaiting();
    for (const field of root.querySelectorAll('input')) announceValue(field);
    // One after the other, so that each press finds what the previous one has changed.
    for (const button of bootState.presses)
      setTimeout(() => {
        if (button.isConnected) button.click();
      });
  };
}
