import { startTransition, Suspense, useEffect, useState } from 'react';
import { ChunkLoadError, lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { afterPaint } from './afterPaint.ts';
import { useServices } from './services.tsx';

const ToastOutlet = lazyWithPreload(async () => (await import('./ToastOutlet.tsx')).ToastOutlet);

/** Fetches the code of toasts. A lost connection can only be told with what is here already. */
export const preloadToasts = () => void ToastOutlet.preload().catch(() => undefined);

/**
 * Shows toasts. Their code loads with the first message, which `toastQueue` keeps until then. Where it could not be fetched, it is tried
 * again with each message, and when the browser is online again. [X3, X13]
 */
export function Toasts() {
  const { toastQueue, report } = useServices();
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (needed) return;
    let isWaiting = false;
    async function show() {
      isWaiting = true;
      try {
        await ToastOutlet.preload();
        // React keeps a fallback for at least 300 ms; this way none is shown.
        afterPaint(() => startTransition(() => setNeeded(true)));
      } catch (error) {
        report.error('toasts', new ChunkLoadError(error));
      }
    }
    const onOnline = () => {
      if (isWaiting) void show();
    };
    const unwatch = toastQueue.watch(() => void show());
    addEventListener('online', onOnline);
    return () => {
      unwatch();
      removeEventListener('online', onOnline);
    };
  }, [toastQueue, report, needed]);

  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastOutlet />
    </Suspense>
  );
}
