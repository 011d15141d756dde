/** What is read: the innermost element at the upper edge of what is in sight. */
export interface ReadingPlace {
  element: Element;
  /** The part of it that is above the edge, from 0 to 1: as a share, because its lines break elsewhere on a wider screen. */
  above: number;
  /** How far below the edge it begins, in px. */
  below: number;
}

/** Where reading begins in what scrolls: below a header that stays, for which `scroll-padding` leaves room. In px. */
export const readingEdge = (box: Element) =>
  box.getBoundingClientRect().top + (parseFloat(getComputedStyle(box).scrollPaddingTop) || 0);

export function readingPlace(content: Element, box: Element): ReadingPlace {
  const edge = readingEdge(box);
  let element = content;
  let { top, height } = content.getBoundingClientRect();
  while (top <= edge) {
    const inner = [...element.children].find((child) => child.getBoundingClientRect().bottom > edge);
    if (!inner) break;
    element = inner;
    ({ top, height } = inner.getBoundingClientRect());
  }
  return { element, above: Math.max(0, edge - top) / (height || 1), below: Math.max(0, top - edge) };
}

/** Where the box has to be scrolled to show that place again. Where it is, if what was read has gone. */
export function scrollTopOf({ element, above, below }: ReadingPlace, box: Element) {
  if (!element.isConnected) return box.scrollTop;
  const { top, height } = element.getBoundingClientRect();
  return box.scrollTop + top + above * height - below - readingEdge(box);
}
