// Takes out of a page what axe has nothing to say about, or would be wrong about. Each function returns another that puts it back.

/** The last dialog in the document is on top. */
export const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/** Takes the parts out of hidden icons, a fifth of a page, about which axe has nothing to say. */
export function emptyIcons() {
  // Where a part can take the focus, axe has.
  const icons = [...document.querySelectorAll('svg[aria-hidden="true"]:not(:has(a, [tabindex]))')].map(
    (icon) => [icon, [...icon.childNodes]] as const,
  );
  for (const [icon] of icons) icon.replaceChildren();
  return () => {
    for (const [icon, parts] of icons) icon.replaceChildren(...parts);
  };
}

/**
 * Hides what is behind an open dialog. It is inert and is checked in stories without the dialog; axe would ignore it too, but
 * only after measuring every element.
 */
export function hideBehind(dialog: Element) {
  const hidden: [element: HTMLElement, style: string | null][] = [];
  for (let path = dialog; path !== document.body && path.parentElement; path = path.parentElement)
    for (const element of path.parentElement.children)
      if (element !== path && element instanceof HTMLElement)
        hidden.push([element, element.getAttribute('style')]);
  for (const [element] of hidden) element.style.setProperty('display', 'none', 'important');
  return () => {
    for (const [element, style] of hidden)
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
  };
}

/** What lies below a bar at the window's end can be scrolled from under it, which axe does not know. */
export function unstickBars() {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].map(
    (bar) => [bar, bar.style.position] as const,
  );
  for (const [bar] of bars) bar.style.position = 'static';
  return () => {
    for (const [bar, style] of bars) bar.style.position = style;
  };
}
