import { useEffect, useState } from 'react';
import { createToaster } from '../../ui/overlays/Toast/toaster.ts';
import { ToastRegion } from '../../ui/overlays/Toast/ToastRegion.tsx';
import { useServices } from './services.tsx';

export function ToastOutlet() {
  const { notices } = useServices();
  const [toaster] = useState(createToaster);
  useEffect(() => notices.subscribe((message) => toaster.add(message)), [notices, toaster]);
  return <ToastRegion toaster={toaster} />;
}
