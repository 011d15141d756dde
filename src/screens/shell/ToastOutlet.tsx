import { useEffect, useState } from 'react';
import { createToaster } from '../../ui/overlays/Toast/toaster.ts';
import { ToastRegion } from '../../ui/overlays/Toast/ToastRegion.tsx';
import { useServices } from './services.tsx';

export function ToastOutlet() {
  const { toastQueue } = useServices();
  const [toaster] = useState(createToaster);
  useEffect(() => toastQueue.subscribe((message) => toaster.add(message)), [toastQueue, toaster]);
  return <ToastRegion toaster={toaster} />;
}
