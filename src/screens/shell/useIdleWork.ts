import { useEffect } from 'react';
import { preloadToasts } from './Toasts.tsx';
import { whenIdle } from './whenIdle.ts';

/** When the browser is idle: fetches the code of toasts, and what keeps the focus near a control that is removed (keepFocus.ts). */
export const useIdleWork = () =>
  useEffect(() => {
    let end: (() => void) | undefined;
    let hasLeft = false;
    const cancel = whenIdle(() => {
      preloadToasts();
      import('./keepFocus.ts').then(
        ({ keepFocus }) => {
          if (!hasLeft) end = keepFocus();
        },
        () => undefined,
      );
    });
    return () => {
      hasLeft = true;
      cancel();
      end?.();
    };
  }, []);
