import { useLayoutEffect, useState } from 'react';
import { topLayer } from './Modal.css.ts';
import { subscribeToTopmost, topmostDialog } from './openDialogs.ts';

function createLayer() {
  // There is no document on a server.
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
  const unsubscribe = subscribeToTopmost(raise);
  return () => {
    unsubscribe();
    layer.remove();
  };
}

/**
 * An element for what has to lie above everything, open dialogs included. It moves into the topmost dialog: outside of that
 * one it could neither be pressed nor read out. Null on a server.
 */
export function useTopLayer(): HTMLElement | null {
  const [layer] = useState(createLayer);
  useLayoutEffect(() => (layer ? keepOnTop(layer) : undefined), [layer]);
  return layer;
}
