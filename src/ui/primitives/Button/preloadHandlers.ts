import type { ComponentProps } from 'react';

type Handlers = Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>;

/** Calls `onPreload` when a pointer, a finger or the focus reaches a button, before what its owner does then. */
export function preloadHandlers(onPreload: (() => void) | undefined, own: Handlers): Handlers | undefined {
  if (!onPreload) return undefined;
  return {
    onPointerEnter(event) {
      onPreload();
      own.onPointerEnter?.(event);
    },
    onFocus(event) {
      onPreload();
      own.onFocus?.(event);
    },
    onTouchStart(event) {
      onPreload();
      own.onTouchStart?.(event);
    },
  };
}
