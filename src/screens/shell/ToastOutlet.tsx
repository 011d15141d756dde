import { useEffect, useState } from 'react';
import { createToaster } from '../../ui/overlays/Toast/toaster.ts';
import { ToastRegion } from '../../ui/overlays/Toast/ToastRegion.tsx';
import { useLanguage } from './language/LanguageProvider.tsx';
import { useServices } from './services.tsx';

/** How long the empty region is there before its first toast: a screen reader reads only what arrives in a region that it knows. */
const headStartMs = 150;

export function ToastOutlet() {
  const { toastQueue } = useServices();
  const { say } = useLanguage();
  const [toaster] = useState(createToaster);
  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      unsubscribe = toastQueue.subscribe(({ title, description, tone }) =>
        toaster.add({ title: say(title), description: say(description), tone }),
      );
    }, headStartMs);
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [toastQueue, toaster, say]);
  return <ToastRegion toaster={toaster} />;
}
