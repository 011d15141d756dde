/**
 * Marks the button whose press waits for the app's code (src/ui/theme/markedPress.css.ts), and no other one: a later press takes the mark
 * along. Without a button nothing is marked any longer.
 */
export function markWaiting(button?: Element) {
  const before = document.querySelector('[data-waiting]');
  for (const name of ['data-waiting', 'aria-busy']) {
    before?.removeAttribute(name);
    button?.setAttribute(name, 'true');
  }
}
