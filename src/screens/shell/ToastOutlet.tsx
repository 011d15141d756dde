import { useEffect, useState } from 'react';
import { createToaster } from '../../ui/overlays/Toast/toaster.ts';
import { ToastRegion } from '../../ui/overlays/Toast/ToastRegion.tsx';
import { useServices } from './services.tsx';

/** How long the empty region is there before its first toast: a screen reader reads only what arrives in a region that it knows. */
const headStartMs = 150;

export function ToastOutlet() {
  const { toastQueue } = useServices();
  const [toaster] = useState(createToaster);
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      unsubscribe = toastQueue.subscribe((message) => toaster.add(message));
    }, headStartMs);
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [toastQueue, toaster]);
  return <ToastRegion toaster={toaster} />;
}
