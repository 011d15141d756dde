/** The distance from the trigger and from the window's edges. It equals `gap` of Menu.css.ts. */
const gapPx = 8;

/** Whether the browser can keep a popup beside its trigger by CSS (Chrome 129, Firefox 147, Safari 26). */
export const supportsAnchorPositioning = () => CSS.supports('position-area: block-end');

/** The side of the trigger on which a menu opens, and the edge of the trigger with which it lines up. */
export interface Placement {
  side: 'top' | 'bottom';
  align: 'start' | 'end';
}

/**
 * The start of the menu on one axis, in px: `preferred`, or `other` where only that one fits. Never outside of the window.
 * `length` is the menu's size on that axis, `room` the window's.
 */
function fitAlong(preferred: number, other: number, length: number, room: number) {
  const fits = (start: number) => start >= gapPx && start + length <= room - gapPx;
  const start = fits(preferred) || !fits(other) ? preferred : other;
  return Math.max(gapPx, Math.min(start, room - gapPx - length));
}

/** Places the menu beside its trigger by script, for browsers that do not know the anchor positioning of Menu.css.ts. */
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
