import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

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
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport({ size })}>
          <Base.Popup className={styles.popup({ size })} initialFocus={initialFocus}>
            <header className={styles.head}>
              <div className={styles.words}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description !== undefined && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
              </div>
              <IconButton label="Close" icon={<X />} onClick={onClose} />
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
