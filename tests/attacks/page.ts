import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/** A box of 300 × 200 px in the corner of the page. Content rendered in it must not reach beyond it. */
export function renderBox() {
  const place = document.createElement('div');
  place.setAttribute('style', 'width: 300px; max-height: 200px; overflow: hidden;');
  document.body.append(place);
  const root = createRoot(place);
  return {
    place,
    show(node: ReactNode) {
      flushSync(() => root.render(node));
      return place;
    },
    /** The element at the opposite corner of the page. */
    elementAtFarCorner: () => document.elementFromPoint(innerWidth - 2, innerHeight - 2),
    close() {
      root.unmount();
      place.remove();
    },
  };
}
