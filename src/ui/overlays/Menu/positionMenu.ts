/** From the trigger and from the window's edges, in px: `gap` of Menu.css.ts. */
const gapPx = 8;

/** Whether the browser itself can hold a menu to its trigger (Chrome 129, Firefox 147, Safari 26). */
export const supportsAnchorPositioning = () => CSS.supports('position-area: block-end');

export interface Placement {
  side: 'top' | 'bottom';
  align: 'start' | 'end';
}

/** Where it would lie, or on the other side of the trigger where there is more room; never outside of the window. */
function fitAlong(preferred: number, other: number, length: number, room: number) {
  const fits = (start: number) => start >= gapPx && start + length <= room - gapPx;
  const start = fits(preferred) || !fits(other) ? preferred : other;
  return Math.max(gapPx, Math.min(start, room - gapPx - length));
}

/** Does by hand what the styles ask of browsers that can anchor: without it the menu lies in a corner of the window. */
export function positionMenu(menu: HTMLElement, trigger: HTMLElement, { side, align }: Placement) {
  const { top, bottom, left, right } = trigger.getBoundingClientRect();
  menu.style.minWidth = `max(12rem, min(20rem, ${right - left}px, 100vw - ${2 * gapPx}px))`;
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const [above, below] = [top - gapPx - height, bottom + gapPx];
  const [fromLeft, fromRight] = [left, right - width];
  const beginsLeft = (align === 'start') === (getComputedStyle(menu).direction === 'ltr');
  const x = beginsLeft
    ? fitAlong(fromLeft, fromRight, width, clientWidth)
    : fitAlong(fromRight, fromLeft, width, clientWidth);
  const y =
    side === 'bottom'
      ? fitAlong(below, above, height, clientHeight)
      : fitAlong(above, below, height, clientHeight);
  Object.assign(menu.style, {
    positionArea: 'none',
    inset: 'auto',
    margin: '0',
    left: `${x}px`,
    top: `${y}px`,
  });
}
