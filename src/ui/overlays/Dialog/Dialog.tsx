import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { Modal } from './Modal.tsx';

export type DialogSize = 'small' | 'medium' | 'tall' | 'large';

export interface DialogProps {
  /** Shown, with the focus inside; it fades in and out. */
  open: boolean;
  /** Escape, the backdrop or the close button was used. */
  onClose: () => void;
  /** The dialog's accessible name: what is asked or done here. */
  title: string;
  /** One line below the title, read out with it. */
  description?: string | undefined;
  /** A small picture before the title. */
  picture?: ReactNode;
  /** What goes on, in a few words below the title. Give it a live region of its own. */
  status?: ReactNode;
  /** Buttons that concern the whole content, before the close button. */
  actions?: ReactNode;
  /**
   * `tall` and `large` have a constant height; their content fills it and scrolls by itself. On phones all but `small` fill
   * the screen. Where the screen is low, a `large` one scrolls as a whole.
   */
  size?: DialogSize | undefined;
  /** Below the content, at the end of the line. */
  footer?: ReactNode;
  /** Where the focus goes at first; else to the first control of the content or the footer. Enter must not close it unread. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Mounted only while open. */
  children: ReactNode;
}

const controls = ':is(button, input, select, textarea, a[href]):not(:disabled)';

export function Dialog({
  open,
  onClose,
  title,
  description,
  picture,
  status,
  actions,
  size = 'medium',
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const firstControl = () =>
    box.current?.querySelector<HTMLElement>(`:is(.${styles.body}, .${styles.foot}) ${controls}`);
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={() => initialFocus?.current ?? firstControl()}
      className={styles.dialog({ size })}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
    >
      <div ref={box} className={styles.box({ size })}>
        <header className={styles.head}>
          {picture && <div className={styles.lead}>{picture}</div>}
          <div className={styles.words({ beside: picture ? 'picture' : 'nothing' })}>
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
            {description !== undefined && (
              <p id={`${id}description`} className={styles.description}>
                {description}
              </p>
            )}
            {status && <div className={styles.status}>{status}</div>}
          </div>
          {actions}
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </Modal>
  );
}
