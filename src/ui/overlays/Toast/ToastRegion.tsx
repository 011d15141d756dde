import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { useTopLayer } from '../Dialog/useTopLayer.ts';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { avoidControls } from './Toast.avoidControls.ts';
import * as styles from './Toast.css.ts';
import type { Toaster, ToastMessage } from './toaster.ts';
import { words } from './Toast.words.ts';

export interface ToastRegionProps {
  /** From `createToaster`: the same one for as long as the app runs. */
  toaster: Toaster;
}

/** Shows the toasts of a toaster. Render it once per app. F6 moves the focus to it. */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const layer = useTopLayer();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  /** What had the focus before a toast got it: it gets it back when a pointer presses a button of that toast. */
  const before = useRef<HTMLElement>(null);
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget))
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }
  function onPress({ detail }: MouseEvent) {
    // With a keyboard, Base UI takes the focus to the next toast, or back. The action may have moved the focus itself.
    if (detail > 0 && region?.contains(document.activeElement))
      before.current?.focus({ preventScroll: true });
  }
  return (
    <Toast.Provider toastManager={toaster.manager} limit={3}>
      <Toast.Portal container={layer}>
        <Toast.Viewport
          ref={setRegion}
          className={styles.viewport}
          aria-label={useLabels('Toast', words).region}
          onFocus={onFocus}
        >
          <Toasts region={region} onPress={onPress} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

interface ToastsProps {
  region: HTMLElement | null;
  onPress: (event: MouseEvent) => void;
}

function Toasts({ region, onPress }: ToastsProps) {
  const labels = useLabels('Toast', words);
  const { toasts } = Toast.useToastManager<ToastMessage>();
  const hasToasts = toasts.length > 0;
  // A toast leaves towards the end of the line, at which it stands.
  const end = region && getComputedStyle(region).direction === 'rtl' ? 'left' : 'right';
  useLayoutEffect(() => (region && hasToasts ? avoidControls(region) : undefined), [region, hasToasts]);
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'neutral';
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        // Base UI's own 'high' priority writes the text twice and hides this one, with its button, from
        // assistive technology; an alert is as urgent.
        role={tone === 'critical' ? 'alert' : 'status'}
        aria-atomic
        aria-modal={undefined}
        tabIndex={-1}
        swipeDirection={end}
        className={styles.toast({ tone })}
      >
        <Toast.Content className={styles.content}>
          <Toast.Title render={<p />} className={styles.title} />
          <Toast.Description className={styles.description} />
        </Toast.Content>
        {toast.actionProps && <Toast.Action className={styles.action} onClick={onPress} />}
        <Toast.Close
          aria-label={labels.dismiss}
          aria-hidden={undefined}
          className={styles.dismiss}
          onClick={onPress}
        >
          <span className={iconSlot}>
            <X aria-hidden />
          </span>
        </Toast.Close>
      </Toast.Root>
    );
  });
}
