import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Keeps the focus near a control that is removed (keepFocus.ts). Its code is fetched when the browser is idle. */
export const useKeptFocus = () =>
  useEffect(() => {
    let end: (() => void) | undefined;
    const cancel = whenIdle(() => {
      void import('./keepFocus.ts').then(
        ({ keepFocus }) => (end = keepFocus()),
        () => undefined,
      );
    });
    return () => {
      cancel();
      end?.();
    };
  }, []);
