import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as styles from './AgentPanel.css.ts';

export interface AgentScreenProps {
  /** The close button or Escape was used. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** The agent over the page. Not modal: top bar and sidebar stay usable, and AppShell makes the page below inert. */
export function AgentScreen({ onClose, children }: AgentScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.show();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-labelledby={id}
      onKeyDown={({ key, target, currentTarget }) => {
        // Escape pressed in a dialog on top of this one closes only that dialog.
        if (key === 'Escape' && (target as Element).closest('dialog') === currentTarget) onClose?.();
      }}
    >
      <div className={styles.bar}>
        <h2 id={id} className={styles.barTitle}>
          My Agent
        </h2>
        <IconButton label="Close" icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.scroller}>{children}</div>
    </dialog>
  );
}
