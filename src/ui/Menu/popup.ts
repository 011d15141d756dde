export const items = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
export const menuOf = (trigger: HTMLButtonElement) => trigger.popoverTargetElement as HTMLElement;
export const itemOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role^="menuitem"]');

/** Opens it, with the focus where the next key is expected. */
export function show(trigger: HTMLButtonElement, focused: 'menu' | 'first' | 'last') {
  const menu = menuOf(trigger);
  // Safari leaves a pressed button without the focus, and the browser gives it back to whatever had it.
  if (document.activeElement !== trigger) trigger.focus({ preventScroll: true });
  // Opening and the focus in one: each by itself would lay the menu out.
  menu.autofocus = focused === 'menu';
  menu.togglePopover(true);
  if (focused !== 'menu') items(menu).at(focused === 'first' ? 0 : -1)?.focus({ preventScroll: true });
}
