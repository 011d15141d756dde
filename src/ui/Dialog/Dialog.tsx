import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { Modal } from './Modal.tsx';

export interface DialogProps {
  /** Shown, with the focus inside; it fades in and out. */
  open: boolean;
  /** Escape, the backdrop or the close button was used. */
  onClose: () => void;
  /** The dialog's accessible name: what is asked or done here. */
  title: string;
  /** One line below the title, read out with it. */
  description?: string | undefined;
  /** `large` has a constant height; its content fills it and scrolls by itself. On phones all but `small` fill the screen. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Below the content, at the end of the line. */
  footer?: ReactNode;
  /** Where the focus goes at first; else to the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Mounted only while open. */
  children: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'medium',
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={initialFocus}
      className={styles.dialog({ size })}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
    >
      <div className={styles.box({ size })}>
        <header className={styles.head}>
          <div className={styles.words}>
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
            {description !== undefined && (
              <p id={`${id}description`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </Modal>
  );
}
