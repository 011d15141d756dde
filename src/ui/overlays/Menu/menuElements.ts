/** The items of a menu, in their order. */
export const menuItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
/** The menu that a trigger opens. */
export const menuOfTrigger = (trigger: HTMLButtonElement) => trigger.popoverTargetElement as HTMLElement;
/** The button that opens a menu. */
export const triggerOfMenu = (menu: HTMLElement) =>
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);
/** The item around an event's target; null between the items. */
export const closestMenuItem = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[role^="menuitem"]');

/** Opens the menu of a trigger. The focus goes to the first or last item, or without `focused` to the menu itself. */
export function openMenu(trigger: HTMLButtonElement, focused?: 'first' | 'last') {
  const menu = menuOfTrigger(trigger);
  // Safari does not focus a button that is pressed. The closing menu gives the focus back to what had it, so the trigger takes it.
  if (document.activeElement !== trigger) trigger.focus({ preventScroll: true });
  menu.togglePopover(true);
  if (focused)
    menuItems(menu)
      .at(focused === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the menu, unless an item has it. Call it after the frame that shows the menu: moving the focus computes
 * the layout, which would delay that frame.
 */
export function focusMenu(menu: HTMLElement) {
  if (!menu.contains(document.activeElement)) menu.focus({ preventScroll: true });
}
