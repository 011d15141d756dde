import { useRef } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import * as styles from './Dialog.css.ts';

/** The frame of a dialog whose code or content is still on its way. The dialog that follows takes its place without fading. */
export function LoadingDialog(props: Pick<DialogProps, 'open' | 'onClose' | 'title' | 'size'>) {
  // Not 'Close': a second press of Enter would close what the first one opened.
  const waiting = useRef<HTMLDivElement>(null);
  return (
    <Dialog {...props} initialFocus={waiting}>
      <div ref={waiting} className={styles.waiting} tabIndex={-1}>
        <Spinner size="large" label="Loading…" />
      </div>
    </Dialog>
  );
}
