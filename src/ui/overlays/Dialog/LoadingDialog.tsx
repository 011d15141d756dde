import { useRef } from 'react';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import * as styles from './Dialog.css.ts';
import { words } from './Dialog.words.ts';

/** A dialog with a spinner, for the time while the real one's code or data loads. The real one replaces it without fading. */
export function LoadingDialog(props: Pick<DialogProps, 'open' | 'onClose' | 'title' | 'size'>) {
  // The focus goes to the spinner and not to 'Close': a second press of Enter would close what the first one opened.
  const spinnerBox = useRef<HTMLDivElement>(null);
  return (
    <Dialog {...props} initialFocus={spinnerBox}>
      <div ref={spinnerBox} className={styles.loading} tabIndex={-1}>
        <Spinner size="large" label={useLabels('Dialog', words).loading} />
      </div>
    </Dialog>
  );
}
