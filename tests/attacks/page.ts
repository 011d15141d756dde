import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/** A box of 300 × 200 px in the corner of the page, which what is shown in it must not leave. */
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
    /** What lies at the far end of the page. */
    elementAtFarCorner: () => document.elementFromPoint(innerWidth - 2, innerHeight - 2),
    close() {
      root.unmount();
      place.remove();
    },
  };
}
