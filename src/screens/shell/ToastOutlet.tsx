import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ToastMessage } from '../../services/messages.ts';
import { createToaster } from '../../ui/overlays/Toast/toaster.ts';
import { ToastRegion } from '../../ui/overlays/Toast/ToastRegion.tsx';
import { useLanguage } from './language/LanguageProvider.tsx';
import { useServices } from './services.tsx';

/** How long the empty region is there before its first toast: a screen reader reads only what arrives in a region that it knows. */
const headStartMs = 150;
/** More toasts than are on the screen at a time. */
const mostRemembered = 6;

export function ToastOutlet() {
  const { toastQueue } = useServices();
  const { translate } = useLanguage();
  const [toaster] = useState(createToaster);
  /** The newest toasts in English. One of them may be on the screen still when another language is chosen. */
  const remembered = useRef(new Map<string, ToastMessage>());

  const inWords = ({ title, description, tone }: ToastMessage) => ({
    title: translate(title),
    description: translate(description),
    tone,
  });
  const handle = useEffectEvent((message: ToastMessage, isDismissed = false) => {
    if (isDismissed) {
      for (const [id, shown] of remembered.current) if (shown === message) toaster.dismiss(id);
      return;
    }
    remembered.current.set(toaster.add(inWords(message)), message);
    const [oldest] = remembered.current.keys();
    if (remembered.current.size > mostRemembered && oldest !== undefined) remembered.current.delete(oldest);
  });
  const showInOtherWords = useEffectEvent(() => {
    for (const [id, message] of remembered.current) toaster.update(id, inWords(message));
  });

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      unsubscribe = toastQueue.subscribe(handle);
    }, headStartMs);
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [toastQueue]);
  useEffect(() => showInOtherWords(), [translate]);
  return <ToastRegion toaster={toaster} />;
}
