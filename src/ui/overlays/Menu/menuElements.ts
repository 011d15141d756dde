export const menuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
export const menuOfTrigger = (trigger: HTMLButtonElement) => trigger.popoverTargetElement as HTMLElement;
export const triggerOfMenu = (menu: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);
export const closestMenuItem = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[role^="menuitem"]');

/** Opens it, with the focus where the next key is expected; without an end to begin at, the menu takes it itself. */
export function openMenu(trigger: HTMLButtonElement, focused?: 'first' | 'last') {
  const menu = menuOfTrigger(trigger);
  // Safari leaves a pressed button without the focus, and the browser gives it back to whatever had it.
  if (document.activeElement !== trigger) trigger.focus({ preventScroll: true });
  menu.togglePopover(true);
  if (focused)
    menuItems(menu)
      .at(focused === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
}

/** After the frame that shows it: to move the focus lays the page out, and the frame would have to wait. */
export function focusMenu(menu: HTMLElement) {
  if (!menu.contains(document.activeElement)) menu.focus({ preventScroll: true });
}
