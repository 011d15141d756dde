import { Suspense, useEffect, useState } from 'react';
import { later } from '../../ui/lazyWithPreload.tsx';
import { onceHere } from './showWhenLoaded.ts';
import { useServices } from './services.tsx';

const ToastOutlet = later(async () => (await import('./ToastOutlet.tsx')).ToastOutlet);

/** The toasts' code loads with the first thing to say; `notices` keeps it until then. */
export function Toasts() {
  const { notices } = useServices();
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    if (needed) return;
    return notices.watch(() => onceHere(ToastOutlet.load, () => setNeeded(true)));
  }, [notices, needed]);

  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastOutlet />
    </Suspense>
  );
}
