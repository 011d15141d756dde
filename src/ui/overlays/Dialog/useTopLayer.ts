import { useLayoutEffect, useState } from 'react';
import { topLayer } from './Modal.css.ts';
import { subscribeToTopmost, topmostDialog } from './openDialogs.ts';

function makeLayer() {
  // On a server there is nothing to lie over.
  if (typeof document === 'undefined') return null;
  const layer = document.createElement('div');
  layer.className = topLayer;
  layer.popover = 'manual';
  return layer;
}

function keepOnTop(layer: HTMLElement) {
  function raise() {
    (topmostDialog() ?? document.body).append(layer);
    layer.showPopover();
  }
  raise();
  const stop = subscribeToTopmost(raise);
  return () => {
    stop();
    layer.remove();
  };
}

/** Where to put what lies over everything, open dialogs as well: outside of them it could be neither pressed nor heard. */
export function useTopLayer(): HTMLElement | null {
  const [layer] = useState(makeLayer);
  useLayoutEffect(() => (layer ? keepOnTop(layer) : undefined), [layer]);
  return layer;
}
