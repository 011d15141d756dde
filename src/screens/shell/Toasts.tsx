import { Suspense, useEffect, useState } from 'react';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { showWhenLoaded } from './showWhenLoaded.ts';
import { useServices } from './services.tsx';

const ToastOutlet = lazyWithPreload(async () => (await import('./ToastOutlet.tsx')).ToastOutlet);

/** Shows toasts. Their code loads with the first message, which `toastQueue` keeps until then. [X3] */
export function Toasts() {
  const { toastQueue } = useServices();
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (needed) return;
    return toastQueue.watch(() => showWhenLoaded(ToastOutlet.preload, () => setNeeded(true)));
  }, [toastQueue, needed]);

  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastOutlet />
    </Suspense>
  );
}
