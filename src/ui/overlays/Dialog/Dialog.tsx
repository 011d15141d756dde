import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './Dialog.css.ts';
import { Modal } from './Modal.tsx';
import { words } from './Dialog.words.ts';

export type DialogSize = 'small' | 'medium' | 'tall' | 'large';

export interface DialogProps {
  /** Whether it is shown. It fades in and out, and takes the focus. */
  open: boolean;
  /** Called when it should close: Escape, a press on the backdrop, or the close button. */
  onClose: () => void;
  /** What is asked or done here: the heading, and the accessible name. */
  title: string;
  /** One line below the title, and the accessible description. */
  description?: string | undefined;
  /** A small picture before the title, such as an Avatar. */
  picture?: ReactNode;
  /** What is going on, in a few words below the title. It is not announced by itself: pass a live region. */
  status?: ReactNode;
  /** Buttons that concern the whole content, before the close button. */
  actions?: ReactNode;
  /**
   * The width and height: `small` 26rem for a question, `medium` (the default) 34rem for a form; of constant height, with
   * content that scrolls by itself, `tall` 26rem wide and `large` 46rem. On phones all but `small` fill the window. In a window
   * of little height a `large` one scrolls as a whole.
   */
  size?: DialogSize | undefined;
  /** Buttons below the content, at the end of the line, the decisive one last. */
  footer?: ReactNode;
  /**
   * What takes the focus on opening. Without it, the first control of the content or the footer does, and not the close
   * button: Enter would close the dialog unread.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes the focus on closing, where what had it before is gone by then, such as a row that was removed. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The content. It is mounted only while the dialog is open. */
  children: ReactNode;
}

const controls = ':is(button, input, select, textarea, a[href]):not(:disabled)';

/** Focuses the first of these that can have the focus; of a group of radios it is the one that is checked. */
const focusFirst = (found: readonly HTMLInputElement[]) =>
  void found.some((control) => {
    const { type, name } = control;
    const chosen =
      type === 'radio' && found.find((each) => each.checked && each.type === type && each.name === name);
    const target = chosen || control;
    target.focus();
    return document.activeElement === target;
  });

/** A modal dialog: a question or a form above the page that has to be answered or closed first. */
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
  finalFocus,
  children,
}: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const focusFirstControl = () =>
    focusFirst([
      ...box.current!.querySelectorAll<HTMLInputElement>(
        `:scope > :is(.${styles.body}, .${styles.foot}) ${controls}`,
      ),
    ]);
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={() => initialFocus?.current ?? focusFirstControl()}
      finalFocus={() => finalFocus?.current}
      className={styles.dialog({ size })}
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}description`}
    >
      <div ref={box} className={styles.box({ size })}>
        <header className={styles.head}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.headings({ beside: picture ? 'picture' : 'nothing' })}>
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
          <IconButton label={useLabels('Dialog', words).close} icon={<X />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </Modal>
  );
}
