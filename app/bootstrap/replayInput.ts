import type { BootState } from './bootState.ts';

/** React keeps what was typed or chosen before it came in the field, and knows nothing of it. */
function announceValue(field: HTMLInputElement) {
  const typed = field.value;
  if (typed === '') return;
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React watches the element's own property for what it wrote itself, and compares with that.
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What to call when React listens in `root`: it is told what was typed and pressed before. Only the first call counts. */
export function replayInput(root: HTMLElement, bootState: BootState) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    bootState.stopListening();
    for (const field of root.querySelectorAll('input')) announceValue(field);
    // One by one: each press finds what the last one did.
    for (const button of bootState.presses)
      setTimeout(() => {
        if (button.isConnected) button.click();
      });
  };
}
